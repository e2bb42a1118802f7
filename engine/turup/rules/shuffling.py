"""Shuffling: thoroughly, or lightly, so that long suits stay together.

For a light shuffle the tricks of the last deal are gathered in, and the cards cut through a few
times. Every deal has to come from its seed and number alone, so the tricks are made up: cards of
one suit lie together as they were led and followed, here and there a discard among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import suit_of_card
from turup.rules.chance import below, shuffle, swap
from turup.rules.deal import Shuffle
from turup.rules.noted import rule
from turup.rules.state import SUITS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

CUTS = 3
DISCARD_EVERY = 8  # cards, of which each swap moves two
# Uses of chance behind those of the thorough shuffle.
DISCARDS = 1 << 16
TRICKS = DISCARDS + 64
PACKETS = TRICKS + 64


@rule
def shuffle_deck(rules: Rules, state: State, seed: int, deal: int) -> None:
    """Shuffle the deck for a seed and a deal's number, as thoroughly as the profile says."""
    shuffle(state.deck, rules.deck.cards, seed, deal)
    if rules.deal.shuffle == Shuffle.light:
        sort_by_suit(state, rules.deck.cards)
        mix_discards(state.deck, rules.deck.cards, seed, deal)
        mix_tricks(state.deck, rules.deck.cards, rules.table.seats, seed, deal)
        for which in range(CUTS):
            cut_through(state.deck, rules.deck.cards, seed, deal, PACKETS + 2 * which)


@rule
def sort_by_suit(state: State, count: int) -> None:
    """Put the cards of each suit together, in the order in which they lie.

    They are gathered in the list of legal acts, since before a deal there are none.
    """
    found = 0
    for suit in range(SUITS):
        for place in range(count):
            state.legal[found] = state.deck[place]
            found += 1 if suit_of_card(state.deck[place]) == suit else 0
    for place in range(count):
        state.deck[place] = state.legal[place]


@rule
def mix_discards(deck: list[int], count: int, seed: int, deal: int) -> None:
    """Some cards change places with others, as discards lie among the tricks."""
    for place in range(0, count, DISCARD_EVERY):
        swap(deck, place, below(seed, deal, DISCARDS + place, count))


@rule
def mix_tricks(deck: list[int], count: int, size: int, seed: int, deal: int) -> None:
    """The tricks lie in any order, each as it was played."""
    for trick in range(count // size - 1, 0, -1):
        other = below(seed, deal, TRICKS + trick, trick + 1)
        for card in range(size):
            swap(deck, trick * size + card, other * size + card)


@rule
def cut_through(deck: list[int], count: int, seed: int, deal: int, use: int) -> None:
    """A packet from within the deck comes to lie on top."""
    start = below(seed, deal, use, count)
    end = start + 1 + below(seed, deal, use + 1, count - start)
    turn_round(deck, 0, start)
    turn_round(deck, start, end)
    turn_round(deck, 0, end)


@rule
def turn_round(deck: list[int], start: int, end: int) -> None:
    """The cards from one place up to another in the opposite order."""
    for step in range((end - start) // 2):
        swap(deck, start + step, end - 1 - step)
