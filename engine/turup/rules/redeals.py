"""Redeals that must be asked for: who is asked for which, and whether his cards are such.

They are asked for in a window of their own. A partner who is asked to bid may ask for one then
and there, of the cards he holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import REDEAL, add_act
from turup.rules.deal import How, Redeal, Whose, is_due, seats_looked_at, throw_in
from turup.rules.guards import guard_holds, may_hold
from turup.rules.noted import rule
from turup.rules.state import AUCTION, Why
from turup.rules.table import eldest, places_after
from turup.rules.verdicts import RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def is_looked_at(rules: Rules, state: State, redeal: Redeal, seat: int) -> bool:
    """Whether a condition looks at this seat's cards."""
    if redeal.whose == Whose.declarer:
        return seat == state.declarer
    if redeal.whose == Whose.asked_partner:
        return (state.questioned >> seat) & 1 == 1
    place = places_after(rules, eldest(rules, state), seat)
    return place < seats_looked_at(rules, redeal)


@rule
def is_any_asked(rules: Rules, moment: int) -> bool:
    """Whether a redeal may be asked for at a moment."""
    for which in range(rules.deal.redeals.used):
        if is_asked_at(rules.deal.redeals.rows[which], moment):
            return True
    return False


@rule
def is_asked_at(redeal: Redeal, moment: int) -> bool:
    """Whether a redeal is asked for at a moment."""
    return redeal.how == How.asked and redeal.when == moment


@rule
def may_be_asked(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat is asked for a redeal at this moment, whatever it holds."""
    for which in range(rules.deal.redeals.used):
        redeal = rules.deal.redeals.rows[which]
        if is_asked_at(redeal, state.moment) and is_open_to(rules, state, redeal, seat):
            return True
    return False


@rule
def is_open_to(rules: Rules, state: State, redeal: Redeal, seat: int) -> bool:
    """Whether a seat could ask for a redeal of this moment, if its cards fit."""
    if state.phase == AUCTION and redeal.whose != Whose.asked_partner:
        return False  # the others were asked before the bidding
    is_his = is_looked_at(rules, state, redeal, seat)
    return is_his and may_hold(rules, state, redeal.if_, seat)


@rule
def verdict_on_redeal(rules: Rules, state: State, which: int) -> int:
    """Whether the seat to act may ask for a redeal."""
    if which >= rules.deal.redeals.used:
        return Verdict.not_now
    redeal = rules.deal.redeals.rows[which]
    if not is_asked_at(redeal, state.moment):
        return Verdict.not_now
    if not is_open_to(rules, state, redeal, state.to_act):
        return Verdict.not_now
    if not guard_holds(rules, state, redeal.if_, state.to_act):
        return Verdict.redeal_not_due + RECORD * which
    return Verdict.legal


@rule
def list_redeals(rules: Rules, state: State) -> None:
    """Add the redeals the seat to act may ask for to the legal acts."""
    for which in range(rules.deal.redeals.used):
        if verdict_on_redeal(rules, state, which) == Verdict.legal:
            add_act(state, REDEAL + which)


@rule
def look_at_asked(rules: Rules, state: State) -> None:
    """A partner is asked to bid: some cards of his need no asking to be thrown in."""
    for which in range(rules.deal.redeals.used):
        redeal = rules.deal.redeals.rows[which]
        is_his = redeal.whose == Whose.asked_partner and redeal.how == How.automatic
        if is_his and redeal.when == state.moment and is_due(rules, state, redeal):
            throw_in(state, Why.redeal, which)
            return
