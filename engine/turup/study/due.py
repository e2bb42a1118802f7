"""Due: the redeals that the cards dealt decide, whoever bids and plays.

A deal is dealt out packet by packet, and each redeal asked at its moment, however far the deal
comes when it is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.clearing import clear
from turup.rules.deal import Kind, When, is_due
from turup.rules.dealing import deal_packet
from turup.rules.noted import rule

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def due_at(rules: Rules, state: State, decided: int, moment: int) -> int:
    """Those of some redeals that fit at a moment, as a mask."""
    found = 0
    for which in range(rules.deal.redeals.used):
        redeal = rules.deal.redeals.rows[which]
        is_looked_at = (decided >> which) & 1 == 1 and redeal.when == moment
        if is_looked_at and is_due(rules, state, redeal):
            found |= 1 << which
    return found


@rule
def due_as_dealt(rules: Rules, state: State, decided: int) -> int:
    """Deal the same cards out once more; those of some redeals that fit, as a mask."""
    found = 0
    if decided == 0:
        return found
    clear(state)
    for place in range(rules.deal.stages.used):
        stage = rules.deal.stages.rows[place]
        if stage.kind == Kind.auction:
            found |= due_at(rules, state, decided, When.after_auction)
        elif stage.kind == Kind.packet and state.each < rules.deal.hand:
            is_first = state.each == 0
            deal_packet(rules, state, stage.cards)
            if is_first:
                found |= due_at(rules, state, decided, When.first_packet)
            if state.each == rules.deal.hand:
                found |= due_at(rules, state, decided, When.full_hand)
                found |= due_at(rules, state, decided, When.exposure)
    return found
