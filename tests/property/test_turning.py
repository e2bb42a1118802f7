"""The overlay that turns one profile into another does so, whatever the two are."""

from __future__ import annotations

from itertools import count, islice
from pathlib import Path

import pytest

from read_back import accepted
from shares import share
from strategies import PROFILES
from turup.profiles import Profile, examine, load, turning
from turup.profiles.differing import differences
from turup.profiles.turning import overlay

LOTS, PARTS = 40, 4
"""So many profiles by lot are turned into shipped ones and back, in so many tests."""
LAYERS = ("28+doubling+c", "29+single-hand", "56+doubling", "304+caps-in-time")


def turned(before: Profile, after: Profile, folder: Path) -> str:
    """The fingerprint of the first profile under the overlay that leads to the second."""
    path = folder / "over.yaml"
    path.write_text(overlay(before, after).as_yaml("Turned"), encoding="utf-8")
    found = examine(f"{before.spec}+{path}")
    assert not [problem for problem in found.problems if not problem.is_warning], before.spec
    assert found.profile is not None
    return found.profile.fingerprint


@pytest.mark.parametrize("name", PROFILES)
def test_a_shipped_profile_is_turned_into_every_other(name: str, tmp_path: Path) -> None:
    before = load(name)
    for other in share(PROFILES, 3, name):
        after = load(other)
        assert turned(before, after, tmp_path) == after.fingerprint, other


@pytest.mark.parametrize("spec", LAYERS)
def test_overlays_that_a_spec_names_do_not_stand_in_the_way(spec: str, tmp_path: Path) -> None:
    before = load(spec)
    for other in PROFILES:
        after = load(other)
        assert turned(before, after, tmp_path) == after.fingerprint, other


@pytest.mark.parametrize("part", range(PARTS))
def test_a_profile_by_lot_is_turned_into_a_shipped_one_and_back(part: int, tmp_path: Path) -> None:
    for lot in islice(accepted(count(part, PARTS)), LOTS // PARTS):
        shipped = load(PROFILES[lot.number % len(PROFILES)])
        for before, after in ((lot.profile, shipped), (shipped, lot.profile)):
            assert turned(before, after, tmp_path) == after.fingerprint, lot.number


def test_what_comes_to_life_under_the_overlay_is_stated_too(tmp_path: Path) -> None:
    before, after = load("28+no-pair"), load("28+pair-without-bounds")
    assert turned(before, after, tmp_path) == after.fingerprint
    assert overlay(before, after).keys["pair"].items() >= {"floor": "none", "cap": "none"}.items()


def test_looking_for_an_overlay_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning, "MOST_ROUNDS", 1)
    one_round = overlay(load("304"), load("thunee"))
    monkeypatch.undo()
    assert overlay(load("304"), load("thunee")).keys.keys() == one_round.keys.keys()
    monkeypatch.setattr(turning, "MOST_ROUNDS", 0)
    assert overlay(load("304"), load("thunee")).keys == {}


def test_who_differs_in_nothing_has_one_fingerprint() -> None:
    known = {name: load(name) for name in PROFILES}
    for one in known.values():
        for other in known.values():
            is_same = one.fingerprint == other.fingerprint
            assert is_same == (not differences(one.keys, other.keys)), (one.spec, other.spec)
