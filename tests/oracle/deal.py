"""A deal from the first packet to the result, told as one long story.

The story is a generator: it names a seat and what that seat may say, and is told what was said.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

from oracle import auction, claims, dealing, doubling, partner, play, scoring, solo, trump
from oracle.cards import Keys
from oracle.state import Conceded, Played, Result, ThrownIn, Trick

Story = Generator[tuple[int, list[str]], str, None]


@dataclass
class Deal:
    """The table at one moment; `say` moves it on."""

    keys: Keys
    deck: list[str]
    dealer: int
    tallies: list[int]
    undealt: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    dealt: list[list[str]] = field(default_factory=list)
    had: list[list[str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    declarer: int = -1
    bid: int = 0
    bid_suit: str = ""
    step: str = ""
    partner: int = -1
    partners_card: str = ""
    is_partner_known: bool = False
    asked: set[int] = field(default_factory=set)
    solo: str = ""
    trump: str = ""
    is_fixed: bool = False
    is_turned_round: bool = False
    is_opened_first: bool = False
    was_called: bool = False
    is_open: bool = False
    indicator: str = ""
    turned_up: str = ""
    waits_for_card: bool = False
    is_later_card: bool = False
    bidders: int = 0
    passed: set[int] = field(default_factory=set)
    is_won_second: bool = False
    trick: list[Played] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    is_playing: bool = False
    target: int = 0
    declared: list[tuple[str, int, int]] = field(default_factory=list)
    shown_cards: list[tuple[int, str]] = field(default_factory=list)
    is_conceded: bool = False
    raised: int = 0
    claim: claims.Claim | None = None
    missed: list[claims.Claim] = field(default_factory=list)
    to_act: int = -1
    legal: list[str] = field(default_factory=list)
    result: Result | None = None

    def __post_init__(self) -> None:
        self.seats = self.keys["table"]["seats"]
        self.tallies = self.tallies or [self.keys["match"]["start"]] * self.seats
        self.eldest = (self.dealer + 1) % self.seats
        self.undealt = list(self.deck)
        self.dealt = [[] for _ in range(self.seats)]
        self.had = [[] for _ in range(self.seats)]
        self.hands = [[] for _ in range(self.seats)]
        self.story = told(self)
        self._hear(None)

    def is_concealed(self) -> bool:
        """Whether what was chosen for trump lies face down."""
        return self.is_fixed and not self.is_open

    def is_reversed(self) -> bool:
        """Whether the weakest cards are the strongest now."""
        if self.solo:
            return self.contract().get("order") == "reversed"
        return self.is_turned_round and self.is_open

    def contract(self) -> dict[str, Any]:
        """The solo contract that is played."""
        return dict(self.keys["solo"]["contracts"][self.solo])

    def tricks_in_all(self) -> int:
        """How many tricks are played; a solo is over with the hand it was called on."""
        if not self.solo:
            return sum(stage for stage in self.keys["deal"]["stages"] if isinstance(stage, int))
        short = self.contract().get("tricks", "none")
        return len(self.dealt[self.eldest]) if short == "none" else int(short)

    def tricks_now(self) -> int:
        """How many tricks are done when the hands are empty."""
        left = len(self.deck) - len(self.undealt)
        return min(self.tricks_in_all(), left // self.seats)

    def say(self, act: str) -> None:
        """The seat to act says one of the things it may say."""
        if act not in self.legal:
            raise ValueError(act)
        self._hear(act)

    def _hear(self, act: str | None) -> None:
        try:
            self.to_act, self.legal = self.story.send(act)  # type: ignore[arg-type]
        except StopIteration:
            self.to_act, self.legal = -1, []


def told(deal: Deal) -> Story:
    """The whole story, and its end."""
    try:
        yield from stages(deal)
    except ThrownIn as end:
        deal.result = Result("thrown_in", end.why, is_next_dealer=end.passes_on)
        return
    except Conceded:
        deal.is_conceded = True
    deal.result = scoring.result(deal)


def stages(deal: Deal) -> Story:
    """The stages in the order the profile gives them; more cards may come after the first play."""
    every = deal.keys["deal"]["stages"]
    halfway = every.index("play")
    yield from preparations(deal, every[:halfway])
    yield from dealing.asked_full_hand(deal)
    yield from partner.named(deal)
    yield from trump.opened_first(deal)
    yield from play.first_tricks(deal)
    for stage in every[halfway + 1 :]:
        if isinstance(stage, int) and not deal.solo:
            dealing.further_packet(deal, stage)
        if stage == "play" and not deal.solo:
            yield from play.tricks(deal, deal.tricks[-1].winner)
    play.look_back(deal)


def preparations(deal: Deal, every: list[Any]) -> Story:
    """What comes before the first lead."""
    for place, stage in enumerate(every):
        is_more_to_come = any(isinstance(later, int) for later in every[place + 1 :])
        if isinstance(stage, int) and not solo.is_short(deal):
            yield from dealing.packet(deal, every, place)
        if stage == "auction" and not deal.solo:
            yield from auction.auction(deal)
            yield from dealing.after_auction(deal)
        if stage == "second_auction":
            yield from auction.second(deal)
        if stage == "trump":
            yield from trump.choice(deal)
        if stage == "doubling":
            yield from doubling.ladder(deal)
        if stage == "solo":
            yield from solo.offers(deal, "first_packet" if is_more_to_come else "full_hand")


def replayed(
    keys: Keys,
    deck: Sequence[str],
    dealer: int,
    tallies: Sequence[int],
    acts: Sequence[str],
    raised: int = 0,
) -> Deal:
    """The deal after the acts so far; `raised` is a mark that a claim has set before."""
    deal = Deal(keys, list(deck), dealer, list(tallies), raised=raised)
    for act in acts:
        deal.say(act)
    return deal
