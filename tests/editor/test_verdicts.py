"""An editor marks nothing that the check accepts, and of the rest what a schema can tell.

What it can tell, and why, stands in told.yaml.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from editor import Editor

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LISTS = yaml.safe_load((HERE / "told.yaml").read_text(encoding="utf-8"))
TOLD = LISTS["told"]
BEYOND = [name for group in LISTS["beyond"] for name in group["problems"]]
ACCEPTED = sorted(
    path
    for pattern in ("tests/accepted/**/*.yaml", "variants/**/*.yaml", "examples/*.yaml")
    for path in ROOT.glob(pattern)
)
REJECTED = sorted((ROOT / "tests" / "rejected").glob("*/*.yaml"))
ALL = (*ACCEPTED, *REJECTED)
SCHEMA = re.compile(r"(?<=^# yaml-language-server: \$schema=)\S+", re.MULTILINE)


@pytest.fixture(scope="module", params=["printed", "files"])
def schema(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def marked(schema: str, editor: Editor, printed: Path) -> dict[Path, set[int]]:
    """The lines that the editor marks in each file, with one schema or the other."""
    texts = {address(path, schema): path.read_text(encoding="utf-8") for path in ALL}
    assert [uri for uri, text in texts.items() if not SCHEMA.search(text)] == []
    if schema == "printed":
        texts = {uri: SCHEMA.sub(printed.as_uri(), text) for uri, text in texts.items()}
    told = editor.told(texts)
    return {
        path: {found.range.start.line + 1 for found in told[address(path, schema)]} for path in ALL
    }


def address(path: Path, schema: str) -> str:
    """Beside the file, since an editor opens nothing twice."""
    return path.with_stem(f"{path.stem}-{schema}").as_uri()


def named_lines(path: Path) -> set[int]:
    """The lines at which the check finds the problem that a rejected file is about."""
    expected = (path.parent / "expected.txt").read_text(encoding="utf-8")
    pattern = rf"^{re.escape(path.name)}:(\d+):.* \[{path.parent.name}\]$"
    return {int(line) for line in re.findall(pattern, expected, re.MULTILINE)}


def wanted(path: Path, schema: str) -> set[int]:
    """The lines that the editor has to mark in a rejected file."""
    entry = TOLD.get(path.parent.name)
    if entry is None or (entry.get("printed") and schema != "printed"):
        return set()
    lines = named_lines(path)
    return {entry["line"]} if "line" in entry and lines else lines


def test_what_is_accepted_is_not_marked(marked: dict[Path, set[int]]) -> None:
    assert {path: marked[path] for path in ACCEPTED if marked[path]} == {}


def test_what_a_schema_can_tell_is_marked_where_the_check_names_it(
    marked: dict[Path, set[int]], schema: str
) -> None:
    for path in REJECTED:
        assert wanted(path, schema) <= marked[path], path


def test_of_the_rest_it_says_nothing(marked: dict[Path, set[int]], schema: str) -> None:
    told = {path.parent for path in REJECTED if wanted(path, schema)}
    assert [path for path in REJECTED if marked[path] and path.parent not in told] == []


def test_the_lists_name_problems_and_none_twice() -> None:
    assert {*TOLD, *BEYOND} <= {path.parent.name for path in REJECTED}
    assert len({*TOLD, *BEYOND}) == len(TOLD) + len(BEYOND)
