"""Judging: what a card is good for, as far as the player who holds it can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.memory import Memory, is_known_void, laid_down
from turup.rules.acts import bit_of_card, suit_of_card
from turup.rules.deck import card_points, strength_of
from turup.rules.holdings import lowest, size
from turup.rules.leading import next_player
from turup.rules.noted import rule
from turup.rules.partners import known_row
from turup.rules.proofs import unseen
from turup.rules.state import NOBODY
from turup.rules.table import next_seat
from turup.rules.tricks import does_first_hold, power_of_trump
from turup.rules.trump import is_laid_face_down

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

LOWEST = -(1 << 40)
POINTS = 48  # sixteenths of the 3 card points of the best card in 28


@rule
def is_trump(state: State, card: int) -> bool:
    """Whether a card is a trump that counts."""
    return state.exposed == 1 and suit_of_card(card) == state.trump


@rule
def strength_in_suit(rules: Rules, state: State, suit: int, bit: int) -> int:
    """How strong a card is among those of its suit."""
    if state.exposed == 1 and suit == state.trump:
        return power_of_trump(rules, state, bit)
    return strength_of(rules, state, bit)


@rule
def elsewhere(rules: Rules, state: State, seat: int, suit: int) -> int:
    """The cards of a suit in other hands, face down as indicator, or still to be dealt."""
    cards = unseen(rules, state, seat, suit)
    if state.laid == 1 and seat != state.declarer and suit_of_card(state.indicator) == suit:
        cards |= 1 << bit_of_card(state.indicator)
    for place in range(state.dealt, rules.deck.cards):
        if suit_of_card(state.deck[place]) == suit:
            cards |= 1 << bit_of_card(state.deck[place])
    return cards


@rule
def out_of_sight(rules: Rules, state: State, memory: Memory, seat: int, suit: int) -> int:
    """The cards of a suit that others may still hold, as far as a seat can tell.

    Those that lie face down are out of sight too, since nobody but their players knows them.
    """
    cards = elsewhere(rules, state, seat, suit)
    return cards | laid_down(memory, seat, suit) if is_laid_face_down(rules) else cards


@rule
def is_boss(rules: Rules, state: State, memory: Memory, seat: int, card: int) -> bool:
    """Whether no card of its suit that this seat has not seen beats a card."""
    return is_best(rules, state, card, out_of_sight(rules, state, memory, seat, suit_of_card(card)))


@rule
def is_best(rules: Rules, state: State, card: int, out: int) -> bool:
    """Whether none of some cards of its suit beats a card."""
    suit = suit_of_card(card)
    own = strength_in_suit(rules, state, suit, bit_of_card(card))
    while out != 0:
        other = strength_in_suit(rules, state, suit, lowest(out))
        if other > own or (other == own and not does_first_hold(rules)):
            return False
        out &= out - 1
    return True


@rule
def points_in_sight(rules: Rules, state: State) -> int:
    """The card points in the trick, without those of cards that lie face down."""
    points, left = state.lying + 0, state.face_down + 0
    while left != 0 and state.played > 0:
        points -= card_points(rules, state, state.trick_cards[lowest(left)])
        left &= left - 1
    return points


@rule
def best_points(rules: Rules) -> int:
    """What the best card brings; all worths are so many times those of 28, where it brings 3."""
    return max(1, rules.deck.points[rules.deck.width - 1])


@rule
def are_friends(rules: Rules, state: State, seat: int, other: int) -> bool:
    """Whether two seats play together, as far as the table knows."""
    return known_row(rules, state, seat) == known_row(rules, state, other)


@rule
def enemies_to_come(rules: Rules, state: State, seat: int) -> int:
    """The seats of the other side that have still to play to this trick, as a mask."""
    seats, other = 0, seat
    for _place in range(state.played + 1, state.players):
        other = next_player(rules, state, next_seat(rules, other))
        if not are_friends(rules, state, seat, other):
            seats |= 1 << other
    return seats


@rule
def may_be_ruffed(
    rules: Rules, state: State, memory: Memory, seat: int, suit: int, seats: int
) -> bool:
    """Whether one of some seats may be void in a suit and have a trump for it.

    A seat is known to be void, or there are fewer cards of the suit out than seats to hold them.
    """
    if state.trump == NOBODY or (state.exposed == 1 and suit == state.trump):
        return False
    if state.exposed == 1 and out_of_sight(rules, state, memory, seat, state.trump) == 0:
        return False
    if size(out_of_sight(rules, state, memory, seat, suit)) < size(seats):
        return True
    while seats != 0:
        if is_known_void(memory, lowest(seats), suit):
            return True
        seats &= seats - 1
    return False
