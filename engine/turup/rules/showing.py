"""Showing: what happens when a pair counts.

The target moves, points are added or the stake is multiplied. The lowered target never falls
below the floor, or the bid if that is lower; the raised one never rises above the cap, or the
bid if that is higher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.deck import deck_points
from turup.rules.goals import Goal
from turup.rules.noted import rule
from turup.rules.pair import (
    CAP_TOTAL,
    FLOOR_MINIMUM,
    Declared,
    PairEffect,
    may_side_count,
    suits_to_say,
    worth,
)
from turup.rules.pair_cards import holds_pair, is_shown, kind_of, pair_number, use_cards
from turup.rules.partners import OWN
from turup.rules.shapes import NONE
from turup.rules.state import NOBODY
from turup.rules.table import DECLARERS, side_of
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def count_pairs(rules: Rules, state: State) -> None:
    """Where pairs are found by themselves, count those whose time has come."""
    if rules.pair.declared != Declared.by_itself or state.exposed == 0:
        return
    if state.solo == NOBODY:
        count_every_pair(rules, state)


@rule
def count_every_pair(rules: Rules, state: State) -> None:
    """Count each pair of each seat that may count now."""
    for which in range(rules.pair.kinds.used):
        for suit in range(suits_to_say(rules, which)):
            for seat in range(rules.table.seats):
                if may_count(rules, state, pair_number(which, suit), seat):
                    show(rules, state, pair_number(which, suit), seat)


@rule
def may_count(rules: Rules, state: State, pair: int, seat: int) -> bool:
    """Whether a pair is there, has not counted yet, and its time has come."""
    if is_shown(state, pair) or not holds_pair(rules, state, pair, seat):
        return False
    return may_side_count(rules, state, kind_of(pair), seat) == Verdict.legal


@rule
def show(rules: Rules, state: State, pair: int, seat: int) -> None:
    """A pair is shown, and does what it does."""
    state.shown |= 1 << pair
    state.shown_by[pair] = seat
    use_cards(rules, state, pair, seat)
    amount = worth(rules, state, kind_of(pair), seat)
    side = side_of(rules, state, seat)
    if rules.pair.effect == PairEffect.points:
        state.points[side] += amount
        if state.named != NOBODY:
            state.points[OWN + seat] += amount
    elif rules.pair.effect == PairEffect.times_stake:
        state.stake_times[side] *= amount
    else:
        state.target = moved_target(rules, state, amount, side)


@rule
def moved_target(rules: Rules, state: State, amount: int, side: int) -> int:
    """What is needed after a pair; a fraction favours the declarer's side."""
    is_product = rules.pair.effect == PairEffect.times_target
    if rules.scoring.goal == Goal.counters:
        return moved_count(state, amount, side, is_product)
    if side == DECLARERS:
        lowered = state.target // amount if is_product else state.target - amount
        return max(lowered, lowest_target(rules, state))
    raised = state.target * amount if is_product else state.target + amount
    return min(raised, highest_target(rules, state, raised))


@rule
def moved_count(state: State, amount: int, side: int, is_product: bool) -> int:
    """What the counting side needs after a pair: less by its own, more by the declarer's.

    It may come to less than nothing, so that a pair is as good as so many card points.
    """
    if side == DECLARERS:
        return state.target * amount if is_product else state.target + amount
    return -(-state.target // amount) if is_product else state.target - amount


@rule
def lowest_target(rules: Rules, state: State) -> int:
    """How far the target can fall: to the floor, or the bid if that is lower."""
    if rules.pair.floor == NONE:
        return 0
    if rules.pair.floor == FLOOR_MINIMUM:
        return min(state.bid, rules.auction.minimum)
    return min(state.bid, rules.pair.floor)


@rule
def highest_target(rules: Rules, state: State, raised: int) -> int:
    """How far the target can rise: to the cap, or the bid if that is higher."""
    if rules.pair.cap == NONE:
        return raised
    if rules.pair.cap == CAP_TOTAL:
        return max(state.bid, deck_points(rules, state) + rules.scoring.last_trick_points)
    return max(state.bid, rules.pair.cap)
