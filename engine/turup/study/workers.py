"""Workers: tasks given to any executor, a few ahead, and again where a worker was lost.

An executor is what Python's `concurrent.futures` calls so: processes of this machine, or a cluster
behind the same two methods. Where none is given the tasks are done here, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from itertools import islice
from multiprocessing import get_context
from typing import Any

from turup.study.batch import MOST_JOBS, serve, uninterrupted
from turup.study.estimates import Sums
from turup.study.tasks import Task, reckon

AHEAD = 4
"""Tasks given out beyond those that are at work, for each worker."""
MOST_LOSSES = 20
"""So many times in a row the workers may be lost before somebody is told."""

Numbered = tuple[int, Task]
MakeExecutor = Callable[[], Executor]


def local(jobs: int) -> MakeExecutor:
    """Processes of this machine."""
    return lambda: ProcessPoolExecutor(
        min(jobs, MOST_JOBS), mp_context=get_context("spawn"), initializer=serve
    )


def done_here(tasks: Iterable[Numbered]) -> Iterator[tuple[int, Sums]]:
    """The sums of each task, done in this process."""
    for number, task in tasks:
        yield number, reckon(task)


def shared(tasks: Iterable[Numbered], make: MakeExecutor, jobs: int) -> Iterator[tuple[int, Sums]]:
    """The sums of each task as they come; what a lost worker had is given out again.

    Raises `BrokenExecutor` where workers are lost again and again without a task being done.
    """
    left, open_, losses = iter(tasks), dict[Future[Sums], Numbered](), 0
    lost: list[Numbered] = []
    executor = make()
    try:
        while True:
            try:
                give_out(executor, open_, lost, left, jobs * AHEAD)
                if not open_:
                    return
                ready, _rest = wait(open_, return_when=FIRST_COMPLETED)
                for future in ready:
                    result = future.result()
                    losses = 0
                    yield open_.pop(future)[0], result
            except BrokenExecutor:
                losses += 1
                if losses > MOST_LOSSES:
                    raise
                lost += sorted(open_.values(), key=lambda each: each[0])
                open_.clear()
                executor.shutdown(wait=False, cancel_futures=True)
                executor = make()
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def give_out(
    executor: Executor,
    open_: dict[Future[Sums], Numbered],
    lost: list[Numbered],
    left: Iterator[Numbered],
    most: int,
) -> None:
    """Give out tasks until so many are open, those that were lost first."""
    while len(open_) < most:
        task = lost.pop(0) if lost else next(islice(left, 1), None)
        if task is None:
            return
        try:
            with uninterrupted():
                future: Future[Any] = executor.submit(reckon, task[1])
        except BrokenExecutor:
            lost.insert(0, task)
            raise
        open_[future] = task
