"""Tasks: a chunk of deals to be played and reckoned, by whoever has time for it.

A task is a plain value that travels to another process or machine, and gives sums back. A chunk
is keyed by the seed and the numbers of its deals, and by nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from turup.bots.knowledge import Knowledge, blank_knowledge
from turup.bots.memory import Memory
from turup.rules import Rules
from turup.rules.match import Standing
from turup.rules.play import Concede
from turup.rules.state import SEATS, State, capacities
from turup.study.driver import Driver
from turup.study.estimates import Facts, Sums, sums_of
from turup.study.facts import ROW, write_facts
from turup.study.learning import as_record
from turup.study.matches import ROW as MATCH_ROW
from turup.study.matches import play_matches
from turup.study.metrics import shared_metrics
from turup.study.speeds import speed

FACTS = Driver(
    "facts",
    write_facts,
    (Rules, State, Memory, Knowledge, list[int], int, int, int, int),
    ("bots", "game/chance_play.py"),
)


MATCHES = Driver(
    "matches",
    play_matches,
    (Rules, State, Standing, Memory, Knowledge, list[int], int, int, int, int),
    ("bots", "game/chance_play.py"),
)
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
    def matches(self) -> int:
        """How many matches are played besides."""
        return max(1, self.deals // DEALS_A_MATCH)

    @property
    def first_match(self) -> int:
        """The number of the first of them."""
        return self.first // DEALS_A_MATCH


def known_by(knowledge: Knowledge) -> tuple[tuple[str, Any], ...]:
    """Knowledge as plain values."""
    return tuple((name, plain(getattr(knowledge, name))) for name in capacities(Knowledge))


def plain(value: Any) -> Any:
    """A list as a tuple."""
    return tuple(value) if isinstance(value, list) else value


def without_giving_up(rules: Rules) -> Rules:
    """The rules for players by lot, who would all give up."""
    return rules._replace(play=rules.play._replace(concede=Concede.never))


def reckon(task: Task) -> Sums:
    """Play a task, and reckon its sums."""
    tables = [facts(task, table) for table in task.tables]
    return sums_of(shared_metrics(*(table.rules for table in task.tables)), *tables)


def facts(task: Task, table: Player) -> Facts:
    """The facts of the deals of a task, and of its matches, by the rules of a table."""
    at = speed(is_compiled=task.is_compiled)
    rules = at.rules(without_giving_up(table.rules))
    state, memory, standing = at.record(State), at.record(Memory), at.record(Standing)
    known = knowledge_at(table.knowledge, is_compiled=task.is_compiled)
    at.set(state, "tallies", [table.rules.match.start] * SEATS)
    deals, matches = at.numbers(task.deals * ROW), at.numbers(task.matches * MATCH_ROW)
    how = (task.policy, task.seed)
    at.driver(FACTS)(rules, state, memory, known, deals, *how, task.first, task.deals)
    at.driver(MATCHES)(
        rules, state, standing, memory, known, matches, *how, task.first_match, task.matches
    )
    return Facts(table_of(deals, ROW), table_of(matches, MATCH_ROW))


def table_of(numbers: Any, width: int) -> Any:
    """A list of numbers as rows."""
    return np.asarray(numbers, np.int64).reshape(-1, width)


@lru_cache(maxsize=16)
def knowledge_at(told: tuple[tuple[str, Any], ...], *, is_compiled: bool) -> Any:
    """Knowledge as a speed needs it."""
    knowledge = blank_knowledge()
    for name, value in told:
        setattr(knowledge, name, list(value) if isinstance(value, tuple) else value)
    return as_record(speed(is_compiled=is_compiled), knowledge)
