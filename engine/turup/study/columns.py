"""Columns: what is read of rows of facts, and what a metric makes of them.

A metric says of each deal whether it counts (`over`), and what it brings (`of`). Its value is the
sum of the one over the sum of the other: a share where it brings one or nothing, a mean otherwise.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from turup.rules.state import Outcome
from turup.study.facts import Fact
from turup.study.matches import MatchFact

Column = Callable[[Any], Any]
"""From rows of facts, one a deal, to a number for each deal."""


class Metric(NamedTuple):
    """What is reckoned: a group of like figures, whose it is, in which unit, of what over what.

    `unit` is share, card_points, game_points, acts, seats, deals or changes. What a deal brings is
    a whole number of so many `parts`, so that sums are exact. Some metrics are of matches, in place
    of deals.
    """

    group: str
    name: str
    unit: str
    of: Column
    over: Column
    parts: int = 1
    is_of_matches: bool = False

    @property
    def is_share(self) -> bool:
        """Whether it is a part of the deals, and not a mean."""
        return self.unit == "share"


def column(fact: Fact) -> Column:
    """A column as it stands."""
    return lambda rows: rows[:, fact]


def equals(fact: Fact | MatchFact, value: int) -> Column:
    """Whether a column holds a value."""
    return lambda rows: rows[:, fact] == value


def everything(rows: Any) -> Any:
    """Every deal."""
    return np.ones(len(rows), bool)


def is_played(rows: Any) -> Any:
    """Whether a deal was played and scored."""
    return rows[:, Fact.outcome] >= Outcome.made


def is_made(rows: Any) -> Any:
    """Whether the contract was made."""
    return rows[:, Fact.outcome] == Outcome.made


def is_shared(rows: Any) -> Any:
    """Whether a deal was played, and not as a solo: for a bid, or on none at all."""
    return is_played(rows) & (rows[:, Fact.solo] < 0)


def is_bid(rows: Any) -> Any:
    """Whether a deal was played for a bid."""
    return is_shared(rows) & (rows[:, Fact.bid] > 0)


def both(one: Column, other: Column) -> Column:
    """Whether both hold."""
    return lambda rows: one(rows) & other(rows)


def only(fact: Fact | MatchFact, over: Column) -> Column:
    """A column where something holds, and nothing elsewhere."""
    return lambda rows: np.where(over(rows), rows[:, fact], 0)
