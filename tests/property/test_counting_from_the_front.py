"""No rule asks for a place below 0 in a list: compiled rules do not look for that.

The worked cases are tried in tests/cases/test_cases.py, profiles by lot in
tests/differential/test_by_lot.py.
"""

from __future__ import annotations

from itertools import islice

import pytest

from fronts import CountedFromTheEnd, FrontList, FrontSpeed, front_rules
from strategies import PROFILES, sound
from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.study.looks import looks
from turup.verify.effort import EFFORTS, Level
from turup.verify.exploring import Explorer
from turup.verify.redeals import sampling
from turup.verify.redeals.budget import done
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import Layouts
from turup.verify.reduced.shapes import Shape
from turup.verify.violations import Setting
from turup.verify.walking import TABLES, Walker

DEALS = 2
EFFORT = EFFORTS[Level.quick]._replace(deals=20 * sampling.FEWER, is_compiled=False)


@pytest.mark.parametrize("spec", PROFILES)
def test_deals_of_a_shipped_profile_ask_for_no_place_below_0(spec: str) -> None:
    walker = Walker(FrontSpeed(), 28)
    for table in TABLES:
        walker.count(walker.carried(sound(spec)), table, range(DEALS), asks_refusals=True)
    assert walker.positions > 0


@pytest.mark.parametrize(
    ("spec", "shape"),
    [("56", Shape(3, 1, 1)), ("29-delhi", Shape(2, 2, 1)), ("304-house", Shape(4, 1, 1))],
)
def test_every_way_of_a_small_deck_asks_for_no_place_below_0(spec: str, shape: Shape) -> None:
    profile = reduced(load(spec), shape, 2).profile
    assert profile is not None
    rules = rules_of(profile)
    explorer = Explorer(FrontSpeed(), rules, 1, is_compiled=False)
    for layout in islice(Layouts(rules, 28, 1000), 2):
        standing = (rules.match.start,) * rules.table.seats
        explorer.begin(Setting(layout.deck, rules.table.seats - 1, standing))
        explorer.go_on(3000)
    assert explorer.get("law") == 0
    assert explorer.get("positions") > 0


@pytest.mark.parametrize("spec", [spec for spec in PROFILES if looks(sound(spec))])
def test_redeals_ask_for_no_place_below_0(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "speed", lambda **_: FrontSpeed())
    rules = sound(spec)
    for work in (sampling.dealt(rules, looks(rules), EFFORT), sampling.played(rules, EFFORT)):
        assert done(work).deals == EFFORT.deals // sampling.FEWER


def test_a_place_below_0_would_be_noticed() -> None:
    rows = front_rules(sound("28")).deal.stages.rows
    assert rows[0] == sound("28").deal.stages.rows[0]
    for cards in (FrontList([1, 2]), rows):
        with pytest.raises(CountedFromTheEnd):
            cards[-1]
    with pytest.raises(CountedFromTheEnd):
        FrontList([1, 2])[-1] = 3
