"""Ending: how the play of a deal ends: with its last trick, or because the declarer gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.deal import throw_in
from turup.rules.noted import rule
from turup.rules.play import Concede
from turup.rules.scoring import close, pay, reckon_bid, reckon_solo
from turup.rules.settling import settle
from turup.rules.state import NOBODY, Phase, Why
from turup.rules.table import DECLARERS, DEFENDERS
from turup.rules.trump import NeverExposed, is_concealed
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def finish_play(rules: Rules, state: State) -> None:
    """All tricks are played: the deal is settled, or void if trump was never exposed."""
    if is_concealed(state) and rules.trump.never_exposed == NeverExposed.void_deal:
        throw_in(state, Why.never_exposed, 0)
    else:
        settle(rules, state)


@rule
def await_rest(state: State) -> None:
    """The first half is played, and the rest of the cards is dealt."""
    state.phase = Phase.between
    state.to_act = NOBODY


@rule
def verdict_on_conceding(rules: Rules, state: State) -> int:
    """Whether the seat to act may give up."""
    if rules.play.concede == Concede.never:
        return Verdict.no_conceding
    if state.to_act != state.declarer:
        return Verdict.concede_not_yours
    return Verdict.legal if state.claim == NOBODY else Verdict.concede_after_claim


@rule
def concede(rules: Rules, state: State) -> None:
    """The declarer gives up: the tricks still to come are the others', and he has failed.

    Nobody is asked for a claim that might have been made.
    """
    state.tricks[DEFENDERS] = state.hand - state.tricks[DECLARERS]
    close(state, is_made=False)
    if state.solo != NOBODY:
        reckon_solo(rules, state, is_made=False)
    else:
        reckon_bid(rules, state, is_made=False)
    pay(rules, state, is_made=False)
