"""Tasks: a chunk of deals to be played and reckoned, by whoever has time for it.

A task is a plain value that travels to another process or machine, and gives sums back. A chunk
is keyed by the seed and the numbers of its deals, and by nothing else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from turup.bots.knowledge import Knowledge, blank_knowledge
from turup.bots.memory import Memory
from turup.rules import Rules
from turup.rules.play import Concede
from turup.rules.state import State, capacities
from turup.study.driver import Driver
from turup.study.estimates import Sums, sums_of
from turup.study.facts import ROW, write_facts
from turup.study.metrics import shared_metrics
from turup.study.speeds import speed

FACTS = Driver(
    "facts",
    write_facts,
    (Rules, State, Memory, Knowledge, list[int], int, int, int, int),
    ("bots", "game/chance_play.py"),
)


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


def facts(task: Task, table: Player) -> Any:
    """The facts of the deals of a task by the rules of a table: a row of numbers for each."""
    import numpy as np

    at = speed(is_compiled=task.is_compiled)
    state, memory, rows = at.record(State), at.record(Memory), at.numbers(task.deals * ROW)
    known = knowledge_at(table.knowledge, is_compiled=task.is_compiled)
    opened = at.read(State, state)
    opened.tallies = [table.rules.match.start] * len(opened.tallies)
    at.write(opened, state)
    play = at.driver(FACTS)
    rules = at.rules(without_giving_up(table.rules))
    play(rules, state, memory, known, rows, task.policy, task.seed, task.first, task.deals)
    return np.asarray(rows, np.int64).reshape(task.deals, ROW)


@lru_cache(maxsize=16)
def knowledge_at(told: tuple[tuple[str, Any], ...], *, is_compiled: bool) -> Any:
    """Knowledge as a speed needs it."""
    at, knowledge = speed(is_compiled=is_compiled), blank_knowledge()
    for name, value in told:
        setattr(knowledge, name, list(value) if isinstance(value, tuple) else value)
    record = at.record(Knowledge)
    at.write(knowledge, record)
    return record
