"""Pair windows: what a side must have done before it may show, now that trump is exposed.

Some windows open with a trick and stay open. Others are moments: right after a trick that the
side has won, until the next one is finished.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.rules.noted import rule
from turup.rules.partners import known_row
from turup.rules.state import NOBODY

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Window(IntEnum):
    """From when on a side may show; the last three are moments."""

    after_exposure = 0
    after_trick_since_exposure = 1
    after_trump_trick_since_exposure = 2
    after_ruff_since_exposure = 3
    after_trick_before_exposure = 4
    after_exposure_and_any_trick = 5
    after_anyones_trick_since_exposure = 6
    after_any_trick = 7
    after_first_trick = 8
    after_first_or_third_trick = 9


@rule
def is_window_open(rules: Rules, state: State, window: int, seat: int) -> bool:
    """Whether a seat's side, as far as the table knows it, has done what it must before."""
    row = known_row(rules, state, seat)
    since = state.tricks[row] - state.tricks_before[row]
    if window == Window.after_trick_since_exposure:
        return since > 0
    if window == Window.after_trump_trick_since_exposure:
        return state.trump_tricks[row] > 0
    if window == Window.after_ruff_since_exposure:
        return state.ruffs[row] > 0
    if window == Window.after_trick_before_exposure:
        return state.tricks_before[row] > 0
    if window == Window.after_anyones_trick_since_exposure:
        return tricks_since_exposure(state) > 0
    if window >= Window.after_any_trick:
        return has_just_won(rules, state, seat) and is_its_trick(window, since)
    return window == Window.after_exposure or state.tricks[row] > 0


@rule
def tricks_since_exposure(state: State) -> int:
    """How many tricks have been won since the exposure, by either side; the exposing one counts."""
    return sum_of(state.tricks) - sum_of(state.tricks_before)


@rule
def sum_of(tricks: list[int]) -> int:
    """The tricks of both sides."""
    return tricks[0] + tricks[1]


@rule
def has_just_won(rules: Rules, state: State, seat: int) -> bool:
    """Whether the last trick that was finished went to a seat's side."""
    if state.winner == NOBODY:
        return False
    return known_row(rules, state, state.winner) == known_row(rules, state, seat)


@rule
def is_its_trick(window: int, since: int) -> bool:
    """Whether a window opens after this trick of the side, counted since the exposure."""
    if window == Window.after_first_or_third_trick:
        return since in (1, 3)
    return window == Window.after_any_trick or since == 1
