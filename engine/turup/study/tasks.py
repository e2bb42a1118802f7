"""Tasks: a chunk of deals to be played and reckoned, by whoever has time for it.

A task is a plain value that travels to another process or machine, and gives sums back. A chunk
is keyed by the seed and the numbers of its deals, and by nothing else.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from turup.bots.knowledge import Knowledge, blank_knowledge
from turup.rules import Rules
from turup.rules.play import Concede
from turup.rules.state import capacities
from turup.study.estimates import Facts, Sums, sums_of
from turup.study.facts import ROW
from turup.study.matches import ROW as MATCH_ROW
from turup.study.metrics import shared_metrics
from turup.study.sitting import Sitting
from turup.study.speeds import speed
from turup.study.table import Do

DEALS_A_MATCH = 100
"""For so many deals one match is played besides, so that it costs little."""


class Player(NamedTuple):
    """The rules of a table, and what its players know of them, as plain values."""

    rules: Rules
    knowledge: tuple[tuple[str, Any], ...] = ()


class Task(NamedTuple):
    """So many deals from a number on, by the rules of one table, or of two on the same cards."""

    tables: tuple[Player, ...]
    policy: int
    seed: int
    first: int
    deals: int
    is_compiled: bool

    @property
    def matches(self) -> range:
        """The numbers of the matches that are played besides, however deals are cut into tasks."""
        ends = self.first, self.first + self.deals
        return range(*(-(-end // DEALS_A_MATCH) for end in ends))

    def do(self) -> Sums:
        """Play it, and reckon its sums."""
        tables = [facts(self, table) for table in self.tables]
        return sums_of(shared_metrics(*(table.rules for table in self.tables)), *tables)


def known_by(knowledge: Knowledge) -> tuple[tuple[str, Any], ...]:
    """Knowledge as plain values."""
    return tuple((name, plain(getattr(knowledge, name))) for name in capacities(Knowledge))


def plain(value: Any) -> Any:
    """A list as a tuple."""
    return tuple(value) if isinstance(value, list) else value


def without_giving_up(rules: Rules) -> Rules:
    """The rules for players by lot, who would all give up."""
    return rules._replace(play=rules.play._replace(concede=Concede.never))


def facts(task: Task, table: Player) -> Facts:
    """The facts of the deals of a task, and of its matches, by the rules of a table."""
    sitting = sitting_of(table, is_compiled=task.is_compiled)
    deals = sitting.play(Do.deals, task.policy, task.seed, task.first, task.deals)
    number = len(task.matches)
    matches = sitting.play(Do.matches, task.policy, task.seed, task.matches.start, number)
    return Facts(table_of(deals, ROW), table_of(matches, MATCH_ROW))


def table_of(numbers: Any, width: int) -> Any:
    """A list of numbers as rows."""
    return np.asarray(numbers, np.int64).reshape(-1, width)


def sitting_of(table: Player, *, is_compiled: bool) -> Sitting:
    """A table for some rules; nobody else sits at it, as several threads may be at work."""
    known = blank_knowledge()
    for name, value in table.knowledge:
        setattr(known, name, list(value) if isinstance(value, tuple) else value)
    return Sitting(without_giving_up(table.rules), speed(is_compiled=is_compiled), known)
