"""Compiling: a driver compiled, with what it is given as NumPy arrays and records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from turup.rules import Rules
from turup.rules.state import State, capacities
from turup.study.carriers import blank_record, carrier_dtype, record_of
from turup.study.driver import Driver
from turup.study.program import program

T = TypeVar("T")


class Compiled:
    """Compiled rules; the methods are those of `turup.study.speeds.Speed`."""

    def driver(self, driver: Driver) -> Callable[..., Any]:
        """Its program, kept or made now."""
        return program(driver)  # type: ignore[no-any-return]

    def rules(self, rules: Rules) -> Any:
        """The rules as a record."""
        return record_of(rules)

    def states(self, count: int) -> Any:
        """An array of records."""
        return np.zeros(count, carrier_dtype(State))

    def record(self, carrier: type) -> Any:
        """A record."""
        return blank_record(carrier)

    def numbers(self, count: int) -> Any:
        """An array."""
        return np.zeros(count, np.int64)

    def read(self, carrier: type[T], record: Any) -> T:
        """An object with the values of a record."""
        plain = carrier.__new__(carrier)
        for name in capacities(carrier):
            setattr(plain, name, np.asarray(record[name]).tolist())
        return plain

    def get(self, record: Any, name: str) -> Any:
        """The field."""
        return np.asarray(record[name]).tolist()

    def set(self, record: Any, name: str, value: Any) -> None:
        """Write the field, or the first of its numbers."""
        if isinstance(value, int):
            record[name] = value
        else:
            record[name][: len(value)] = value
