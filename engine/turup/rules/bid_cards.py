"""Bid cards: where each bidder lays his indicator at once, and takes it back when he is outbid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.bidding import go_on_speaking
from turup.rules.noted import rule
from turup.rules.state import NOBODY, Phase
from turup.rules.windows import look_after_auction

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def come_from_trump(rules: Rules, state: State) -> None:
    """Trump is fixed; where that is done with each bid, the bidding goes on."""
    state.phase = Phase.between
    if rules.auction.lays_at_once == 1 and state.solo == NOBODY:
        go_on_speaking(rules, state, is_over=False)
        if state.phase == Phase.between:
            look_after_auction(rules, state)
