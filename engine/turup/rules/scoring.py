"""Scoring: what a deal is worth in game points, and to whom.

A bid is made when the declarer's side has captured what it needs, or the other side has not. The
stake is reckoned in this order: the band of the bid, the last step of the ladder, the pair,
all tricks, less than half, the limit. Each change is a line, and the lines add up to the score.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from turup.rules.claims import Claims
from turup.rules.goals import Goal, LastTrickFrom
from turup.rules.holdings import size
from turup.rules.noted import rule
from turup.rules.shapes import NONE, Effect, changed
from turup.rules.stakes import Stakes, standing_band
from turup.rules.state import NOBODY, Line, Outcome, Phase
from turup.rules.table import (
    DECLARERS,
    DEFENDERS,
    Sides,
    account,
    accounts,
    seats_of_side,
    side_of,
)

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Paid(IntEnum):
    """Whose tally moves."""

    declarer_scores = 0
    winners_score = 1
    losers_pay = 2
    winners_give = 3


class Sweepers(IntEnum):
    """Which side's sweep counts."""

    anyone = 0
    declarer_side = 1


class HalfOf(IntEnum):
    """What is halved."""

    bid = 0
    target = 1


class AllTricks(NamedTuple):
    """What it brings when one side takes every trick."""

    is_used: int = 0
    by: Sweepers = Sweepers.anyone
    stake: Effect = Effect()


class UnderHalf(NamedTuple):
    """What it costs to capture less than half."""

    is_used: int = 0
    of: HalfOf = HalfOf.bid
    lose: Effect = Effect()


class Scoring(NamedTuple):
    """What a deal is worth."""

    goal: Goal
    counters_need: int
    last_trick_points: int
    last_trick_from: LastTrickFrom
    stakes: Stakes
    paid: Paid
    all_tricks: AllTricks
    under_half: UnderHalf
    claims: Claims


@rule
def close(state: State, is_made: bool) -> None:
    """End the deal with the contract made or failed."""
    state.outcome = Outcome.made if is_made else Outcome.failed
    state.phase = Phase.over
    state.to_act = NOBODY


@rule
def is_solo_made(state: State) -> bool:
    """Whether the caller's side has taken every trick, and his partner none he must not win."""
    return state.tricks[DECLARERS] == state.hand and state.caught == 0


@rule
def add_line(state: State, rule_paid: int, amount: int) -> None:
    """Write a line of the result, unless it changes nothing."""
    if amount != 0:
        state.line_rules[state.lines] = rule_paid
        state.line_amounts[state.lines] = amount
        state.lines += 1


@rule
def reckon_solo(rules: Rules, state: State, is_made: bool) -> None:
    """A solo pays what its contract says; where the partner spoils it, the price of that."""
    contract = rules.solo.contracts.rows[state.solo]
    loss = contract.caught if state.caught == 1 else contract.lose
    add_line(state, Line.solo, contract.win if is_made else loss)


@rule
def reckon_bid(rules: Rules, state: State, is_made: bool) -> int:
    """The stake of a bid played to its end, line by line; what it comes to."""
    stake = present_stake(rules, state, is_made)
    stake = with_line(state, Line.all_tricks, stake, swept(rules, state, stake, is_made))
    if not is_made:
        stake = with_line(state, Line.under_half, stake, halved(rules, state, stake))
    return with_line(state, Line.limit, stake, limited(rules, stake))


@rule
def present_stake(rules: Rules, state: State, is_made: bool) -> int:
    """The stake as bid, doubles and pairs have made it, line by line."""
    win, lose = standing_band(rules, state)
    base = win if is_made else lose
    add_line(state, Line.stakes, base)
    stake = with_line(state, Line.doubling, base, doubled(rules, state, base))
    return with_line(state, Line.pair, stake, paired(state, stake, is_made))


@rule
def with_line(state: State, rule_paid: int, old: int, new: int) -> int:
    """Write what changed the stake, and return the new one."""
    add_line(state, rule_paid, new - old)
    return new


@rule
def doubled(rules: Rules, state: State, base: int) -> int:
    """The stake after the last step of the ladder."""
    if state.step == NOBODY:
        return base
    return changed(rules.doubling.steps.rows[state.step].stake, base)


@rule
def paired(state: State, stake: int, is_made: bool) -> int:
    """The stake after pairs that multiply or divide it; a fraction favours the declarer's side."""
    stake *= state.stake_times[DECLARERS]
    divisor = state.stake_times[DEFENDERS]
    return (stake + divisor - 1) // divisor if is_made else stake // divisor


@rule
def swept(rules: Rules, state: State, stake: int, is_made: bool) -> int:
    """The stake after one side has taken every trick."""
    sweep = rules.scoring.all_tricks
    side = DECLARERS if is_made else DEFENDERS
    if sweep.is_used == 0 or state.tricks[side] != state.hand:
        return stake
    if side == DEFENDERS and sweep.by == Sweepers.declarer_side:
        return stake
    return changed(sweep.stake, stake)


@rule
def halved(rules: Rules, state: State, stake: int) -> int:
    """The loss after capturing less than half of the bid, or of the target."""
    half = rules.scoring.under_half
    whole = state.bid if half.of == HalfOf.bid else state.target
    if half.is_used == 0 or 2 * state.points[DECLARERS] >= whole:
        return stake
    return changed(half.lose, stake)


@rule
def limited(rules: Rules, stake: int) -> int:
    """The stake, stopped at the limit."""
    if rules.doubling.limit == NONE:
        return stake
    return min(stake, rules.doubling.limit)


@rule
def total_of_lines(state: State) -> int:
    """The sum of the lines."""
    total = 0
    for line in range(state.lines):
        total += state.line_amounts[line]
    return total


@rule
def pay(rules: Rules, state: State, is_made: bool) -> None:
    """Write the score: the declarer's side alone moves, the winners do, or the stake changes hands.

    `scorer` is the side whose score the lines add up to.
    """
    stake = total_of_lines(state)
    state.scorer = DECLARERS if is_made else DEFENDERS
    if rules.scoring.paid == Paid.winners_score:
        credit(rules, state, state.scorer, stake)
    elif rules.scoring.paid == Paid.losers_pay:
        transfer(rules, state, stake if is_made else -stake)
    elif rules.scoring.paid == Paid.winners_give:
        transfer(rules, state, -stake if is_made else stake)
    else:
        state.scorer = DECLARERS
        credit(rules, state, DECLARERS, stake if is_made else -stake)


@rule
def credit(rules: Rules, state: State, side: int, amount: int) -> None:
    """Every account of a side moves by an amount."""
    for seat in range(rules.table.seats):
        if side_of(rules, state, seat) == side:
            state.scores[account(rules, seat)] = amount


@rule
def transfer(rules: Rules, state: State, amount: int) -> None:
    """The stake goes to the declarer's side, or from it; tallies of their own settle with each."""
    declarers, opponents = 1, 1
    if rules.table.sides != Sides.two_sides:
        declarers = size(seats_of_side(rules, state, DECLARERS))
        opponents = accounts(rules) - declarers
        add_line(state, Line.per_opponent, abs(amount) * (opponents - 1))
        state.scorer = DECLARERS
    credit(rules, state, DECLARERS, amount * opponents)
    credit(rules, state, DEFENDERS, -amount * declarers)
