"""Something hangs on what a profile states: with something else there a deal comes out otherwise.

Of each shipped profile, and of each overlay on a profile that it fits, one value is drawn by lot;
tests/differential/every_key.py walks them all. A value that the check binds to another cannot be
tried alone, and only then is nothing asked of it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mattering import names, specs_of, states, verdict_at
from turup.profiles import load
from turup.verify.mattering import Beside
from turup.verify.stated import Stated

DEALS = 200_000

IDLE = """
turup: 1
about: {name: Jacks twice over, status: invented, sources: [this test]}
extends: 28
deal:
  redeals:
    jacks_again: {when: full_hand, whose: any_seat, if: {held: {J: 4}}}
"""


@pytest.mark.parametrize("name", names())
def test_something_hangs_on_a_value_drawn_by_lot(name: str, walker: Any) -> None:
    stated = Random(name).choice(states(load(next(specs_of(name)))))  # noqa: S311 - no secret
    assert verdict_at(name, stated.key, walker, DEALS).what != "idle", stated


def stated_in(beside: Beside, key: str) -> Stated:
    """What a profile states of a key."""
    return next(stated for stated in states(beside.profile) if stated.key == key)


@pytest.fixture
def twice(walker: Any, tmp_path: Path) -> Beside:
    """A table that throws in four jacks twice over."""
    path = tmp_path / "twice.yaml"
    path.write_text(IDLE, encoding="utf-8")
    return Beside(load(str(path)), walker)


def test_a_redeal_that_another_one_forestalls_is_idle(twice: Beside) -> None:
    again = twice.verdict(stated_in(twice, "deal.redeals.jacks_again"), 20_000)
    assert (again.what, again.tried) == ("idle", ("none",))


def test_a_redeal_that_hardly_ever_happens_matters(twice: Beside) -> None:
    assert twice.verdict(stated_in(twice, "deal.redeals.one_suit"), 20_000).what == "matters"


def test_a_total_is_bound_to_the_points_it_adds_up(twice: Beside) -> None:
    assert twice.verdict(stated_in(twice, "deck.total"), 200).what == "bound"


@pytest.mark.parametrize("key", ["match.lose_at", "penalties.revoke.price", "table.direction"])
def test_what_no_deal_shows_is_looked_for_elsewhere(key: str, twice: Beside) -> None:
    assert twice.verdict(stated_in(twice, key), 200).what == "matters"


def test_at_a_table_of_six_no_seat_is_called_otherwise() -> None:
    assert "table.direction" in {stated.key for stated in states(load("28"))}
    assert "table.direction" not in {stated.key for stated in states(load("56"))}
