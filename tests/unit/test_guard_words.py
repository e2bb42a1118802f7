"""Every fact of a guard has words, and no two facts read the same."""

from __future__ import annotations

from typing import Any

import pytest

from turup.rules.shapes import FactName
from turup.words import languages, speaking
from turup.words.guards import NUMBERS, RANKS, WORDS, condition


def test_every_fact_has_words() -> None:
    assert {fact.name for fact in FactName} == {*NUMBERS, *(name for name, _ in WORDS), "held"}


@pytest.mark.parametrize("code", languages())
def test_no_two_facts_read_the_same(code: str) -> None:
    spans = [{"at_least": 1}, {"at_least": 2}, {"below": 1}, {"below": 2}]
    amounts = [0, 1, 2, -1, *spans, {"at_least": 1, "below": 4}]
    words: list[dict[str, Any]] = [{name: word} for name, word in WORDS]
    numbers = [{name: amount} for name in NUMBERS for amount in amounts]
    held = [{"held": {rank: amount}} for rank in RANKS for amount in amounts]
    with speaking(code):
        told = [condition(guard) for guard in (*words, *numbers, *held)]
    assert len(set(told)) == len(told)
