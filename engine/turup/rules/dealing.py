"""Dealing: giving out the packets, and who deals next.

The cards go round beginning with the eldest, to each seat its whole packet; the card that trump
was left to is laid face down instead. Afterwards the next seat deals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import suit_of_card
from turup.rules.auction import AllPass
from turup.rules.deal import DealsAgain
from turup.rules.holdings import put
from turup.rules.noted import rule
from turup.rules.state import Outcome, Why
from turup.rules.table import eldest, next_seat

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
def next_dealer(rules: Rules, state: State) -> int:
    """Who deals next: the next seat, but the same one again after a deal that is thrown in."""
    if state.outcome == Outcome.thrown_in and is_dealt_again(rules, state):
        return state.dealer
    return next_seat(rules, state.dealer)


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
