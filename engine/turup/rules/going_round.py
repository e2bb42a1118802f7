"""Going round: what is open to several seats is asked seat by seat, from the eldest on.

Which seats are asked depends only on what everybody sees, so being asked tells the others
nothing. When nobody is left to ask, the table goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.claims import is_asked_for_claim
from turup.rules.doubling import may_say_something
from turup.rules.noted import rule
from turup.rules.redeals import may_be_asked
from turup.rules.solo import is_asked_for_solo
from turup.rules.state import NOBODY, Phase
from turup.rules.table import eldest, next_seat, seat_after
from turup.rules.undertaking import undertake

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def open_window(rules: Rules, state: State, phase: int) -> None:
    """Begin asking, with the eldest."""
    state.phase = phase
    state.asking = 0
    ask_next(rules, state)


@rule
def ask_next(rules: Rules, state: State) -> None:
    """Ask the next seat that may be asked; when there is none the window closes."""
    seat = seat_after(rules, eldest(rules, state), state.asking)
    while state.asking < rules.table.seats and not is_asked(rules, state, seat):
        state.asking += 1
        seat = next_seat(rules, seat)
    if state.asking < rules.table.seats:
        state.to_act = seat
    elif state.solo_called != NOBODY:
        undertake(rules, state, state.solo_called, state.solo_caller)
    else:
        state.phase = Phase.between
        state.to_act = NOBODY


@rule
def is_asked(rules: Rules, state: State, seat: int) -> bool:
    """Whether the window is open to a seat."""
    if state.phase == Phase.redeal:
        return may_be_asked(rules, state, seat)
    if state.phase == Phase.doubling:
        return may_say_something(rules, state, seat)
    if state.phase == Phase.claim:
        return is_asked_for_claim(rules, state, seat)
    return is_asked_for_solo(rules, state, seat)
