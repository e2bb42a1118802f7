"""Claiming: what follows when a seat claims something, or is silent though certain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import CLAIM, PASS
from turup.rules.claims import is_sweep_open, verdict_on_claim
from turup.rules.going_round import ask_next
from turup.rules.noted import rare, rule
from turup.rules.proofs import is_certain, proof_of
from turup.rules.shapes import Way
from turup.rules.state import SEATS
from turup.rules.trump import is_concealed
from turup.rules.verdicts import LEGAL

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def answer_claim(rules: Rules, state: State, act: int) -> None:
    """The seat asked claims the last trick, or goes on without."""
    if act == PASS:
        note_silence(rules, state)
    else:
        say_claim(rules, state, act - CLAIM)
    state.asking += 1
    ask_next(rules, state)


@rare
def say_claim(rules: Rules, state: State, which: int) -> None:
    """The seat to act claims something; whether it could be certain is found out at once."""
    state.proof = proof_of(rules, state, which)
    state.claim = which
    state.claimer = state.to_act


@rule
def may_be_silent(rules: Rules, state: State) -> bool:
    """Whether silence at one's turn can matter: trump is out, and all tricks can still be had."""
    is_noted = rules.play.is_silence_noted == 1 and not is_concealed(state)
    return is_noted and is_sweep_open(state)


@rare
def note_silence(rules: Rules, state: State) -> None:
    """The seat to act goes on without a claim of which it could be certain."""
    for which in range(rules.scoring.claims.used):
        is_duty = rules.scoring.claims.rows[which].late.way != Way.none
        if is_duty and verdict_on_claim(rules, state, which) == LEGAL:
            if is_certain(rules, state, which):
                state.missed |= 1 << (which * SEATS + state.to_act)
