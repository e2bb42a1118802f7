"""The rules compiled: the very functions that plain Python calls, handed to Numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
from numba.extending import register_jitable

from turup.rules import phases  # noqa: F401  (importing it notes every rule)
from turup.rules.noted import NOTED
from turup.study import bits, cells  # noqa: F401  (importing them teaches Numba)
from turup.study.linking import PartCompiler, WholeCompiler

F = TypeVar("F", bound=Callable[..., Any])


_registered: list[Callable[..., object]] = []


def _register() -> None:
    """Hand over the rules noted since the last time; a driver's own module notes some more."""
    for function in NOTED[len(_registered) :]:
        register_jitable(pipeline_class=PartCompiler, no_cfunc_wrapper=True)(function)
        _registered.append(function)


def compiled(driver: F) -> F:
    """A driver compiled together with every rule it calls; one signature serves all profiles."""
    _register()
    return numba.njit(driver, pipeline_class=WholeCompiler)  # type: ignore[no-any-return]
