"""A rule sheet is faithful: who sees it knows the rules, and other rules make another sheet."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, count, islice
from pathlib import Path

import pytest

from drawing import HEAD, write
from read_back import accepted, laid_over, misread
from sheet_changes import unexplained, untold
from sheet_switches import Switched, Switches
from sheet_wording import alike
from sheets import changed_keys
from strategies import OVERLAYS, PROFILES
from turup.profiles import Profile, load
from turup.words import languages, speaking

LOTS, PARTS = 200, 4
"""So many profiles by lot are read, in so many tests; read_sheets.py reads as many as are asked."""
FEW = 2
TRIES, DRAWN, ENOUGH = 2, 10, 600
"""How often a switch is tried, in how many profiles by lot, and how many switches are found."""


@pytest.mark.parametrize("name", PROFILES)
def test_a_shipped_profile_is_read_from_its_sheet(name: str) -> None:
    assert misread(load(name)) == ""


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_a_house_rule_is_read_from_the_sheet_of_a_profile_it_is_laid_over(overlay: str) -> None:
    for profile in islice(laid_over(overlay), FEW):
        assert misread(profile) == "", profile.spec


@pytest.mark.parametrize("part", range(PARTS))
def test_a_profile_by_lot_is_read_from_its_sheet(part: int) -> None:
    for lot in islice(accepted(count(part, PARTS)), LOTS // PARTS):
        assert misread(lot.profile) == "", lot.number


def test_names_that_look_alike_are_told_apart(tmp_path: Path) -> None:
    odd = {"forced_": 15, "forced": 16, "forced__twice": 17, "asking_the_partner": 18}
    limits = {
        name: {"minimum": number, "if": {"standing": "partner"}} for name, number in odd.items()
    }
    names = (" high", "high ", "high", "high  and", r"high\x20", "high\N{NO-BREAK SPACE}")
    rows = [{"win": 1}, *({"from": 17 + n, "name": name, "win": 2} for n, name in enumerate(names))]
    path = tmp_path / "odd.yaml"
    keys = {"auction": {"limits": limits}, "scoring": {"stakes": rows}}
    write({**HEAD, "extends": "28", **keys}, path)
    assert misread(load(path)) == ""


@pytest.fixture(scope="module")
def switched() -> list[Switched]:
    """Profiles that differ in a key, for every key and every two of its words that allow it."""
    return list(Switches(TRIES).of(some_profiles()))


def some_profiles() -> Iterable[Profile]:
    """The shipped profiles, and some by lot, in which rules meet that no shipped one has."""
    lots = islice(accepted(count(0, 2)), DRAWN)
    return chain(map(load, PROFILES), (lot.profile for lot in lots))


def test_many_keys_are_switched(switched: list[Switched]) -> None:
    assert len(switched) >= ENOUGH


@pytest.mark.parametrize("code", languages())
def test_nothing_that_means_something_else_reads_alike(code: str) -> None:
    with speaking(code):
        assert list(alike()) == []


@pytest.mark.parametrize("code", languages())
def test_switching_any_key_changes_the_sheet(switched: list[Switched], code: str) -> None:
    with speaking(code):
        assert list(map(told, untold(switched))) == []


def test_only_what_tells_the_key_changes(switched: list[Switched]) -> None:
    found = {told(each): unexplained(each.before, each.after) for each in switched}
    assert {which: lines for which, lines in found.items() if lines} == {}


def told(switched: Switched) -> str:
    """A switch by its key, its profile and what became different."""
    before, after = switched.before.profile, switched.after.profile
    changed = sorted(changed_keys(before.keys, after.keys))
    return f"{switched.key} in {before.spec}: {', '.join(changed)}"
