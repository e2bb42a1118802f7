"""What became of the mutants, module by module, and which survived without a reason."""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from pathlib import Path

import yaml
from trial import Outcome

FATES = ["killed", "timeout", "survived", "no tests"]
HARMLESS = Path(__file__).with_name("survivors.yaml")
Name = tuple[str, str, str, str]


def harmless() -> dict[Name, str]:
    """The mutants that nobody need notice, each with its reason."""
    if not HARMLESS.exists():
        return {}
    listed = yaml.safe_load(HARMLESS.read_text(encoding="utf-8"))
    return {
        (module, place, each["was"], each["becomes"]): each["why"]
        for module, places in listed.items()
        for place, several in places.items()
        for each in several
    }


def survivors_in(file: Path) -> set[Name]:
    """The mutants a former run wrote down as not noticed."""
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {tuple(each["name"]) for each in lines if each["fate"] in FATES[2:]}


def tell(outcomes: list[Outcome]) -> int:
    """Print the figures and the survivors without a reason; 1 if there is one."""
    known = harmless()
    table: dict[str, Counter[str]] = defaultdict(Counter)
    for outcome in outcomes:
        listed = outcome.mutant.name in known and outcome.fate in FATES[2:]
        table[outcome.mutant.module]["harmless" if listed else outcome.fate] += 1
    for module in sorted(table):
        _row(module, table[module])
    _row("all", sum(table.values(), Counter()))
    alive = [each.mutant for each in outcomes if each.fate in FATES[2:]]
    unknown = sorted(each.name for each in alive if each.name not in known)
    for module, place, was, becomes in unknown:
        sys.stdout.write(f"\n{module} {place}\n- {was}\n+ {becomes}\n")
    return 1 if unknown else 0


def _row(name: str, counts: Counter[str]) -> None:
    columns = [f"{counts[fate]} {fate}" for fate in [*FATES, "harmless"]]
    share = (counts["killed"] + counts["timeout"]) / max(1, counts.total())
    sys.stdout.write(f"{name}: {', '.join(columns)}; {share:.1%} killed\n")
