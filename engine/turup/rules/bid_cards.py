"""Bid cards: where each bidder lays his indicator at once, and takes it back when he is outbid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.bidding import go_on_speaking
from turup.rules.noted import rule
from turup.rules.solo import CalledWhen
from turup.rules.state import NOBODY, Phase
from turup.rules.windows import look_after_auction

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def come_from_trump(rules: Rules, state: State) -> None:
    """Trump is fixed; where that is done with each bid, the bidding goes on."""
    state.phase = Phase.between
    is_auction_over = is_solo_bid(rules, state)
    if rules.auction.lays_at_once == 1 and state.solo == NOBODY:
        go_on_speaking(rules, state, is_over=False)
        is_auction_over = state.phase == Phase.between
    if is_auction_over:
        look_after_auction(rules, state)


@rule
def is_solo_bid(rules: Rules, state: State) -> bool:
    """Whether the contract is a solo that was called in the bidding."""
    if state.solo == NOBODY:
        return False
    return rules.solo.contracts.rows[state.solo].when == CalledWhen.in_auction
