"""Profiles that must be accepted, found by being there: nothing is wrong, and they play."""

from __future__ import annotations

from pathlib import Path

import pytest

import turup
from turup.game import records
from turup.game.chance_play import played_out
from turup.game.soundness import report_on
from turup.profiles import as_yaml, load
from turup.profiles.decoding import keys_of

HERE = Path(__file__).parent
ACCEPTED = sorted(HERE.glob("*.yaml"))
each = pytest.mark.parametrize("path", ACCEPTED, ids=lambda path: path.stem)


@each
def test_nothing_is_wrong_and_no_law_breaks(path: Path) -> None:
    report = report_on(str(path), range(10))
    assert (report.problems, report.deals) == ((), 10)


@each
def test_printed_it_is_the_same(path: Path, tmp_path: Path) -> None:
    profile = load(path)
    printed = tmp_path / "printed.yaml"
    printed.write_text(as_yaml(profile), encoding="utf-8")
    again = load(printed)
    assert again.keys == profile.keys
    assert again.fingerprint == profile.fingerprint


@each
def test_its_rules_say_what_it_says(path: Path) -> None:
    rules = turup.load(path)
    written = keys_of(rules)
    for section, keys in rules.labels.keys.items():
        assert {key: written[section][key] for key in keys} == keys


@each
def test_its_deals_are_kept_in_records(path: Path) -> None:
    deal = played_out(turup.Deal.shuffled(turup.load(path), seed=28))
    assert records.load(records.dump(deal)) == deal


@each
def test_a_match_comes_to_its_end(path: Path) -> None:
    match = turup.Match.begun(turup.load(path), seed=28)
    while not match.is_over and match.deals < 400:
        match = match.after(played_out(match.next_deal()))
    assert match.is_over
