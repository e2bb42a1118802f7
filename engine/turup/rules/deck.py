"""Deck: which cards are in play, which beats which, and what each is worth.

The same order and points hold in every suit, unless `deck.trump` says what differs in trumps.
Ranks can be equal, and in a double pack every card has a twin; `play.equal_cards` says which of
two equal cards wins. A contract can turn the order round, that of trumps too: then the weakest
rank is the strongest, and the points stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import SUIT_BITS, bit_of_card, card_number, suit_of_card
from turup.rules.noted import rule
from turup.rules.shapes import Upto
from turup.rules.state import NOBODY, SUITS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

RANK_NUMBERS = 15
POINT_BITS = 10  # as many as the points of a card can need

ByBit = Annotated[tuple[int, ...], Upto(SUIT_BITS)]


class Deck(NamedTuple):
    """The cards of a suit, weakest first, and what is true of each.

    `trump_strength` and `trump_points` are those of the trump suit, mostly the same; of the two
    behind them each is 1 where they are not. `points_by_bit` has for each bit of a number the
    cards in whose points it is set, and `point_bits` is how many bits the points need.
    """

    packs: int
    suits: Annotated[tuple[int, ...], Upto(SUITS)]  # 1 for a suit in play
    width: int  # cards in a suit
    ranks: ByBit  # the rank's number
    strength: ByBit  # equal for twins and equal ranks
    points: ByBit
    masks: Annotated[tuple[int, ...], Upto(RANK_NUMBERS)]  # the bits of each rank
    total: int  # without trumps
    cards: int
    trump_strength: ByBit
    trump_points: ByBit
    has_trump_order: int
    has_trump_points: int
    points_by_bit: Annotated[tuple[int, ...], Upto(POINT_BITS)]
    point_bits: int


REVERSED = 15  # every bit of a strength, turned over while the order is reversed


@rule
def strength_of(rules: Rules, state: State, bit: int) -> int:
    """How strong a card is among those of its suit, in the order that holds now."""
    return rules.deck.strength[bit] ^ state.reversed


@rule
def strength_of_trump(rules: Rules, state: State, bit: int) -> int:
    """How strong a card is among trumps, in the order that holds now."""
    return rules.deck.trump_strength[bit] ^ state.reversed


@rule
def card_points(rules: Rules, state: State, card: int) -> int:
    """What a card is worth when captured."""
    if rules.deck.has_trump_points == 1 and suit_of_card(card) == state.trump:
        return rules.deck.trump_points[bit_of_card(card)]
    return rules.deck.points[bit_of_card(card)]


@rule
def deck_points(rules: Rules, state: State) -> int:
    """The card points of the whole deck, with the trump that stands."""
    points = rules.deck.total
    if rules.deck.has_trump_points == 1 and state.trump != NOBODY:
        for bit in range(rules.deck.width):
            points += rules.deck.trump_points[bit] - rules.deck.points[bit]
    return points


@rule
def unpack(rules: Rules, state: State) -> None:
    """Lay out the deck, suit by suit, before it is shuffled."""
    place = 0
    for suit in range(SUITS):
        if rules.deck.suits[suit] == 1:
            for bit in range(rules.deck.width):
                state.deck[place] = card_number(suit, bit)
                place += 1
