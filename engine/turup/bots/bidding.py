"""Bidding: what a bid is worth by what has come of such hands before.

A bid is worth what it wins times how often it is made, less what it loses times how often it
fails; it is bid if that is more than a pass is worth. The partner's bid is left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.doubling import FINE, expected, stake_of_bid, worth_of_standing, worth_of_step
from turup.bots.judging import LOWEST
from turup.bots.knowledge import Knowledge, chance_to_make, estimate, stage_of
from turup.bots.solos import worth_of_solo
from turup.bots.trump_choice import best_suit
from turup.rules.acts import (
    BID,
    NUMBER,
    PAIR,
    PASS,
    REDEAL,
    SOLO,
    STEP,
    STRAINS,
)
from turup.rules.bids import bid_on, suit_worded
from turup.rules.noted import rule
from turup.rules.state import AUCTION, NOBODY, Phase
from turup.rules.table import is_partner

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

MARGIN = FINE // 4  # a double or a solo must be worth more than that


@rule
def speak(rules: Rules, state: State, knowledge: Knowledge) -> int:
    """Bid, double, call a solo, or pass."""
    may_pass = state.legal[0] == PASS
    best = PASS if may_pass else NOBODY
    most = worth_of_pass(rules, state, knowledge) if may_pass else LOWEST
    is_left_alone = (
        may_pass and state.holder != NOBODY and is_partner(rules, state.to_act, state.holder)
    )
    last_rung = NOBODY
    for place in range(state.legal_count):
        act = state.legal[place]
        worth = LOWEST
        if act >= BID and not is_left_alone:
            rung = (act - BID) // STRAINS
            if last_rung == NOBODY or rung == last_rung:
                last_rung = rung
                worth = worth_of_bid(rules, state, knowledge, act)
        elif STEP <= act < PAIR:
            worth = worth_of_saying(rules, state, knowledge, act)
        best = act if worth > most or best == NOBODY else best
        most = max(most, worth)
    return best


@rule
def worth_of_pass(rules: Rules, state: State, knowledge: Knowledge) -> int:
    """What a pass is worth: the bid that stands, once all cards are dealt, and a mean before."""
    if state.phase != AUCTION or state.second == 1:
        return worth_of_standing(rules, state, knowledge)
    return knowledge.passing


@rule
def worth_of_bid(rules: Rules, state: State, knowledge: Knowledge, act: int) -> int:
    """What a bid is worth with the suit it names, or the best one."""
    rung = (act - BID) // STRAINS
    trump = suit_in(rules, state, knowledge, (act - BID) % STRAINS)
    worth = estimate(rules, state, knowledge, state.to_act, trump)
    win, lose = stake_of_bid(rules, state, bid_on(rules, rung))
    return expected(chance_to_make(knowledge, stage_of(rules, state), worth, rung), win, lose)


@rule
def suit_in(rules: Rules, state: State, knowledge: Knowledge, strain: int) -> int:
    """The suit that a bid names as trump; where it names none, the best of the hand."""
    if strain == NUMBER:
        return best_suit(rules, state, knowledge, state.to_act)
    return suit_worded(strain)


@rule
def worth_of_saying(rules: Rules, state: State, knowledge: Knowledge, act: int) -> int:
    """What a deal is worth with a step of the ladder or a solo, if that is worth saying."""
    own = worth_of_pass(rules, state, knowledge)
    if act >= SOLO:
        gain = worth_of_solo(rules, state, knowledge, act - SOLO) - own
    else:
        gain = worth_of_step(rules, state, knowledge, act - STEP)
    return own + gain - MARGIN if gain > MARGIN else LOWEST


@rule
def answer(rules: Rules, state: State, knowledge: Knowledge) -> int:
    """Answer a question: ask for every redeal there is, double or call a solo when it pays."""
    best, most = state.legal[0], worth_of_pass(rules, state, knowledge)
    for place in range(1, state.legal_count):
        act = state.legal[place]
        if state.phase == Phase.redeal and REDEAL <= act < STEP:
            return act
        if STEP <= act < PAIR and state.phase != Phase.opening:
            worth = worth_of_saying(rules, state, knowledge, act)
            best = act if worth > most else best
            most = max(most, worth)
    return best
