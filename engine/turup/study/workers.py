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
from typing import Any, Protocol, TypeVar

from turup.study.batch import MOST_JOBS, serve, uninterrupted

AHEAD = 4
"""Tasks given out beyond those that are at work, so that no worker waits for us."""
MOST_LOSSES = 20
"""So many times in a row the workers may be lost before somebody is told."""

T = TypeVar("T")
Done = TypeVar("Done", covariant=True)  # noqa: PLC0105 - a name as others


class Task(Protocol[Done]):
    """Something to be done: a plain value that can travel to whoever does it."""

    def do(self) -> Done:
        """Do it."""


Numbered = tuple[int, Task[T]]
MakeExecutor = Callable[[], Executor]


class Own(ProcessPoolExecutor):
    """Processes that are begun for one study, and end with it."""


def local(jobs: int) -> MakeExecutor:
    """Processes of this machine."""
    return lambda: Own(min(jobs, MOST_JOBS), mp_context=get_context("spawn"), initializer=serve)


def do(task: Task[T]) -> T:
    """Do a task, wherever it has travelled to."""
    return task.do()


def done_here(tasks: Iterable[Numbered[T]]) -> Iterator[tuple[int, T]]:
    """What comes of each task, done in this process."""
    for number, task in tasks:
        yield number, do(task)


def shared(tasks: Iterable[Numbered[T]], make: MakeExecutor, jobs: int) -> Iterator[tuple[int, T]]:
    """What comes of each task as it comes; what a lost worker had is given out again.

    Raises `BrokenExecutor` where workers are lost again and again without a task being done.
    """
    left, losses, lost = iter(tasks), 0, list[Numbered[T]]()
    while True:
        open_ = dict[Future[T], Numbered[T]]()
        executor = make()
        try:
            for done in results(executor, open_, lost, left, jobs):
                losses = 0
                yield done
        except BrokenExecutor:
            losses += 1
            if losses > MOST_LOSSES:
                raise
            lost += sorted(open_.values(), key=lambda each: each[0])
        else:
            return
        finally:
            end(executor, open_)


def results(
    executor: Executor,
    open_: dict[Future[T], Numbered[T]],
    lost: list[Numbered[T]],
    left: Iterator[Numbered[T]],
    jobs: int,
) -> Iterator[tuple[int, T]]:
    """What comes of what one executor does."""
    give_out(executor, open_, lost, left, jobs + AHEAD)
    while open_:
        ready, _rest = wait(open_, return_when=FIRST_COMPLETED)
        for future in ready:
            done = future.result()
            yield open_.pop(future)[0], done
        give_out(executor, open_, lost, left, jobs + AHEAD)


def end(executor: Executor, open_: Iterable[Future[Any]]) -> None:
    """Let go of what is still open; an executor of our own has no other work, and ends."""
    for future in open_:
        future.cancel()
    if isinstance(executor, Own):
        executor.shutdown(wait=False, cancel_futures=True)


def give_out(
    executor: Executor,
    open_: dict[Future[T], Numbered[T]],
    lost: list[Numbered[T]],
    left: Iterator[Numbered[T]],
    most: int,
) -> None:
    """Give out tasks until so many are open, those that were lost first."""
    while len(open_) < most:
        task = lost.pop(0) if lost else next(islice(left, 1), None)
        if task is None:
            return
        try:
            with uninterrupted():
                future: Future[T] = executor.submit(do, task[1])
        except BrokenExecutor:
            lost.insert(0, task)
            raise
        open_[future] = task
