"""Leads: what may not be led.

The lead limits of `play` bind a leader while their guard holds; a declarer who has exposed
trump before the first lead owes the first trick a trump.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.guards import guard_holds
from turup.rules.lead_limits import Lead, Leaders
from turup.rules.noted import rare, rule
from turup.rules.play import keep_indicator, keep_only
from turup.rules.state import NOBODY
from turup.rules.trump import ExposedAtStart

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rare
def lead_as_opened(rules: Rules, state: State, seat: int) -> None:
    """Who has exposed trump before the first lead, and leads, leads one of his trumps if he can."""
    way = rules.trump.exposed_at_start
    if state.trick > 1 or seat != state.declarer or way == ExposedAtStart.any_lead:
        return
    if state.trump != NOBODY and state.open[state.trump] != 0:
        keep_only(state, state.trump)
    if way == ExposedAtStart.indicator_lead:
        keep_indicator(rules, state)


@rule
def limit_lead(rules: Rules, state: State, seat: int) -> None:
    """What a leader may not lead."""
    for which in range(rules.play.lead_limits.used):
        if binds_lead(rules, state, which, seat):
            if rules.play.lead_limits.rows[which].lead == Lead.trump:
                keep_only(state, state.trump)
            else:
                state.open[state.trump] = 0


@rule
def binds_lead(rules: Rules, state: State, which: int, seat: int) -> bool:
    """Whether a lead limit binds a seat now."""
    limit = rules.play.lead_limits.rows[which]
    if limit.by == Leaders.declarer and seat != state.declarer:
        return False
    return state.trump != NOBODY and guard_holds(rules, state, limit.if_, seat)
