"""The rules compiled: the very functions that plain Python calls, handed to Numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
from numba import types
from numba.cpython.unsafe.numbers import leading_zeros
from numba.extending import overload_method, register_jitable

from turup.rules import phases  # noqa: F401  (importing it notes every rule)
from turup.rules.noted import NOTED
from turup.study.linking import PartCompiler, WholeCompiler

F = TypeVar("F", bound=Callable[..., Any])


INTEGER_BITS = 64


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def bit_length_of(number: int) -> Callable[[int], int]:  # noqa: ARG001 - Numba goes by its name
    """What Python says of a whole number that is not negative; Numba does not know it."""

    def counted(number: int) -> int:
        return INTEGER_BITS - leading_zeros(number)  # type: ignore[no-any-return]

    return counted


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
