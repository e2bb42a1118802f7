"""Raising: how much a seat must bid.

Every bid is higher than the one that stands, unless it may be matched, and not below the floors
that bind the seat. Whoever holds the bid does not raise himself, but where a floor says from
which number on he may.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import BID, STRAINS
from turup.rules.auction import ANY_FORM, NO_BID, bar, binds
from turup.rules.bids import (
    Form,
    bid_on,
    form_of,
    has_suit_to_speak_of,
    is_form_used,
    verdict_on_points,
)
from turup.rules.guards import Standing
from turup.rules.noted import rule
from turup.rules.shapes import FactName, asks_for
from turup.rules.state import NOBODY
from turup.rules.verdicts import RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def is_standing_bidder(rules: Rules, state: State) -> bool:
    """Whether the bid that stands in this auction is the seat's own, which it may not raise."""
    if state.holder != state.to_act or state.bids[state.to_act] == 0:
        return False
    return not may_raise_itself(rules, state)


@rule
def may_raise_itself(rules: Rules, state: State) -> bool:
    """Whether a floor under the bids of the seat whose bid stands lets it raise itself."""
    for which in range(rules.auction.limits.used):
        limit = rules.auction.limits.rows[which]
        if (
            limit.minimum != NO_BID
            and asks_for(limit.if_, FactName.standing, Standing.self)
            and binds(rules, state, limit, ANY_FORM)
        ):
            return True
    return False


@rule
def least_bid(rules: Rules, state: State, form: int) -> tuple[int, int]:
    """The least bid of a form open to the seat to act, and the rule that sets it."""
    least, why = rules.auction.minimum + 0, Verdict.below_minimum + 0
    if state.bid > 0:
        is_other = state.holder != state.to_act and form != Form.plus
        is_match = (state.matching >> state.to_act) & 1 if is_other else 0
        least, why = state.bid + 1 - is_match, Verdict.not_higher + 0
    if state.second == 1 and rules.auction.second.minimum > least:
        least, why = rules.auction.second.minimum + 0, Verdict.below_second + 0
    for which in range(rules.auction.limits.used):
        limit = rules.auction.limits.rows[which]
        if limit.minimum > least and binds(rules, state, limit, form):
            least, why = limit.minimum + 0, Verdict.below_floor + RECORD * which
    return least, why


@rule
def verdict_on_bid(rules: Rules, state: State, act: int) -> int:
    """Whether the seat to act may make this bid."""
    strain = (act - BID) % STRAINS
    bid = bid_on(rules, (act - BID) // STRAINS)
    if not is_form_used(rules, strain):
        return Verdict.form_not_used
    form = form_of(strain)
    if is_standing_bidder(rules, state):
        return Verdict.own_bid
    if not has_suit_to_speak_of(state, form):
        return Verdict.no_suit_bid
    barred_by = bar(rules, state, form)
    if barred_by != NOBODY:
        return Verdict.barred_from_bidding + RECORD * barred_by
    least, why = least_bid(rules, state, form)
    return why if bid < least else verdict_on_points(rules, bid)
