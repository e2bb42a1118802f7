"""Estimates: the value of a metric with its interval, from sums that any number of workers add up.

For each metric the sums of products of what it brings and whether it counts are kept, which is
all that a mean, its interval, and that of a paired difference need. Sums add up, whoever has
reckoned them and in which order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from scipy import stats

from turup.study.columns import Metric

CONFIDENCE = 0.95
FEW = 30
"""Below so many deals a mean or a difference has no interval worth telling."""


class Estimate(NamedTuple):
    """A value, the bounds within which it lies at 95 %, and how many deals it rests on.

    All three are NaN where no deal counts.
    """

    value: float
    low: float
    high: float
    deals: int

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Facts(NamedTuple):
    """The rows of some deals, and of some matches, by one table's rules."""

    deals: Any
    matches: Any


class Sums(NamedTuple):
    """Sums over deals: `moments[m, i, j]` of products, for the columns one, of and over of each.

    In a comparison there are five columns: one, of and over by the first rules and by the second.
    """

    deals: int
    moments: Any

    def __add__(self, other: tuple[Any, ...]) -> Sums:
        """The sums of both."""
        more = Sums(*other)
        return Sums(self.deals + more.deals, self.moments + more.moments)


def sums_of(wanted: Sequence[tuple[Metric, ...]], *tables: Facts) -> Sums:
    """The sums over some deals and matches by one table's rules, or by two on the same cards.

    Each of `wanted` is a metric as it is reckoned from each table.
    """
    found = [moments_of(each, tables) for each in wanted]
    return Sums(len(tables[0].deals), np.array(found))


def moments_of(metrics: tuple[Metric, ...], tables: Sequence[Facts]) -> Any:
    """The sums of products of the columns of a metric."""
    columns = []
    for metric, facts in zip(metrics, tables, strict=True):
        rows = facts.matches if metric.is_of_matches else facts.deals
        columns += [metric.of(rows).astype(float), metric.over(rows).astype(float)]
    stacked = np.stack([np.ones(len(columns[0])), *columns])
    return stacked @ stacked.T


def no_sums(wanted: Sequence[tuple[Metric, ...]]) -> Sums:
    """The sums over no deals."""
    width = 1 + 2 * len(wanted[0])
    return Sums(0, np.zeros((len(wanted), width, width)))


def estimate(metric: Metric, sums: Sums, place: int, table: int = 0) -> Estimate:
    """The value of the place-th metric, by the first rules or the second."""
    moments, column = sums.moments[place], 1 + 2 * table
    brought, counted = moments[0, column], moments[0, column + 1]
    deals = round(counted)
    if deals == 0:
        return Estimate(np.nan, np.nan, np.nan, 0)
    value = brought / counted
    if metric.is_share:
        return Estimate(value, *wilson(round(brought), deals), deals)
    half = width_of_ratio(moments, [(column, 1.0), (column + 1, -value)]) / counted
    return in_whole(Estimate(value, value - half, value + half, deals), metric)


def in_whole(found: Estimate, metric: Metric) -> Estimate:
    """An estimate in whole units, where deals were reckoned in parts of one."""
    value, low, high = (each / metric.parts for each in found[:3])
    return Estimate(value, low, high, found.deals)


def wilson(hits: int, deals: int) -> tuple[float, float]:
    """The bounds of a share, by Wilson's formula (1927)."""
    found = stats.binomtest(hits, deals).proportion_ci(CONFIDENCE, method="wilson")
    return float(found.low), float(found.high)


def difference(metric: Metric, sums: Sums, place: int) -> Estimate:
    """By how much a metric is larger by the second rules, on the same deals.

    Without bounds where so few deals count by either rules that their spread tells nothing.
    """
    moments = sums.moments[place]
    counted, counted_then = moments[0, 2], moments[0, 4]
    if counted == 0 or counted_then == 0:
        return Estimate(np.nan, np.nan, np.nan, 0)
    value, value_then = moments[0, 1] / counted, moments[0, 3] / counted_then
    parts = [
        (1, -1 / counted),
        (2, value / counted),
        (3, 1 / counted_then),
        (4, -value_then / counted_then),
    ]
    half = width_of_ratio(moments, parts) if min(counted, counted_then) >= FEW else np.nan
    change = value_then - value
    return in_whole(Estimate(change, change - half, change + half, round(moments[0, 0])), metric)


def width_of_ratio(moments: Any, parts: Sequence[tuple[int, float]]) -> float:
    """Half the interval of a sum over deals of so much of each column, as if it were normal.

    A ratio of two sums moves, for small moves, as such a sum does (the delta method).
    """
    deals = moments[0, 0]
    if deals < 2:
        return float("nan")
    whole = sum(each * moments[0, column] for column, each in parts)
    squares = sum(
        each * other * moments[column, beside] for column, each in parts for beside, other in parts
    )
    spread = max(0.0, (squares - whole * whole / deals) * deals / (deals - 1))
    return float(stats.t.ppf((1 + CONFIDENCE) / 2, deals - 1) * np.sqrt(spread))


def are_real(changes: Sequence[Estimate]) -> list[bool]:
    """Which differences chance does not explain; of those at most one in twenty is expected to.

    Controls the false discovery rate (Benjamini and Hochberg 1995), so that among a hundred
    figures five are not called real by chance alone.
    """
    chances = np.array([chance_of(each) for each in changes])
    is_known = ~np.isnan(chances)
    adjusted = np.ones(len(changes))
    if is_known.any():
        adjusted[is_known] = stats.false_discovery_control(chances[is_known])
    return [bool(each < 1 - CONFIDENCE) for each in adjusted]


def chance_of(change: Estimate) -> float:
    """How often chance alone makes such a difference where there is none; NaN if unknown."""
    if np.isnan(change.half):
        return float("nan")
    if change.half == 0:
        return float(change.value == 0)
    deals = max(2, change.deals)
    spread = change.half / stats.t.ppf((1 + CONFIDENCE) / 2, deals - 1)
    return float(2 * stats.t.sf(abs(change.value) / spread, deals - 1))
