"""Deal after deal (R162, R175 to R189, S8 to S10)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from oracle.cards import Keys
from oracle.guards import filled
from oracle.state import Result


@dataclass
class Match:
    """Tallies and open sets, who deals, and who has won."""

    keys: Keys
    dealer: int = 0
    tallies: list[int] = field(default_factory=list)
    red: list[int] = field(default_factory=list)
    black: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    losers: list[int] = field(default_factory=list)
    clips: list[int] = field(default_factory=list)
    played: int = 0
    raised: int = 0
    is_over: bool = False

    def __post_init__(self) -> None:
        table = self.keys["table"]
        count = 2 if table["sides"] == "two_sides" else table["seats"]
        self.tallies = [self.keys["match"]["start"]] * count
        self.red, self.black, self.clips = [0] * count, [0] * count, [0] * count

    def add(self, result: Result) -> None:
        """A deal is written down."""
        if self.keys["deal"].get("next_dealer") == "solo_winner" and is_solo_won(result):
            self.dealer = result.declarer
        elif result.is_next_dealer:
            self.dealer = (self.dealer + 1) % self.keys["table"]["seats"]
        if result.outcome == "thrown_in":
            return
        self.played += 1
        self.raised = max(self.raised, result.raised)
        before, scores = list(self.tallies), list(result.scores)
        if self.has_clips():
            self.shed(result.declarer % len(self.clips), scores)
        broke = self.pay(scores)
        if self.has_clips():
            self.strip(before)
        self.decide(*self.marks(), broke)

    def has_clips(self) -> bool:
        """Whether who is stripped of his last card wears something on his ear."""
        return bool(self.keys["match"].get("clip", "none") != "none")

    def shed(self, place: int, scores: list[int]) -> None:
        """A declarer who wears clips sheds one a game point, or takes one more (R186)."""
        if self.clips[place]:
            change = 1 if scores[place] < 0 else -scores[place]
            self.clips[place] = max(self.clips[place] + change, 0)

    def strip(self, before: list[int]) -> None:
        """Whoever has just come to nothing takes a clip, and so do his partners."""
        for place, tally in enumerate(self.tallies):
            if before[place] > 0 >= tally:
                self.clips[place] += self.keys["table"]["seats"] // len(self.clips)

    def pay(self, scores: list[int]) -> list[int]:
        """The tallies move; who cannot pay in full hands over what he has (S10)."""
        rule = self.keys["match"]["at_zero"]
        last_stands = [p for p, score in enumerate(scores) if score < 0 and self.tallies[p] <= 0]
        short = [
            place
            for place, score in enumerate(scores)
            if score < 0 and self.tallies[place] + score < 0
        ]
        if rule == "nothing" or not short:
            for place, score in enumerate(scores):
                self.tallies[place] += score
        else:
            self.pay_short(scores)
        if rule == "wins":
            return []
        if rule == "loses":
            return [place for place, tally in enumerate(self.tallies) if tally <= 0]
        return {"cannot_pay_loses": short, "next_loss_loses": last_stands}.get(rule, [])

    def pay_short(self, scores: list[int]) -> None:
        """What is there goes round from each payer, each taking what he owes, until it is gone."""
        count = len(scores)
        for payer in [place for place, score in enumerate(scores) if score < 0]:
            purse = min(self.tallies[payer], -scores[payer])
            self.tallies[payer] -= purse
            takers = [(payer + step) % count for step in range(1, count)]
            takers = [taker for taker in takers if scores[taker] > 0]
            for taker in takers:
                share = min(purse, -scores[payer] // len(takers))
                self.tallies[taker] += share
                purse -= share

    def marks(self) -> tuple[list[int], list[int]]:
        """Who has reached a mark: the winners and the losers, by tally or by sets."""
        rules = self.keys["match"]
        sets = filled(rules["sets"])
        if sets:
            self.open_sets()
            enough = sets["win_at"]
            return (
                [place for place, count in enumerate(self.red) if count >= enough],
                [place for place, count in enumerate(self.black) if count >= enough],
            )
        if rules["at_zero"] == "wins":
            return [place for place, tally in enumerate(self.tallies) if tally <= 0], self.below()
        return self.above(), self.below()

    def above(self) -> list[int]:
        """Who stands at the winning tally or beyond."""
        mark = self.win_at()
        return [p for p, tally in enumerate(self.tallies) if mark != "none" and tally >= mark]

    def win_at(self) -> Any:
        """The tally that wins; a claim may have raised it (R188)."""
        mark = self.keys["match"]["win_at"]
        return mark if mark == "none" else max(mark, self.raised)

    def below(self) -> list[int]:
        """Who stands at the losing tally or beyond."""
        mark = self.keys["match"]["lose_at"]
        return [p for p, tally in enumerate(self.tallies) if mark != "none" and tally <= mark]

    def open_sets(self) -> None:
        """A tally at the mark opens a set and starts again; equal sets fall together."""
        sets = self.keys["match"]["sets"]
        for reached, colour, mark in (
            (self.above, self.red, self.win_at()),
            (self.below, self.black, self.keys["match"]["lose_at"]),
        ):
            while reached():
                for place in reached():
                    colour[place] += 1
                    over = self.tallies[place] - mark if sets["excess"] == "kept" else 0
                    self.tallies[place] = self.keys["match"]["start"] + over
            if sets["equal"] == "dropped":
                fallen = min(colour)
                colour[:] = [count - fallen for count in colour]

    def decide(self, reached: list[int], losers: list[int], broke: list[int]) -> None:
        """Who reached a mark wins; where somebody lost, the best of the others does.

        Of two sides the other has lost. Who wears a clip cannot win. Nothing says which of
        several equals it is, so all of them are named.
        """
        losers = losers + broke
        free = [place for place, clips in enumerate(self.clips) if not clips]
        reached = [place for place in reached if place in free]
        able = reached or [place for place in free if losers and place not in losers]
        if able:
            self.end(self.best(able), losers)
        elif self.is_last_deal():
            best = self.best(free)
            if len(best) == 1 or not self.ties():
                self.end(best if len(best) == 1 else [], [])

    def end(self, winners: list[int], losers: list[int]) -> None:
        """The match is over."""
        self.is_over, self.winners, self.losers = True, winners, losers
        if len(self.tallies) == 2 and len(winners) == 1:
            self.losers = [1 - winners[0]]

    def ties(self) -> list[int]:
        """How many deals follow each time the match is level."""
        return list(filled(self.keys["match"].get("length")).get("ties", []))

    def is_last_deal(self) -> bool:
        """Whether the deals that were agreed are played, or those that followed a tie (R183)."""
        length, ties = filled(self.keys["match"].get("length")), self.ties()
        if not length:
            return False
        past = self.played - length["deals"]
        for further in ties[:-1]:
            if past <= 0:
                break
            past -= further
        return past == 0 or (past > 0 and bool(ties) and past % ties[-1] == 0)

    def best(self, able: list[int]) -> list[int]:
        """Who of some stands best."""
        highest = max((self.height(place) for place in able), default=(0, 0))
        return [place for place in able if self.height(place) == highest]

    def height(self, place: int) -> tuple[int, int]:
        """How well an account stands: its red sets less its black ones, then its tally."""
        return self.red[place] - self.black[place], how_good(self.keys, self.tallies[place])


def how_good(keys: Keys, tally: int) -> int:
    """The higher tally is the better one, except where the point is to be rid of all."""
    return -tally if keys["match"]["at_zero"] == "wins" else tally


def is_solo_won(result: Result) -> bool:
    """Whether somebody has played a solo and won it."""
    return bool(result.solo) and result.outcome == "made"
