"""Program: the driver compiled with all rules, from the cache folder or anew."""

from __future__ import annotations

import pickle
from functools import cache
from typing import Any

import numba
import numpy as np
from numba.core import serialize
from numba.core.compiler import CompileResult

from turup.rules import Rules
from turup.study import kept
from turup.study.carriers import (
    blank_record,
    dtype_by_shapes,
    record_of,
    rules_dtype,
    state_dtype,
)
from turup.study.compiled import compiled
from turup.study.counts import SHAPES, Counts, nothing
from turup.study.driver import play_deals


@cache
def program() -> Any:
    """The compiled driver."""
    dispatcher: Any = compiled(play_deals)
    path = kept.program_file()
    if not is_taken_up(dispatcher, kept.read(path)):
        dispatcher.compile(signature())
        kept.keep(path, serialize.dumps(dispatcher.overloads[signature()]._reduce()))
    dispatcher.disable_compile()
    return dispatcher


def is_taken_up(dispatcher: Any, data: bytes | None) -> bool:
    """Take up a kept program; whether that went well."""
    if data is None:
        return False
    dispatcher.targetctx.refresh()  # what every program calls has to be there first
    try:
        found = CompileResult._rebuild(dispatcher.targetctx, *pickle.loads(data))  # noqa: S301 - ours
        is_fit = found.signature.args == signature()
    except Exception:  # noqa: BLE001 - whatever is wrong with it, it is compiled anew
        return False
    if not is_fit:
        return False
    dispatcher.targetctx.insert_user_function(found.entry_point, found.fndesc, [found.library])
    dispatcher.add_overload(found)
    return True


@cache
def signature() -> tuple[Any, ...]:
    """The types of what the driver is given: the same for every profile."""
    records = (rules_dtype(), state_dtype(), counts_dtype())
    whole = numba.int64
    return (*(numba.from_dtype(record) for record in records), whole, whole, whole, whole)


@cache
def counts_dtype() -> np.dtype[Any]:
    """The dtype of the counts."""
    return dtype_by_shapes(SHAPES)


def count_compiled(rules: Rules, policy: int, seed: int, first: int, deals: int) -> Counts:
    """Play deals in the compiled program, and count them."""
    state, sums = blank_record(), np.zeros(1, counts_dtype())[0]
    state["tallies"] = rules.match.start
    program()(record_of(rules), state, sums, policy, seed, first, deals)
    counts = nothing()
    for name in SHAPES:
        setattr(counts, name, np.asarray(sums[name]).tolist())
    return counts
