"""Trump choice: the suit that makes most of a hand, and the card that is spared for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.knowledge import Knowledge, estimate
from turup.rules.acts import LAY, NAME, bit_of_card, suit_of_card
from turup.rules.deck import strength_of
from turup.rules.holdings import points_in
from turup.rules.indicators import CHOICES, suit_chosen
from turup.rules.noted import rule
from turup.rules.state import NOBODY, SUITS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

LOWEST = -(1 << 40)
LOOKS = 64  # a card's own worth, beside that of its suit


@rule
def best_suit(rules: Rules, state: State, knowledge: Knowledge, seat: int) -> int:
    """The suit with which a hand is worth most."""
    best, most = NOBODY, LOWEST
    for suit in range(SUITS):
        if rules.deck.suits[suit] == 1 and state.hands[seat][suit] != 0:
            worth = estimate(rules, state, knowledge, seat, suit)
            best = suit if worth > most else best
            most = max(most, worth)
    return best


@rule
def choose_trump(rules: Rules, state: State, knowledge: Knowledge) -> int:
    """The act that fixes trump: the best suit, and of its cards the one that is missed least."""
    best, most = state.legal[0], LOWEST
    for place in range(state.legal_count):
        worth = worth_of_trump(rules, state, knowledge, state.legal[place])
        best = state.legal[place] if worth > most else best
        most = max(most, worth)
    return best


@rule
def worth_of_trump(rules: Rules, state: State, knowledge: Knowledge, act: int) -> int:
    """What it is worth to fix trump so; leaving it to a later card is the last resort."""
    if act >= LAY:
        card = act - LAY
        missed = LOOKS * points_in(rules, 1 << bit_of_card(card)) + strength_of(
            rules, state, bit_of_card(card)
        )
        suit = suit_of_card(card)
        return estimate(rules, state, knowledge, state.to_act, suit) * LOOKS - missed
    if NAME <= act < NAME + CHOICES:
        suit = suit_chosen(act - NAME)
        return estimate(rules, state, knowledge, state.to_act, suit) * LOOKS - act
    return LOWEST + 1


@rule
def choose_partner_card(rules: Rules, state: State) -> int:
    """The card by which a partner is found: the best trump there is, or the best card."""
    best, most = state.legal[0], LOWEST
    for place in range(state.legal_count):
        card = state.legal[place] - LAY
        worth = strength_of(rules, state, bit_of_card(card))
        if suit_of_card(card) == state.trump:
            worth += LOOKS
        best = state.legal[place] if worth > most else best
        most = max(most, worth)
    return best
