"""Outcomes: a figure of one table's rules, and how one differs between two, each with bounds."""

from __future__ import annotations

from typing import Any, NamedTuple

from turup.study.estimates import Estimate

BOUNDS = ("value", "low", "high")
Three = tuple[Estimate, Estimate, Estimate]
"""A figure by the first rules, by the second, and the difference."""


class Figure(NamedTuple):
    """One figure: its group and name, its unit, value and bounds at 95 %, and of how many deals.

    Units are share (of one), card_points, game_points, acts, seats, deals and changes; what is
    reckoned of matches counts those in place of deals. Value and bounds are NaN where none counts,
    and the bounds of a mean where only one does.
    """

    group: str
    name: str
    unit: str
    value: float
    low: float
    high: float
    deals: int


class Change(NamedTuple):
    """One figure by the first rules and by the second, and the paired difference between them.

    It is real if it is larger than chance explains: of all that are called so in a comparison at
    most one in twenty is expected to be chance.
    """

    group: str
    name: str
    unit: str
    first: Estimate
    second: Estimate
    change: Estimate
    is_real: bool

    def row(self) -> dict[str, Any]:
        """The change as a row, each value with the name of its column."""
        told: dict[str, Any] = {"group": self.group, "name": self.name, "unit": self.unit}
        for which, found in (("first", self.first), ("second", self.second)):
            told |= {f"{which}_{name}": each for name, each in zip(BOUNDS, found, strict=False)}
        change, low, high, _deals = self.change
        return {
            **told,
            "change": change,
            "change_low": low,
            "change_high": high,
            "is_real": self.is_real,
        }
