"""Which seats make a side, and what they were dealt between them."""

from __future__ import annotations

import pytest

from turup import load
from turup.rules.holdings import given_to, suits_held
from turup.rules.state import NOBODY, blank
from turup.rules.table import DECLARERS, DEFENDERS, Direction, Sides, Table, seats_of_side, side_of


@pytest.mark.parametrize("sides", Sides)
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_seats_of_a_side_are_those_that_play_for_it(sides: Sides, seats: int) -> None:
    rules = load("28")._replace(table=Table(seats, sides, Direction.clockwise))
    state = blank()
    state.partner = NOBODY
    for declarer in range(seats):
        state.declarer = declarer
        for side in (DECLARERS, DEFENDERS):
            theirs = [seat for seat in range(seats) if side_of(rules, state, seat) == side]
            assert seats_of_side(rules, state, side) == sum(1 << seat for seat in theirs)


def test_a_lone_declarer_plays_against_all_others() -> None:
    rules = load("28")._replace(table=Table(5, Sides.lone_declarer, Direction.clockwise))
    state = blank()
    state.declarer, state.partner = 3, NOBODY
    assert seats_of_side(rules, state, DECLARERS) == 0b01000
    assert seats_of_side(rules, state, DEFENDERS) == 0b10111


def test_nobody_plays_alone_before_there_is_a_declarer() -> None:
    rules = load("28")._replace(table=Table(5, Sides.lone_declarer, Direction.clockwise))
    state = blank()
    state.declarer = state.partner = NOBODY
    assert seats_of_side(rules, state, DECLARERS) == 0
    assert seats_of_side(rules, state, DEFENDERS) == 0b11111


def test_seats_hold_a_suit_between_them() -> None:
    state = blank()
    state.given[0][2], state.given[2][2], state.given[1][2] = 0b001, 0b010, 0b100
    state.given[0][3] = 1
    assert given_to(state, 0b0101, 2) == 0b011
    assert suits_held(state, 0b0101) == 2
    assert suits_held(state, 0b0100) == 1
