"""No rule asks for a place below 0 in a list: compiled rules do not look for that.

The worked cases are tried in tests/cases/test_cases.py, profiles by lot in
tests/differential/test_by_lot.py.
"""

from __future__ import annotations

import pytest

from fronts import (
    CountedFromTheEnd,
    FrontList,
    front_rules,
    is_counted_from_the_front,
)
from strategies import PROFILES, sound

DEALS = 5


@pytest.mark.parametrize("spec", PROFILES)
def test_a_shipped_profile_asks_for_no_place_below_0(spec: str) -> None:
    for deal in range(DEALS):
        assert is_counted_from_the_front(sound(spec), 28, deal)


def test_a_place_below_0_would_be_noticed() -> None:
    rows = front_rules(sound("28")).deal.stages.rows
    assert rows[0] == sound("28").deal.stages.rows[0]
    for cards in (FrontList([1, 2]), rows):
        with pytest.raises(CountedFromTheEnd):
            cards[-1]
    with pytest.raises(CountedFromTheEnd):
        FrontList([1, 2])[-1] = 3
