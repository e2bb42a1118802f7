"""Studying: figures of one table's rules, or of two on the same cards, from many deals.

`study` and `compare` are what Python users call; the commands of the same names do the same.
"""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple

from turup.game.loading import load
from turup.rules import Rules
from turup.study.outcomes import Change, Figure
from turup.study.work import Work, begin, pays_to_compile

MOST_DEALS = (1 << 32) - 1
SOME_DEALS = 10_000
STUDIED = ("spec", "fingerprint", "policy", "seed", *Figure._fields)
"""The columns of a study's rows."""
COMPARED = (
    *("first", "second", "policy", "seed", "group", "name", "unit"),
    *("first_value", "first_low", "first_high", "second_value", "second_low", "second_high"),
    *("change", "change_low", "change_high", "is_real"),
)
"""The columns of a comparison's rows."""


class Study(NamedTuple):
    """What came of a study: the spec, how it was played, and the figures."""

    spec: str
    fingerprint: str
    policy: str
    seed: int
    deals: int
    figures: tuple[Figure, ...]

    def rows(self) -> list[dict[str, Any]]:
        """The figures as rows of a table, each with the names of its columns.

        The columns are `spec`, `fingerprint`, `policy`, `seed` and those of `Figure`.
        """
        told = self._asdict()
        del told["deals"], told["figures"]
        return [{**told, **figure._asdict()} for figure in self.figures]


class Comparison(NamedTuple):
    """What came of a comparison: both specs, how they were played, and the changes."""

    first: str
    second: str
    policy: str
    seed: int
    deals: int
    changes: tuple[Change, ...]

    def rows(self) -> list[dict[str, Any]]:
        """The changes as rows of a table, each with the names of its columns.

        The columns are `first`, `second`, `policy` and `seed`; `group`, `name` and `unit`; under
        `first_value`, `first_low`, `first_high` and the like with `second` the figures by either
        rules; the difference under `change`, `change_low` and `change_high`; and `is_real`.
        """
        head = self._asdict()
        del head["deals"], head["changes"]
        return [{**head, **change.row()} for change in self.changes]


def study(  # noqa: PLR0913 - each is a choice of whoever asks
    spec: str | Path,
    *,
    policy: str = "simple",
    deals: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    precision: float | None = None,
    executor: Executor | None = None,
    resume: Path | None = None,
) -> Study:
    """Play many deals by the rules of a spec, and reckon the figures.

    `policy` is random, chance or simple. `deals` are 10,000 if nothing else is said; with
    `precision` it ends as soon as half the interval of the share of bids made is no larger (0.002
    for 0.2 %). `executor` is any of `concurrent.futures`; without one `jobs` processes of this
    machine work. `resume` names a file in which unfinished work is kept. Raises
    `turup.ProfileProblems` where the spec is not sound.
    """
    rules = load(spec)
    work = begun((rules,), policy, deals, seed, precision, resume)
    run(work, jobs, executor)
    return study_of(work)


def compare(  # noqa: PLR0913 - each is a choice of whoever asks
    first: str | Path,
    second: str | Path,
    *,
    policy: str = "simple",
    deals: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    precision: float | None = None,
    executor: Executor | None = None,
    resume: Path | None = None,
) -> Comparison:
    """Play the same cards by the rules of two specs, and reckon the paired differences.

    The arguments are those of `study`.
    """
    work = begun((load(first), load(second)), policy, deals, seed, precision, resume)
    run(work, jobs, executor)
    return comparison_of(work)


def begun(
    rules: tuple[Rules, ...],
    policy: str,
    deals: int | None,
    seed: int,
    precision: float | None,
    resume: Path | None,
) -> Work:
    """The work, at the speed that pays."""
    wanted = wanted_deals(deals, precision)
    return begin(
        rules,
        policy=policy,
        deals=wanted,
        seed=seed,
        is_compiled=pays_to_compile(rules, policy, wanted, precision),
        precision=precision,
        resume=resume,
    )


def wanted_deals(deals: int | None, precision: float | None) -> int:
    """How many deals are played at most: as many as are asked for, or some, or all it takes."""
    if deals is not None:
        return deals
    return SOME_DEALS if precision is None else MOST_DEALS


def run(work: Work, jobs: int, executor: Executor | None) -> None:
    """Do all of the work."""
    make = (lambda: executor) if executor is not None else None
    for _deals in work.steps(jobs, make):
        pass


def study_of(work: Work) -> Study:
    """What came of a study so far."""
    (rules,) = work.rules
    labels = rules.labels
    told = labels.spec, labels.fingerprint, work.policy, work.seed, work.done
    return Study(*told, tuple(work.figures()))


def comparison_of(work: Work) -> Comparison:
    """What came of a comparison so far."""
    first, second = (rules.labels.spec for rules in work.rules)
    return Comparison(first, second, work.policy, work.seed, work.done, tuple(work.changes()))
