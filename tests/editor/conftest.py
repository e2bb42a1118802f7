"""One editor for all tests here, and the schema as users have it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from editor import Editor, skip_or_fail
from turup.commands.app import app

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def editor() -> Iterator[Editor]:
    """The language server, running in this repository."""
    skip_or_fail()
    opened = Editor(ROOT, {})
    yield opened
    opened.leave()


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `turup schema` prints, in a file."""
    path = tmp_path_factory.mktemp("schema") / "turup.schema.json"
    path.write_text(CliRunner().invoke(app, ["schema"]).stdout, encoding="utf-8")
    return path
