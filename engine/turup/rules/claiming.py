"""Claiming: when something is claimed, who is asked, and who was silent though certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import CLAIM, PASS
from turup.rules.claims import ClaimGoal, may_claim, verdict_on_claim
from turup.rules.noted import rare, rule
from turup.rules.proofs import CERTAIN, proof_of
from turup.rules.shapes import Way
from turup.rules.state import NOBODY, SEATS, Phase
from turup.rules.table import eldest, next_seat
from turup.rules.verdicts import LEGAL

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def open_claims(rules: Rules, state: State, leader: int) -> None:
    """Before a trick is led the seats are asked whether they claim the last one."""
    state.trick_seats[0] = leader
    state.phase = Phase.claim
    state.asking = 0
    ask_for_claims(rules, state)


@rule
def ask_for_claims(rules: Rules, state: State) -> None:
    """Ask the next seat, from the eldest on, that may claim; when there is none somebody leads."""
    seat = (eldest(rules, state) + state.asking) % rules.table.seats
    while state.asking < rules.table.seats and not is_asked_for_claim(rules, state, seat):
        state.asking += 1
        seat = next_seat(rules, seat)
    state.to_act = seat
    if state.asking == rules.table.seats:
        state.phase = Phase.play
        state.to_act = state.trick_seats[0]


@rule
def is_asked_for_claim(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat may claim the last trick before this one is led."""
    if state.claim != NOBODY or state.solo != NOBODY:
        return False
    for which in range(rules.scoring.claims.used):
        is_before_lead = rules.scoring.claims.rows[which].goal != ClaimGoal.all_tricks
        if is_before_lead and may_claim(rules, state, which, seat) == LEGAL:
            return True
    return False


@rule
def answer_claim(rules: Rules, state: State, act: int) -> None:
    """The seat asked claims the last trick, or goes on without."""
    if act == PASS:
        note_silence(rules, state)
    else:
        say_claim(rules, state, act - CLAIM)
    state.asking += 1
    ask_for_claims(rules, state)


@rare
def say_claim(rules: Rules, state: State, which: int) -> None:
    """The seat to act claims something; whether it could be certain is found out at once."""
    state.proof = proof_of(rules, state, which)
    state.claim = which
    state.claimer = state.to_act


@rare
def note_silence(rules: Rules, state: State) -> None:
    """The seat to act goes on without a claim of which it could be certain."""
    for which in range(rules.scoring.claims.used):
        is_duty = rules.scoring.claims.rows[which].late.way != Way.none
        if is_duty and verdict_on_claim(rules, state, which) == LEGAL:
            if proof_of(rules, state, which) == CERTAIN:
                state.missed |= 1 << (which * SEATS + state.to_act)
