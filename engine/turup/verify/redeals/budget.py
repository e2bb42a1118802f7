"""Budgets: how many hands may be asked about, or dealt, before a count is given up."""

from __future__ import annotations

from collections.abc import Generator
from math import inf
from time import monotonic
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that gives way every now and then, and comes to something in the end."""

OFTEN = 20_000
"""Steps of a budget between two of giving way; they take some hundredths of a second."""


class TooMany(Exception):
    """There is more to count than may be spent."""


class Budget:
    """What may be spent on one count after the other, and what has been spent."""

    __slots__ = ("is_late", "left", "most", "spent", "told", "total", "until")

    def __init__(self, most: int, total: int | None = None, until: float = inf) -> None:
        """At most so much for each count, and for all together if that is said.

        Late by the clock nothing more is counted.
        """
        self.most, self.total, self.until, self.is_late = most, total, until, False
        self.left, self.spent, self.told = most, 0, 0

    def begin(self) -> None:
        """Another count begins."""
        self.left = self.most if self.total is None else min(self.most, self.total - self.spent)

    def spend(self, steps: int = 1) -> None:
        """Take so many steps; raises `TooMany` if they are not left."""
        self.left -= steps
        self.spent += steps
        if self.left < 0:
            raise TooMany

    def gives_way(self) -> bool:
        """Whether it is time to give way again."""
        is_time = self.spent - self.told >= OFTEN
        if is_time:
            self.told = self.spent
            if monotonic() >= self.until:
                self.left, self.total, self.is_late = 0, self.spent, True
        return is_time


def tried(work: Steps[T], budget: Budget) -> Steps[T | None]:
    """What a count comes to; None if it takes more than may be spent."""
    budget.begin()
    try:
        return (yield from work)
    except TooMany:
        return None


def done(work: Steps[T]) -> T:
    """What work comes to, without giving way."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
