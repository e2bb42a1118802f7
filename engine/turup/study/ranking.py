"""Ranking: what each of many other rules does to a table, each compared with it alone.

Each comparison is one task: whoever does it lets simple players learn the other rules first, and
plays the same cards by both. All learn from as many deals, so that none is at an advantage.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from turup.game.loading import load
from turup.profiles.alternatives import alternatives
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.study.batch import pays
from turup.study.estimates import are_real
from turup.study.learning import deals_to_learn, learnt
from turup.study.outcomes import Change, Three
from turup.study.sitting import TABLE
from turup.study.speeds import speed
from turup.study.studying import SOME_DEALS, Comparison
from turup.study.tasks import Player, known_by, without_giving_up
from turup.study.work import Work
from turup.study.workers import MakeExecutor, done_here, local, shared

RANKED = (("contract", "made"), ("seat", "0"), ("match", "deals"))
"""What rules are ranked by: how often bids are made, what the eldest wins, how long matches are."""
UNITS = dict(zip(RANKED, ("share", "game_points", "deals"), strict=True))
REHEARSALS = 30_000


class Trial(NamedTuple):
    """A table's rules and others, and how they are compared."""

    first: Player
    second: Rules
    policy: str
    seed: int
    deals: int
    is_compiled: bool

    def do(self) -> list[Three]:
        """Compare, and estimate what rules are ranked by: by either rules, and the change."""
        second = player(self.second, self.policy, is_compiled=self.is_compiled)
        rules, players = (self.first.rules, self.second), (self.first, second)
        work = Work(rules, self.policy, self.seed, self.deals, self.is_compiled, players)
        for _deals in work.steps():
            pass
        places = {(each[0].group, each[0].name): at for at, each in enumerate(work.metrics)}
        found = work.threes()
        return [found[places[key]] for key in RANKED]


class Ranking(NamedTuple):
    """What came of it: the spec, how it was played, and a comparison with each other rules.

    Each has the figures of `RANKED`, and is known by the overlay or the key that is another.
    """

    first: str
    policy: str
    seed: int
    deals: int
    comparisons: tuple[Comparison, ...]

    def rows(self) -> list[dict[str, Any]]:
        """The changes as rows of a table, those of each comparison one after another."""
        return [row for each in self.comparisons for row in each.rows()]


@dataclass
class Rounds:
    """A ranking under way; whatever stops it, what has come can be told."""

    rules: Rules
    others: Sequence[tuple[str, Rules]]
    policy: str
    seed: int
    deals: int
    is_compiled: bool
    found: dict[int, list[Three]] = field(default_factory=dict)

    def steps(self, jobs: int = 1, make: MakeExecutor | None = None) -> Iterator[int]:
        """Compare with one after another, and tell each time with how many it is done."""
        if make is None and jobs == 1:
            results = done_here(self.trials())
        else:
            results = shared(self.trials(), make or local(jobs), jobs)
        for number, three in results:
            self.found[number] = three
            yield len(self.found)

    def trials(self) -> Iterator[tuple[int, Trial]]:
        """Each comparison that is to be made."""
        first = player(self.rules, self.policy, is_compiled=self.is_compiled)
        how = self.policy, self.seed, self.deals, self.is_compiled
        for number, (_name, rules) in enumerate(self.others):
            yield number, Trial(first, rules, *how)

    def ranking(self) -> Ranking:
        """What has come so far; what is real is judged among all changes of a figure."""
        real = [
            are_real([self.found[number][place][-1] for number in sorted(self.found)])
            for place in range(len(RANKED))
        ]
        comparisons = []
        for at, number in enumerate(sorted(self.found)):
            changes = [
                Change(*key, UNITS[key], *three, real[place][at])
                for place, (key, three) in enumerate(zip(RANKED, self.found[number], strict=True))
            ]
            comparisons.append(self._comparison(self.others[number][0], changes))
        told = self.rules.labels.spec, self.policy, self.seed, self.deals
        return Ranking(*told, tuple(comparisons))

    def _comparison(self, name: str, changes: list[Change]) -> Comparison:
        """A comparison with other rules by their name."""
        told = self.rules.labels.spec, name, self.policy, self.seed, self.deals
        return Comparison(*told, tuple(changes))


def player(rules: Rules, policy: str, *, is_compiled: bool) -> Player:
    """The rules of a table, with what simple players have learnt of them for a ranking."""
    if policy != "simple":
        return Player(rules)
    at = speed(is_compiled=is_compiled)
    return Player(rules, known_by(learnt(without_giving_up(rules), at, REHEARSALS)))


def rank(
    spec: str,
    *,
    policy: str = "simple",
    deals: int = SOME_DEALS,
    seed: int = 0,
    jobs: int = 1,
    executor: Executor | None = None,
) -> Ranking:
    """Play the same cards by the rules of a spec and by each alternative to them, and compare.

    An alternative is a house rule that fits, or a key that says something else. The arguments are
    those of `study`; so many `deals` are played by each.
    """
    others = [(each.name, rules_of(each.profile)) for each in alternatives(spec)]
    rules = load(spec)
    rounds = Rounds(
        rules, others, policy, seed, deals, pays_to_rank(rules, len(others), policy, deals)
    )
    for _done in rounds.steps(jobs, (lambda: executor) if executor is not None else None):
        pass
    return rounds.ranking()


def pays_to_rank(rules: Rules, others: int, policy: str, deals: int) -> bool:
    """Whether so many comparisons are over sooner compiled."""
    learning = deals_to_learn(rules, REHEARSALS) if policy == "simple" else 0
    return pays(others * (2 * deals + learning), TABLE)
