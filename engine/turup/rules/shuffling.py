"""Shuffling: thoroughly, or lightly, so that long suits stay together.

For a light shuffle the tricks of the last deal are gathered in, and the cards cut through a few
times. Every deal has to come from its seed and number alone, so the tricks are made up: cards of
one suit lie together as they were led and followed, here and there a discard among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import SUIT_BITS, suit_of_card
from turup.rules.chance import SWAPS, WORD, below, fair_word, shuffle, swap, words
from turup.rules.deal import Shuffle
from turup.rules.noted import rule
from turup.rules.state import SUITS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

DISCARD_EVERY = 8  # cards, of which each swap moves two
# Uses of chance behind those of the thorough shuffle.
DISCARDS = 1 << 16
TRICKS = DISCARDS + 64
CUTS = TRICKS + 64


@rule
def shuffle_deck(rules: Rules, state: State, seed: int, deal: int) -> None:
    """Shuffle the deck for a seed and a deal's number, as thoroughly as the profile says."""
    shuffle(state.deck, rules.deck.cards, seed, deal)
    if rules.deal.shuffle == Shuffle.light:
        sort_by_suit(rules, state)
        mix_discards(state.legal, rules.deck.cards, seed, deal)
        mix_tricks(state.legal, rules.deck.cards, rules.table.seats, seed, deal)
        cut_through(state.legal, state.deck, rules.deck.cards, seed, deal, CUTS)
        cut_through(state.deck, state.legal, rules.deck.cards, seed, deal, CUTS + 1)
        cut_through(state.legal, state.deck, rules.deck.cards, seed, deal, CUTS + 2)


@rule
def sort_by_suit(rules: Rules, state: State) -> None:
    """Lay the cards of each suit together, in the order in which they lie in the deck.

    They are gathered in the list of legal acts, since before a deal there are none. The next free
    place of each suit stands in one number, which is faster than a list.
    """
    free, place = 0, 0
    for suit in range(SUITS):
        free += place << (suit * SUIT_BITS)
        place += rules.deck.suits[suit] * rules.deck.width
    for nth in range(rules.deck.cards):
        card = state.deck[nth]
        own = suit_of_card(card) * SUIT_BITS
        state.legal[(free >> own) % (1 << SUIT_BITS)] = card
        free += 1 << own


@rule
def mix_discards(pile: list[int], count: int, seed: int, deal: int) -> None:
    """Some cards change places with others, as discards lie among the tricks."""
    for place in range(0, count, DISCARD_EVERY):
        swap(pile, place, below(seed, deal, DISCARDS + place, count))


@rule
def mix_tricks(pile: list[int], count: int, size: int, seed: int, deal: int) -> None:
    """The tricks lie in any order, each as it was played."""
    use, last = TRICKS + 0, count // size - 1
    while last > 0:
        left, use = fair_word(seed, deal, use, last)
        for trick in range(last, last - SWAPS[last], -1):
            product = left * (trick + 1)
            swap_tricks(pile, size, trick, product >> 32)
            left = product & WORD
        last -= SWAPS[last]


@rule
def swap_tricks(pile: list[int], size: int, trick: int, other: int) -> None:
    """Swap two tricks, card by card."""
    for card in range(size):
        swap(pile, trick * size + card, other * size + card)


@rule
def cut_through(
    pile: list[int], other: list[int], count: int, seed: int, deal: int, use: int
) -> None:
    """A pile is laid onto another place, with a packet from within it on top."""
    left, right = words(seed, deal, use)
    start = (left * count) >> 32
    end = start + 1 + ((right * (count - start)) >> 32)
    for place in range(start, end):
        other[place - start] = pile[place]
    for place in range(start):
        other[place + end - start] = pile[place]
    for place in range(end, count):
        other[place] = pile[place]
