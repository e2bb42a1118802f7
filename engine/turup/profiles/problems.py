"""What is wrong with a profile, as a value: a name, a place and the facts.

The sentence a reader sees is made from these facts in `turup.words.problems`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Place(NamedTuple):
    """A place in a file; line and column count from 1, and 0 means the whole file."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: `name` states it, `facts` fill its sentence."""

    name: str
    place: Place
    facts: dict[str, Any] = field(default_factory=dict, hash=False)
    is_warning: bool = False


def in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    """The problems sorted by place, each only once."""
    seen: dict[tuple[str, Place, str], Problem] = {}
    for problem in problems:
        seen.setdefault((problem.name, problem.place, repr(problem.facts)), problem)
    return tuple(sorted(seen.values(), key=lambda problem: (problem.place, problem.name)))
