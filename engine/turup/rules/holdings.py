"""Holdings: the cards of one suit in a hand, as bits.

A higher bit is never a weaker card. Twins and equal ranks take neighbouring bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import bit_of_card, suit_of_card
from turup.rules.noted import rule
from turup.rules.state import SUITS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def holds(hand: list[int], card: int) -> bool:
    """Whether a hand holds a card."""
    return (hand[suit_of_card(card)] >> bit_of_card(card)) & 1 == 1


@rule
def put(hand: list[int], card: int) -> None:
    """Put a card into a hand."""
    hand[suit_of_card(card)] |= 1 << bit_of_card(card)


@rule
def take(hand: list[int], card: int) -> None:
    """Take a card out of a hand."""
    hand[suit_of_card(card)] &= ~(1 << bit_of_card(card))


@rule
def lowest(holding: int) -> int:
    """The weakest card of a holding that is not empty, by its bit."""
    return (holding & -holding).bit_length() - 1


@rule
def best_of(holding: int, turned: int) -> int:
    """The best card of a holding that is not empty, by its bit; it is the lowest if turned over."""
    return holding.bit_length() - 1 if turned == 0 else lowest(holding)


@rule
def is_empty(hand: list[int]) -> bool:
    """Whether a hand holds nothing."""
    cards = 0
    for suit in range(SUITS):
        cards |= hand[suit]
    return cards == 0


@rule
def size(holding: int) -> int:
    """How many cards a holding has."""
    return holding.bit_count()


@rule
def cards_among(rules: Rules, state: State, suit: int, but: int) -> int:
    """The cards of a suit in all hands, or in all but one seat's."""
    cards = 0
    for seat in range(rules.table.seats):
        if seat != but:
            cards |= state.hands[seat][suit]
    return cards


@rule
def given_to(state: State, seats: int, suit: int) -> int:
    """The cards of a suit dealt to these seats; of twins in two hands only one."""
    cards = 0
    while seats != 0:
        cards |= state.given[lowest(seats)][suit]
        seats &= seats - 1
    return cards


@rule
def suits_held(state: State, seats: int) -> int:
    """How many suits these seats were dealt cards of."""
    count = 0
    for suit in range(SUITS):
        if given_to(state, seats, suit) != 0:
            count += 1
    return count


@rule
def points_held(rules: Rules, state: State, seats: int) -> int:
    """The card points dealt to these seats."""
    points = 0
    while seats != 0:
        for suit in range(SUITS):
            points += points_in(rules, state.given[lowest(seats)][suit])
        seats &= seats - 1
    return points


@rule
def trump_points_held(rules: Rules, state: State, seats: int) -> int:
    """The card points of the trump suit dealt to these seats."""
    points = 0
    while seats != 0:
        points += trump_points_in(rules, state.given[lowest(seats)][state.trump])
        seats &= seats - 1
    return points


@rule
def points_in(rules: Rules, holding: int) -> int:
    """The card points in a holding, whatever is trump: bit by bit, of all its cards at once."""
    points = 0
    for place in range(rules.deck.point_bits):
        points += size(holding & rules.deck.points_by_bit[place]) << place
    return points


@rule
def trump_points_in(rules: Rules, holding: int) -> int:
    """The card points in a holding of trumps, once trump stands."""
    points = 0
    for bit in range(rules.deck.width):
        points += ((holding >> bit) & 1) * rules.deck.trump_points[bit]
    return points


@rule
def rank_held(rules: Rules, state: State, seats: int, rank: int) -> int:
    """How many cards of a rank these seats were dealt."""
    count = 0
    while seats != 0:
        for suit in range(SUITS):
            count += size(state.given[lowest(seats)][suit] & rules.deck.masks[rank])
        seats &= seats - 1
    return count


@rule
def suit_length(state: State, seats: int, suit: int) -> int:
    """How many cards of a suit these seats were dealt."""
    count = 0
    while seats != 0:
        count += size(state.given[lowest(seats)][suit])
        seats &= seats - 1
    return count


FIRST_TWINS = 0x55555555


@rule
def first_twins(rules: Rules, holding: int) -> int:
    """A holding without the second card wherever both cards of one name are in it."""
    if rules.deck.packs == 1:
        return holding
    return holding & ~((holding & FIRST_TWINS) << 1)
