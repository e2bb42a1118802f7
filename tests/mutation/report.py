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
OUT_OF_REACH = Path(__file__).with_name("out_of_reach.yaml")
"""What small decks and the oracle do not notice, though other tests do; of a module that no play
comes to, the reason alone."""
Name = tuple[str, str, str, str]


def reasons(file: Path) -> dict[str, Any]:
    """By module and function: what goes unnoticed, and why."""
    listed = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert isinstance(listed, dict)
    return listed


def out_of_reach(file: Path) -> set[str]:
    """The modules that have a reason as a whole."""
    return {module for module, why in reasons(file).items() if isinstance(why, str)}


def is_listed(name: Name, listed: list[dict[str, Any]]) -> bool:
    """Whether a mutant is listed with its reason."""
    module, place, was, becomes = name
    return any(
        each["was"] == was and becomes in each.get("becomes", [becomes])
        for file in listed
        if isinstance(file.get(module), dict)
        for each in file[module].get(place, [])
    )


def survivors_in(file: Path) -> set[Name]:
    """The mutants a former run wrote down as not noticed."""
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {tuple(each["name"]) for each in lines if each["fate"] in FATES[2:]}


def tell(outcomes: list[Outcome], *files: Path) -> int:
    """Print the figures and the survivors without a reason in the files; 1 if there is one."""
    listed = [reasons(file) for file in files]
    table: dict[str, Counter[str]] = defaultdict(Counter)
    for outcome in outcomes:
        is_known = outcome.fate in FATES[2:] and is_listed(outcome.mutant.name, listed)
        table[outcome.mutant.module]["listed" if is_known else outcome.fate] += 1
    for module in sorted(table):
        _row(module, table[module])
    _row("all", sum(table.values(), Counter()))
    alive = [each.mutant for each in outcomes if each.fate in FATES[2:]]
    unknown = sorted(each.name for each in alive if not is_listed(each.name, listed))
    for module, place, was, becomes in unknown:
        sys.stdout.write(f"\n{module} {place}\n- {was}\n+ {becomes}\n")
    return 1 if unknown else 0


def _row(name: str, counts: Counter[str]) -> None:
    columns = [f"{counts[fate]} {fate}" for fate in [*FATES, "listed"]]
    share = (counts["killed"] + counts["timeout"]) / max(1, counts.total())
    sys.stdout.write(f"{name}: {', '.join(columns)}; {share:.1%} killed\n")
