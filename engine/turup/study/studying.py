"""Studying: figures of one table's rules, or of two on the same cards, from many deals.

`study` and `compare` are what Python users call; the commands of the same names do the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from turup.bots.playing import Players
from turup.game.loading import load
from turup.rules import Rules
from turup.study.batch import may_compile
from turup.study.estimates import Estimate, Sums, difference, estimate, no_sums
from turup.study.known import knowledge_of
from turup.study.metrics import Metric, shared_metrics
from turup.study.prefix import Prefix
from turup.study.resuming import Unfinished
from turup.study.tasks import Player, Task, known_by
from turup.study.workers import MakeExecutor, done_here, local, shared

POLICIES = {name: Players[name] + 0 for name in ("random", "chance", "simple")}
CHUNK = 20_000
CHUNK_INTERPRETED = 100
MOST_DEALS = 1 << 32


class Figure(NamedTuple):
    """One figure: its group and name, its unit, value and bounds at 95 %, and of how many deals.

    Units are share (of one), card_points, game_points, acts and seats. Value and bounds are NaN
    where no deal counts.
    """

    group: str
    name: str
    unit: str
    value: float
    low: float
    high: float
    deals: int


class Change(NamedTuple):
    """One figure by the first rules and by the second, and the paired difference between them."""

    group: str
    name: str
    unit: str
    first: Estimate
    second: Estimate
    change: Estimate

    @property
    def is_real(self) -> bool:
        """Whether the interval of the difference leaves nought outside."""
        return self.change.low > 0 or self.change.high < 0


@dataclass(slots=True)
class Work:
    """A study under way; whatever stops it, what has come so far can be told.

    `rules` are one table's or two; deals are cut into chunks of `chunk`.
    """

    rules: tuple[Rules, ...]
    policy: str
    seed: int
    deals: int
    is_compiled: bool
    players: tuple[Player, ...]
    prefix: Prefix
    unfinished: Unfinished | None = None
    precision: float | None = None

    @property
    def chunk(self) -> int:
        """How many deals a chunk has."""
        return CHUNK if self.is_compiled else CHUNK_INTERPRETED

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.deals // self.chunk)

    @property
    def metrics(self) -> list[tuple[Metric, ...]]:
        """What is reckoned."""
        return shared_metrics(*self.rules)

    def tasks(self) -> Iterator[tuple[int, Task]]:
        """What has still to be done."""
        for number in self.prefix.missing(self.chunks):
            first = number * self.chunk
            size = min(self.chunk, self.deals - first)
            yield (
                number,
                Task(self.players, POLICIES[self.policy], self.seed, first, size, self.is_compiled),
            )

    def steps(self, jobs: int = 1, make: MakeExecutor | None = None) -> Iterator[int]:
        """Do it, and tell after each chunk how many deals are done."""
        if make is None and jobs == 1:
            results = done_here(self.tasks())
        else:
            results = shared(self.tasks(), make or local(jobs), jobs)
        for number, sums in results:
            self.prefix.take(number, sums)
            if self.unfinished is not None:
                self.unfinished.write(self.prefix)
            yield self.prefix.known().deals
            if self.is_precise():
                return

    def is_precise(self) -> bool:
        """Whether the share of bids that are made is known as precisely as was asked for."""
        if self.precision is None:
            return False
        place = [(each[0].group, each[0].name) for each in self.metrics].index(("contract", "made"))
        found = estimate(self.metrics[place][0], self.prefix.total, place)
        return found.deals > 0 and found.half <= self.precision

    def figures(self) -> list[Figure]:
        """The figures of the first rules so far."""
        sums = self._sums()
        return [
            Figure(metric.group, metric.name, metric.unit, *estimate(metric, sums, place))
            for place, (metric, *_others) in enumerate(self.metrics)
        ]

    def changes(self) -> list[Change]:
        """The figures of both, and their differences, so far."""
        sums = self._sums()
        return [
            Change(
                metric.group,
                metric.name,
                metric.unit,
                estimate(metric, sums, place),
                estimate(metric, sums, place, table=1),
                difference(metric, sums, place),
            )
            for place, (metric, *_others) in enumerate(self.metrics)
        ]

    def _sums(self) -> Sums:
        """All that has come; with a precision, what came in order, whoever was ahead."""
        return self.prefix.total if self.precision is not None else self.prefix.known()


def begin(
    rules: tuple[Rules, ...],
    *,
    policy: str,
    deals: int,
    seed: int,
    is_compiled: bool,
    precision: float | None = None,
    resume: Path | None = None,
) -> Work:
    """A study that has not been done yet, or what an earlier one has left of it."""
    players = tuple(player(some, policy, is_compiled=is_compiled) for some in rules)
    prefix = Prefix(no_sums(shared_metrics(*rules)))
    work = Work(rules, policy, seed, deals, is_compiled, players, prefix, precision=precision)
    if resume is not None:
        work.unfinished = Unfinished(resume, key_of(work))
        work.prefix = work.unfinished.read(prefix)
    return work


def key_of(work: Work) -> str:
    """What a study must have in common with one whose work it takes up."""
    tables = [rules.labels.fingerprint for rules in work.rules]
    return " ".join(map(str, (*tables, work.policy, work.seed, work.chunk, len(work.metrics))))


def player(rules: Rules, policy: str, *, is_compiled: bool) -> Player:
    """The rules of a table, with what simple players know of them."""
    if policy != "simple":
        return Player(rules)
    return Player(rules, known_by(knowledge_of(rules, is_compiled=is_compiled)))


class Study(NamedTuple):
    """What came of a study: the spec, how it was played, and the figures."""

    spec: str
    fingerprint: str
    policy: str
    seed: int
    deals: int
    figures: tuple[Figure, ...]


class Comparison(NamedTuple):
    """What came of a comparison: both specs, how they were played, and the changes."""

    first: str
    second: str
    policy: str
    seed: int
    deals: int
    changes: tuple[Change, ...]


def study(  # noqa: PLR0913 - each is a choice of whoever asks
    spec: str | Path,
    *,
    policy: str = "simple",
    deals: int = 10_000,
    seed: int = 0,
    jobs: int = 1,
    precision: float | None = None,
    executor: Executor | None = None,
    resume: Path | None = None,
) -> Study:
    """Play many deals by the rules of a spec, and reckon the figures.

    `policy` is random, chance or simple. With `precision` it ends as soon as half the interval of
    the share of bids made is no larger (0.002 for 0.2 %). `executor` is any of
    `concurrent.futures`; without one `jobs` processes of this machine work. `resume` names a file
    in which unfinished work is kept. Raises `turup.ProfileProblems` where the spec is not sound.
    """
    rules = load(spec)
    work = begin(
        (rules,),
        policy=policy,
        deals=deals,
        seed=seed,
        is_compiled=may_compile(),
        precision=precision,
        resume=resume,
    )
    done = run(work, jobs, executor)
    figures = tuple(work.figures())
    return Study(rules.labels.spec, rules.labels.fingerprint, policy, seed, done, figures)


def compare(  # noqa: PLR0913 - each is a choice of whoever asks
    first: str | Path,
    second: str | Path,
    *,
    policy: str = "simple",
    deals: int = 10_000,
    seed: int = 0,
    jobs: int = 1,
    executor: Executor | None = None,
    resume: Path | None = None,
) -> Comparison:
    """Play the same cards by the rules of two specs, and reckon the paired differences.

    The arguments are those of `study`.
    """
    rules = load(first), load(second)
    work = begin(
        rules, policy=policy, deals=deals, seed=seed, is_compiled=may_compile(), resume=resume
    )
    done = run(work, jobs, executor)
    one, other = (some.labels.spec for some in rules)
    return Comparison(one, other, policy, seed, done, tuple(work.changes()))


def run(work: Work, jobs: int, executor: Executor | None) -> int:
    """Do all of the work; how many deals that was."""
    make = (lambda: executor) if executor is not None else None
    for _deals in work.steps(jobs, make):
        pass
    return work.prefix.known().deals
