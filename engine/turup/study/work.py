"""Work: a study under way, chunk by chunk; whatever stops it, what has come can be told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from turup.bots.playing import Players
from turup.rules import Rules
from turup.study.batch import pays
from turup.study.columns import Metric
from turup.study.estimates import Estimate, Sums, are_real, difference, estimate, no_sums
from turup.study.known import digest_of_players, is_known, knowledge_of
from turup.study.learning import Tell, deals_to_learn, untold
from turup.study.metrics import shared_metrics
from turup.study.outcomes import Change, Figure, Three
from turup.study.prefix import Prefix
from turup.study.resuming import Unfinished
from turup.study.sitting import TABLE
from turup.study.spreads import SPREADS
from turup.study.tasks import Player, Task, known_by
from turup.study.workers import MakeExecutor, done_here, local, shared

POLICIES = {name: Players[name] + 0 for name in ("random", "chance", "simple")}
CHUNK = 20_000
CHUNK_INTERPRETED = 100
RECKONED_BY = ("columns", "due", "facts", "looks", "matches", "metrics", "spreads")


@dataclass
class Work:
    """A study under way; `rules` are one table's or two, and deals are cut into chunks."""

    rules: tuple[Rules, ...]
    policy: str
    seed: int
    deals: int
    is_compiled: bool
    players: tuple[Player, ...]
    prefix: Prefix = field(init=False)
    unfinished: Unfinished | None = None
    precision: float | None = None
    is_precise: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        """Nothing has come yet."""
        self.prefix = Prefix(no_sums(self.metrics))

    @property
    def chunk(self) -> int:
        """How many deals a chunk has."""
        return CHUNK if self.is_compiled else CHUNK_INTERPRETED

    @property
    def chunks(self) -> int:
        """How many chunks there are."""
        return -(-self.deals // self.chunk)

    @property
    def whole_chunks(self) -> int:
        """How many chunks have as many deals as others; one with the rest may follow."""
        return self.deals // self.chunk

    @cached_property
    def metrics(self) -> list[tuple[Metric, ...]]:
        """What is reckoned."""
        return shared_metrics(*self.rules)

    def tasks(self) -> Iterator[tuple[int, Task]]:
        """What has still to be done."""
        how = POLICIES[self.policy], self.seed
        for number in self.prefix.missing(self.chunks):
            first = number * self.chunk
            size = min(self.chunk, self.deals - first)
            yield number, Task(self.players, *how, first, size, self.is_compiled)

    def steps(self, jobs: int = 1, make: MakeExecutor | None = None) -> Iterator[int]:
        """Do it, and tell after each chunk how many deals are done."""
        self.is_precise = self._is_precise()
        if self.is_precise:
            return
        if make is None and jobs == 1:
            results = done_here(self.tasks())
        else:
            results = shared(self.tasks(), make or local(jobs), jobs)
        for number, sums in results:
            self.take(number, sums)
            yield self.prefix.known().deals
            if self.is_precise:
                return

    def take(self, number: int, sums: Sums) -> None:
        """The sums of a chunk have come; a chunk that is smaller than others is never kept.

        Whether it is precise enough is asked after each chunk in their order, so that it ends at
        the same one whoever came first.
        """
        self.prefix.put(number, sums)
        while not self.is_precise and self.prefix.chunks < self.whole_chunks:
            if not self.prefix.advance():
                break
            self.is_precise = self._is_precise()
        if self.unfinished is not None:
            self.unfinished.write(self.prefix.below(self.whole_chunks))
        if not self.is_precise:
            self.prefix.advance()

    def _is_precise(self) -> bool:
        """Whether the share of bids that are made is known as precisely as was asked for."""
        if self.precision is None:
            return False
        place = [(each[0].group, each[0].name) for each in self.metrics].index(("contract", "made"))
        found = estimate(self.metrics[place][0], self.prefix.total, place)
        return found.deals > 0 and found.half <= self.precision

    @property
    def sums(self) -> Sums:
        """All that has come; if it was precise enough, what came in order, whoever was ahead."""
        return self.prefix.total if self.is_precise else self.prefix.known()

    @property
    def done(self) -> int:
        """On how many deals the figures rest."""
        return self.sums.deals

    def figures(self) -> list[Figure]:
        """The figures of the first rules so far."""
        sums = self.sums
        return [
            Figure(metric.group, metric.name, metric.unit, *estimate(metric, sums, place))
            for place, (metric, *_others) in enumerate(self.metrics)
        ]

    def threes(self) -> list[Three]:
        """Each figure by the first rules, by the second, and the difference, so far."""
        sums = self.sums
        return [
            (
                estimate(metric, sums, place),
                estimate(metric, sums, place, table=1),
                difference(metric, sums, place),
            )
            for place, (metric, *_others) in enumerate(self.metrics)
        ]

    def changes(self) -> list[Change]:
        """The figures of both, and their differences, so far."""
        found = self.threes()
        real = self._real([three[-1] for three in found])
        told = zip(self.metrics, found, real, strict=True)
        return [
            Change(metric.group, metric.name, metric.unit, *three, is_real)
            for (metric, *_others), three, is_real in told
        ]

    def _real(self, changes: list[Estimate]) -> list[bool]:
        """Which differences are real; the many figures of a spread are judged among themselves."""
        real = [False] * len(changes)
        for is_spread in (False, True):
            places = [
                place
                for place, (metric, *_others) in enumerate(self.metrics)
                if (metric.group in SPREADS) == is_spread
            ]
            found = are_real([changes[place] for place in places])
            for place, each in zip(places, found, strict=True):
                real[place] = each
        return real


def pays_to_compile(
    rules: tuple[Rules, ...], policy: str, deals: int, precision: float | None = None
) -> bool:
    """Whether it is over sooner compiled, what has still to be learnt counted in.

    Half an interval of a share of so many deals is one divided by their root, at most.
    """
    likely = deals if precision is None else min(deals, round(precision**-2))
    return pays(likely * len(rules) + sum(to_learn(rules, policy)), TABLE)


def to_learn(rules: tuple[Rules, ...], policy: str) -> list[int]:
    """How many deals players have still to learn from, by the rules of each table."""
    is_learning = policy == "simple"
    return [deals_to_learn(some) * (is_learning and not is_known(some)) for some in rules]


def begin(  # noqa: PLR0913 - each is a choice of whoever asks
    rules: tuple[Rules, ...],
    *,
    policy: str,
    deals: int,
    seed: int,
    is_compiled: bool,
    precision: float | None = None,
    resume: Path | None = None,
    tell: Tell = untold,
) -> Work:
    """A study that has not been done yet, or what an earlier one has left of it.

    Where simple players do not know the rules yet, they learn them first; `tell` hears each time
    from how many deals.
    """
    players, before = list[Player](), 0
    for some, more in zip(rules, to_learn(rules, policy), strict=True):
        players.append(player(some, policy, told_after(before, tell), is_compiled=is_compiled))
        before += more
    work = Work(rules, policy, seed, deals, is_compiled, tuple(players), precision=precision)
    if resume is not None:
        work.unfinished = Unfinished(resume, key_of(work))
        work.prefix = work.unfinished.read(work.prefix).below(work.whole_chunks)
    return work


def key_of(work: Work) -> str:
    """What a study must have in common with one whose work it takes up."""
    tables = [rules.labels.fingerprint for rules in work.rules]
    return " ".join(
        (*tables, work.policy, f"{work.seed} {work.chunk}", digest_of_players(*RECKONED_BY))
    )


def player(rules: Rules, policy: str, tell: Tell, *, is_compiled: bool) -> Player:
    """The rules of a table, with what simple players know of them."""
    if policy != "simple":
        return Player(rules)
    return Player(rules, known_by(knowledge_of(rules, is_compiled=is_compiled, tell=tell)))


def told_after(before: int, tell: Tell) -> Tell:
    """Tell of deals that come after others."""
    return lambda done: tell(before + done)
