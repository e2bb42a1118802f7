"""A resolved profile is printed as YAML that reads back to the same rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup.profiles import as_yaml, examine, load, shipped

SPECS = [*shipped.profiles(), "28+doubling+c+single-hand-show+half-score+sets+seventh-card"]


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("origins", [False, True])
@pytest.mark.parametrize("spec", SPECS)
def test_what_is_printed_reads_back(spec: str, *, origins: bool) -> None:
    profile = load(spec)
    Path("again.yaml").write_text(as_yaml(profile, origins=origins), encoding="utf-8")
    found = examine("again.yaml")
    assert not found.problems
    assert found.profile is not None
    assert found.profile.keys == profile.keys
    assert found.profile.fingerprint == profile.fingerprint
    assert found.profile.about == profile.about


def test_each_line_says_where_its_value_stands_and_what_it_replaced() -> None:
    lines = as_yaml(load("29"), origins=True).splitlines()
    assert "  minimum: 16  # 29.yaml:19 (was 14, 28.yaml:33)" in lines
    assert "  step: 1  # neutral" in lines
    assert "  name: Twenty-nine" in lines


def test_a_record_of_several_places_is_written_field_by_field() -> None:
    Path("club.yaml").write_text(
        "turup: 1\nabout: {name: Club, status: house}\nextends: 28\n"
        "deal:\n  redeals: {four_jacks: {how: asked}}\n"
    )
    lines = as_yaml(load("club.yaml"), origins=True).splitlines()
    assert "    four_jacks:  # club.yaml:5 (28.yaml:29)" in lines
    assert "      how: asked  # club.yaml:5" in lines
    assert "      if: {held: {J: 4}}  # 28.yaml:29" in lines


def test_long_lists_stand_below_one_another_and_short_records_on_a_line() -> None:
    text = as_yaml(load("56"))
    assert "    - {from: 40, name: honours, win: 2, lose: 3}\n" in text
    assert "  order: [J, 9, A, 10, K, Q]\n" in text


def test_names_that_yaml_would_take_for_something_else_stand_in_quotes() -> None:
    Path("club.yaml").write_text(
        'turup: 1\nabout: {name: "no", status: house, also: [29, "a: b", "#x"]}\nextends: 28\n'
        'scoring: {stakes: [{win: 1, name: "10"}]}\n'
    )
    text = as_yaml(load("club.yaml"))
    assert '  name: "no"\n' in text
    assert '  also: [29, "a: b", "#x"]\n' in text
    assert '{name: "10", win: 1}' in text
