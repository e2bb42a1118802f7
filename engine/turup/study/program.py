"""Program: a driver compiled with all rules, from the cache folder or anew."""

from __future__ import annotations

import pickle
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

import numba
import numpy as np
from numba.core import serialize
from numba.core.compiler import CompileResult

from turup.rules import Rules
from turup.study import kept
from turup.study.carriers import blank_record, carrier_dtype, record_of, rules_dtype
from turup.study.compiled import compiled
from turup.study.counts import SHAPES, Counts, nothing
from turup.study.driver import DEALS, Driver


@cache
def program(driver: Driver = DEALS) -> Any:
    """The driver compiled."""
    dispatcher: Any = compiled(driver.function)
    path = kept.program_file(driver)
    if not is_taken_up(dispatcher, kept.read(path), driver):
        with kept.only_one(path):
            make(dispatcher, path, driver)
    dispatcher.disable_compile()
    return dispatcher


def make(dispatcher: Any, path: Path, driver: Driver) -> None:
    """Compile a program and keep it, unless somebody else has done so meanwhile."""
    if not is_taken_up(dispatcher, kept.read(path), driver):
        dispatcher.compile(signature(driver))
        kept.keep(path, serialize.dumps(dispatcher.overloads[signature(driver)]._reduce()))


def is_taken_up(dispatcher: Any, data: bytes | None, driver: Driver = DEALS) -> bool:
    """Take up a kept program; whether that went well."""
    if data is None:
        return False
    dispatcher.targetctx.refresh()  # what every program calls has to be there first
    try:
        found = CompileResult._rebuild(dispatcher.targetctx, *pickle.loads(data))  # noqa: S301 - ours
        is_fit = found.signature.args == signature(driver)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, it is compiled anew
        return False
    if not is_fit:
        return False
    dispatcher.targetctx.insert_user_function(found.entry_point, found.fndesc, [found.library])
    dispatcher.add_overload(found)
    return True


@cache
def signature(driver: Driver = DEALS) -> tuple[Any, ...]:
    """The types of what a driver is given: the same for every profile."""
    return tuple(type_of(taken) for taken in driver.takes)


def type_of(taken: Any) -> Any:
    """The compiled type of what a driver takes."""
    if get_origin(taken) is list:
        return type_of(get_args(taken)[0])[::1]
    if taken is int:
        return numba.int64
    return numba.from_dtype(rules_dtype() if taken is Rules else carrier_dtype(taken))


def count_compiled(rules: Rules, policy: int, seed: int, first: int, deals: int) -> Counts:
    """Play deals in the compiled program, and count them."""
    state, sums = blank_record(), blank_record(Counts)
    state["tallies"] = rules.match.start
    program()(record_of(rules), state, sums, policy, seed, first, deals)
    counts = nothing()
    for name in SHAPES:
        setattr(counts, name, np.asarray(sums[name]).tolist())
    return counts
