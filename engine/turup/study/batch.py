"""Batch: at which speed many deals are played, and how the processes live that play them."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from multiprocessing import parent_process
from threading import Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turup.study.driver import Driver

COMPILING = ("filelock", "numba", "numpy", "platformdirs")
"""What compiles and keeps programs."""

# Interpreted, a second is worth some fifteen hundred deals: one goes by until kept programs run,
# some forty until new ones do.
PAYS_KEPT = 1_500
PAYS_ANEW = 60_000
MOST_JOBS = 61 if os.name == "nt" else 256  # Windows waits for no more processes at once


def may_compile() -> bool:
    """Whether what compiles is installed, and not switched off."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    return all(find_spec(name) is not None for name in COMPILING)


def is_kept(*drivers: Driver) -> bool:
    """Whether programs lie ready that can be trusted."""
    with suppress(OSError, ImportError):
        from turup.study.kept import program_file, read

        return all(read(program_file(driver)) is not None for driver in drivers)
    return False


def pays(deals: int, *drivers: Driver) -> bool:
    """Whether so many deals are over sooner compiled, the compiling counted in."""
    if deals < PAYS_KEPT or not may_compile():
        return False
    return deals >= PAYS_ANEW or is_kept(*drivers)


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
