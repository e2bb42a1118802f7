"""Cards laid by hand: a deck in which some cards lie as somebody wishes.

What is not laid comes from the shuffle of a seed, so the same wish and the same seed give the
same deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from turup.cards import NotACard, card
from turup.game.cases.layout import places_dealt
from turup.game.deal import Deal
from turup.game.numbers import UNKNOWN, number_of_card
from turup.rules import Rules
from turup.rules.acts import bit_of_card, card_number, suit_of_card

TWIN = "'"
"""What marks a card of the second pack: SJ'."""


class NotInDeck(ValueError):
    """Text that names no card of the deck."""


class LaidTwice(ValueError):
    """A card laid more often than the deck has it."""


def card_laid(rules: Rules, text: str, laid: set[int]) -> int:
    """The number of a card; of twins the one marked, or the first not laid yet.

    Raises `NotInDeck` or `LaidTwice` with the text.
    """
    try:
        first = number_of_card(rules, None, card(text.removesuffix(TWIN)))
    except NotACard:
        first = UNKNOWN
    is_marked = text.endswith(TWIN)
    if first == UNKNOWN or (is_marked and rules.deck.packs == 1):
        raise NotInDeck(text)
    twins = [
        card_number(suit_of_card(first), bit_of_card(first) + nth)
        for nth in range(rules.deck.packs)
    ]
    for number in twins[1:] if is_marked else twins:
        if number not in laid:
            laid.add(number)
            return number
    raise LaidTwice(text)


def deck_with(rules: Rules, hands: Mapping[int, Sequence[int]], shuffled: Deal) -> tuple[int, ...]:
    """The deck of a shuffled deal, with some cards moved so that the seats get the hands laid.

    Seats count from the dealer, who is S0.
    """
    laid = {number for hand in hands.values() for number in hand}
    rest = iter([number for number in shuffled.deck if number not in laid])
    deck = [0] * rules.deck.cards
    for seat, places in enumerate(places_dealt(rules)):
        hand = list(hands.get(seat, ()))
        for place in places:
            deck[place] = hand.pop(0) if hand else next(rest)
    return tuple(deck)
