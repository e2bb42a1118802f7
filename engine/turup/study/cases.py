"""Worked cases at the other speed: the same driver, compiled."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import numpy as np

from turup.game.cases.driver import Step, drive
from turup.rules import Rules
from turup.rules.match import Standing
from turup.rules.state import SHAPES, State, capacities
from turup.study.carriers import blank_record, record_of, write_state
from turup.study.compiled import compiled


@cache
def compiled_driver() -> Any:
    """The driver of the cases, compiled; one signature serves every case and profile."""
    return compiled(drive)


def run_compiled(rules: Rules, state: State, standing: Standing, steps: list[Step]) -> list[int]:
    """Carry out the steps compiled; state and standing are as if it had been done interpreted."""
    state_record, standing_record = blank_record(), blank_record(Standing)
    write_state(state, state_record)
    names = tuple(capacities(Standing))
    for name in names:
        standing_record[name] = getattr(standing, name)
    answers = np.zeros(len(steps), np.int64)
    rows = np.array(steps, np.int64)
    compiled_driver()(_record_of(rules[:-1]), state_record, standing_record, rows, answers)
    _copy_back(state_record, state, tuple(SHAPES))
    _copy_back(standing_record, standing, names)
    return [int(answer) for answer in answers]


@lru_cache(maxsize=64)
def _record_of(sections: tuple[Any, ...]) -> Any:
    return record_of(Rules(*sections))


def _copy_back(record: Any, carrier: object, names: tuple[str, ...]) -> None:
    for name in names:
        setattr(carrier, name, np.asarray(record[name]).tolist())
