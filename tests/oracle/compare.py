"""Engine and oracle at one table: the same cards, the same acts, and every difference told.

This is the only module here that knows the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import oracle
from oracle.cards import SYMBOLS
from turup.game.chance_play import chosen
from turup.game.deal import Deal
from turup.game.events import TrickWon
from turup.game.match import Match
from turup.game.refusals import Refused
from turup.profiles import Profile
from turup.profiles.encoding import rules_of

Choice = Callable[[Deal], Any]
LETTERS = {mark: letter for letter, mark in SYMBOLS.items()}
WAYS_ON = 4  # how many ways a deal that has ended early is played on
TOLD = ("outcome", "why", "declarer", "bid", "solo", "target", "points", "scores")


@dataclass
class Difference(Exception):
    """Where the two disagree, with all it takes to play it again."""

    spec: str
    what: str
    oracle_says: Any
    engine_says: Any
    seed: int
    number: int
    dealer: int
    tallies: tuple[int, ...]
    acts: tuple[str, ...]

    def __str__(self) -> str:
        return (
            f"{self.spec}: {self.what}\n"
            f"  oracle: {self.oracle_says}\n  engine: {self.engine_says}\n"
            f"  seed {self.seed}, deal {self.number}, dealer {self.dealer}, "
            f"tallies {self.tallies}\n"
            f"  acts: {', '.join(self.acts) or 'none'}"
        )


def plain(cards: Any) -> list[str]:
    """Cards of the engine as the oracle writes them."""
    return [letters_of(card) for card in cards]


@cache
def letters_of(card: Any) -> str:
    """A card of the engine as the oracle writes it."""
    return LETTERS[str(card)[0]] + str(card)[1:]


def fair(chance: Random) -> Choice:
    """Every legal act alike."""
    return lambda deal: chance.choice(deal.legal())


def any_choice(chance: Random) -> Choice:
    """For a whole deal either every legal act alike, or a player who leaves it to chance."""
    return chance.choice([fair(chance), chosen])


class Table:
    """One profile, played by both."""

    def __init__(self, spec: str, profile: Profile, seed: int) -> None:
        self.spec, self.keys, self.seed = spec, profile.keys, seed
        self.rules = rules_of(profile)
        self.acts = self.deals = self.matches = 0
        self.seen: Counter[str] = Counter()  # in how many deals each thing happened

    def play_deals(self, acts: int) -> None:
        """Matches until so many acts are done."""
        name = Path(self.spec).name  # the same wherever the checkout stands
        chance = Random(f"{name} {self.seed}")  # noqa: S311 - chance is no secret
        while self.acts < acts:
            self.play_match(chance, acts)

    def play_match(self, chance: Random, acts: int) -> None:
        """One match, or as much of it as the acts allow."""
        match = Match.begun(self.rules, chance.getrandbits(32), chance.randrange(8) % self.seats())
        mirror = oracle.Match(self.keys, match.dealer)
        while not match.is_over and self.acts < acts:
            deal = match.next_deal()
            deal, told = self.play(deal, any_choice(chance))
            match = match.after(deal)
            mirror.add(told)
            self.compare(deal, "match", standing(mirror), standing(match))
            self.compare_end(deal, mirror, match)
            self.note(deal, match)

    def note(self, deal: Deal, match: Match) -> None:
        """Note what has happened in a deal, so that one can see what has been compared."""
        self.deals, self.matches = self.deals + 1, self.matches + match.is_over
        self.seen.update({type(event).__name__ for event in deal.events})
        if deal.result is not None:
            self.seen[f"outcome {deal.result.outcome} {deal.result.why}".rstrip()] += 1
            self.seen.update({f"line {line.rule}" for line in deal.result.lines})
        self.seen["a set stands open"] += any((*match.red, *match.black))
        self.seen["the match is lost"] += match.loser >= 0

    def compare_end(self, deal: Deal, mirror: oracle.Match, match: Match) -> None:
        """Whether it is over, and one of those who may have won or lost is named."""
        self.compare(deal, "over", mirror.is_over, match.is_over)
        for fact, able in (("winner", mirror.winners), ("loser", mirror.losers)):
            named = getattr(match, fact)
            if named not in (able or [-1]):
                self.compare(deal, fact, able, named)

    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.keys["table"]["seats"])

    def play(self, deal: Deal, choose: Choice) -> tuple[Deal, oracle.Result]:
        """A deal to its end, compared at every act."""
        mirror = self.mirrored(deal)
        while True:
            is_early = deal.is_over and not mirror.result
            if is_early and self.keys["play"].get("ends_early", "never") != "never":
                return deal, self.compare_early(deal)
            self.compare_moment(deal, mirror)
            if deal.is_over or mirror.result:
                break
            act = choose(deal)
            deal = self.taken(deal, act)
            mirror.say(str(act))
            self.acts += 1
        return deal, self.compare_result(deal, mirror)

    def compare_early(self, deal: Deal) -> oracle.Result:
        """A deal that ends early would have come to the same, however it had gone on."""
        chance = Random(f"{deal.seed} {deal.number}")  # noqa: S311 - chance is no secret
        for _ in range(WAYS_ON):
            mirror = self.mirrored(deal)
            while not mirror.result:
                acts = [act for act in mirror.legal if act.split()[0] not in ("claim", "concede")]
                mirror.say(chance.choice(acts))
            for fact in ("outcome", "why", "declarer", "solo", "scores", "is_next_dealer"):
                said, done = getattr(mirror.result, fact), getattr(deal.result, fact)
                self.compare(deal, f"early {fact}", said, done)
        return mirror.result

    def explore(self, deal: Deal) -> int:
        """Every way the deal can go on, compared at every act; how many moments that were."""
        mirror = self.mirrored(deal)
        self.compare_moment(deal, mirror)
        if deal.is_over or mirror.result:
            self.compare_result(deal, mirror)
            return 1
        return 1 + sum(self.explore(self.taken(deal, act)) for act in deal.legal())

    def taken(self, deal: Deal, act: Any) -> Deal:
        """The deal after an act that the engine itself has called legal."""
        try:
            return deal.after(act)
        except Refused as refused:
            self.compare(deal, f"legal, then refused: {act}", "legal", str(refused))
            raise

    def mirrored(self, deal: Deal) -> oracle.Deal:
        """The same deal, as the oracle sees it."""
        cards, acts = plain(deal.cards), [str(act) for act in deal.acts]
        return oracle.replayed(self.keys, cards, deal.dealer, deal.tallies, acts, deal.raised)

    def compare_result(self, deal: Deal, mirror: oracle.Deal) -> oracle.Result:
        """How the deal ended, by one of the oracle's answers; a solo has wiped bid and target."""
        assert mirror.result is not None
        every = [mirror.result, *mirror.result.others]
        told = next((each for each in every if each.scores == deal.result.scores), every[0])
        for fact in (*TOLD, "is_next_dealer"):
            if not (mirror.solo and fact in ("bid", "target")):
                self.compare(deal, fact, getattr(told, fact), getattr(deal.result, fact))
        return told

    def compare_moment(self, deal: Deal, mirror: oracle.Deal) -> None:
        """Who acts, what is legal, who holds what, and the last trick."""
        self.compare(deal, "to_act", mirror.to_act, deal.to_act)
        legal = sorted(str(act) for act in deal.legal())
        self.compare(deal, "legal", sorted(mirror.legal), legal)
        hands = [sorted(plain(hand)) for hand in deal.hands]
        self.compare(deal, "hands", [sorted(hand) for hand in mirror.hands], hands)
        last = mirror.tricks[-1] if mirror.tricks else None
        said = (last.winner, len(mirror.tricks), last.points) if last else None
        self.compare(deal, "trick", said, next(won_last(deal), None))

    def compare(self, deal: Deal, what: str, said: Any, done: Any) -> None:
        """Raise the difference, if there is one."""
        if said != done:
            raise Difference(
                self.spec, what, said, done, deal.seed, deal.number, deal.dealer,
                tuple(deal.tallies), tuple(str(act) for act in deal.acts),
            )  # fmt: skip


def won_last(deal: Deal) -> Iterator[tuple[int, int, int]]:
    """The tricks from the last one back: who won it, which it was, its card points."""
    for event in reversed(deal.events):
        if isinstance(event, TrickWon):
            yield event.seat, event.trick, event.points


def standing(match: Any) -> dict[str, Any]:
    """Where a match stands."""
    facts = {fact: list(getattr(match, fact)) for fact in ("tallies", "red", "black", "clips")}
    return facts | {"dealer": match.dealer}
