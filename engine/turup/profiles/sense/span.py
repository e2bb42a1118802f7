"""Spans: a lowest and a highest number, as a guard asks for them and as they can be."""

from __future__ import annotations

from typing import Any, NamedTuple

from turup.profiles.sense.told import as_number, as_record

# No number a profile may write lies beyond these.
LEAST, MOST = -100_000, 100_000


class Span(NamedTuple):
    """The whole numbers from `low` to `high`; none if `low` is higher."""

    low: int = LEAST
    high: int = MOST

    def is_empty(self) -> bool:
        """Whether no number lies in it."""
        return self.low > self.high

    def has_number(self, number: int) -> bool:
        """Whether a number lies in it."""
        return self.low <= number <= self.high

    def has_some_of(self, other: Span) -> bool:
        """Whether some number lies in both."""
        return max(self.low, other.low) <= min(self.high, other.high)

    def has_all_of(self, other: Span) -> bool:
        """Whether every number of the other lies in it."""
        return self.low <= other.low and other.high <= self.high

    def within(self, other: Span) -> Span:
        """The numbers that lie in both."""
        return Span(max(self.low, other.low), min(self.high, other.high))

    def shared_by(self, count: int) -> Span:
        """What each of several can have if all have as much, the sum lying in this span."""
        return Span(-(-self.low // count), self.high // count)

    def plus(self, other: Span) -> Span:
        """What a number of the one and a number of the other can add up to."""
        return Span(self.low + other.low, self.high + other.high)


ANY = Span()


def asked(value: Any) -> Span:
    """What a fact of a guard asks for: a number, or a range."""
    if isinstance(value, int):
        return Span(as_number(value), as_number(value))
    bounds = as_record(value)
    low = as_number(bounds.get("at_least", LEAST))
    return Span(low, as_number(bounds.get("below", MOST + 1)) - 1)
