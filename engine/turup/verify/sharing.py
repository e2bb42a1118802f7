"""Sharing: the units of verifications among several processes, which serve one after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context

from turup.study.batch import MOST_JOBS, serve, uninterrupted
from turup.verify.accounts import Account
from turup.verify.effort import Effort
from turup.verify.running import Limit, examined


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """So many processes; none where one is asked for, since this one will do."""
    if jobs == 1:
        yield None
        return
    pool = ProcessPoolExecutor(
        min(jobs, MOST_JOBS), mp_context=get_context("spawn"), initializer=serve
    )
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def shared(
    spec: str,
    effort: Effort,
    work: Sequence[tuple[str, str]],
    limit: Limit,
    pool: Executor,
) -> Iterator[Account]:
    """The account of each unit, in the order they are done."""
    with uninterrupted():
        tasks = [pool.submit(examined, spec, effort, *unit, limit) for unit in work]
    try:
        for task in as_completed(tasks):
            yield task.result()
    finally:
        for task in tasks:
            task.cancel()
