"""Speeds: a driver interpreted or compiled, with what it is given as each of them needs it.

Whoever runs a driver asks a speed for rules, states, records and lists, hands them to what
`driver` gives, and reads records by `read`. What a driver has written stays there between its
calls, so that a long work can be done in short ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from turup.rules import Rules
from turup.rules.state import State, blank, capacities, zeros
from turup.study.driver import Driver

T = TypeVar("T")


class Speed(Protocol):
    """One of the two ways in which a driver runs."""

    def driver(self, driver: Driver) -> Callable[..., Any]:
        """What carries a driver out."""

    def rules(self, rules: Rules) -> Any:
        """The rules."""

    def states(self, count: int) -> Any:
        """So many blank states."""

    def record(self, carrier: type) -> Any:
        """A record of zeros with the fields of a class."""

    def numbers(self, count: int) -> Any:
        """A list of zeros."""

    def read(self, carrier: type[T], record: Any) -> T:
        """What a record says, as plain numbers and lists."""

    def get(self, record: Any, name: str) -> Any:
        """What one field of a record or state says."""

    def set(self, record: Any, name: str, value: Any) -> None:
        """Write one field; a list may be shorter than there is room."""


class Interpreted:
    """Plain Python."""

    def driver(self, driver: Driver) -> Callable[..., Any]:
        """The function as it stands."""
        return driver.function

    def rules(self, rules: Rules) -> Rules:
        """The rules as they are."""
        return rules

    def states(self, count: int) -> list[State]:
        """So many blank states."""
        return [blank() for _ in range(count)]

    def record(self, carrier: type[T]) -> T:
        """An object of the class."""
        return zeros(carrier, capacities(carrier))

    def numbers(self, count: int) -> list[int]:
        """A list of zeros."""
        return [0] * count

    def read(self, _carrier: type[T], record: T) -> T:
        """The object itself."""
        return record

    def get(self, record: Any, name: str) -> Any:
        """The attribute."""
        return getattr(record, name)

    def set(self, record: Any, name: str, value: Any) -> None:
        """Write the attribute, the list into the one that is there."""
        if isinstance(value, int):
            setattr(record, name, value)
        else:
            getattr(record, name)[: len(value)] = value


def speed(*, is_compiled: bool) -> Speed:
    """One of the two; raises `ImportError` where Numba cannot be loaded."""
    if not is_compiled:
        return Interpreted()
    from turup.study.compiling import Compiled

    return Compiled()
