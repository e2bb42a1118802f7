"""A guard is told as a clause."""

from __future__ import annotations

from typing import Any

import pytest

from turup.rules.shapes import FactName
from turup.words.guards import NUMBERS, WORDS, condition


@pytest.mark.parametrize(
    ("guard", "said"),
    [
        ({}, ""),
        ({"standing": "partner"}, "the partner's bid stands"),
        ({"bids": {"at_least": 1}}, "the player has bid before"),
        ({"speeches": 0}, "the player has not spoken yet"),
        ({"speeches": 2}, "the player has spoken 2 times"),
        ({"points": 0}, "the cards hold no card points"),
        ({"points": {"below": 3}}, "the cards hold less than 3 card points"),
        ({"suits": 1}, "the cards are of 1 suit"),
        ({"held": {"J": 4}}, "the cards hold 4 jacks"),
        ({"trumps": 0}, "the cards hold no trumps"),
        ({"own_tally": 0, "other_tally": 0},
         "the player's own tally is 0 and every other tally is 0"),
        ({"bid": {"at_least": 20, "below": 25}}, "the bid is 20 to 24"),
        ({"trump": "concealed", "trump_led": "never"},
         "trump is concealed and nobody else has led a trump"),
    ],
)  # fmt: skip
def test_a_guard_is_told_as_a_clause(guard: dict[str, Any], said: str) -> None:
    assert condition(guard) == said


def test_every_fact_has_words() -> None:
    assert {fact.name for fact in FactName} == {*NUMBERS, *(name for name, _ in WORDS), "held"}
