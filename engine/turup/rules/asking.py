"""Asking: a seat may ask its partner to bid in its stead.

The partner bids or passes, and where he may, he can hand the question back or ask for a redeal.
It uses up a speech of both. A pass in answer is the asker's; a bid is the partner's own.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from turup.rules.acts import ASK, HAND_BACK, PASS, REDEAL, STEP, add_act
from turup.rules.deal import throw_in
from turup.rules.guards import guard_holds
from turup.rules.noted import rule
from turup.rules.redeals import list_redeals, look_at_asked, verdict_on_redeal
from turup.rules.shapes import Guard
from turup.rules.state import NOBODY, Why
from turup.rules.table import eldest, is_partner, seat_after
from turup.rules.turns import is_answering, is_single_round
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Askers(IntEnum):
    """Who may ask."""

    anyone = 0
    eldest = 1


class Answer(IntEnum):
    """What the partner may answer besides a bid or a pass."""

    may_return = 0
    must_speak = 1


class AskPartner(NamedTuple):
    """Who may ask when, and what may be answered."""

    is_used: int = 0
    by: Askers = Askers.anyone
    if_: Guard = Guard()
    answer: Answer = Answer.may_return


@rule
def partner_asked(rules: Rules, state: State) -> int:
    """The partner of the seat to act; at a larger table the next of them in turn."""
    return seat_after(rules, state.to_act, 2)


@rule
def verdict_on_asking(rules: Rules, state: State, may_pass: int) -> int:
    """Whether the seat to act may ask its partner; who must bid cannot hand it on."""
    asking = rules.auction.ask_partner
    if asking.is_used == 0:
        return Verdict.not_now
    if state.asker != NOBODY:
        return Verdict.asked_already
    if may_pass != Verdict.legal:
        return may_pass
    if asking.by == Askers.eldest and state.to_act != eldest(rules, state):
        return Verdict.ask_not_yours
    if not guard_holds(rules, state, asking.if_, state.to_act):
        return Verdict.ask_guarded
    return Verdict.legal if may_partner_speak(rules, state) else Verdict.partner_silent


@rule
def may_partner_speak(rules: Rules, state: State) -> bool:
    """Whether there is a partner who may still bid, and no bid of the side stands."""
    partner = partner_asked(rules, state)
    if is_single_round(rules, state) and state.speeches[partner] > 0:
        return False
    if not is_partner(rules, state.to_act, partner) or (state.out >> partner) & 1:
        return False
    return state.holder != state.to_act and state.holder != partner


@rule
def verdict_on_handing_back(rules: Rules, state: State) -> int:
    """Whether the partner who was asked may hand the question back."""
    if not is_answering(state):
        return Verdict.not_now
    may_return = rules.auction.ask_partner.answer == Answer.may_return
    return Verdict.legal if may_return else Verdict.must_answer


@rule
def list_questions(rules: Rules, state: State, may_pass: int) -> None:
    """Add asking the partner, or handing the question back, to the legal acts."""
    if verdict_on_asking(rules, state, may_pass) == Verdict.legal:
        add_act(state, ASK)
    if verdict_on_handing_back(rules, state) == Verdict.legal:
        add_act(state, HAND_BACK)
    if is_answering(state):
        list_redeals(rules, state)


@rule
def verdict_on_question(rules: Rules, state: State, act: int, may_pass: int) -> int:
    """Whether the seat to act may ask, hand back, or ask for a redeal instead of answering."""
    if act == ASK:
        return verdict_on_asking(rules, state, may_pass)
    if act == HAND_BACK:
        return verdict_on_handing_back(rules, state)
    is_redeal = REDEAL <= act < STEP and is_answering(state)
    return verdict_on_redeal(rules, state, act - REDEAL) if is_redeal else Verdict.not_now


@rule
def hear_question(rules: Rules, state: State, act: int) -> None:
    """The word goes to the partner, whose cards may be such that all are thrown in, or back."""
    if act >= REDEAL:
        throw_in(state, Why.redeal, act - REDEAL)
    elif act == ASK:
        state.asker = state.to_act
        state.to_act = partner_asked(rules, state)
        state.questioned |= 1 << state.to_act
        look_at_asked(rules, state)
    else:
        state.to_act = state.asker


@rule
def is_question(act: int) -> bool:
    """Whether this is a question, or what is said instead of an answer."""
    return ASK <= act < STEP


@rule
def speak_for(state: State, act: int) -> None:
    """A pass in answer is the asker's."""
    if act == PASS and state.asker != NOBODY:
        state.to_act = state.asker


@rule
def end_turn(state: State) -> None:
    """The turn was the asker's, whoever has spoken in it; a solo ends the speaking."""
    if state.asker != NOBODY:
        if state.solo == NOBODY:
            state.to_act = state.asker
        state.asker = NOBODY
