"""Laying: cards dealt so that one side is strong, more so in one deal and less in another.

A hand without card points, or with all the jacks, may be thrown in; so the strong cards are not
all on one side, but only likelier there, and each deal is another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import NamedTuple

from turup.game.cases.layout import places_dealt
from turup.rules import Rules
from turup.rules.acts import bit_of_card, suit_of_card
from turup.rules.state import NOBODY, SUITS
from turup.verify.auction.beginnings import cards_of
from turup.verify.auction.positions import Beginning

NOISE = (0.6, 1.2, 0.3, 2.5, 0.0, 5.0)
"""How much chance there is in who gets a card, in strengths of a card, deal by deal."""
SUIT_LENGTH = 8
EVENLY = 0.5
SORTED = 3
"""Of so many deals one has the strong hands of few suits."""


class Wish(NamedTuple):
    """Who is to be strong, and with which cards.

    `is_turned` makes the weakest ranks the strong ones; `caller` is who has to hold a hand that
    fits what a solo asks for, or NOBODY.
    """

    strong: Sequence[int]
    is_turned: bool = False
    caller: int = NOBODY


def decks(rules: Rules, wish: Wish, first: Beginning, lot: Random) -> Iterator[Beginning]:
    """The beginning that is given, and then ever others as they are wished for.

    A caller has the hand of the first, or one of few suits.
    """
    yield first
    places = places_dealt(rules)
    for turn in count():
        wanted = weights(rules, lot, turn, turned=wish.is_turned)
        own = list[int]()
        if wish.caller != NOBODY and turn % 2 == 0:
            own = [first.deck[place] for place in places[wish.caller]]
        elif wish.caller != NOBODY:
            own = hand_of_suits(rules, wanted, lot)[: len(places[wish.caller])]
        yield Beginning(dealt(rules, wanted, wish, own), first.tallies)


def hand_of_suits(rules: Rules, wanted: dict[int, float], lot: Random) -> list[int]:
    """The cards of some suits, the most wanted first or the least."""
    there = [suit for suit in range(SUITS) if rules.deck.suits[suit]]
    suits = lot.sample(there, lot.randint(1, len(there)))
    cards = [card for card in wanted if suit_of_card(card) in suits]
    return sorted(cards, key=wanted.__getitem__, reverse=lot.random() < EVENLY)


def weights(rules: Rules, lot: Random, turn: int, *, turned: bool) -> dict[int, float]:
    """How much a card is wanted: its strength and its points, some chance, perhaps its suit."""
    suits, most = lot.sample(range(SUITS), SUITS), max(rules.deck.points)
    noise = NOISE[turn % len(NOISE)] * rules.deck.width / SUIT_LENGTH
    suited = 2 if turn % SORTED == 1 else 0
    wanted = {}
    for card in cards_of(rules):
        bit = bit_of_card(card)
        strength = bit / rules.deck.packs + 2 * rules.deck.points[bit] / most
        by_suit = suited * suits[suit_of_card(card)]
        wanted[card] = (-strength if turned else strength) + by_suit + lot.gauss(0, noise)
    return wanted


def dealt(
    rules: Rules, wanted: dict[int, float], wish: Wish, own: Sequence[int]
) -> tuple[int, ...]:
    """A deck in which the strong seats share the cards most wanted, and the others the rest.

    What the caller of a solo is to hold is his before.
    """
    places = places_dealt(rules)
    deck = dict(zip(places[wish.caller], own, strict=False)) if own else {}
    order = sorted(wanted, key=wanted.__getitem__, reverse=True)
    rest = iter([card for card in order if card not in own])
    weak = [seat for seat in range(rules.table.seats) if seat not in wish.strong]
    for seats in (wish.strong, weak):
        for nth in range(len(places[0])):
            for seat in seats:
                if places[seat][nth] not in deck:
                    deck[places[seat][nth]] = next(rest)
    return tuple(deck[place] for place in sorted(deck))
