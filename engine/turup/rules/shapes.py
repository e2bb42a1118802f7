"""Shapes that several sections share: capacities, bands, effects on a stake, guards.

A compiled program serves every profile, so nothing here has a varying size: what a profile
may list has a capacity (the schema's maxItems or maxProperties) and a count.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, NamedTuple, Protocol

from turup.rules.noted import rule
from turup.rules.state import NOBODY

# "none" where a key says "a number or none". No number a profile may write comes near it.
NONE = -10_000
# Below every number that a guard can ask for.
NOTHING_FITS = -1_000_000


class Upto(NamedTuple):
    """The capacity of a tuple: filled up with zeros, as many as `used` are meant."""

    capacity: int


class Flags(NamedTuple):
    """A list of words, as 1 for each word of a choice that is in it."""

    words: type[IntEnum]

    @property
    def capacity(self) -> int:
        """How many words there are."""
        return len(self.words)


class Words(NamedTuple):
    """Words that a number's key also takes, with the numbers that stand for them."""

    numbers: tuple[tuple[str, int], ...]


class RankSet(NamedTuple):
    """A list of ranks, as a mask of their numbers."""


NumberOrNone = Annotated[int, Words((("none", NONE),))]


class Band(Protocol):
    """A row of a band table, for the bids from `from_` to where the next row begins."""

    @property
    def from_(self) -> int:
        """The first bid; 0 in the lowest row."""


class Bands(Protocol):
    """A band table: rows in ascending order."""

    @property
    def used(self) -> int:
        """How many rows there are."""

    @property
    def rows(self) -> tuple[Band, ...]:
        """The rows, filled up to their capacity."""


class Way(IntEnum):
    """How an effect changes a stake."""

    none = 0
    set = 1
    times = 2
    plus = 3


class Effect(NamedTuple):
    """What a step, a sweep or a penalty makes of a stake."""

    way: int = Way.none
    amount: int = 0


class FactName(IntEnum):
    """What a guard can ask about: the bidding, cards dealt, the contract, and the rest."""

    standing = 0
    speeches = 1
    bids = 2
    points = 3
    suits = 4
    held = 5
    trumps = 6
    trump_points = 7
    hand = 8
    bidders = 9
    declarer = 10
    fixed_by = 11
    bid = 12
    auction = 13
    own_tally = 14
    other_tally = 15
    trump = 16
    trump_led = 17
    trick = 18
    trumps_elsewhere = 19
    own_points = 20
    form = 21
    tricks_left = 22
    other_tricks = 23
    on_lead = 24
    pairs = 25
    short_of_win = 26


class Fact(NamedTuple):
    """One thing asked: a fact between a lowest and a highest value.

    `of` says of what, where the name does not: the rank of the cards held, or which words about
    pairs shown will do, as a mask.
    """

    name: int = 0
    of: int = 0
    low: int = 0
    high: int = 0


# Four facts, of which one may name four ranks.
GUARD_ROWS = 7


class Guard(NamedTuple):
    """Facts that must all hold; with none it always holds."""

    used: int = 0
    rows: Annotated[tuple[Fact, ...], Upto(GUARD_ROWS)] = (Fact(),) * GUARD_ROWS


@rule
def changed(effect: Effect, base: int) -> int:
    """A stake after an effect: a number in its place, so many times the base, or so much more."""
    if effect.way == Way.set:
        return effect.amount
    if effect.way == Way.times:
        return base * effect.amount
    return base + effect.amount


@rule
def row_at(bands: Bands, bid: int) -> int:
    """The row of a band table that a bid falls into; NOBODY where none begins so low."""
    row = NOBODY
    while row + 1 < bands.used and bands.rows[row + 1].from_ <= bid:
        row += 1
    return row


@rule
def asks_for(guard: Guard, name: int, word: int) -> bool:
    """Whether a guard holds only where a fact is this word."""
    for row in range(guard.used):
        fact = guard.rows[row]
        if fact.name == name and fact.low == fact.high == word:
            return True
    return False
