"""Contract: what stands when the bidding is over, and who plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import NO_TRUMP, NUMBER
from turup.rules.auction import AllPass
from turup.rules.deal import throw_in
from turup.rules.goals import Goal, target_of
from turup.rules.match import is_ahead
from turup.rules.noted import rule
from turup.rules.stakes import is_won_again
from turup.rules.state import NOBODY, SUITS, Phase, Why
from turup.rules.table import account, eldest, next_seat
from turup.rules.trump import drop_trump, open_up

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def end_auction(rules: Rules, state: State) -> None:
    """The contract stands; if nobody has bid the deal is thrown in."""
    if state.solo != NOBODY:
        return
    state.phase = Phase.between
    state.to_act = NOBODY
    if state.bid == 0:
        if rules.auction.all_pass < AllPass.no_trump:
            throw_in(state, Why.all_pass, rules.auction.all_pass)
            return
        declare_unbid(rules, state)
    state.declarer = state.holder
    state.target = target_of(rules, state.bid)
    if state.strain != NUMBER:
        name_trump_with_bid(state)
    elif is_won_again(state) and rules.auction.lays_at_once == 0:
        state.phase = Phase.trump
        state.to_act = state.declarer


@rule
def declare_unbid(rules: Rules, state: State) -> None:
    """Nobody has bid, and the minimum falls to the eldest, or to the side ahead.

    Where a bid helps the other side, what nobody has bid helps it by nothing.
    """
    state.holder = eldest(rules, state)
    if rules.auction.all_pass == AllPass.ahead_declares:
        state.holder = first_ahead(rules, state)
    state.bid = 0 if rules.scoring.goal == Goal.counters else rules.auction.minimum + 0
    if rules.auction.all_pass == AllPass.no_trump:
        state.strain = NO_TRUMP


@rule
def first_ahead(rules: Rules, state: State) -> int:
    """The first seat, from the eldest on, whose side has the best tally."""
    first = eldest(rules, state)
    seat = first
    for _ in range(rules.table.seats):
        own = state.tallies[account(rules, seat)]
        if is_ahead(rules, own, state.tallies[account(rules, first)]):
            first = seat
        seat = next_seat(rules, seat)
    return first


@rule
def name_trump_with_bid(state: State) -> None:
    """The bid named trump, or that there is none."""
    if state.strain == NO_TRUMP:
        drop_trump(state)
    else:
        state.trump = trump_of_bid(state)
        open_up(state)


@rule
def trump_of_bid(state: State) -> int:
    """The suit a bid named; NOBODY if it named none."""
    return state.strain - 1 if NUMBER < state.strain <= SUITS else NOBODY
