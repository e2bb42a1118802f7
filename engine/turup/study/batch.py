"""Batch: many deals in chunks, at the speed that pays, in as many processes as are wanted.

A deal hangs on nothing but the seed and its number, so the sums are the same however the deals
are cut into chunks and whoever plays them.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import NamedTuple

from turup.rules import Labels, Rules
from turup.rules.play import Concede
from turup.rules.state import blank
from turup.study.counts import Counts, nothing
from turup.study.driver import DEALS, Driver, play_deals

# Interpreted, a second is worth nearly three thousand deals: half of one goes by until a kept
# program runs, about thirteen until a new one does. benchmarks/break_even.py measures both.
PAYS_KEPT = 1_500
PAYS_ANEW = 38_000
CHUNK_COMPILED = 50_000
CHUNK_INTERPRETED = 200
MOST_CHUNKS = 100_000
MOST_JOBS = 61 if os.name == "nt" else 256  # Windows waits for no more processes at once


NEEDED = ("filelock", "numba", "numpy", "platformdirs")


class Chunk(NamedTuple):
    """Some deals to play."""

    rules: Rules
    policy: int
    seed: int
    first: int
    deals: int
    is_compiled: bool


def may_compile() -> bool:
    """Whether what compiles is installed, and not switched off."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    return all(
        find_spec(name) is not None for name in ("filelock", "numba", "numpy", "platformdirs")
    )


def is_kept(driver: Driver = DEALS) -> bool:
    """Whether the program of a driver lies ready that can be trusted."""
    with suppress(OSError, ImportError):
        from turup.study.kept import program_file, read

        return read(program_file(driver)) is not None
    return False


def pays(deals: int) -> bool:
    """Whether so many deals are over sooner compiled, the compiling counted in."""
    if deals < PAYS_KEPT or not may_compile():
        return False
    return deals >= PAYS_ANEW or is_kept()


def chunks(
    rules: Rules, policy: int, seed: int, deals: int, jobs: int = 1, *, is_compiled: bool
) -> list[Chunk]:
    """The deals from number 0 on, cut up so that every process has work and a bar can move."""
    most = CHUNK_COMPILED if is_compiled else CHUNK_INTERPRETED
    size = max(1, min(most, -(-deals // jobs)), deals // MOST_CHUNKS)
    persistent = rules.play._replace(concede=Concede.never)  # by lot everybody would give up
    plain = rules._replace(labels=Labels(), play=persistent)  # the names need not travel
    return [
        Chunk(plain, policy, seed, first, min(size, deals - first), is_compiled)
        for first in range(0, deals, size)
    ]


def count(chunk: Chunk) -> Counts:
    """Play a chunk."""
    if chunk.is_compiled:
        from turup.study.program import count_compiled

        return count_compiled(*chunk[:-1])
    return count_interpreted(*chunk[:-1])


def count_interpreted(rules: Rules, policy: int, seed: int, first: int, deals: int) -> Counts:
    """Play deals in plain Python, and count them."""
    state, counts = blank(), nothing()
    state.tallies = [rules.match.start] * len(state.tallies)
    play_deals(rules, state, counts, policy, seed, first, deals)
    return counts


def count_all(work: list[Chunk], jobs: int = 1) -> Iterator[Counts]:
    """The sums of each chunk, in order, as they come."""
    if jobs == 1 or len(work) == 1:
        yield from map(count, work)
        return
    workers = ProcessPoolExecutor(
        min(jobs, len(work), MOST_JOBS), mp_context=get_context("spawn"), initializer=serve
    )
    with workers:
        with uninterrupted():
            results = workers.map(count, work)
        yield from results


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let an interruption wait; processes begun meanwhile never hear one, only their parent."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve() -> None:
    """In a process of its own: leave interruptions to the parent, and never outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """End as soon as there is no parent any more, however it ended."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
