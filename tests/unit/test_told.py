"""What is told of a file that cannot be read: word for word, whatever is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from turup.profiles.reading import read, read_text
from turup.words.problems import line

TOLD = yaml.safe_load(Path(__file__).with_name("told.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", [case for case in TOLD if "text" in case], ids=lambda c: c["text"])
def test_a_text_is_told_in_exactly_these_lines(case: dict[str, Any]) -> None:
    for is_shipped in (False, True):
        found = read_text(case["text"], "f", is_shipped=is_shipped)
        assert [line(problem) for problem in found.problems] == case["told"]


@pytest.mark.parametrize("case", [case for case in TOLD if "bytes" in case])
def test_bytes_are_told_in_exactly_these_lines(case: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(bytes.fromhex(case["bytes"]))
    found = read(tmp_path / "f", "f")
    assert [line(problem) for problem in found.problems] == case["told"]
