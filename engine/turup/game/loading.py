"""From a spec to rules that can be played, or to all that is wrong, in sentences."""

from __future__ import annotations

from pathlib import Path

from turup.game.asked import must_be_spec
from turup.profiles import Problem, examine
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.words.problems import line


class ProfileProblems(ValueError):
    """A profile that cannot be played; its text holds a line for each problem."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(line(problem) for problem in problems))
        self.problems = problems


def load(spec: str | Path) -> Rules:
    """The rules that a spec names: `29`, `28+doubling+c`, or a file.

    Raises `ProfileProblems` with everything that is wrong with it.
    """
    must_be_spec(spec)
    examined = examine(spec)
    if examined.profile is None:
        raise ProfileProblems(examined.problems)
    return rules_of(examined.profile)
