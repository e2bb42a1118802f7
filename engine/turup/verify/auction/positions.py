"""Positions: a deal before its first lead, as a few bytes from which it can be laid out again.

The cards are dealt once, so what each seat holds follows from how many cards it has and from the
indicator; a position keeps the rest, as far as the rules still ask for it.
"""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Callable
from itertools import repeat
from operator import attrgetter
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.clearing import clear
from turup.rules.holdings import take
from turup.rules.phases import start
from turup.rules.state import NOBODY, NUMBERS, SUITS, Phase, State, blank
from turup.rules.turns import is_single_round
from turup.verify.auction.asked import Asked

BEFORE_PLAY = State.__slots__[: State.__slots__.index("hand")]
FIELDS = (*(name for name in BEFORE_PLAY if name in NUMBERS), "outcome", "why", "which")
"""The numbers that can change before the first lead, and how a deal ended that has none."""
LISTS = ("speeches", "bids", "unseen")
PLACE = {name: place for place, name in enumerate(FIELDS)}
FROM_CARDS = ("each", "laid", "indicator", "declarer")
"""What the hands follow from."""

Position = bytes
Values = tuple[int, ...]


class Beginning(NamedTuple):
    """How a deal begins: the cards in the order dealt, and the tallies of the match."""

    deck: tuple[int, ...]
    tallies: tuple[int, ...]


class Board:
    """A table at which one beginning is laid out in one position after another."""

    def __init__(self, rules: Rules, asked: Asked, beginning: Beginning) -> None:
        self.rules, self.asked = rules, asked
        self.seats = rules.table.seats
        self.places = places_of_lists(self.seats)
        self.packing = struct.Struct(f"{len(FIELDS) + 2 * self.seats + SUITS}h")
        self.numbers: Callable[[State], Values] = attrgetter(*FIELDS)
        self.given: dict[int, list[list[int]]] = {}
        self.fresh = begun(rules, beginning)
        self.state = self.fresh.copy()

    def read(self, state: State) -> Position:
        """The position of a state, in which what is never asked for is forgotten."""
        return self.packing.pack(*self.values(state))

    def values(self, state: State) -> Values:
        """The same as numbers."""
        forget(self.rules, self.asked, state)
        if state.each not in self.given:
            self.given[state.each] = [list(row) for row in state.given]
        seats = self.seats
        lists = (*state.speeches[:seats], *state.bids[:seats], *state.unseen)
        return *self.numbers(state), *lists

    def put(self, values: Values, state: State) -> None:
        """Lay out a position in a state of the same beginning."""
        deque(map(setattr, repeat(state), FIELDS, values), 0)
        for name, places in self.places.items():
            getattr(state, name)[: places.stop - places.start] = values[places]
        given = self.given[state.each]
        state.given = [list(row) for row in given]
        state.hands = [list(row) for row in given]
        if state.laid == 1:
            take(state.hands[state.declarer], state.indicator)
        if state.solo != NOBODY:
            for suit in range(SUITS):
                state.hands[state.declarer][suit] &= ~state.unseen[suit]

    def renew(self) -> State:
        """The table as it was at the beginning, after a deal has gone on into its play."""
        self.state = self.fresh.copy()
        return self.state


def places_of_lists(seats: int) -> dict[str, slice]:
    """Where the lists stand in the values of a position."""
    places, first = {}, len(FIELDS)
    for name in LISTS:
        size = SUITS if name == "unseen" else seats
        places[name] = slice(first, first + size)
        first += size
    return places


def begun(rules: Rules, beginning: Beginning) -> State:
    """A deal of a beginning at its first choice; the first seat deals."""
    state = blank()
    state.deck[: len(beginning.deck)] = beginning.deck
    state.tallies[: len(beginning.tallies)] = beginning.tallies
    clear(state)
    start(rules, state, 0)
    return state


def forget(rules: Rules, asked: Asked, state: State) -> None:
    """Wipe what no rule asks for from here on."""
    is_bidding = state.phase == Phase.auction
    if state.phase == Phase.trump:
        is_bidding = rules.auction.lays_at_once == 1 and state.solo == NOBODY
    if not is_bidding:
        forget_turns(state)
    limit(state.speeches, speeches_asked(rules, asked, state) if is_bidding else 0)
    keep_bids(asked, state, is_bidding=is_bidding)
    if not asked.stays_out or state.second == 1:
        state.passed = 0
    if not asked.questioned:
        state.questioned = 0


def forget_turns(state: State) -> None:
    """The bidding is over: whose turn it was, and who might still have spoken."""
    state.entered = 0
    state.matching = 0
    state.last_speaker = NOBODY
    state.quiet = 0
    state.out = 0


def speeches_asked(rules: Rules, asked: Asked, state: State) -> int:
    """How many speeches of a seat can matter in this bidding.

    In a single round it matters who has spoken, and as long as nobody has bid it is looked at.
    """
    is_looked_at = state.bid == 0 or is_single_round(rules, state)
    return max(asked.speeches, 1 if is_looked_at else 0)


def keep_bids(asked: Asked, state: State, *, is_bidding: bool) -> None:
    """Keep as many bids of each seat as matter, and whether the holder has bid in this auction."""
    is_held = state.holder != NOBODY and state.bids[state.holder] > 0
    most = max(asked.bids if is_bidding else 0, 1 if asked.bidders else 0)
    limit(state.bids, most)
    if is_held and most == 0:
        state.bids[state.holder] = 1


def limit(counts: list[int], most: int) -> None:
    """Count no further than this."""
    counts[:] = [min(count, most) for count in counts]
