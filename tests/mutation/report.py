"""What became of the mutants, module by module, and which survived without a reason."""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import yaml
from trial import Outcome

FATES = ["killed", "timeout", "survived", "no tests"]
HARMLESS = Path(__file__).with_name("survivors.yaml")
Name = tuple[str, str, str, str]


def reasons() -> dict[str, Any]:
    """By module and function: what nobody need notice, and why."""
    listed = yaml.safe_load(HARMLESS.read_text(encoding="utf-8"))
    assert isinstance(listed, dict)
    return listed


def is_harmless(name: Name, listed: dict[str, Any]) -> bool:
    """Whether a mutant is listed with its reason."""
    module, place, was, becomes = name
    return any(
        each["was"] == was and becomes in each.get("becomes", [becomes])
        for each in listed.get(module, {}).get(place, [])
    )


def survivors_in(file: Path) -> set[Name]:
    """The mutants a former run wrote down as not noticed."""
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {tuple(each["name"]) for each in lines if each["fate"] in FATES[2:]}


def tell(outcomes: list[Outcome]) -> int:
    """Print the figures and the survivors without a reason; 1 if there is one."""
    listed = reasons()
    table: dict[str, Counter[str]] = defaultdict(Counter)
    for outcome in outcomes:
        is_listed = outcome.fate in FATES[2:] and is_harmless(outcome.mutant.name, listed)
        table[outcome.mutant.module]["harmless" if is_listed else outcome.fate] += 1
    for module in sorted(table):
        _row(module, table[module])
    _row("all", sum(table.values(), Counter()))
    alive = [each.mutant for each in outcomes if each.fate in FATES[2:]]
    unknown = sorted(each.name for each in alive if not is_harmless(each.name, listed))
    for module, place, was, becomes in unknown:
        sys.stdout.write(f"\n{module} {place}\n- {was}\n+ {becomes}\n")
    return 1 if unknown else 0


def _row(name: str, counts: Counter[str]) -> None:
    columns = [f"{counts[fate]} {fate}" for fate in [*FATES, "harmless"]]
    share = (counts["killed"] + counts["timeout"]) / max(1, counts.total())
    sys.stdout.write(f"{name}: {', '.join(columns)}; {share:.1%} killed\n")
