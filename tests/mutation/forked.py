"""A fault in place: planted in a copy of the process, which runs the tests and ends there."""

from __future__ import annotations

import os
import resource
import signal
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from mutants import Mutant, compiled

MEMORY = 1 << 30  # what a mutant may take beyond what is there already


class Tested(NamedTuple):
    """A test that passes without a fault, and its seconds."""

    item: pytest.Item
    seconds: float


def attempt(mutant: Mutant, tests: list[Tested], caches: list[Any], pipe: int) -> None:
    """Plant a fault and run the tests until one fails, in a process that ends here."""
    status = 1
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        size = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = size * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        plant(mutant)
        for cache in caches:
            cache.cache_clear()
        status = _run(tests, pipe)
    finally:
        os._exit(status)


def _run(tests: list[Tested], pipe: int) -> int:
    """Run tests until one fails, and say which; 0 if none does."""
    for number, tested in enumerate(tests):
        following = tests[number + 1].item if number + 1 < len(tests) else None
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 + 20 * tested.seconds)
        if any(each.failed for each in runtestprotocol(tested.item, log=False, nextitem=following)):
            os.write(pipe, str(number).encode())
            return 1
    return 0


def plant(mutant: Mutant) -> None:
    """Exchange the code of a function in place, its simple defaults with it."""
    module = sys.modules[
        mutant.module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    ]
    made: dict[str, Any] = {}
    exec(compiled(mutant.text), vars(module), made)  # noqa: S102 - a fault of our own making
    new, old = made[mutant.owner or mutant.function], vars(module)[mutant.owner or mutant.function]
    if mutant.owner:
        new, old = vars(new)[mutant.function], vars(old)[mutant.function]
    old = _plain(old)
    old.__code__, old.__defaults__ = new.__code__, new.__defaults__
    old.__kwdefaults__ = new.__kwdefaults__


def _plain(function: Any) -> Any:
    """A function out of its property or its cache."""
    if isinstance(function, property):
        function = function.fget
    return getattr(function, "__wrapped__", function)
