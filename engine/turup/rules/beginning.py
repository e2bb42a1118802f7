"""Beginning: the play before its first lead, and before the first lead of a second half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import OPEN
from turup.rules.deal import When, throw_in_if_due
from turup.rules.leading import first_leader
from turup.rules.noted import rule
from turup.rules.showing import count_pairs
from turup.rules.solo import sits_out, tricks_to_play
from turup.rules.state import NOBODY, Phase
from turup.rules.trickplay import begin_trick
from turup.rules.trump import ExposedAtStart, expose, is_concealed

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def begin_play(rules: Rules, state: State) -> None:
    """The first trick is led; an announced trump counts as exposed with the first lead."""
    state.phase = Phase.play
    if state.trump != NOBODY and state.exposed == 1:
        throw_in_if_due(rules, state, When.exposure)
    if state.phase != Phase.play:
        return
    if is_concealed(state) and rules.trump.exposed_at_start != ExposedAtStart.never:
        state.phase = Phase.opening
        state.to_act = state.declarer
    else:
        lead_first(rules, state)


@rule
def answer_opening(rules: Rules, state: State, act: int) -> None:
    """The declarer exposes trump before the first lead, or leaves it concealed."""
    state.phase = Phase.play
    if act == OPEN:
        state.opened = 1
        expose(rules, state)
    if state.phase == Phase.play:
        lead_first(rules, state)


@rule
def lead_first(rules: Rules, state: State) -> None:
    """Count who plays how many tricks, and let somebody lead."""
    state.hand = tricks_to_play(rules, state)
    state.players = 0
    for seat in range(rules.table.seats):
        if not sits_out(rules, state, seat):
            state.players += 1
    state.trick = 1
    begin_half(rules, state, first_leader(rules, state))


@rule
def begin_half(rules: Rules, state: State, leader: int) -> None:
    """The cards dealt so far are played, or as many of them as the contract asks for."""
    state.half = min(state.hand, state.each)
    count_pairs(rules, state)
    begin_trick(rules, state, leader)


@rule
def resume_play(rules: Rules, state: State) -> None:
    """The rest of the cards is dealt: the winner of the last trick leads to it."""
    state.phase = Phase.play
    state.trick += 1
    begin_half(rules, state, state.winner)
