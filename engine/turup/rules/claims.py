"""Claims: something undertaken while the cards are played, such as to take every trick.

To take every trick is claimed at one's turn, before playing a card; the last trick is claimed
before a trick is led, seat by seat from the eldest. The first to claim something has it, and
nothing else is claimed in that deal. A solo leaves no room for claims, and while a partner is not
known nobody claims anything for his side.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import CLAIM, add_act
from turup.rules.guards import guard_holds
from turup.rules.noted import rare, rule
from turup.rules.partners import is_partner_hidden
from turup.rules.shapes import Effect, Guard, NumberOrNone, Upto
from turup.rules.state import NOBODY, PLAY
from turup.rules.table import DECLARERS, DEFENDERS, side_of
from turup.rules.verdicts import LEGAL, RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Claimers(IntEnum):
    """Who may claim."""

    anyone = 0
    declarer_side = 1
    defenders = 2


class ClaimGoal(IntEnum):
    """What is undertaken."""

    all_tricks = 0
    last_trick = 1
    last_trick_with_pair = 2


class Claim(NamedTuple):
    """Something undertaken during play, and what it brings and costs."""

    by: Claimers = Claimers.anyone
    if_: Guard = Guard()
    goal: ClaimGoal = ClaimGoal.all_tricks
    win: Effect = Effect()
    lose: Effect = Effect()
    unsure: Effect = Effect()
    late: Effect = Effect()
    win_at: NumberOrNone = 0


class Claims(NamedTuple):
    """All claims of a table."""

    used: int = 0
    rows: Annotated[tuple[Claim, ...], Upto(6)] = (Claim(),) * 6


@rule
def verdict_on_claim(rules: Rules, state: State, which: int) -> int:
    """Whether the seat to act may claim something now."""
    if which >= rules.scoring.claims.used:
        return Verdict.not_now
    if state.solo != NOBODY:
        return Verdict.claim_in_solo
    if state.claim != NOBODY:
        return Verdict.claimed_already
    is_at_turn = rules.scoring.claims.rows[which].goal == ClaimGoal.all_tricks
    if is_at_turn != (state.phase == PLAY):
        when = Verdict.claim_before_lead if state.phase == PLAY else Verdict.claim_at_turn
        return when + RECORD * which
    return may_claim(rules, state, which, state.to_act)


@rule
def is_sweep_open(state: State) -> bool:
    """Whether a side can still take every trick, which alone is claimed at one's turn."""
    is_free = state.claim == NOBODY and state.solo == NOBODY
    return is_free and (state.tricks[DECLARERS] == 0 or state.tricks[DEFENDERS] == 0)


@rule
def may_claim(rules: Rules, state: State, which: int, seat: int) -> int:
    """Whether a seat may claim something: it is for its side, within reach, and open."""
    if is_partner_hidden(state):
        return Verdict.claim_without_partner
    claim = rules.scoring.claims.rows[which]
    side = side_of(rules, state, seat)
    if not is_for_side(claim, side):
        return Verdict.claim_not_yours + RECORD * which
    if claim.goal == ClaimGoal.all_tricks and state.tricks[1 - side] > 0:
        return Verdict.claim_out_of_reach + RECORD * which
    if not guard_holds(rules, state, claim.if_, seat):
        return Verdict.claim_guarded + RECORD * which
    return LEGAL


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
def is_for_side(claim: Claim, side: int) -> bool:
    """Whether a claim is one for the declarer's side, or for the defenders."""
    if claim.by == Claimers.anyone:
        return True
    return (claim.by == Claimers.declarer_side) == (side == DECLARERS)


@rare
def list_claims(rules: Rules, state: State) -> None:
    """Add what the seat to act may claim to the legal acts."""
    for which in range(rules.scoring.claims.used):
        if verdict_on_claim(rules, state, which) == LEGAL:
            add_act(state, CLAIM + which)
