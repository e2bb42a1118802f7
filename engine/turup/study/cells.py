"""Cells: a state record as the row of numbers it is, so that a search copies it at one stroke.

What `turup.study.positions` does field by field in plain Python is done here number by number.
The list of legal acts stands last in a state and is left out.
"""

# ruff: noqa: ARG001 - Numba goes by the names of arguments
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload, register_jitable

from turup.rules.state import SCRATCH, State
from turup.study import positions
from turup.study.carriers import carrier_dtype

BYTES = 8
OFFSETS = {name: field[1] // BYTES for name, field in (carrier_dtype(State).fields or {}).items()}
CELLS = min(OFFSETS[name] for name in SCRATCH)
DECK = OFFSETS["deck"]
FACTOR = np.uint64(0x9E3779B97F4A7C15)
SEED_TWO, SEED_THREE, SEED_FOUR = np.uint64(2), np.uint64(3), np.uint64(4)
FIRST_MIX, SECOND_MIX = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
ONE, THIRTY, TWENTY_SEVEN, THIRTY_ONE = np.uint64(1), np.uint64(30), np.uint64(27), np.uint64(31)


@overload(positions.take_over)  # type: ignore[untyped-decorator]
def take_over(state: Any, other: Any) -> Callable[..., None]:
    """Become the position that another state is."""

    def copied(state: Any, other: Any) -> None:
        copy_cells(state, other)

    return copied


@intrinsic  # type: ignore[untyped-decorator]
def copy_cells(typing: Any, state: Any, other: Any) -> Any:
    """Copy what comes before the list of legal acts."""

    def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        target, source = (builder.bitcast(each, BYTE_POINTER) for each in arguments)
        cgutils.raw_memcpy(builder, target, source, ir.Constant(ir.IntType(64), CELLS), BYTES)
        return _context.get_dummy_value()

    return types.none(state, other), write


@intrinsic  # type: ignore[untyped-decorator]
def cell(typing: Any, state: Any, place: Any) -> Any:
    """One of the numbers of a state."""

    def write(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        cells = builder.bitcast(arguments[0], ir.IntType(64).as_pointer())
        return builder.load(builder.gep(cells, [arguments[1]]))

    return types.uint64(state, types.int64), write


BYTE_POINTER = ir.IntType(8).as_pointer()


@overload(positions.prints)  # type: ignore[untyped-decorator]
def prints(state: Any, salt: Any) -> Callable[..., Any]:
    """Two numbers that tell a position from all others."""

    def told(state: Any, salt: Any) -> Any:
        one, two, three, four = np.uint64(salt), SEED_TWO, SEED_THREE, SEED_FOUR
        for place in range(DECK):
            one = (one + cell(state, place)) * FACTOR
        place = DECK + state.dealt
        while place + 4 <= CELLS:
            one = (one + cell(state, place)) * FACTOR
            two = (two + cell(state, place + 1)) * FACTOR
            three = (three + cell(state, place + 2)) * FACTOR
            four = (four + cell(state, place + 3)) * FACTOR
            place += 4
        while place < CELLS:
            one = (one + cell(state, place)) * FACTOR
            place += 1
        low = mixed(mixed(one) + two) ^ mixed(three + mixed(four))
        high = mixed(mixed(four) + one) ^ mixed(two + mixed(three))
        return np.int64(low >> ONE) | 1, np.int64(high >> ONE) | 1

    return told


@register_jitable  # type: ignore[untyped-decorator]
def mixed(number: Any) -> Any:
    """A number of which every bit hangs on every bit of another (the finish of SplitMix64)."""
    number = (number ^ (number >> THIRTY)) * FIRST_MIX
    number = (number ^ (number >> TWENTY_SEVEN)) * SECOND_MIX
    return number ^ (number >> THIRTY_ONE)
