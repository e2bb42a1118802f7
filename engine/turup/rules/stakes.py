"""Stakes: what a bid is worth before anything raises it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.noted import rule
from turup.rules.shapes import Upto, row_at

if TYPE_CHECKING:
    from turup.rules import Rules


class Stake(NamedTuple):
    """The game points from this bid on; 0 in `from_` is the bottom."""

    from_: int = 0
    win: int = 0
    lose: int = 0


class Stakes(NamedTuple):
    """The bands, ascending."""

    used: int
    rows: Annotated[tuple[Stake, ...], Upto(8)]


@rule
def band(rules: Rules, bid: int) -> tuple[int, int]:
    """The game points won or lost with a bid."""
    stake = rules.scoring.stakes.rows[row_at(rules.scoring.stakes, bid)]
    return stake.win, stake.lose
