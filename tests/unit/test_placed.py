"""A quarrel is told at the key that the file being read writes, whichever of the keys that is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from turup.profiles import examine

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "engine" / "turup" / "words" / "pages"
PLACED = yaml.safe_load(Path(__file__).with_name("placed.yaml").read_text(encoding="utf-8"))
HEAD = {"turup": 1, "about": {"name": "Club", "status": "house"}}


def parent(case: dict[str, Any]) -> str:
    """The parent: laid out in the case, or the mended example of a page."""
    if "parent" in case:
        return yaml.safe_dump({**HEAD, **case["parent"]})
    page = (PAGES / f"{case['page']}.md").read_text(encoding="utf-8")
    return re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)[1]


def numbered(case: dict[str, Any]) -> str:
    return f"{case['problem']} {case['club']}"


@pytest.mark.parametrize("case", PLACED, ids=numbered)
def test_a_quarrel_is_told_where_the_child_has_its_part(
    case: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("parent.yaml").write_text(parent(case), encoding="utf-8")
    club = {**HEAD, "extends": "./parent.yaml", **case["club"]}
    Path("club.yaml").write_text(yaml.safe_dump(club), encoding="utf-8")
    assert case["problem"] not in {one.name for one in examine("parent.yaml").problems}
    places = [one.place for one in examine("club.yaml").problems if one.name == case["problem"]]
    assert places
    assert {place.file for place in places} == {"club.yaml"}


@pytest.mark.parametrize("case", PLACED, ids=numbered)
def test_a_quarrel_is_told_where_the_overlay_of_a_spec_has_its_part(
    case: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("parent.yaml").write_text(parent(case), encoding="utf-8")
    Path("over.yaml").write_text(yaml.safe_dump({**HEAD, **case["club"]}), encoding="utf-8")
    found = examine("parent.yaml+over.yaml").problems
    places = [one.place for one in found if one.name == case["problem"]]
    assert places
    assert {place.file for place in places} == {"over.yaml"}
