"""The shipped worked cases, the rows they bear witness to, and what a switch makes of them."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from turup.game.cases import Case, read_cases, run_case
from turup.game.cases.running import profile_of
from turup.profiles import Place, Profile
from turup.profiles.changed import examine_changed
from turup.profiles.encoding import rules_of
from turup.verify.switches import Switch, switches, written

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases"
ROWS: dict[str, Any] = yaml.safe_load((ROOT / "docs" / "rows.yaml").read_text(encoding="utf-8"))

# A switch that the schema refuses, or that changes nothing, bears no witness.
NO_ANSWER = {
    "no-effect",
    "missing-key",
    "unknown-key",
    "unknown-choice",
    "wrong-type",
    "out-of-range",
    "too-few",
    "too-many",
    "listed-twice",
    "nothing-to-remove",
}


class Placed(NamedTuple):
    """A case and the profile its file names."""

    case: Case
    home: str

    @property
    def spec(self) -> str:
        return str(self.case.value.get("profile", self.home))


@cache
def all_cases() -> tuple[Placed, ...]:
    """Every case of tests/cases."""
    placed = []
    for path in sorted(CASES.glob("*.yaml")):
        file = read_cases(path, path.relative_to(ROOT).as_posix())
        assert not file.problems, file.problems
        placed += [Placed(case, file.profile) for case in file.cases]
    return tuple(placed)


@cache
def cases_by_row() -> dict[str, list[Placed]]:
    """The cases of each row."""
    by_row = defaultdict(list)
    for placed in all_cases():
        for row in placed.case.rows:
            by_row[row].append(placed)
    return by_row


def keys_of(row: str) -> list[str]:
    """The keys a row lists; none for a law, for conduct, and for what is not modelled yet."""
    keys = ROWS[row].get("keys", [])
    return [] if keys == "not yet" else keys


@cache
def profile_for(placed: Placed) -> Profile:
    """The profile a case is asked of."""
    found = profile_of(placed.case, placed.home)
    profile = found if isinstance(found, Profile) else found.profile
    assert profile is not None, placed.case.sentence
    return profile


def is_answer_changed(placed: Placed, switch: Switch) -> bool:
    """Whether a case fails with a key switched, or the profile makes no sense any more."""
    keys = written(placed.case.value.get("keys", {}), switch)
    examined = examine_changed(placed.spec, keys, Place("switched", 1, 1))
    if examined.profile is None:
        return not any(problem.name in NO_ANSWER for problem in examined.problems)
    return not run_case(placed.case, rules_of(examined.profile)).is_passed


def has_witness(row: str, key: str) -> bool:
    """Whether some case of a row gives another answer when the key says something else."""
    return any(
        is_answer_changed(placed, switch)
        for placed in cases_by_row()[row]
        for switch in switches(profile_for(placed).keys, key)
    )
