"""Dealing: giving out the packets, and who deals next.

The cards go round beginning with the eldest, to each seat its whole packet; the card that trump
was left to is laid face down instead. Afterwards the next seat deals, or the same one goes on
while his side is behind, or the winner of a solo deals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import suit_of_card
from turup.rules.auction import AllPass
from turup.rules.deal import DealsAgain, NextDealer
from turup.rules.holdings import put
from turup.rules.match import is_ahead
from turup.rules.noted import rule
from turup.rules.state import NOBODY, Outcome, Why
from turup.rules.table import account, accounts, eldest, next_seat

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def deal_packet(rules: Rules, state: State, count: int) -> None:
    """Give each seat so many cards, beginning with the eldest."""
    seat = eldest(rules, state)
    for _ in range(rules.table.seats):
        for nth in range(state.each + 1, state.each + count + 1):
            deal_card(rules, state, seat, nth)
        seat = next_seat(rules, seat)
    state.each += count


@rule
def deal_card(rules: Rules, state: State, seat: int, nth: int) -> None:
    """Give a seat its nth card; the card that trump was left to is laid face down instead."""
    card = state.deck[state.dealt]
    state.dealt += 1
    put(state.given[seat], card)
    if state.later == 1 and seat == state.declarer and nth == rules.trump.later_card.nth:
        state.trump = suit_of_card(card)
        state.indicator = card
        state.laid = 1
    else:
        put(state.hands[seat], card)


@rule
def deal_rest(rules: Rules, state: State, count: int) -> None:
    """Give each seat so many of the rest, after a first half; hands as dealt stay the first ones.

    So what is asked of a hand is asked of the cards that the contract was made on.
    """
    seat = eldest(rules, state)
    for _ in range(rules.table.seats):
        for place in range(state.dealt, state.dealt + count):
            put(state.hands[seat], state.deck[place])
        state.dealt += count
        seat = next_seat(rules, seat)
    state.each += count


@rule
def next_dealer(rules: Rules, state: State) -> int:
    """Who deals next: the next seat, but the same one again after a deal that is thrown in."""
    if state.outcome == Outcome.thrown_in and is_dealt_again(rules, state):
        return state.dealer
    if rules.deal.next_dealer == NextDealer.solo_winner and is_solo_won(state):
        return state.declarer
    if rules.deal.next_dealer == NextDealer.same_while_behind and goes_on(rules, state):
        return state.dealer
    return next_seat(rules, state.dealer)


@rule
def is_solo_won(state: State) -> bool:
    """Whether somebody undertook all tricks alone and has won them."""
    return state.solo != NOBODY and state.outcome == Outcome.made


@rule
def goes_on(rules: Rules, state: State) -> bool:
    """Whether the dealer's tally is behind another, this deal's score included."""
    if state.outcome == Outcome.thrown_in:
        return False
    own = account(rules, state.dealer)
    tally = state.tallies[own] + state.scores[own]
    for other in range(accounts(rules)):
        if is_ahead(rules, state.tallies[other] + state.scores[other], tally):
            return True
    return False


@rule
def is_dealt_again(rules: Rules, state: State) -> bool:
    """Whether the same dealer deals again after a deal that was thrown in.

    Of a redeal and of a deal in which everybody has passed the profile says which; a deal that is
    ended is not dealt again.
    """
    if state.why == Why.redeal:
        return rules.deal.redeals.rows[state.which].dealer == DealsAgain.same
    if state.why == Why.all_pass:
        return rules.auction.all_pass == AllPass.same_dealer
    return state.why != Why.ended
