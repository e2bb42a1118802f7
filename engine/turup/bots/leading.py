"""Leading: which card a sound player leads.

The best card of a suit that nobody will ruff; trumps, for a declarer who has the best of them;
otherwise something low, and best of all what the partner can ruff.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.judging import (
    LOWEST,
    POINTS,
    are_friends,
    best_points,
    is_boss,
    is_trump,
    may_be_ruffed,
    out_of_sight,
    strength_in_suit,
)
from turup.bots.memory import Memory, is_known_void
from turup.rules.acts import CARD, bit_of_card, suit_of_card
from turup.rules.deck import card_points
from turup.rules.holdings import size
from turup.rules.noted import rule
from turup.rules.solo import SoloTrump
from turup.rules.state import NOBODY

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

# What speaks for a lead, and against it, in sixteenths of a card point of 28.
CASH = 64
DRAW = 96
WASTE = 48
FOR_PARTNER = 24
LOW = 1


@rule
def best_lead(rules: Rules, state: State, memory: Memory) -> int:
    """The card that is worth most to lead, of those that are open."""
    best, most, others = NOBODY, LOWEST, enemies(rules, state, state.to_act)
    for place in range(state.legal_count):
        act = state.legal[place]
        if act >= CARD:
            worth = worth_of_lead(rules, state, memory, act - CARD, others)
            best = act if worth > most else best
            most = max(most, worth)
    return best


@rule
def worth_of_lead(rules: Rules, state: State, memory: Memory, card: int, others: int) -> int:
    """How good a card is to lead, for the seat to act, against some others."""
    seat, unit, suit = state.to_act, best_points(rules), suit_of_card(card)
    points = POINTS * card_points(rules, state, card)
    low = unit * LOW * strength_in_suit(rules, state, suit, bit_of_card(card))
    if is_trump(state, card):
        return worth_of_trump_lead(rules, state, memory, seat, card) - low
    is_ruffed = may_be_ruffed(rules, state, memory, seat, suit, others)
    if is_boss(rules, state, memory, seat, card) and not is_ruffed:
        return unit * (CASH + length_of_trump(rules, state, seat, suit)) + points + low
    if is_partner_void(rules, state, memory, seat, suit):
        return unit * FOR_PARTNER + points - low
    return -points - low


@rule
def worth_of_trump_lead(rules: Rules, state: State, memory: Memory, seat: int, card: int) -> int:
    """Trumps are drawn with the best of them, as long as the others have some."""
    unit = best_points(rules)
    is_any_out = out_of_sight(rules, state, memory, seat, suit_of_card(card)) != 0
    if is_boss(rules, state, memory, seat, card) and is_any_out:
        return unit * DRAW if are_friends(rules, state, seat, state.declarer) else 0
    return -unit * WASTE - POINTS * card_points(rules, state, card)


@rule
def length_of_trump(rules: Rules, state: State, seat: int, suit: int) -> int:
    """What speaks for a suit in a solo where the suit of the first card led is trump."""
    if state.solo == NOBODY or state.trick > 1:
        return 0
    is_trump_led = rules.solo.contracts.rows[state.solo].trump == SoloTrump.first_lead
    return DRAW * size(state.hands[seat][suit]) if is_trump_led else 0


@rule
def enemies(rules: Rules, state: State, seat: int) -> int:
    """The seats of the other side, as far as the table knows, as a mask."""
    seats = 0
    for other in range(rules.table.seats):
        if not are_friends(rules, state, seat, other):
            seats |= 1 << other
    return seats


@rule
def is_partner_void(rules: Rules, state: State, memory: Memory, seat: int, suit: int) -> bool:
    """Whether a partner is known to be void in a suit, and there is a trump to ruff with."""
    if state.trump == NOBODY:
        return False
    for other in range(rules.table.seats):
        is_other = other != seat and are_friends(rules, state, seat, other)
        if is_other and is_known_void(memory, other, suit):
            return True
    return False
