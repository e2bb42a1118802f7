"""Each shipped profile has its report in docs/verified, made of the rules that are shipped."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from turup.profiles import load
from turup.profiles.shipped import profiles

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "verified"
WRITER = runpy.run_path(str(ROOT / "docs" / "write_verified.py"))
AGAIN = "python docs/write_verified.py --jobs 2 --time 40s {name}"


@pytest.mark.parametrize("name", profiles())
def test_a_shipped_profile_has_a_report_of_its_rules_as_they_are(name: str) -> None:
    path = FOLDER / f"{name}.md"
    assert path.exists(), AGAIN.format(name=name)
    found = WRITER["REPORT"].match(path.read_text(encoding="utf-8"))
    assert found, f"{path} is no report"
    assert found["name"] == name
    assert found["rules"] == load(name).fingerprint, AGAIN.format(name=name)
    assert found["what"].startswith("no findings")


def test_the_index_leads_to_every_report_and_to_nothing_else() -> None:
    text = (FOLDER / "index.md").read_text(encoding="utf-8")
    pages = {path.stem for path in FOLDER.glob("*.md")} - {"index"}
    assert pages == {*profiles()}
    assert text.partition(WRITER["TABLE"])[2] == WRITER["rows"]()
