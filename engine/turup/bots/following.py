"""Following: what a sound player does when a card lies on the table.

If the trick is the partner's for sure, it gets card points. If the trick can be won for sure, it
is, the dearer the trick the rather, with the least that is needed. Otherwise something low.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.judging import (
    LOWEST,
    POINTS,
    best_points,
    enemies_to_come,
    is_boss,
    is_trump,
    may_be_ruffed,
    points_in_sight,
    strength_in_suit,
)
from turup.bots.memory import Memory
from turup.rules.acts import CARD, bit_of_card, suit_of_card
from turup.rules.deck import card_points
from turup.rules.noted import rule
from turup.rules.play import is_partner_winning
from turup.rules.state import NOBODY
from turup.rules.tricks import does_beat, power, winning_power

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

# In sixteenths of a card point of 28, where the best card brings 3.
POINT = 16
BOSS = 20  # the best of a suit is kept for a trick of its own
TRUMP = 28  # so is a trump
LOW = 1


@rule
def best_to_follow(rules: Rules, state: State, memory: Memory) -> int:
    """The card that is worth most to play to the trick, of those that are open."""
    seat, best, most = state.to_act, NOBODY, LOWEST
    lying = POINTS * points_in_sight(rules, state)
    is_ours = is_partner_winning(rules, state, seat)
    is_safe = is_ours and is_trick_safe(rules, state, memory, seat)
    for place in range(state.legal_count):
        act = state.legal[place]
        if act >= CARD:
            worth = worth_of_following(rules, state, memory, act - CARD, lying, is_ours, is_safe)
            best = act if worth > most else best
            most = max(most, worth)
    return best


@rule
def worth_of_following(
    rules: Rules,
    state: State,
    memory: Memory,
    card: int,
    lying: int,
    is_ours: bool,
    is_safe: bool,
) -> int:
    """How good a card is to a trick in which so much lies, and which may be the partner's."""
    seat, unit = state.to_act, best_points(rules)
    points = POINTS * card_points(rules, state, card)
    cost = unit * cost_of(rules, state, memory, seat, card)
    is_better = does_beat(rules, power(rules, state, card), winning_power(state))
    if is_safe:
        return points - cost
    if is_better and will_hold(rules, state, memory, seat, card):
        return lying + points + 2 * POINT * unit - cost
    if is_ours:
        return -points // 2 - cost
    if is_better:
        return (lying - points) // 2 - cost
    return -points - cost


@rule
def cost_of(rules: Rules, state: State, memory: Memory, seat: int, card: int) -> int:
    """What it costs to part with a card, besides its points."""
    low = LOW * strength_in_suit(rules, state, suit_of_card(card), bit_of_card(card))
    if is_trump(state, card):
        return TRUMP + low
    return BOSS + low if is_boss(rules, state, memory, seat, card) else low


@rule
def is_trick_safe(rules: Rules, state: State, memory: Memory, seat: int) -> bool:
    """Whether nobody of the other side will take the trick as it lies."""
    best = state.trick_cards[state.best]
    return will_hold(rules, state, memory, seat, best)


@rule
def will_hold(rules: Rules, state: State, memory: Memory, seat: int, card: int) -> bool:
    """Whether the other side has nobody to come, or nothing that it could beat a card with."""
    seats = enemies_to_come(rules, state, seat)
    if seats == 0:
        return True
    if not is_boss(rules, state, memory, seat, card):
        return False
    if is_trump(state, card) or state.trump == NOBODY:
        return True
    return not may_be_ruffed(rules, state, memory, seat, state.led, seats)
