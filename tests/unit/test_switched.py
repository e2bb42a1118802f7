"""What is told when one key of a profile says something else: every line of it, as it was told.

python tests/unit/rewrite_switched.py writes switched.txt anew, after a change that is meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from turup.profiles import Place, Problem, load, schemas
from turup.profiles.changed import examine_changed
from turup.verify.switches import switches
from turup.words.problems import line

ROOT = Path(__file__).resolve().parents[2]
KEPT = Path(__file__).with_name("switched.txt")
SPECS = ["28", "29+doubling+c+half-court+sets", "40", "56"]


def patterns() -> list[str]:
    """Every key of the rulebook's rows."""
    rows = yaml.safe_load((ROOT / "docs" / "rows.yaml").read_text(encoding="utf-8"))
    listed = [row["keys"] for row in rows.values() if isinstance(row.get("keys"), list)]
    return sorted({key for keys in listed for key in keys})


def laid_out(path: tuple[str, ...], value: Any) -> Any:
    """A value in the mappings that lead to it."""
    for step in reversed(path):
        value = {step: value}
    return value


def told(spec: str, section: str) -> Iterator[str]:
    """What is told of a profile with one key switched, for every switch that is told of."""
    keys = load(spec).keys
    for pattern in patterns():
        for path, value in switches(keys, pattern) if pattern.startswith(f"{section}.") else ():
            found = examine_changed(spec, laid_out(path, value), Place("club", 1, 1)).problems
            if found:
                written = f"{'.'.join(path)}: {value}"
                yield "\n  ".join([written, *dict.fromkeys(map(sentence, found))])


def sentence(problem: Problem) -> str:
    """A problem without its line and column, which a shipped file may change."""
    file = problem.place.file.rpartition("/")[2]
    return f"{file}{line(problem).removeprefix(str(problem.place))}"


def page(spec: str, section: str) -> str:
    return "\n".join([f"## {spec}, {section}", *told(spec, section)])


def kept() -> dict[str, str]:
    pages = KEPT.read_text(encoding="utf-8").split("## ")[1:]
    return {text.partition("\n")[0]: f"## {text}".rstrip("\n") for text in pages}


PAGES = [(spec, section) for spec in SPECS for section in schemas.sections()]


@pytest.mark.parametrize(("spec", "section"), PAGES)
def test_one_key_switched_is_told_of_as_it_was(spec: str, section: str) -> None:
    assert page(spec, section).splitlines() == kept()[f"{spec}, {section}"].splitlines()
