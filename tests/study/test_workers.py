"""Tasks are done by any executor, in any order, and again where a worker was lost; never twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from turup import load
from turup.study import workers
from turup.study.estimates import Sums
from turup.study.prefix import Prefix
from turup.study.work import Work, begin

CHUNKS = 6


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of a few interpreted deals."""
    monkeypatch.setattr("turup.study.work.CHUNK_INTERPRETED", 5)


def work() -> Work:
    """A study of a few deals by lot."""
    return begin((load("28"),), policy="random", deals=5 * CHUNKS - 2, seed=3, is_compiled=False)


@cache
def alone() -> tuple[Any, ...]:
    """The sums of that study, chunk after chunk in this process."""
    whole = work()
    for _deals in whole.steps():
        pass
    return whole.prefix.known()


def is_the_same(sums: Sums) -> bool:
    """Whether sums are those of the study to the last bit."""
    deals, moments = alone()
    return sums.deals == deals and np.array_equal(sums.moments, moments)


def done_by(executor: Executor) -> Work:
    """The study, done by an executor."""
    whole = work()
    for _deals in whole.steps(2, lambda: executor):
        pass
    return whole


def test_any_executor_comes_to_the_same() -> None:
    with ThreadPoolExecutor(3) as executor:
        assert is_the_same(done_by(executor).prefix.known())
        assert executor.submit(int).result() == 0  # it is its owner's, and goes on


@pytest.mark.parametrize("seed", range(20))
def test_the_order_of_arrival_does_not_matter(seed: int) -> None:
    whole = work()
    arrivals = list(workers.done_here(whole.tasks()))
    Random(seed).shuffle(arrivals)  # noqa: S311 - any order will do
    for number, sums in [*arrivals, *arrivals[:2]]:
        whole.take(number, sums)
    assert whole.prefix.chunks == CHUNKS
    assert not whole.prefix.waiting
    assert is_the_same(whole.prefix.total)


def test_what_is_missing_is_known() -> None:
    whole = work()
    arrivals = dict(workers.done_here(whole.tasks()))
    for number in (0, 1, 4):
        whole.take(number, arrivals[number])
    assert [*whole.prefix.missing(CHUNKS)] == [2, 3, 5]
    assert (whole.prefix.chunks, [*whole.prefix.waiting]) == (2, [4])
    assert [number for number, _task in whole.tasks()] == [2, 3, 5]


class Frail(Executor):
    """Workers that are lost at every second task, with all that is open."""

    def __init__(self) -> None:
        """Nothing has been given out."""
        self.count, self.open = 0, list[Future[Any]]()

    def submit(self, function: Any, /, *arguments: Any, **_more: Any) -> Future[Any]:
        """Do a task, or be lost."""
        self.count += 1
        future: Future[Any] = Future()
        if self.count % 2 == 0:
            future.set_exception(BrokenExecutor("lost"))
        else:
            future.set_result(function(*arguments))
        return future


def test_a_lost_worker_loses_its_chunks_only() -> None:
    made = list[Frail]()
    whole = work()

    def make() -> Executor:
        made.append(Frail())
        return made[-1]

    for _deals in whole.steps(1, make):
        pass
    assert len(made) > 1
    assert is_the_same(whole.prefix.known())


def test_workers_that_are_always_lost_are_told() -> None:
    class Lost(Frail):
        def submit(self, _function: Any, /, *_arguments: Any, **_more: Any) -> Future[Any]:
            raise BrokenExecutor("lost")

    with pytest.raises(BrokenExecutor):
        list(work().steps(1, Lost))


@pytest.mark.skipif(os.name == "nt", reason="signals are others there")
def test_a_process_that_is_killed_midway_costs_nothing() -> None:
    whole = work()
    made = list[workers.Own]()

    def make() -> Executor:
        made.append(workers.Own(2, initializer=workers.serve))
        return made[-1]

    steps: Iterator[int] = whole.steps(2, make)
    next(steps)
    victims = list(made[0]._processes)  # noqa: SLF001 - nobody else knows their numbers
    os.kill(victims[0], signal.SIGKILL)
    for _deals in steps:
        pass
    assert is_the_same(whole.prefix.known())


def test_a_prefix_begins_empty() -> None:
    empty = Prefix(Sums(0, np.zeros(1)))
    assert empty.known().deals == 0
    assert not empty.advance()
