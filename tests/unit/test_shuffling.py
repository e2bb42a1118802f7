"""A light shuffle keeps every card, and keeps long suits together."""

from __future__ import annotations

from statistics import mean

import pytest

import turup
from turup.rules.deck import unpack
from turup.rules.shuffling import cut_through, mix_tricks, shuffle_deck, sort_by_suit
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


@pytest.mark.parametrize("spec", ["28", "56", "28-three"])
def test_the_cards_of_a_suit_keep_their_order(spec: str) -> None:
    rules, state = turup.load(spec), blank()
    unpack(rules, state)
    in_order = state.deck[: rules.deck.cards]
    state.deck[: rules.deck.cards] = in_order[::-1]
    sort_by_suit(rules, state)
    suits = sorted({card >> 4 for card in in_order})
    assert state.legal[: rules.deck.cards] == [
        card for suit in suits for card in in_order[::-1] if card >> 4 == suit
    ]


def test_tricks_lie_in_any_order_and_each_as_it_was_played() -> None:
    found = set()
    for deal in range(200):
        pile = list(range(12))
        mix_tricks(pile, 12, 4, 7, deal)
        tricks = [pile[place : place + 4] for place in (0, 4, 8)]
        assert sorted(tricks) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
        found.add(tuple(tricks[place][0] // 4 for place in range(3)))
    assert len(found) == 6


@pytest.mark.parametrize("use", range(20))
def test_a_cut_brings_a_packet_to_the_top(use: int) -> None:
    cut = [-1] * 33
    cut_through(list(range(33)), cut, 32, 7, 1, use)
    packet = cut[0]
    breaks = [place for place in range(1, 32) if cut[place] != cut[place - 1] + 1]
    assert sorted(cut[:32]) == list(range(32))
    assert cut[32] == -1
    assert len(breaks) <= 2
    assert not breaks or (cut[breaks[0]] == 0 and packet > 0)


def test_packets_of_every_length_come_from_everywhere() -> None:
    tops, lengths = set(), set()
    for use in range(400):
        cut = [0] * 8
        cut_through(list(range(8)), cut, 8, 7, 1, use)
        tops.add(cut[0])
        lengths.add(next((n for n in range(1, 8) if cut[n] != cut[n - 1] + 1), 8))
    assert tops == set(range(8))
    assert lengths == set(range(1, 9))
