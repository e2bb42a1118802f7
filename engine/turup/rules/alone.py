"""Alone: what is different while a solo is played.

The suit of the first card led may be trump. A partner who plays may have to stay below the
caller: if he is the first to spoil a trick he is caught. Called blind, a solo leaves the rest of
the caller's hand face down until he has won so many tricks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.holdings import is_empty, put, take
from turup.rules.noted import rule
from turup.rules.partners import OWN
from turup.rules.solo import Partner, SoloTrump
from turup.rules.state import NOBODY, SUITS
from turup.rules.table import DECLARERS, DEFENDERS, eldest, is_partner, places_after
from turup.rules.tricks import count_trick, winning_power

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def leave_unseen(rules: Rules, state: State, count: int) -> None:
    """The packet just dealt stays face down before the caller of a blind solo."""
    if rules.solo.contracts.rows[state.solo].blind == 0:
        return
    place = places_after(rules, eldest(rules, state), state.declarer)
    first = state.dealt - count * (rules.table.seats - place)
    for nth in range(first, first + count):
        take(state.hands[state.declarer], state.deck[nth])
        put(state.unseen, state.deck[nth])


@rule
def take_trump_from_lead(rules: Rules, state: State) -> bool:
    """The suit of the first card led is trump, where the contract says so; whether it is now."""
    contract = rules.solo.contracts.rows[state.solo]
    is_fixed = state.trick == 1 and contract.trump == SoloTrump.first_lead
    if is_fixed:
        state.trump = state.led
    return is_fixed


@rule
def finish_trick_apart(rules: Rules, state: State) -> None:
    """What a trick means besides: in a solo, or to its winner while a partner is not known."""
    if state.solo != NOBODY:
        finish_trick_alone(rules, state)
    else:
        count_trick(state, OWN + state.winner, winning_power(state))


@rule
def finish_trick_alone(rules: Rules, state: State) -> None:
    """A trick of a solo is won: the partner may be caught, the caller take up his unseen cards."""
    contract = rules.solo.contracts.rows[state.solo]
    if is_partner(rules, state.winner, state.declarer) and state.tricks[DEFENDERS] == 0:
        catch_partner(rules, state)
    is_enough = state.tricks[DECLARERS] >= contract.blind
    if contract.blind > 0 and (is_enough or is_empty(state.hands[state.declarer])):
        take_up_unseen(state)


@rule
def catch_partner(rules: Rules, state: State) -> None:
    """The caller's partner has won a trick before the others; where he must not, he is caught."""
    if rules.solo.contracts.rows[state.solo].partner == Partner.must_not_win:
        state.caught = 1


@rule
def take_up_unseen(state: State) -> None:
    """The cards left face down go into the caller's hand."""
    for suit in range(SUITS):
        state.hands[state.declarer][suit] |= state.unseen[suit]
        state.unseen[suit] = 0
