"""The generator is the published one, and the shuffle favours nobody."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import turup
from turup.rules.chance import (
    ORDERS,
    SWAPS,
    UNFAIR,
    WORDS,
    below,
    remainder,
    shuffle,
    swaps_in_a_word,
    words,
)
from turup.rules.phases import shuffle_and_start
from turup.rules.state import blank

# From the known-answer tests that come with the authors' own implementation of Philox.
KNOWN = [
    ((0x00000000, 0x00000000, 0x00000000), (0xFF1DAE59, 0x6CD10DF2)),
    ((0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF), (0x2C3F628B, 0xAB4FD7AD)),
    ((0x13198A2E, 0x243F6A88, 0x85A308D3), (0xDD7CE038, 0xF62A4C12)),
]


@pytest.mark.parametrize(("seed_deal_use", "answer"), KNOWN)
def test_words_are_those_of_philox(
    seed_deal_use: tuple[int, int, int], answer: tuple[int, int]
) -> None:
    assert words(*seed_deal_use) == answer


def test_every_order_is_as_likely_as_the_next() -> None:
    deals = 24_000
    counts: Counter[tuple[int, ...]] = Counter()
    for deal in range(deals):
        deck = [0, 1, 2, 3]
        shuffle(deck, 4, 7, deal)
        counts[tuple(deck)] += 1
    expected = deals / 24
    assert set(counts) == set(permutations(range(4)))
    squares = sum((count - expected) ** 2 / expected for count in counts.values())
    assert squares < 49.7  # chi-square with 23 degrees of freedom, one chance in a thousand


@pytest.mark.parametrize("cards", [1, 2, 24, 32, 36, 48, 64])
def test_a_shuffle_keeps_every_card(cards: int) -> None:
    deck = [*range(cards), 99]
    shuffle(deck, cards, 1, 2)
    assert sorted(deck[:-1]) == list(range(cards))
    assert deck[-1] == 99


def test_a_word_serves_as_many_swaps_as_it_can_hold() -> None:
    assert swaps_in_a_word(31) == (6, 32 * 31 * 30 * 29 * 28 * 27)
    swaps, orders = swaps_in_a_word(5)
    assert (swaps, orders) == (5, 720)


@pytest.mark.parametrize("last", [1, 2, 11, 12, 13, 31, 63])
def test_what_is_left_of_a_word_is_that_of_one_swap_after_the_other(last: int) -> None:
    for left in range(0, WORDS, WORDS // 4096):
        step = left
        for place in range(last, last - SWAPS[last], -1):
            step = step * (place + 1) % WORDS
        assert remainder(left, last) == step


@pytest.mark.parametrize("last", [2, 3, 31])
def test_as_many_words_are_unfair_as_would_be_left_over(last: int) -> None:
    """Of all words whose rest is large enough, each order gets as many."""
    assert (WORDS - UNFAIR[last]) % ORDERS[last] == 0
    assert 0 <= UNFAIR[last] < ORDERS[last]


def test_a_choice_of_one_needs_no_chance() -> None:
    assert below(1, 2, 3, 1) == 0
    assert {below(1, 2, use, 3) for use in range(50)} == {0, 1, 2}


def test_a_shuffle_among_the_rules_is_that_of_a_deal() -> None:
    rules = turup.load("40")
    state = blank()
    shuffle_and_start(rules, state, dealer=2, seed=7, deal=3)
    assert state.facts() == turup.Deal.shuffled(rules, 7, 3, dealer=2).state().facts()


def test_seed_deal_and_use_all_count() -> None:
    seen = {words(*key) for key in permutations((1, 2, 3))}
    assert len(seen) == 6
