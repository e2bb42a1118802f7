"""Bidding: the auction phase, in which a seat may bid, double, call a solo, or pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import (
    BID,
    NO_TRUMP,
    NUMBER,
    PAIR,
    PASS,
    SOLO,
    STEP,
    STRAINS,
    add_act,
    bid_act,
)
from turup.rules.auction import (
    Passing,
    Rounds,
    bar,
    is_barred,
    is_form_used,
    is_standing_bidder,
    least_bid,
    may_pass,
    verdict_on_bid,
)
from turup.rules.deal import throw_in
from turup.rules.doubling import AuctionAfter, SaidWhen, list_steps, verdict_on_step
from turup.rules.holdings import lowest
from turup.rules.noted import rule
from turup.rules.solo import list_solos, undertake, verdict_on_solo
from turup.rules.state import NOBODY, SUITS, Phase, Why
from turup.rules.table import next_seat
from turup.rules.trump import announce, drop_trump
from turup.rules.verdicts import RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def list_speeches(rules: Rules, state: State) -> None:
    """List what the seat to act may say in the auction."""
    if may_pass(rules, state) == Verdict.legal:
        add_act(state, PASS)
    list_bids(rules, state)
    if rules.doubling.when == SaidWhen.in_auction:
        list_steps(rules, state)
    if not (is_standing_bidder(state) or is_barred(rules, state)):
        list_solos(rules, state)


@rule
def first_rung(rules: Rules, state: State) -> int:
    """The least bid open to the seat to act, in steps above the minimum."""
    least, _ = least_bid(rules, state)
    step = rules.auction.step
    return (least - rules.auction.minimum + step - 1) // step


@rule
def list_bids(rules: Rules, state: State) -> None:
    """Add the bids open to the seat to act to the legal acts."""
    if is_standing_bidder(state) or is_barred(rules, state):
        return
    strains = strains_used(rules)
    rungs = (rules.auction.maximum - rules.auction.minimum) // rules.auction.step
    for rung in range(first_rung(rules, state), rungs + 1):
        left = strains
        while left != 0:
            add_act(state, bid_act(rung, lowest(left)))
            left &= left - 1


@rule
def strains_used(rules: Rules) -> int:
    """The ways in which a bid can be worded, as a mask."""
    strains = 0
    for strain in range(STRAINS):
        if is_form_used(rules, strain):
            strains |= 1 << strain
    return strains


@rule
def verdict_on_speech(rules: Rules, state: State, act: int) -> int:
    """Whether the seat to act may say this."""
    if act == PASS:
        return may_pass(rules, state)
    if act >= BID:
        return verdict_on_bid(rules, state, act)
    if STEP <= act < SOLO and rules.doubling.when == SaidWhen.in_auction:
        return verdict_on_step(rules, state, act - STEP, state.to_act)
    if SOLO <= act < PAIR:
        return verdict_on_solo_bid(rules, state, act - SOLO)
    return Verdict.not_now


@rule
def verdict_on_solo_bid(rules: Rules, state: State, which: int) -> int:
    """Whether the seat to act may call a solo in the auction, where it is a bid like others."""
    if is_standing_bidder(state):
        return Verdict.own_bid
    barred_by = bar(rules, state)
    if barred_by != NOBODY:
        return Verdict.barred_from_bidding + RECORD * barred_by
    return verdict_on_solo(rules, state, which)


@rule
def hear(rules: Rules, state: State, act: int) -> None:
    """A seat speaks, and the word passes on or the auction is over."""
    state.speeches[state.to_act] += 1
    is_over = say(rules, state, act)
    if is_over or is_auction_over(rules, state):
        end_auction(rules, state)
    else:
        pass_the_word(rules, state)


@rule
def say(rules: Rules, state: State, act: int) -> bool:
    """Carry out what was said; whether it ends the auction by itself."""
    if act == PASS:
        hear_pass(rules, state)
        return False
    if act >= BID:
        hear_bid(rules, state, act)
        return False
    if act >= SOLO:
        undertake(state, act - SOLO)
        return True
    state.step = act - STEP
    hear_speech(state)
    return rules.doubling.steps.rows[state.step].auction == AuctionAfter.ends


@rule
def end_auction(rules: Rules, state: State) -> None:
    """The contract stands; if nobody has bid the deal is thrown in."""
    state.phase = Phase.between
    state.to_act = NOBODY
    if state.solo != NOBODY:
        return
    if state.bid == 0:
        throw_in(state, Why.all_pass, rules.auction.all_pass)
        return
    state.declarer = state.holder
    state.target = state.bid
    if state.strain != NUMBER:
        name_trump_with_bid(state)


@rule
def name_trump_with_bid(state: State) -> None:
    """The bid named trump, or that there is none."""
    if state.strain == NO_TRUMP:
        drop_trump(state)
    else:
        state.trump = trump_of_bid(state)
        announce(state)


@rule
def hear_bid(rules: Rules, state: State, act: int) -> None:
    """A bid stands, and wipes any doubles of the one before."""
    state.bid = rules.auction.minimum + (act - BID) // STRAINS * rules.auction.step
    state.strain = (act - BID) % STRAINS
    state.holder = state.to_act
    state.bids[state.to_act] += 1
    state.step = NOBODY
    hear_speech(state)


@rule
def hear_speech(state: State) -> None:
    """After a bid or a double everybody else may speak again."""
    state.last_speaker = state.to_act
    state.quiet = 0


@rule
def hear_pass(rules: Rules, state: State) -> None:
    """A seat passes; where a pass is final it is out."""
    state.quiet |= 1 << state.to_act
    if rules.auction.passing == Passing.final:
        state.out |= 1 << state.to_act


@rule
def is_auction_over(rules: Rules, state: State) -> bool:
    """Whether nobody is left to speak.

    That is so at the highest bid, after one round, and once everybody but the last to bid or
    double has passed; while nobody has bid, once every seat has.
    """
    if state.bid >= rules.auction.maximum:
        return True
    if rules.auction.rounds == Rounds.one:
        return has_everybody_spoken(rules, state)
    return is_everybody_else_quiet(rules, state)


@rule
def has_everybody_spoken(rules: Rules, state: State) -> bool:
    """Whether each seat has spoken."""
    for seat in range(rules.table.seats):
        if state.speeches[seat] == 0:
            return False
    return True


@rule
def is_everybody_else_quiet(rules: Rules, state: State) -> bool:
    """Whether everybody but the last speaker has passed since, or is out."""
    silent = state.quiet | state.out
    if state.last_speaker != NOBODY:
        silent |= 1 << state.last_speaker
    return silent == (1 << rules.table.seats) - 1


@rule
def pass_the_word(rules: Rules, state: State) -> None:
    """The next seat that is not out speaks."""
    state.to_act = next_seat(rules, state.to_act)
    while (state.out >> state.to_act) & 1:
        state.to_act = next_seat(rules, state.to_act)


@rule
def trump_of_bid(state: State) -> int:
    """The suit a bid named; NOBODY if it named none."""
    return state.strain - 1 if NUMBER < state.strain <= SUITS else NOBODY
