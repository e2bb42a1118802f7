"""Exempt trumps: who holds no other trump need not play them, neither to follow nor to ruff."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.noted import rule
from turup.rules.state import NOBODY
from turup.rules.trump import is_void

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def is_spared(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat has to follow to a trump, and all it holds of them need never be played."""
    if rules.play.spared == 0 or state.led != state.trump or state.exposed == 0:
        return False
    return has_to_spare(rules, state, seat) == 0


@rule
def has_to_spare(rules: Rules, state: State, seat: int) -> int:
    """The trumps of a seat that it can be made to play."""
    return state.hands[seat][state.trump] & ~rules.play.spared


@rule
def has_ruff(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat is void, trump is open and it holds one that it can be made to play."""
    if state.trump == NOBODY or state.exposed == 0 or not is_void(state, seat):
        return False
    return has_to_spare(rules, state, seat) != 0
