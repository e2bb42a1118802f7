"""A guard is told as a clause."""

from __future__ import annotations

from typing import Any

import pytest

from turup.rules.shapes import FactName
from turup.words.guards import NUMBERS, RANKS, WORDS, condition


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
        ({"held": {"J": 1, "9": {"at_least": 2}}}, "the cards hold 1 jack and 2 or more nines"),
        ({"trumps": 0}, "the cards hold no trumps"),
        ({"trumps_elsewhere": 0}, "the others hold no trumps"),
        ({"bidders": 1}, "1 seat has bid"),
        ({"trick": 1}, "it is trick 1"),
        ({"trick": {"below": 7}}, "the number of the trick is less than 7"),
        ({"pairs": ["own", "both"]},
         "only the player's side has shown a pair or both sides have shown a pair"),
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


def test_no_two_facts_read_the_same() -> None:
    spans = [{"at_least": 1}, {"at_least": 2}, {"below": 1}, {"below": 2}]
    amounts = [0, 1, 2, -1, *spans, {"at_least": 1, "below": 4}]
    words: list[dict[str, Any]] = [{name: word} for name, word in WORDS]
    numbers = [{name: amount} for name in NUMBERS for amount in amounts]
    held = [{"held": {rank: amount}} for rank in RANKS for amount in amounts]
    told = [condition(guard) for guard in (*words, *numbers, *held)]
    assert len(set(told)) == len(told)
