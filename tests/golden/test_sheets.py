"""The rule sheets of three games are told as they were; `rewrite.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from turup.commands.app import app

SHEETS = sorted((Path(__file__).parent / "sheets").glob("*.txt"))


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.stem)
def test_a_sheet_is_told_as_it_was(path: Path) -> None:
    told = CliRunner().invoke(app, ["rules", path.stem]).output
    assert told == path.read_text(encoding="utf-8")


def test_there_are_sheets_of_three_games() -> None:
    assert {path.stem for path in SHEETS} >= {"29", "304", "thunee"}
