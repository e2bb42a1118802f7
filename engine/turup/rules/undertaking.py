"""Undertaking a solo: what it wipes, and how the cards rank from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.noted import rule
from turup.rules.solo import Order, SoloTrump
from turup.rules.state import NOBODY, Phase
from turup.rules.trump import drop_trump, open_up

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def undertake(rules: Rules, state: State, which: int, seat: int) -> None:
    """A solo is called; bid, doubles and trump are gone, and the caller may name another trump."""
    drop_trump(state)
    state.later = 0
    state.solo = which
    take_order(rules, state)
    state.solo_called = NOBODY
    state.bid = 0
    state.strain = 0
    state.target = 0
    state.declarer = seat
    state.holder = seat
    state.step = NOBODY
    state.phase = Phase.between
    state.to_act = NOBODY
    if rules.solo.contracts.rows[which].trump == SoloTrump.own_choice:
        state.phase = Phase.trump
        state.to_act = seat


@rule
def take_order(rules: Rules, state: State) -> None:
    """The cards rank as the solo says."""
    contract = rules.solo.contracts.rows[state.solo]
    state.reverses = 1 if contract.order == Order.reversed else 0
    open_up(state)
