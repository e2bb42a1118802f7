"""Goals: which side has to reach what, and what the last trick counts.

Mostly the declarer's side needs its bid. In Thunee the other side counts: it needs a fixed number
of card points, less what has been called. Elsewhere more than half of what counts is enough.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.rules.deck import deck_points
from turup.rules.noted import rule
from turup.rules.table import DECLARERS, DEFENDERS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Goal(IntEnum):
    """Who has to capture how much."""

    bid = 0
    counters = 1
    more_than_half = 2


class LastTrickFrom(IntEnum):
    """Where the card points for the last trick come from."""

    nowhere = 0
    other_side = 1


@rule
def target_of(rules: Rules, bid: int) -> int:
    """What the side that has to reach something needs, before any pair; 0 where half decides."""
    if rules.scoring.goal == Goal.counters:
        return rules.scoring.counters_need - bid
    return bid if rules.scoring.goal == Goal.bid else 0


@rule
def counting_side(rules: Rules) -> int:
    """The side that has to reach the target."""
    return DEFENDERS if rules.scoring.goal == Goal.counters else DECLARERS


@rule
def is_bid_made(rules: Rules, state: State) -> bool:
    """Whether the declarer's side has won the deal: to reach a target exactly is to reach it."""
    if rules.scoring.goal == Goal.counters:
        return state.points[DEFENDERS] < state.target
    if rules.scoring.goal == Goal.more_than_half:
        state.target = (state.points[DECLARERS] + state.points[DEFENDERS]) // 2 + 1
    return state.points[DECLARERS] >= state.target


@rule
def all_counted(rules: Rules, state: State) -> int:
    """What both sides have captured together when all tricks are played, pairs left out."""
    if rules.scoring.last_trick_from == LastTrickFrom.other_side:
        return deck_points(rules, state)
    return deck_points(rules, state) + rules.scoring.last_trick_points


@rule
def pay_last_trick(rules: Rules, state: State, side: int) -> None:
    """The last trick counts more; at some tables the other side loses as much."""
    state.captured += rules.scoring.last_trick_points
    if rules.scoring.last_trick_from == LastTrickFrom.other_side:
        state.points[1 - side] -= rules.scoring.last_trick_points
