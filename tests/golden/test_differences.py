"""The differences of some games are told as they were; `rewrite.py` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from turup.commands.app import app

DIFFERENCES = sorted((Path(__file__).parent / "differences").glob("*.txt"))


@pytest.mark.parametrize("path", DIFFERENCES, ids=lambda path: path.stem)
def test_differences_are_told_as_they_were(path: Path) -> None:
    told = CliRunner().invoke(app, ["diff", *path.stem.split(" ")]).output
    assert told == path.read_text(encoding="utf-8")


def test_there_are_differences_small_and_large() -> None:
    assert {path.stem for path in DIFFERENCES} >= {"28 29", "304 304-house", "28 thunee"}
