"""A light shuffle keeps every card, and keeps long suits together."""

from __future__ import annotations

from statistics import mean

import pytest

import turup
from turup.rules.deck import unpack
from turup.rules.shuffling import cut_through, shuffle_deck, sort_by_suit, turn_round
from turup.rules.state import blank

DEALS = 200


def deck_of(spec: str, deal: int) -> list[int]:
    rules, state = turup.load(spec), blank()
    unpack(rules, state)
    shuffle_deck(rules, state, 7, deal)
    return state.deck[: rules.deck.cards]


def longest_suit(cards: list[int]) -> int:
    return max(sum(1 for card in cards if card >> 4 == suit) for suit in range(4))


def longest(spec: str) -> float:
    """The longest suit of the eldest's hand, dealt in two packets of four."""
    decks = [deck_of(spec, deal) for deal in range(DEALS)]
    return mean(longest_suit(deck[:4] + deck[16:20]) for deck in decks)


@pytest.mark.parametrize("spec", ["28", "40", "56", "56-four"])
def test_a_light_shuffle_keeps_every_card(spec: str) -> None:
    full, light = deck_of(spec, 3), deck_of(f"{spec}+light-shuffle", 3)
    assert light != full
    assert sorted(light) == sorted(full)
    assert light == deck_of(f"{spec}+light-shuffle", 3)
    assert light != deck_of(f"{spec}+light-shuffle", 4)


def test_long_suits_stay_together_and_yet_no_hand_is_known() -> None:
    assert longest("28") + 0.5 < longest("28+light-shuffle") < 7


def test_the_cards_of_a_suit_keep_their_order() -> None:
    state = blank()
    state.deck[:6] = [17, 1, 33, 0, 16, 99]
    sort_by_suit(state, 5)
    assert state.deck[:6] == [1, 0, 17, 16, 33, 99]


@pytest.mark.parametrize("use", range(20))
def test_a_cut_brings_a_packet_to_the_top(use: int) -> None:
    deck = list(range(32))
    cut_through(deck, 32, 7, 1, 2 * use)
    breaks = [place for place in range(1, 32) if deck[place] != deck[place - 1] + 1]
    assert sorted(deck) == list(range(32))
    assert len(breaks) <= 2


def test_cards_are_turned_round_between_two_places() -> None:
    deck = [0, 1, 2, 3, 4]
    turn_round(deck, 1, 4)
    assert deck == [0, 3, 2, 1, 4]
    turn_round(deck, 2, 2)
    assert deck == [0, 3, 2, 1, 4]
