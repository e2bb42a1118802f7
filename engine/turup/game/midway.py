"""Midway: a deal as it stands once somebody has the contract, without what led there.

Worked cases and the examples of rule sheets begin here.
"""

from __future__ import annotations

from turup.rules import Rules
from turup.rules.clearing import clear
from turup.rules.deck import unpack
from turup.rules.goals import all_counted, target_of
from turup.rules.state import State, blank
from turup.rules.table import DECLARERS, DEFENDERS


def fresh_state(rules: Rules) -> State:
    """A state before the first card, the deck in order and S0 dealing."""
    state = blank()
    unpack(rules, state)
    clear(state)
    state.dealer = 0
    return state


def give_contract(rules: Rules, state: State, declarer: int, bid: int) -> None:
    """A seat has bid highest."""
    state.declarer = state.holder = declarer
    state.bid = bid
    state.target = target_of(rules, bid)
    state.each = 0


def share_tricks(rules: Rules, state: State, captured: int, tricks: int) -> None:
    """The declarer's side has taken so many tricks and card points; each side can show a pair."""
    state.tricks[DECLARERS], state.tricks[DEFENDERS] = tricks, state.hand - tricks
    state.points[DECLARERS] = captured
    state.points[DEFENDERS] = all_counted(rules, state) - captured
    for side in (DECLARERS, DEFENDERS):
        state.tricks_before[side] = min(1, max(0, state.tricks[side] - 1))
        state.trump_tricks[side] = state.ruffs[side] = state.tricks[side]
