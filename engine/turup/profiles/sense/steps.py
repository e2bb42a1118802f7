"""Sense of the steps: they must lead from the lowest bid to the highest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from turup.profiles.sense.bids import bid_span
from turup.profiles.sense.span import Span
from turup.profiles.sense.told import Found, Told, as_list, as_number, as_record

MOST_BIDS = 69
"""As many as have a number of their own among the acts; see `turup.rules.acts`."""
FALLS_SHORT = ("auction.step", "auction.maximum", "auction.minimum")


class Flight(NamedTuple):
    """Bids that go up by one step: the lowest, and the one at which the next flight begins."""

    low: int
    high: int
    step: int

    @property
    def over(self) -> int:
        """How far the last step falls short of the end."""
        return (self.high - self.low) % self.step

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return (self.high - self.low) // self.step


def climb(told: Told) -> list[Flight]:
    """The bids from the lowest to the highest, flight by flight."""
    bids, value = bid_span(told), told.value("auction.step")
    if not isinstance(value, list):
        return [Flight(bids.low, bids.high, as_number(value))]
    rows = [as_record(row) for row in as_list(value)]
    starts = [bids.low, *(as_number(row.get("from")) for row in rows[1:]), bids.high]
    found = []
    for row, low, high in zip(rows, starts[:-1], starts[1:], strict=True):
        span = Span(max(low, bids.low), min(high, bids.high))
        if span.low < span.high or (span.low == span.high and len(rows) == 1):
            found.append(Flight(span.low, span.high, as_number(row.get("step"))))
    return found


def misses(told: Told) -> Iterator[tuple[Flight, bool]]:
    """Each flight whose last step falls short, and whether it is the one to the highest bid."""
    flights = climb(told)
    for place, flight in enumerate(flights, 1):
        if flight.over:
            yield flight, place == len(flights)


def step_misses_maximum(told: Told) -> Found:
    """The steps must lead from the minimum to the maximum."""
    for flight, is_last in misses(told):
        if is_last:
            yield told.problem(
                "step-misses-maximum", told.at_fault(*FALLS_SHORT), step=flight.step,
                minimum=flight.low, maximum=flight.high, below=flight.high - flight.over,
                above=flight.high - flight.over + flight.step,
            )  # fmt: skip


def step_misses_row(told: Told) -> Found:
    """The steps of a row must lead to where the next row begins."""
    for flight, is_last in misses(told):
        if not is_last:
            yield told.problem(
                "step-misses-row", told.at_fault("auction.step", "auction.minimum"),
                step=flight.step, low=flight.low, begins=flight.high,
                below=flight.high - flight.over,
                above=flight.high - flight.over + flight.step,
            )  # fmt: skip


def step_from_maximum(told: Told) -> Found:
    """No bid lies above the highest, so no row of steps begins there."""
    value, high = told.value("auction.step"), bid_span(told).high
    rows = value if isinstance(value, list) else []
    for place, row in enumerate(rows[1:], 1):
        if as_record(row).get("from") == high:
            at = told.at_fault(f"auction.step.{place}.from", "auction.step", "auction.maximum")
            yield told.problem("step-from-maximum", at, high=high)


def too_many_bids(told: Told) -> Found:
    """There are at most so many different bids, whatever is bid with the number."""
    count = sum(flight.steps for flight in climb(told)) + 1
    if count > MOST_BIDS:
        bids = bid_span(told)
        yield told.problem(
            "too-many-bids", told.at_fault(*FALLS_SHORT), minimum=bids.low, maximum=bids.high,
            count=count, most=MOST_BIDS, wider=(bids.high - bids.low) // MOST_BIDS + 1,
        )  # fmt: skip
