"""Claim facts: what the guard of a claim can ask about the tricks and the match.

All of it is seen by the whole table.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.rules.marks import winning_mark
from turup.rules.noted import rare, rule
from turup.rules.pair_cards import is_shown
from turup.rules.shapes import NONE, NOTHING_FITS, Fact, FactName
from turup.rules.state import PAIRS
from turup.rules.table import account, side_of

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class OnLead(IntEnum):
    """Who leads the trick, seen from a seat."""

    self = 0
    partner = 1
    opponent = 2


class PairsShown(IntEnum):
    """Which side has shown a pair, seen from a seat."""

    none = 0
    own = 1
    other = 2
    both = 3


@rare
def fact_about_claims(rules: Rules, state: State, fact: Fact, seat: int) -> int:
    """Tricks to come and tricks of the others, who leads, who has shown a pair, what is lacking."""
    if fact.name == FactName.tricks_left:
        return state.hand - state.trick + 1
    if fact.name == FactName.other_tricks:
        return state.tricks[1 - side_of(rules, state, seat)]
    if fact.name == FactName.on_lead:
        return who_leads(rules, state, seat)
    if fact.name == FactName.pairs:
        return (fact.of >> who_has_shown(rules, state, seat)) & 1
    mark = winning_mark(rules, state.raised)
    return NOTHING_FITS if mark == NONE else mark - state.tallies[account(rules, seat)]


@rule
def who_leads(rules: Rules, state: State, seat: int) -> int:
    """Whether a seat leads the trick, or its partner, or an opponent."""
    leader = state.trick_seats[0]
    if leader == seat:
        return OnLead.self + 0
    is_own = side_of(rules, state, leader) == side_of(rules, state, seat)
    return OnLead.partner + 0 if is_own else OnLead.opponent + 0


@rule
def who_has_shown(rules: Rules, state: State, seat: int) -> int:
    """Whether a pair of a seat's side counts, or one of the other side, or both."""
    found = 0
    for pair in range(PAIRS):
        if is_shown(state, pair):
            is_own = side_of(rules, state, state.shown_by[pair]) == side_of(rules, state, seat)
            found |= PairsShown.own + 0 if is_own else PairsShown.other + 0
    return found
