"""Penalties: what an irregular act costs.

The game refuses irregular acts, so these are never reckoned in play. When one happened at a
real table the referee asks here what it costs the side that erred.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from turup.rules.deal import throw_in
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
from turup.rules.state import NOBODY, Line, Why
from turup.rules.table import DEFENDERS, side_of

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Price(IntEnum):
    """What an act costs the side that erred, besides game points."""

    plays_on = 0
    ends_deal = 1
    deal = 2
    double_due = 3
    bid = 4
    redeal = 5
    match = 6


class Found(IntEnum):
    """When a price is due."""

    automatic = 0
    claimed = 1


class Penalty(NamedTuple):
    """The price of an act: what becomes of the deal, and game points on top."""

    is_used: int = 0
    price: Price = Price.plays_on
    lose: int = 0
    warnings: int = 0
    how: Found = Found.automatic
    wrong_claim: int = 0


class Penalties(NamedTuple):
    """The price of each irregular act."""

    revoke: Penalty
    false_call: Penalty
    false_pair: Penalty
    false_claim: Penalty
    out_of_turn: Penalty
    signal: Penalty
    wrong_cut: Penalty
    misdeal: Penalty
    reshuffle: Penalty


class Act(IntEnum):
    """An irregular act."""

    revoke = 0
    false_call = 1
    false_pair = 2
    false_claim = 3
    out_of_turn = 4
    signal = 5
    wrong_cut = 6
    misdeal = 7
    reshuffle = 8


@rule
def penalty_for(rules: Rules, act: int) -> Penalty:
    """The price the profile puts on an act."""
    if act <= Act.false_claim:
        return penalty_for_false(rules, act)
    if act == Act.out_of_turn:
        return rules.penalties.out_of_turn
    if act == Act.signal:
        return rules.penalties.signal
    if act == Act.wrong_cut:
        return rules.penalties.wrong_cut
    return rules.penalties.misdeal if act == Act.misdeal else rules.penalties.reshuffle


@rule
def penalty_for_false(rules: Rules, act: int) -> Penalty:
    """The price of a false card, call, pair or claim."""
    if act == Act.revoke:
        return rules.penalties.revoke
    if act == Act.false_call:
        return rules.penalties.false_call
    return rules.penalties.false_pair if act == Act.false_pair else rules.penalties.false_claim


@rule
def is_priced(rules: Rules, act: int, is_claimed: bool, earlier: int) -> bool:
    """Whether an act costs anything: it has a price, is claimed if it must be, and was warned of.

    `earlier` is how often the side has done it before in this deal.
    """
    penalty = penalty_for(rules, act)
    if penalty.is_used == 0 or earlier < penalty.warnings:
        return False
    return is_claimed or penalty.how == Found.automatic


@rule
def charge(rules: Rules, state: State, act: int, seat: int) -> None:
    """Carry out the price of an act: the deal goes on, ends, is dealt again or lost, or more."""
    find_declarer(state, seat)
    penalty = penalty_for(rules, act)
    side = side_of(rules, state, seat)
    if penalty.price == Price.match:
        close(state, side == DEFENDERS)
        state.forfeit = side
    elif Price.deal <= penalty.price <= Price.bid:
        lose_deal(rules, state, penalty, side)
    else:
        end_if_due(state, penalty.price)
        pay_for(rules, state, side, penalty.lose)


@rule
def end_if_due(state: State, price: int) -> None:
    """A price that wins nobody the deal: it is thrown in, or it goes on."""
    if price == Price.redeal:
        throw_in(state, Why.dealt_again, 0)
    elif price == Price.ends_deal:
        throw_in(state, Why.ended, 0)


@rule
def lose_deal(rules: Rules, state: State, penalty: Penalty, side: int) -> None:
    """End the deal: the side that did not err has won it."""
    is_made = side == DEFENDERS
    close(state, is_made)
    if penalty.price == Price.bid and state.solo == NOBODY:
        extra = state.bid
    else:
        due = stake_due(rules, state, is_made)
        extra = due if penalty.price == Price.double_due else 0
    pay_for(rules, state, side, extra + penalty.lose)


@rule
def pay_for(rules: Rules, state: State, side: int, amount: int) -> None:
    """Pay what stands written, and so much for the act, as game points move at this table."""
    add_line(state, Line.penalty, amount)
    pay(rules, state, side == DEFENDERS)


@rule
def charge_accuser(rules: Rules, state: State, act: int, seat: int) -> None:
    """Who has accused wrongly pays for it, and the deal goes on."""
    find_declarer(state, seat)
    pay_for(rules, state, side_of(rules, state, seat), penalty_for(rules, act).wrong_claim)


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
