"""A worked case, what came of it, and what can be wrong with the case itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from turup.profiles import Place, Problem
from turup.profiles.node import Node, Path, dotted


@dataclass(frozen=True, eq=False, slots=True)
class Case:
    """A case as written: its values, and where it stands.

    A case of a file of cases has its `node`; one of a profile has the `places` of its parts, by
    dotted path.
    """

    value: Mapping[str, Any]
    place: Place
    node: Node | None = None
    places: Mapping[str, Place] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """What is asked."""
        return str(self.value["kind"])

    @property
    def sentence(self) -> str:
        """What happens, in the author's words."""
        return str(self.value["case"])

    @property
    def then(self) -> Mapping[str, Any]:
        """The answer."""
        return dict(self.value["then"])

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of the rulebook it bears witness to."""
        return (*([self.value["row"]] if "row" in self.value else ()), *self.value.get("rows", ()))

    @property
    def keys_node(self) -> Node | None:
        """The keys that differ, with their places."""
        return self.node.value["keys"] if self.node is not None else None

    def place_of(self, *path: str | int) -> Place:
        """Where a part of the case is written."""
        if self.node is not None:
            return self.node.key_place(path)
        known = [dotted(path[:length]) for length in range(len(path), 0, -1)]
        return next((self.places[part] for part in known if part in self.places), self.place)

    def problem(self, name: str, path: Path, **facts: Any) -> Problem:
        """Something that is wrong with a part of the case."""
        return Problem(name, self.place_of(*path), {"case": self.sentence, **facts})


class Malformed(Exception):
    """A case that cannot be set up; `problem` says why, at its place."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.name)
        self.problem = problem


class Failure(NamedTuple):
    """One answer that differs: which, what was expected, what came out, and by which rule.

    `path` leads to the answer within the case. `rule` is a key of the profile, or the name of a
    refusal that has none; `written` is the file and line of that key, empty where the rule holds
    everywhere.
    """

    path: Path
    expected: Any
    got: Any
    rule: str
    written: str


class CaseResult(NamedTuple):
    """What came of a case: nothing wrong, or answers that differ, or a case that cannot be run."""

    case: Case
    failures: tuple[Failure, ...] = ()
    problem: Problem | None = None

    @property
    def is_passed(self) -> bool:
        """Whether every answer is as expected."""
        return not self.failures and self.problem is None

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong, each at its place in the case."""
        if self.problem is not None:
            return (self.problem,)
        return tuple(
            self.case.problem(
                "case-fails",
                failure.path,
                answer=dotted(failure.path),
                wanted=failure.expected,
                got=failure.got,
                rule=failure.rule,
                written=failure.written,
            )
            for failure in self.failures
        )
