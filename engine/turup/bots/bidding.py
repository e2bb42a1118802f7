"""Bidding: what a bid, a double or a solo is worth by what has come of such hands before.

A bid is worth what it wins times how often it is made, less what it loses times how often it
fails; it is bid if that is more than a pass is worth. The partner's bid is left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.knowledge import (
    SURE,
    Knowledge,
    chance_to_hold,
    chance_to_make,
    estimate,
    estimate_against,
    is_cold,
)
from turup.bots.trump_choice import best_suit
from turup.rules.acts import (
    BID,
    NO_TRUMP,
    NUMBER,
    PAIR,
    PASS,
    REDEAL,
    SOLO,
    STEP,
    STRAINS,
    SUIT_FIRST,
)
from turup.rules.bids import bid_on, rung_of
from turup.rules.holdings import size
from turup.rules.noted import rule
from turup.rules.shapes import changed
from turup.rules.stakes import band
from turup.rules.state import NOBODY, SUITS, Phase
from turup.rules.table import is_partner

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

LOWEST = -(1 << 40)
FINE = 1 << 10  # parts of a game point
MARGIN = FINE // 4  # a double must be worth more than that


@rule
def speak(rules: Rules, state: State, knowledge: Knowledge) -> int:
    """Bid, double, call a solo, or pass."""
    may_pass = state.legal[0] == PASS
    best = PASS if may_pass else NOBODY
    most = knowledge.passing if may_pass else LOWEST
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
def worth_of_bid(rules: Rules, state: State, knowledge: Knowledge, act: int) -> int:
    """What a bid is worth with the suit it names, or the best one."""
    rung = (act - BID) // STRAINS
    trump = suit_in(rules, state, knowledge, (act - BID) % STRAINS)
    worth = estimate(rules, state, knowledge, state.to_act, trump)
    win, lose = band(rules, bid_on(rules, rung))
    return expected(chance_to_make(knowledge, worth, rung), win, lose)


@rule
def suit_in(rules: Rules, state: State, knowledge: Knowledge, strain: int) -> int:
    """The suit that a bid names as trump; where it names none, the best of the hand."""
    if NUMBER < strain < NO_TRUMP:
        return strain - 1
    if SUIT_FIRST < strain < SUIT_FIRST + 5:
        return strain - SUIT_FIRST - 1
    if strain == NUMBER:
        return best_suit(rules, state, knowledge, state.to_act)
    return NOBODY


@rule
def expected(chance: int, win: int, lose: int) -> int:
    """What is won on average, in parts of a game point."""
    return (chance * win - (SURE - chance) * lose) * FINE // SURE


@rule
def worth_of_saying(rules: Rules, state: State, knowledge: Knowledge, act: int) -> int:
    """What a step of the ladder or a solo is worth, besides what is at stake without it."""
    if act >= SOLO:
        if not has_all_cards(rules, state) or not is_cold(rules, state, state.to_act):
            return LOWEST
        return rules.solo.contracts.rows[act - SOLO].win * FINE
    return worth_of_step(rules, state, knowledge, act - STEP)


@rule
def has_all_cards(rules: Rules, state: State) -> bool:
    """Whether the seat to act has been dealt its whole hand; one card of it may lie face down."""
    held = 0
    for suit in range(SUITS):
        held += size(state.hands[state.to_act][suit])
    return held + 1 >= rules.deal.tricks


@rule
def worth_of_step(rules: Rules, state: State, knowledge: Knowledge, which: int) -> int:
    """What doubling a bid brings more than leaving it, for the side that may."""
    rung = rung_of(rules, max(state.bid, rules.auction.minimum))
    win, lose = band(rules, state.bid)
    more_won = changed(rules.doubling.steps.rows[which].stake, win) - win
    more_lost = changed(rules.doubling.steps.rows[which].stake, lose) - lose
    chance = chance_that_made(rules, state, knowledge, rung)
    gain = expected(chance, more_won, more_lost)
    if not is_on_bidders_side(rules, state):
        gain = -gain
    return gain + knowledge.passing - MARGIN if gain > MARGIN else LOWEST


@rule
def is_on_bidders_side(rules: Rules, state: State) -> bool:
    """Whether the seat to act is the bidder or his partner."""
    return state.to_act == state.holder or is_partner(rules, state.to_act, state.holder)


@rule
def chance_that_made(rules: Rules, state: State, knowledge: Knowledge, rung: int) -> int:
    """How often such a bid is made, as the seat to act sees it from its own cards."""
    seat = state.to_act
    if seat == state.holder:
        trump = state.trump if state.trump != NOBODY else best_suit(rules, state, knowledge, seat)
        return chance_to_make(knowledge, estimate(rules, state, knowledge, seat, trump), rung)
    worth = estimate_against(rules, state, knowledge, seat)
    if is_on_bidders_side(rules, state):
        return LOWEST_CHANCE
    return chance_to_hold(knowledge, worth, rung)


LOWEST_CHANCE = SURE // 2
"""What the bidder's partner goes by: he knows too little."""


@rule
def answer(rules: Rules, state: State, knowledge: Knowledge) -> int:
    """Answer a question: ask for every redeal there is, double or call a solo when it pays."""
    best, most = state.legal[0], knowledge.passing
    for place in range(1, state.legal_count):
        act = state.legal[place]
        if state.phase == Phase.redeal and REDEAL <= act < STEP:
            return act
        if STEP <= act < PAIR and state.phase != Phase.opening:
            worth = worth_of_saying(rules, state, knowledge, act)
            best = act if worth > most else best
            most = max(most, worth)
    return best
