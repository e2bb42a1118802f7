"""With the settings of docs/editors.md an editor finds the schema of a profile that names none."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from editor import Editor, skip_or_fail

EXAMPLE = Path(__file__).parents[2] / "examples" / "repository"


@pytest.fixture
def repository(tmp_path: Path, printed: Path) -> Path:
    """A copy of the repository of variants, with the schema beside it."""
    shutil.copytree(EXAMPLE, tmp_path, dirs_exist_ok=True)
    shutil.copy(printed, tmp_path / "turup.schema.json")
    return tmp_path


@pytest.fixture
def own_editor(repository: Path) -> Iterator[Editor]:
    """An editor in that repository."""
    skip_or_fail()
    settings = json.loads((repository / ".vscode" / "settings.json").read_text(encoding="utf-8"))
    opened = Editor(repository, settings)
    yield opened
    opened.leave()


def test_the_settings_lead_to_the_schema(repository: Path, own_editor: Editor) -> None:
    paths = sorted((repository / "variants").rglob("*.yaml"))
    texts = {path.as_uri(): path.read_text(encoding="utf-8") for path in paths}
    spoilt = (repository / "variants" / "spoilt.yaml").as_uri()
    texts[spoilt] = "turup: 1\nabout: {name: Club, status: house}\nauction: {minmum: 1}\n"
    told = own_editor.told(texts)
    assert [found.message for found in told.pop(spoilt)] == ["Property minmum is not allowed."]
    assert len(told) == 2
    assert not any(told.values())
