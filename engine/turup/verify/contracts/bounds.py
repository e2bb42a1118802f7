"""Bounds: contracts that nobody can make, or lose, however the cards lie and are played.

The rules ask themselves, for a table that stops when nothing can change any more, whether what is
needed can still be reached. Asked before the first lead, that is a proof.
"""

from __future__ import annotations

from enum import IntEnum

from turup.rules import Rules
from turup.rules.acts import NO_TRUMP, NUMBER
from turup.rules.clearing import clear
from turup.rules.early_end import is_out_of_reach, is_reached, may_be_multiplied
from turup.rules.goals import Goal, counting_side, target_of
from turup.rules.guards import Certainty
from turup.rules.shapes import FactName, asks_for
from turup.rules.state import NOBODY, State, blank
from turup.rules.table import DEFENDERS
from turup.verify.auction.undertakings import Contract


class Bound(IntEnum):
    """What is certain of a contract before a card is played."""

    open = 0
    never_made = 1
    never_broken = 2


def bound_of(rules: Rules, contract: Contract) -> Bound:
    """What is certain of a contract."""
    if contract.solo != NOBODY:
        guard = rules.solo.contracts.rows[contract.solo].if_
        is_sure = asks_for(guard, FactName.hand, Certainty.sure)
        return Bound.never_broken if is_sure else Bound.open
    state = before_the_lead(rules, contract)
    if rules.scoring.goal == Goal.more_than_half or may_be_multiplied(rules, state):
        return Bound.open
    is_theirs = counting_side(rules) == DEFENDERS
    if is_out_of_reach(rules, state):
        return Bound.never_broken if is_theirs else Bound.never_made
    if is_reached(rules, state):
        return Bound.never_made if is_theirs else Bound.never_broken
    return Bound.open


def before_the_lead(rules: Rules, contract: Contract) -> State:
    """A contract as it stands before the first lead, without cards."""
    state = blank()
    clear(state)
    state.bid = contract.bid
    state.declarer = state.holder = 0
    state.target = target_of(rules, contract.bid)
    state.strain = NO_TRUMP if contract.is_no_trump else NUMBER
    state.trump = NOBODY if contract.is_no_trump else rules.deck.suits.index(1)
    state.exposed = 1 if contract.is_no_trump else 0
    return state
