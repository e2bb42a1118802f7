"""Bidding: the auction phase, in which a seat may bid, double, call a solo, or pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import (
    BID,
    PAIR,
    PASS,
    SOLO,
    STEP,
    STRAINS,
    add_act,
    bid_act,
)
from turup.rules.asking import (
    end_turn,
    hear_question,
    is_question,
    list_questions,
    speak_for,
    verdict_on_question,
)
from turup.rules.auction import (
    ANY_FORM,
    Passing,
    Raise,
    bar,
    is_form_open,
    may_pass,
)
from turup.rules.auction_end import is_auction_over
from turup.rules.bids import FORMS, STRAINS_OF, bid_on, rung_of, strain_in_force
from turup.rules.contract import end_auction
from turup.rules.doubling import AuctionAfter, SaidWhen, list_steps, verdict_on_step
from turup.rules.holdings import lowest, size
from turup.rules.noted import rule
from turup.rules.raising import is_standing_bidder, least_bid, verdict_on_bid
from turup.rules.solo import list_solos, verdict_on_solo
from turup.rules.state import NOBODY, Phase
from turup.rules.trump import take_indicator_home
from turup.rules.turns import pass_the_word
from turup.rules.undertaking import undertake
from turup.rules.verdicts import RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def list_speeches(rules: Rules, state: State) -> None:
    """List what the seat to act may say in the auction."""
    passing = may_pass(rules, state)
    if passing == Verdict.legal:
        add_act(state, PASS)
    may_bid = not is_standing_bidder(rules, state) and bar(rules, state, ANY_FORM) == NOBODY
    if may_bid:
        list_bids(rules, state)
    if rules.doubling.when == SaidWhen.in_auction:
        list_steps(rules, state)
    if may_bid:
        list_solos(rules, state)
    if rules.auction.ask_partner.is_used == 1:
        list_questions(rules, state, passing)


@rule
def list_bids(rules: Rules, state: State) -> None:
    """Add the bids open to the seat to act, who may bid, to the legal acts."""
    first, last = ANY_FORM + 0, ANY_FORM + 1
    if rules.auction.asks_form == 1:
        first, last = 0, FORMS + 0
    for form in range(first, last):
        list_bids_worded(rules, state, form, strains_open(rules, state, form))


@rule
def strains_open(rules: Rules, state: State, form: int) -> int:
    """The ways in which a bid of this form may be worded now, as a mask."""
    if form == ANY_FORM:
        return rules.auction.strains
    is_open = is_form_open(rules, state, form)
    return rules.auction.strains & STRAINS_OF[form] if is_open else 0


@rule
def list_bids_worded(rules: Rules, state: State, form: int, strains: int) -> None:
    """Add the bids of some strains, for which the same floor holds, to the legal acts.

    They stand height by height, and are written strain by strain.
    """
    least, _ = least_bid(rules, state, form)
    rung, top, kinds = rung_of(rules, least), rules.auction.top, size(strains)
    first, left = state.legal_count, strains
    while left != 0:
        place = first
        for act in range(bid_act(rung, lowest(left)), bid_act(top + 1, 0), STRAINS):
            state.legal[place] = act
            place += kinds
        first += 1
        left &= left - 1
    state.legal_count += max(0, top + 1 - rung) * kinds


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
    if is_question(act):
        return verdict_on_question(rules, state, act, may_pass(rules, state))
    return Verdict.not_now


@rule
def verdict_on_solo_bid(rules: Rules, state: State, which: int) -> int:
    """Whether the seat to act may call a solo in the auction, where it is a bid like others."""
    if is_standing_bidder(rules, state):
        return Verdict.own_bid
    barred_by = bar(rules, state, ANY_FORM)
    if barred_by != NOBODY:
        return Verdict.barred_from_bidding + RECORD * barred_by
    return verdict_on_solo(rules, state, which)


@rule
def hear(rules: Rules, state: State, act: int) -> None:
    """A seat speaks, and the word passes on or the auction is over."""
    state.speeches[state.to_act] += 1
    if is_question(act):
        hear_question(rules, state, act)
        return
    speak_for(state, act)
    is_over = say(rules, state, act)
    if rules.auction.lays_at_once == 1 and act >= BID:
        lay_with_bid(state)
    else:
        go_on_speaking(rules, state, is_over)


@rule
def lay_with_bid(state: State) -> None:
    """Who bids lays his indicator at once, before the word passes on."""
    state.declarer = state.to_act
    state.phase = Phase.trump


@rule
def go_on_speaking(rules: Rules, state: State, is_over: bool) -> None:
    """The word passes on, or the auction is over."""
    end_turn(state)
    if is_over or is_auction_over(rules, state):
        end_auction(rules, state)
    else:
        state.phase = Phase.auction
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
        state.bids[state.to_act] += 1
        undertake(rules, state, act - SOLO, state.to_act)
        return True
    state.step = act - STEP
    hear_speech(state)
    return rules.doubling.steps.rows[state.step].auction == AuctionAfter.ends


@rule
def hear_bid(rules: Rules, state: State, act: int) -> None:
    """A bid stands, and wipes any doubles of the one before; a new contract has a new trump."""
    if state.second == 1 or rules.auction.lays_at_once == 1:
        withdraw_trump(state)
    bid = bid_on(rules, (act - BID) // STRAINS)
    state.matching = who_may_match(rules, state, bid)
    state.bid = bid
    state.strain = strain_in_force(state, (act - BID) % STRAINS)
    state.holder = state.to_act
    state.bids[state.to_act] += 1
    state.step = NOBODY
    hear_speech(state)


@rule
def who_may_match(rules: Rules, state: State, bid: int) -> int:
    """The seats that may bid as much as the seat to act, now bidding; a match is not matched."""
    if rules.auction.raise_ == Raise.higher or bid == state.bid:
        return 0
    if rules.auction.raise_ == Raise.equal_once:
        return ((1 << rules.table.seats) - 1) & ~(1 << state.to_act)
    return 1 << state.holder if state.holder != NOBODY else 0


@rule
def withdraw_trump(state: State) -> None:
    """Trump is open again: the old indicator goes home unseen."""
    take_indicator_home(state)
    state.trump = NOBODY
    state.indicator = NOBODY
    state.exposed = 0
    state.reverses = 0
    state.reversed = 0
    state.later = 0


@rule
def hear_speech(state: State) -> None:
    """After a bid or a double everybody else may speak again."""
    state.last_speaker = state.to_act
    state.quiet = 0


@rule
def hear_pass(rules: Rules, state: State) -> None:
    """A seat passes; where a pass is final it is out."""
    state.quiet |= 1 << state.to_act
    state.passed |= 1 << state.to_act
    if rules.auction.passing == Passing.final:
        state.out |= 1 << state.to_act
