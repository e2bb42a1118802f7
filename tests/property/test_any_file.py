"""Whatever stands in a file, examining it gives problems with places and never an exception."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from turup.profiles import examine
from turup.profiles.node import plain
from turup.profiles.reading import read
from turup.profiles.shipped import folder
from turup.words.problems import line

SHIPPED = sorted(folder("variants").rglob("*.yaml"))
TEXTS = [path.read_text(encoding="utf-8") for path in SHIPPED]
TREES = [plain(read(path, path.name).root or pytest.fail(path.name)) for path in SHIPPED]
PIECES = ["\t", "&a ", "*a ", "<<: ", "!!x ", "[", "]", "{", "}", ": ", "- ", "'", '"', "\n", "no"]
ODD: list[Any] = [0, -1, 7, 10**6, "none", "free", "zz", "", "J", 10, [], {}, {"a": 1}, [1, [2]]]
free_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def must_be_told(path: Path) -> None:
    found = examine(path)
    assert found.profile is not None or found.problems
    for problem in found.problems:
        assert line(problem).isprintable()


@free_folder
@given(raw=st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode()))
def test_any_bytes(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_bytes(raw)
    must_be_told(path)


@free_folder
@given(data=st.data())
def test_a_shipped_file_with_pieces_put_in(data: st.DataObject, tmp_path: Path) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 4))):
        index = data.draw(st.integers(0, len(text)))
        piece = data.draw(st.sampled_from(PIECES) | st.characters())
        text = text[:index] + piece + text[index + data.draw(st.integers(0, 3)) :]
    path = tmp_path / "club.yaml"
    path.write_text(text, encoding="utf-8", errors="replace", newline="")
    must_be_told(path)


def paths_in(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    steps = value if isinstance(value, dict) else range(len(value))
    inner = [
        one
        for step in steps
        if isinstance(value[step], dict | list)
        for one in paths_in(value[step], (*path, step))
    ]
    return [*inner, *((*path, step) for step in steps)]


@free_folder
@given(data=st.data())
def test_a_shipped_file_with_values_exchanged(data: st.DataObject, tmp_path: Path) -> None:
    tree = copy.deepcopy(data.draw(st.sampled_from(TREES)))
    for _ in range(data.draw(st.integers(1, 6))):
        *around, last = data.draw(st.sampled_from(paths_in(tree)))
        target = tree
        for step in around:
            target = target[step]
        target[last] = copy.deepcopy(data.draw(st.sampled_from(ODD)))
    path = tmp_path / "club.yaml"
    path.write_text(json.dumps(tree), encoding="utf-8")
    must_be_told(path)
