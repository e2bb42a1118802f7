"""Exploring: every position of a deal before its first lead, each looked at once.

The positions are gone through in the order of their distance from the first act, so that the
first way that leads somewhere is a shortest one.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator, Iterator
from math import inf
from time import monotonic
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.acts import BID, CARDS, LAY, NAME, STRAINS
from turup.rules.bids import suit_worded
from turup.rules.indicators import REVERSED_SUIT
from turup.rules.phases import apply, list_legal
from turup.rules.state import SUITS, Phase, State
from turup.verify.auction.asked import Asked, Trumps, asked
from turup.verify.auction.positions import PLACE, Beginning, Board, Position, Values
from turup.verify.auction.remembering import Memory
from turup.verify.effort import Effort

PHASE, SECOND, BID_STANDING = PLACE["phase"], PLACE["second"], PLACE["bid"]
BYTES_OF_POSITION = 400
BYTES_OF_WAY = 8
BYTES_OF_MEMORY = 2_500
PAUSE = 64
TRIED_ANEW = 10
"""Of so many positions one may have to be tried by the rules, which takes longest by far."""
OUT_OF_SIGHT = -1
MIB = 1 << 20


class Said(NamedTuple):
    """An act by its number, in which bidding it is said."""

    act: int
    second: int


class Exploration:
    """All positions that one beginning can lead to before the first lead.

    Positions are numbered in the order in which they are found. `ways` has the positions that
    each leads to, from `first[number]` on; `before` and `by` are from where and with which act each
    was first reached. `said` has for each act the position in which it is said first.
    """

    def __init__(self, rules: Rules, beginning: Beginning) -> None:
        self.rules, self.beginning = rules, beginning
        self.asked: Asked = asked(rules)
        self.board = Board(rules, self.asked, beginning)
        self.memory = Memory(self.board)
        self.numbers: dict[Position, int] = {}
        self.positions: list[Position] = []
        self.first, self.ways = array("q"), array("l")
        self.before, self.by = array("l"), array("h")
        self.said: dict[Said, int] = {}
        self.is_whole = self.is_late = False
        self.find(self.board.read(self.board.state), OUT_OF_SIGHT, 0)

    def find(self, position: Position, before: int, act: int) -> int:
        """The number of a position, which is new or was found before."""
        number = self.numbers.setdefault(position, len(self.positions))
        if number == len(self.positions):
            self.positions.append(position)
            self.before.append(before)
            self.by.append(act)
        return number

    def values(self, number: int) -> Values:
        """A position by its number."""
        return self.board.packing.unpack(self.positions[number])

    def steps(self, effort: Effort, until: float = inf) -> Generator[None]:
        """Look at one position after the other, until all are known.

        It ends before that where there is no more room, or it is late by the clock.
        """
        number = 0
        while number < len(self.positions):
            self.is_late = number % PAUSE == 0 and monotonic() >= until
            if self.is_late or self.is_full(effort):
                return
            self.look_at(number)
            number += 1
            if number % PAUSE == 0:
                yield
        self.first.append(len(self.ways))
        self.is_whole = True

    def is_full(self, effort: Effort) -> bool:
        """Whether more would be more than may be looked at, or remembered."""
        most = effort.positions
        is_long = len(self.positions) > most or self.memory.size > most // TRIED_ANEW
        return is_long or self.used > effort.memory

    @property
    def used(self) -> float:
        """How much it remembers, in MiB."""
        used = len(self.positions) * BYTES_OF_POSITION + len(self.ways) * BYTES_OF_WAY
        return (used + self.memory.size * BYTES_OF_MEMORY) / MIB

    def look_at(self, number: int) -> None:
        """Try every act that is open in a position."""
        self.first.append(len(self.ways))
        values = self.values(number)
        if values[PHASE] in (Phase.play, Phase.over):
            return
        second = values[SECOND]
        reached = set()
        for act in self.open_to(values):
            self.said.setdefault(Said(act, second), number)
            reached.add(self.find(self.after(values, act), number, act))
        self.ways.extend(sorted(reached))

    def open_to(self, values: Values) -> list[int]:
        """The acts that are open in a position, one of each kind that comes to the same."""
        state = self.board.state
        self.board.put(values, state)
        list_legal(self.rules, state)
        acts = state.legal[: state.legal_count]
        alike = {kind_of(act, state, self.asked.trumps): act for act in reversed(acts)}
        return list(alike.values())

    def after(self, values: Values, act: int) -> Position:
        """The position to which an act leads."""
        if act >= BID:
            return self.board.packing.pack(*self.memory.after(act, values))
        state = self.board.state
        self.board.put(values, state)
        apply(self.rules, state, act)
        position = self.board.read(state)
        if state.trick > 0:
            self.board.renew()
        return position

    def way_to(self, number: int) -> list[int]:
        """The acts of a shortest way to a position."""
        acts = []
        while number > 0:
            acts.append(self.by[number])
            number = self.before[number]
        return acts[::-1]

    def ways_from(self, number: int) -> Iterator[int]:
        """The positions that follow on one."""
        return iter(self.ways[self.first[number] : self.first[number + 1]])

    def act_between(self, number: int, following: int) -> int:
        """An act that leads from one position to another."""
        values = self.values(number)
        wanted = self.positions[following]
        return next(act for act in self.open_to(values) if self.after(values, act) == wanted)


def kind_of(act: int, state: State, trumps: Trumps) -> int:
    """A number that acts share which come to the same: another suit, or another card of it.

    No rule ranks one suit above another; so where nothing asks what is trump one stands for all.
    """
    if state.phase == Phase.partner:
        return LAY
    if act >= BID:
        return bid_in_first_suit(act) if trumps == Trumps.alike else act
    if LAY <= act < LAY + CARDS and trumps < Trumps.by_card:
        return LAY if trumps == Trumps.alike else LAY + (act - LAY) // (CARDS // SUITS)
    if NAME <= act < NAME + SUITS and trumps == Trumps.alike:
        return NAME
    if NAME + REVERSED_SUIT <= act < NAME + REVERSED_SUIT + SUITS and trumps == Trumps.alike:
        return NAME + REVERSED_SUIT
    return act


def bid_in_first_suit(act: int) -> int:
    """The same bid in the first of the suits, if it names one."""
    suit = suit_worded((act - BID) % STRAINS)
    return act - suit if suit > 0 else act
