"""Stakes: what a bid is worth before anything raises it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.noted import rule
from turup.rules.shapes import Upto, row_at

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Stake(NamedTuple):
    """The game points from this bid on; 0 in `from_` is the bottom."""

    from_: int = 0
    win: int = 0
    lose: int = 0


class Stakes(NamedTuple):
    """The bands, ascending."""

    used: int = 0
    rows: Annotated[tuple[Stake, ...], Upto(8)] = (Stake(),) * 8


@rule
def band(rules: Rules, bid: int) -> tuple[int, int]:
    """The game points won or lost with a bid."""
    stake = rules.scoring.stakes.rows[row_at(rules.scoring.stakes, bid)]
    return stake.win, stake.lose


@rule
def band_again(rules: Rules, bid: int) -> tuple[int, int]:
    """The same with a bid of the second auction, which may have bands of its own."""
    if rules.auction.second.stakes.used == 0:
        return band(rules, bid)
    stake = rules.auction.second.stakes.rows[row_at(rules.auction.second.stakes, bid)]
    return stake.win, stake.lose


@rule
def standing_band(rules: Rules, state: State) -> tuple[int, int]:
    """The game points at stake with the bid that stands."""
    is_again = is_won_again(state)
    return band_again(rules, state.bid) if is_again else band(rules, state.bid)


@rule
def is_won_again(state: State) -> bool:
    """Whether the bid that stands was made in the second auction."""
    return state.second == 1 and state.bids[state.holder] > 0
