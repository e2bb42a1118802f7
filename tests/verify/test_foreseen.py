"""What costs nothing to find is told by a check, at its place, unless the profile accepts it."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from turup.commands.app import app
from turup.profiles import load
from turup.profiles.shipped import profiles
from turup.verify.foreseen import foreseen

HEAD = "turup: 1\nabout: {name: Friday, status: house}\nextends: 28\n"
REDEALS = """\
deal:
  redeals:
    few: {when: full_hand, whose: any_seat, if: {points: {below: 3}}, how: automatic}
    fewer: {when: full_hand, whose: any_seat, if: {points: {below: 2}}, how: automatic}
"""


def friday(folder: Path, text: str) -> str:
    """A profile of a few lines."""
    file = folder / "friday.yaml"
    file.write_text(HEAD + text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("spec", sorted(profiles()))
def test_nothing_is_foreseen_of_what_is_shipped(spec: str) -> None:
    assert foreseen(spec) == ()


def test_a_check_warns_at_the_key(tmp_path: Path) -> None:
    spec = friday(tmp_path, REDEALS)
    told = [problem for problem in foreseen(spec) if problem.name == "redeal-within-another"]
    assert [problem.place.line for problem in told] == [6, 7]
    result = CliRunner().invoke(app, ["check", spec])
    assert "friday.yaml:7:" in result.stdout
    assert "warning: " in result.stdout
    assert "[redeal-within-another]" in result.stdout
    assert result.exit_code == 0
    assert CliRunner().invoke(app, ["check", spec, "--strict"]).exit_code == 1
    assert "redeal-within" not in CliRunner().invoke(app, ["check", spec, "--no-play"]).stdout


def test_what_is_accepted_is_not_told(tmp_path: Path) -> None:
    spec = friday(tmp_path, f"{REDEALS}accepts: {{redeal-within-another: {{why: A habit.}}}}\n")
    assert "redeal-within-another" in load(spec).accepts
    assert "redeal-within-another" not in {problem.name for problem in foreseen(spec)}


def test_an_accepted_name_that_no_finding_has_is_told(tmp_path: Path) -> None:
    spec = friday(tmp_path, "accepts: {never-brokn: {why: So.}}\n")
    (told,) = foreseen(spec)
    assert (told.name, told.place.line) == ("unknown-finding", 4)
    assert told.facts["near"] == "never-broken"
