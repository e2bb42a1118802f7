"""Bits: two methods of Python's whole numbers that Numba lacks, as the one instruction they are.

They are asked only of numbers that are not negative.
"""

# ruff: noqa: ARG001 - Numba goes by the names of arguments
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.cpython.unsafe.numbers import leading_zeros
from numba.extending import intrinsic, overload_method

INTEGER_BITS = 64


@overload_method(types.Integer, "bit_length")  # type: ignore[untyped-decorator]
def bit_length(number: int) -> Callable[[int], int]:
    """How many bits a number needs."""

    def counted(number: int) -> int:
        return INTEGER_BITS - leading_zeros(number)  # type: ignore[no-any-return]

    return counted


@overload_method(types.Integer, "bit_count")  # type: ignore[untyped-decorator]
def bit_count(number: int) -> Callable[[int], int]:
    """How many bits of a number are set."""

    def counted(number: int) -> int:
        return ones(number)  # type: ignore[no-any-return]

    return counted


@intrinsic  # type: ignore[untyped-decorator]
def ones(typing: Any, number: Any) -> Any:
    """The instruction that counts them."""

    def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return number(number), write
