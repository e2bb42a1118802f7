"""Small decks played by engine and oracle, every act of every deal named: what notices a fault.

It is run by `run.py --small-decks` alone; the same comparison without a fault is
`tests/verify/with_oracle.py`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS / "verify")]

import small_decks  # noqa: E402 - the folders are named first


@pytest.mark.parametrize("deck", small_decks.kept(), ids=str)
def test_every_way_is_as_the_oracle_plays_it(deck: small_decks.Deck) -> None:
    assert small_decks.apart(deck)[1] is None
