"""Deck: which cards are in play, which beats which, and what each is worth.

The same order holds in every suit, trumps or not. Ranks can be equal, and in a double pack
every card has a twin; `play.equal_cards` says which of two equal cards wins. A contract can
turn the order round: then the weakest rank is the strongest, and the points stay as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import SUIT_BITS, bit_of_card, card_number
from turup.rules.noted import rule
from turup.rules.shapes import Upto
from turup.rules.state import SUITS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

RANK_NUMBERS = 15

ByBit = Annotated[tuple[int, ...], Upto(SUIT_BITS)]


class Deck(NamedTuple):
    """The cards of a suit, weakest first, and what is true of each."""

    packs: int
    suits: Annotated[tuple[int, ...], Upto(SUITS)]  # 1 for a suit in play
    width: int  # cards in a suit
    ranks: ByBit  # the rank's number
    strength: ByBit  # equal for twins and equal ranks
    points: ByBit
    masks: Annotated[tuple[int, ...], Upto(RANK_NUMBERS)]  # the bits of each rank
    total: int
    cards: int


REVERSED = 15  # every bit of a strength, turned over while the order is reversed


@rule
def strength_of(rules: Rules, state: State, bit: int) -> int:
    """How strong a card is among those of its suit, in the order that holds now."""
    return rules.deck.strength[bit] ^ state.reversed


@rule
def card_points(rules: Rules, card: int) -> int:
    """What a card is worth when captured."""
    return rules.deck.points[bit_of_card(card)]


@rule
def unpack(rules: Rules, state: State) -> None:
    """Lay out the deck, suit by suit, before it is shuffled."""
    place = 0
    for suit in range(SUITS):
        if rules.deck.suits[suit] == 1:
            for bit in range(rules.deck.width):
                state.deck[place] = card_number(suit, bit)
                place += 1
