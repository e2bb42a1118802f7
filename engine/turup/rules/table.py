"""Table: who sits where, and who plays with whom.

With two sides, partners sit opposite or alternate: every second seat. A lone declarer plays
against all others, unless he names a card, whose holder is his partner. The deal, the bidding
and the play all go round in one direction; seats are counted in it, so the direction itself
changes nothing but who sits on whose right.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from turup.rules.noted import rule

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Sides(IntEnum):
    """Who plays with whom."""

    two_sides = 0
    lone_declarer = 1
    card_partner = 2


class Direction(IntEnum):
    """Which way the deal, the bidding and the play go round."""

    clockwise = 0
    counterclockwise = 1


class Table(NamedTuple):
    """Seats, sides and direction."""

    seats: int
    sides: Sides
    direction: Direction


DECLARERS = 0  # the declarer's side, in tables by side
DEFENDERS = 1
EVERY_OTHER_SEAT = 0b01010101


@rule
def next_seat(rules: Rules, seat: int) -> int:
    """The seat after this one."""
    return seat + 1 if seat + 1 < rules.table.seats else 0


@rule
def before(rules: Rules, seat: int) -> int:
    """The seat before this one."""
    return (seat if seat > 0 else rules.table.seats) - 1


@rule
def seat_after(rules: Rules, seat: int, places: int) -> int:
    """The seat so many places after another, once round at most."""
    later = seat + places
    return later - rules.table.seats if later >= rules.table.seats else later


@rule
def places_after(rules: Rules, first: int, seat: int) -> int:
    """How many places a seat sits after another."""
    return seat - first if seat >= first else seat - first + rules.table.seats


@rule
def eldest(rules: Rules, state: State) -> int:
    """The seat after the dealer."""
    return next_seat(rules, state.dealer)


@rule
def is_partner(rules: Rules, seat: int, other: int) -> bool:
    """Whether two seats are partners at a table of two sides."""
    return rules.table.sides == Sides.two_sides and seat != other and (seat ^ other) & 1 == 0


@rule
def side_of(rules: Rules, state: State, seat: int) -> int:
    """The declarer's side, or the defenders', whether or not the table knows it."""
    if rules.table.sides == Sides.two_sides:
        return (seat ^ state.declarer) & 1  # every other seat is a partner
    is_declarers = seat == state.declarer or seat == state.partner
    return DECLARERS if is_declarers else DEFENDERS


@rule
def seats_of_side(rules: Rules, state: State, side: int) -> int:
    """The seats of the declarer's side, or of the defenders, as a mask."""
    everybody = (1 << rules.table.seats) - 1
    declarers = 1 << state.declarer if state.declarer >= 0 else 0
    if rules.table.sides == Sides.two_sides:
        declarers = EVERY_OTHER_SEAT << (state.declarer & 1)
    elif state.partner >= 0:
        declarers |= 1 << state.partner
    return everybody & (declarers if side == DECLARERS else ~declarers)


@rule
def account(rules: Rules, seat: int) -> int:
    """Whose tally a seat plays for: its side's, or its own at a table without fixed sides."""
    return seat & 1 if rules.table.sides == Sides.two_sides else seat


@rule
def accounts(rules: Rules) -> int:
    """How many tallies are kept."""
    return 2 if rules.table.sides == Sides.two_sides else rules.table.seats
