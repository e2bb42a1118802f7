"""Sharing: the units of verifications among several processes, which serve one after another."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
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
    work: Iterator[tuple[str, str, Limit]],
    pool: Executor,
    jobs: int,
) -> Iterator[Account]:
    """The account of each unit, in the order they are done.

    Each is taken from the work, with its limit, when somebody is free to look at it.
    """
    running = set[Future[Account]]()
    try:
        while True:
            with uninterrupted():
                for unit in islice(work, jobs - len(running)):
                    running.add(pool.submit(examined, spec, effort, *unit))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for task in done:
                yield task.result()
    finally:
        for task in running:
            task.cancel()
