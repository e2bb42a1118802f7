"""Windows: what is open to several seats, asked seat by seat from the eldest.

Redeals that must be asked for, steps of the ladder at their own stage, and solos before the
first lead. The first to say yes has it; where the highest solo comes first, later seats may still
call one that pays more. The declarer alone is asked which card finds his partner, and whether he
exposes trump before the first lead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import CARD, CLAIM, LAY, OPEN, PASS, REDEAL, SOLO, STEP, add_act
from turup.rules.alone import leave_unseen
from turup.rules.beginning import answer_opening
from turup.rules.claiming import answer_claim
from turup.rules.claims import list_claims, verdict_on_claim
from turup.rules.deal import When, throw_in, throw_in_if_due
from turup.rules.dealing import deal_packet
from turup.rules.doubling import list_steps, verdict_on_step
from turup.rules.going_round import ask_next, open_window
from turup.rules.noted import rule
from turup.rules.partners import list_partners, name_partner, verdict_on_partner
from turup.rules.redeals import is_any_asked, list_redeals, verdict_on_redeal
from turup.rules.solo import (
    Priority,
    list_solos,
    verdict_on_solo,
)
from turup.rules.state import NOBODY, Phase, Why
from turup.rules.trickplay import lead_when_asked
from turup.rules.undertaking import undertake
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def ask_for_redeals(rules: Rules, state: State) -> None:
    """Ask whoever may ask for a redeal at this moment, if anybody may."""
    if is_any_asked(rules, state.moment):
        open_window(rules, state, Phase.redeal)


@rule
def begin_packet(rules: Rules, state: State, count: int) -> None:
    """Deal a packet, and look at the cards: some hands are not played."""
    is_first = state.each == 0
    deal_packet(rules, state, count)
    if state.solo != NOBODY:
        leave_unseen(rules, state, count)
    if is_first:
        throw_in_if_due(rules, state, When.first_packet)
    if state.each == rules.deal.hand and state.phase == Phase.between:
        throw_in_if_due(rules, state, When.full_hand)
    if is_first and state.phase == Phase.between:
        ask_for_redeals(rules, state)


@rule
def look_after_auction(rules: Rules, state: State) -> None:
    """The contract stands: some are not played, or the deal may be thrown in on asking."""
    if state.moment == When.first_packet:
        state.moment = When.after_auction
        throw_in_if_due(rules, state, When.after_auction)
        if state.phase == Phase.between:
            ask_for_redeals(rules, state)


@rule
def list_answers(rules: Rules, state: State) -> None:
    """List what the seat asked may answer."""
    if state.phase == Phase.partner:
        list_partners(rules, state)
        return
    add_act(state, PASS)
    if state.phase == Phase.redeal:
        list_redeals(rules, state)
    elif state.phase == Phase.doubling:
        list_steps(rules, state)
    elif state.phase == Phase.opening:
        add_act(state, OPEN)
    elif state.phase == Phase.claim:
        list_claims(rules, state)
    else:
        list_solos(rules, state)


@rule
def verdict_on_answer(rules: Rules, state: State, act: int) -> int:
    """Whether the seat asked may answer so."""
    if state.phase == Phase.partner:
        return verdict_on_partner(rules, state, act)
    if act == PASS or (state.phase == Phase.opening and act == OPEN):
        return Verdict.legal
    if state.phase == Phase.redeal and REDEAL <= act < STEP:
        return verdict_on_redeal(rules, state, act - REDEAL)
    if state.phase == Phase.doubling and STEP <= act < SOLO:
        return verdict_on_step(rules, state, act - STEP, state.to_act)
    if state.phase == Phase.claim and CLAIM <= act < CARD:
        return verdict_on_claim(rules, state, act - CLAIM)
    if state.phase == Phase.solo and act >= SOLO:
        return verdict_on_solo(rules, state, act - SOLO)
    return Verdict.not_now


@rule
def hear_answer(rules: Rules, state: State, act: int) -> None:
    """The seat asked says no, or has it; after a step the ladder is offered again."""
    if state.phase == Phase.opening:
        answer_opening(rules, state, act)
    elif state.phase == Phase.claim:
        answer_claim(rules, state, act)
        lead_when_asked(rules, state)
    elif state.phase == Phase.partner:
        name_partner(rules, state, act - LAY)
    elif act == PASS:
        state.asking += 1
        ask_next(rules, state)
    elif state.phase == Phase.redeal:
        throw_in(state, Why.redeal, act - REDEAL)
    elif state.phase == Phase.doubling:
        state.step = act - STEP
        open_window(rules, state, Phase.doubling)
    elif rules.solo.priority == Priority.highest:
        hear_call(rules, state, act - SOLO)
    else:
        undertake(rules, state, act - SOLO, state.to_act)


@rule
def hear_call(rules: Rules, state: State, which: int) -> None:
    """A solo is called, and the seats after the caller may still call one that pays more."""
    state.solo_called = which
    state.solo_caller = state.to_act
    state.asking += 1
    ask_next(rules, state)
