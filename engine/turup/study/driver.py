"""Driver: whole deals one after another, from the shuffle to the score.

The same text runs interpreted and compiled. Compiled, a deal never leaves the program: only the
sums come back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.game.chance_play import play_out
from turup.rules.phases import shuffle_and_start
from turup.study.counts import count_deal

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State
    from turup.study.counts import Counts


def play_deals(
    rules: Rules, state: State, counts: Counts, policy: int, seed: int, first: int, deals: int
) -> None:
    """Play so many deals from a number on, each with the next dealer, and count them."""
    for deal in range(first, first + deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        count_deal(rules, state, counts, play_out(rules, state, policy, seed, deal))
