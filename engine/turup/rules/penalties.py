"""Penalties: what an irregular act costs.

The game refuses irregular acts, so these are never reckoned in play. When one happened at a
real table the referee asks here what it costs the side that erred.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from turup.rules.noted import rule
from turup.rules.scoring import (
    add_line,
    close,
    limited,
    pay,
    present_stake,
    reckon_solo,
    total_of_lines,
    with_line,
)
from turup.rules.state import NOBODY, Line
from turup.rules.table import DEFENDERS, side_of

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Price(IntEnum):
    """What an act costs the side that erred."""

    deal = 0
    double_due = 1
    bid = 2
    match = 3


class Found(IntEnum):
    """When a price is due."""

    automatic = 0
    claimed = 1


class Penalty(NamedTuple):
    """The price of an act."""

    is_used: int = 0
    price: Price = Price.deal
    how: Found = Found.automatic


class Penalties(NamedTuple):
    """The price of each irregular act."""

    revoke: Penalty
    reshuffle: Penalty


class Act(IntEnum):
    """An irregular act."""

    revoke = 0
    reshuffle = 1


@rule
def penalty_for(rules: Rules, act: int) -> Penalty:
    """The price the profile puts on an act."""
    return rules.penalties.revoke if act == Act.revoke else rules.penalties.reshuffle


@rule
def is_priced(rules: Rules, act: int, is_claimed: bool) -> bool:
    """Whether an act costs anything: it has a price, and was claimed if it must be."""
    penalty = penalty_for(rules, act)
    return penalty.is_used == 1 and (is_claimed or penalty.how == Found.automatic)


@rule
def charge(rules: Rules, state: State, act: int, seat: int) -> None:
    """End the deal with the price of an act: the side that did not err has won it."""
    find_declarer(state, seat)
    side = side_of(rules, state, seat)
    is_made = side == DEFENDERS
    close(state, is_made)
    price = penalty_for(rules, act).price
    if price == Price.match:
        state.forfeit = side
        return
    if price == Price.bid and state.solo == NOBODY:
        add_line(state, Line.penalty, state.bid)
    else:
        due = stake_due(rules, state, is_made)
        add_line(state, Line.penalty, due if price == Price.double_due else 0)
    pay(rules, state, is_made)


@rule
def find_declarer(state: State, erring: int) -> None:
    """In the auction the bid that stands counts as the contract; without one, the erring seat's."""
    if state.declarer == NOBODY:
        state.declarer = erring if state.holder == NOBODY else state.holder


@rule
def stake_due(rules: Rules, state: State, is_made: bool) -> int:
    """What the side that did not err would have been due, line by line."""
    if state.solo != NOBODY:
        reckon_solo(rules, state, is_made)
        return total_of_lines(state)
    stake = present_stake(rules, state, is_made)
    return with_line(state, Line.limit, stake, limited(rules, stake))
