"""Settling: the end of a deal that was played out.

Without a claim the contract is paid. Where something was claimed, or should have been, whoever
is right is paid as if his side had won the deal, with what the claim makes of the stake.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.claims import Claim, ClaimGoal
from turup.rules.goals import LastTrickFrom, is_bid_made
from turup.rules.noted import rare, rule
from turup.rules.pair import worth
from turup.rules.pair_cards import is_shown, kind_of
from turup.rules.proofs import NOT_CERTAIN
from turup.rules.scoring import (
    add_line,
    close,
    is_solo_made,
    pay,
    reckon_bid,
    reckon_solo,
    with_line,
)
from turup.rules.shapes import Effect, Way, changed
from turup.rules.state import NOBODY, PAIRS, SEATS, Line, Ruled
from turup.rules.table import DECLARERS, side_of

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def settle(rules: Rules, state: State) -> None:
    """Decide whether the contract was made, and write the score."""
    is_made = is_solo_made(state) if state.solo != NOBODY else is_bid_made(rules, state)
    close(state, is_made)
    if state.solo != NOBODY:
        reckon_solo(rules, state, is_made)
    elif rules.scoring.claims.used > 0 and is_claim_ruled(rules, state):
        is_made = reckon_claim(rules, state)
    else:
        reckon_bid(rules, state, is_made)
    pay(rules, state, is_made)


@rare
def is_claim_ruled(rules: Rules, state: State) -> bool:
    """Find out what has come of the claim; whether there was one, or should have been."""
    if state.claim == NOBODY:
        find_missed(rules, state)
    else:
        state.ruled = ruling(rules, state)
    return state.ruled != Ruled.nothing


@rule
def find_missed(rules: Rules, state: State) -> None:
    """A claim that nobody has made, though he was certain of it and was right."""
    for which in range(rules.scoring.claims.used):
        for seat in range(rules.table.seats):
            is_missed = (state.missed >> (which * SEATS + seat)) & 1 == 1
            if is_missed and state.claim == NOBODY and is_reached(rules, state, which, seat):
                state.claim = which
                state.claimer = seat
                state.ruled = Ruled.late + 0


@rule
def ruling(rules: Rules, state: State) -> int:
    """What has come of the claim that was made."""
    if not is_reached(rules, state, state.claim, state.claimer):
        return Ruled.lost + 0
    if is_late(rules, state):
        return Ruled.late + 0
    is_unsure = state.proof == NOT_CERTAIN
    if is_unsure and rules.scoring.claims.rows[state.claim].unsure.way != Way.none:
        return Ruled.unsure + 0
    return Ruled.won + 0


@rule
def is_late(rules: Rules, state: State) -> bool:
    """Whether somebody of the claimer's side was certain before, and did not say so."""
    side = side_of(rules, state, state.claimer)
    for seat in range(rules.table.seats):
        is_missed = (state.missed >> (state.claim * SEATS + seat)) & 1 == 1
        if is_missed and side_of(rules, state, seat) == side:
            return True
    return False


@rule
def is_reached(rules: Rules, state: State, which: int, seat: int) -> bool:
    """Whether what a seat claims has come true."""
    goal = rules.scoring.claims.rows[which].goal
    side = side_of(rules, state, seat)
    if goal == ClaimGoal.all_tricks:
        return state.tricks[side] == state.hand
    if state.winner != seat:
        return False
    return goal == ClaimGoal.last_trick or others_stay_below(rules, state, side)


@rule
def others_stay_below(rules: Rules, state: State, side: int) -> bool:
    """Whether the others have captured less than the pairs and the last trick bring a side."""
    others = state.points[1 - side] + 0
    if rules.scoring.last_trick_from == LastTrickFrom.other_side:
        others += rules.scoring.last_trick_points
    return others < pairs_and_last_trick(rules, state, side)


@rule
def pairs_and_last_trick(rules: Rules, state: State, side: int) -> int:
    """The worth of the pairs that a side has shown, and the card points of the last trick."""
    points = rules.scoring.last_trick_points + 0
    for pair in range(PAIRS):
        seat = state.shown_by[pair]
        if is_shown(state, pair) and side_of(rules, state, seat) == side:
            points += worth(rules, state, kind_of(pair), seat)
    return points


@rare
def reckon_claim(rules: Rules, state: State) -> bool:
    """What a claim makes of the deal; whether the declarer's side is paid for it.

    An amount in place of the stake stands alone, anything else is reckoned from the stake that
    the side which is right would have been paid for winning the deal.
    """
    claim = rules.scoring.claims.rows[state.claim]
    is_declarers = side_of(rules, state, state.claimer) == DECLARERS
    is_paid = is_declarers == (state.ruled == Ruled.won)
    effect = effect_of(claim, state.ruled)
    if effect.way == Way.set:
        add_line(state, Line.claim, effect.amount)
    else:
        stake = reckon_bid(rules, state, is_paid)
        with_line(state, Line.claim, stake, changed(effect, stake))
    return is_paid


@rule
def effect_of(claim: Claim, ruled: int) -> Effect:
    """What a claim does to the stake."""
    if ruled == Ruled.won:
        return claim.win
    if ruled == Ruled.lost:
        return claim.lose
    return claim.unsure if ruled == Ruled.unsure else claim.late
