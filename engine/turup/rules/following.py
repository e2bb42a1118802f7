"""Following: who holds the suit led plays it, unless he may ruff or is spared his trumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.exempt import is_spared
from turup.rules.noted import rule
from turup.rules.play import Follow, keep_only
from turup.rules.trump import is_void

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def follow_suit(rules: Rules, state: State, seat: int) -> None:
    """Who holds the suit led plays it; where he may ruff though able, trumps stay open too."""
    if is_void(state, seat):
        return
    if rules.play.is_strict == 1:
        keep_only(state, state.led)
    elif not is_spared(rules, state, seat):
        follow_or_ruff(rules, state)


@rule
def follow_or_ruff(rules: Rules, state: State) -> None:
    """Close every suit but the one led, and trumps where one may ruff though able to follow."""
    may_ruff = rules.play.follow == Follow.may_ruff and state.exposed == 1 and state.trump >= 0
    trumps = state.open[state.trump] if may_ruff else 0
    keep_only(state, state.led)
    if may_ruff:
        state.open[state.trump] = trumps


@rule
def may_leave_suit(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat need not follow suit though able: it may ruff, or is spared its trumps."""
    return rules.play.follow == Follow.may_ruff or is_spared(rules, state, seat)
