"""Sharing: the units of a verification among several processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from turup.study.batch import MOST_JOBS, serve, uninterrupted
from turup.verify.accounts import Account
from turup.verify.effort import Effort
from turup.verify.running import examined


def shared(
    spec: str, effort: Effort, work: Sequence[tuple[str, str]], seconds: float | None, jobs: int
) -> Iterator[Account]:
    """The account of each unit, in the order they are done."""
    workers = ProcessPoolExecutor(
        min(jobs, len(work), MOST_JOBS), mp_context=get_context("spawn"), initializer=serve
    )
    with uninterrupted():
        tasks = [workers.submit(examined, spec, effort, *unit, seconds) for unit in work]
    try:
        for task in as_completed(tasks):
            yield task.result()
    finally:
        workers.shutdown(cancel_futures=True)
