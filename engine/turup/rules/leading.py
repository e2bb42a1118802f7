"""Leading: who leads the first trick, and who plays at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.noted import rule
from turup.rules.play import FirstLeader
from turup.rules.solo import Leader, sits_out
from turup.rules.state import NOBODY
from turup.rules.table import eldest, next_seat
from turup.rules.trump import ExposedAtStart

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def first_leader(rules: Rules, state: State) -> int:
    """Who leads first: a solo's caller, unless his contract leaves it as usual.

    A declarer who has exposed trump before the lead may have to take it.
    """
    if state.solo != NOBODY and rules.solo.contracts.rows[state.solo].leader == Leader.caller:
        return state.declarer
    if state.opened == 1 and rules.trump.exposed_at_start == ExposedAtStart.takes_lead:
        return state.declarer
    seat = eldest(rules, state)
    if rules.play.first_leader == FirstLeader.declarer:
        seat = state.declarer
    elif rules.play.first_leader == FirstLeader.after_declarer:
        seat = next_seat(rules, state.declarer)
    return next_player(rules, state, seat)


@rule
def next_player(rules: Rules, state: State, seat: int) -> int:
    """This seat, or the next one that plays."""
    while sits_out(rules, state, seat):
        seat = next_seat(rules, seat)
    return seat
