"""Spreads: how often a deal brings how much, and how often a match is over how soon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turup.study.columns import Column, Metric, both, everything, is_played
from turup.study.facts import Fact
from turup.study.matches import MatchFact

SPREADS = ("stakes", "lengths")
"""The groups of their figures."""
MOST_STAKE = 12
"""Game points won or lost; what is more is counted with so many."""
LENGTHS = (2, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500)
"""Deals within which matches are over."""


def spreads() -> Iterator[Metric]:
    """How game points and the lengths of matches are spread."""
    for points in range(-MOST_STAKE, MOST_STAKE + 1):
        hit = both(is_played, moves(points))
        yield Metric("stakes", str(points), "share", hit, is_played)
    for deals in LENGTHS:
        hit = is_over_within(deals)
        yield Metric("lengths", str(deals), "share", hit, everything, is_of_matches=True)


def moves(points: int) -> Column:
    """Whether a deal brings the declarer's side so much; the outermost take in all beyond."""

    def of(rows: Any) -> Any:
        return rows[:, Fact.stake].clip(-MOST_STAKE, MOST_STAKE) == points

    return of


def is_over_within(deals: int) -> Column:
    """Whether a match has come to its end within so many deals."""
    return lambda rows: (rows[:, MatchFact.is_over] == 1) & (rows[:, MatchFact.deals] <= deals)
