"""A suit is sure of its tricks exactly when no hand of the others takes one: tried out."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup import load
from turup.rules.certainty import is_suit_sure, strongest
from turup.rules.deck import REVERSED

HEAD = "turup: 1\nabout: {name: A table, status: house}\n"


def does_lose_a_trick(mine: list[int], theirs: list[int]) -> bool:
    """Whether a suit led from the top gives up a trick to whoever holds these: tried card by card.

    The other player throws his weakest card while nothing of his beats the one led.
    """
    for led in sorted(mine, reverse=True):
        if theirs and max(theirs) > led:
            return True
        theirs = sorted(theirs)[1:]
    return False


@pytest.mark.parametrize("hand", [3, 4, 8])
def test_a_suit_is_sure_when_no_hand_of_the_others_takes_a_trick_in_it(hand: int) -> None:
    rules = load("28")
    bits = range(rules.deck.width)
    for holding in range(1 << rules.deck.width):
        mine = [bit for bit in bits if (holding >> bit) & 1]
        others = [bit for bit in bits if not (holding >> bit) & 1]
        if len(mine) <= hand:
            is_sure = not does_lose_a_trick(mine, others[-hand:])
            assert is_suit_sure(rules, holding, hand, 0) is is_sure, f"{holding:b}"
            turned = int(f"{holding:0{rules.deck.width}b}"[::-1], 2)
            assert is_suit_sure(rules, turned, hand, REVERSED) is is_sure, f"{turned:b} turned"


@pytest.mark.parametrize(
    ("equal_cards", "is_sure"), [("first_played", True), ("last_played", False)]
)
def test_a_card_whose_equal_is_out_is_sure_where_the_first_played_wins(
    equal_cards: str, tmp_path: Path, *, is_sure: bool
) -> None:
    path = tmp_path / "table.yaml"
    keys = f"extends: 40\nplay: {{equal_cards: {equal_cards}}}\n"
    path.write_text(HEAD + keys, encoding="utf-8")
    rules = load(path)
    top = 1 << rules.deck.width - 1  # the three and the jack are equal
    assert is_suit_sure(rules, top, 6, 0) is is_sure
    assert is_suit_sure(rules, top >> 1, 6, 0) is is_sure


def test_the_strongest_of_a_holding_is_its_highest_bit() -> None:
    rules = load("28")
    assert strongest(rules, 0, 0) < min(rules.deck.strength[: rules.deck.width])
    for holding in range(1, 1 << rules.deck.width):
        assert strongest(rules, holding, 0) == rules.deck.strength[holding.bit_length() - 1]
