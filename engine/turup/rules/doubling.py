"""Doubling: doubles, redoubles, and what else raises the stake.

The steps form a ladder. A step without `after` opens it, every other answers the step it
names. They are offered at a stage of their own, seat by seat from the eldest, or said in the
auction instead of a bid. Of several steps the last one said counts.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import STEP, add_act
from turup.rules.guards import guard_holds
from turup.rules.noted import rule
from turup.rules.shapes import NONE, Effect, Guard, NumberOrNone, Upto, changed
from turup.rules.stakes import standing_band
from turup.rules.state import NOBODY
from turup.rules.table import is_partner
from turup.rules.verdicts import RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class SaidWhen(IntEnum):
    """When doubles are said."""

    own_stage = 0
    in_auction = 1


class SaidBy(IntEnum):
    """Who may say a step."""

    defenders = 0
    declarer_side = 1
    declarer = 2


class AuctionAfter(IntEnum):
    """What a step does to the bidding."""

    goes_on = 0
    ends = 1


class Step(NamedTuple):
    """One step of the ladder; `after` is the place of the step it answers, or NOBODY."""

    by: SaidBy = SaidBy.defenders
    after: int = NOBODY
    stake: Effect = Effect()
    if_: Guard = Guard()
    auction: AuctionAfter = AuctionAfter.goes_on


class Steps(NamedTuple):
    """The ladder."""

    used: int
    rows: Annotated[tuple[Step, ...], Upto(6)]


class Doubling(NamedTuple):
    """The ladder, when it is climbed, and how high it reaches."""

    when: SaidWhen
    steps: Steps
    limit: NumberOrNone


@rule
def may_say(rules: Rules, state: State, step: Step, seat: int) -> bool:
    """Whether a seat is one of those who may say a step to the standing bid."""
    if step.by == SaidBy.declarer:
        return seat == state.holder
    is_with_holder = seat == state.holder or is_partner(rules, seat, state.holder)
    return is_with_holder == (step.by == SaidBy.declarer_side)


@rule
def verdict_on_step(rules: Rules, state: State, which: int, seat: int) -> int:
    """Whether a seat may say a step of the ladder; only what all can see decides it."""
    if which >= rules.doubling.steps.used or state.holder == NOBODY:
        return Verdict.not_now
    step = rules.doubling.steps.rows[which]
    if not may_say(rules, state, step, seat):
        return Verdict.step_not_yours + RECORD * which
    if step.after != state.step:
        return Verdict.step_out_of_order + RECORD * which
    if not guard_holds(rules, state, step.if_, seat):
        return Verdict.step_guarded + RECORD * which
    if is_above_limit(rules, state, step):
        return Verdict.step_above_limit + RECORD * which
    return Verdict.legal


@rule
def is_above_limit(rules: Rules, state: State, step: Step) -> bool:
    """Whether a step would carry the stake above the limit."""
    if rules.doubling.limit == NONE:
        return False
    win, lose = standing_band(rules, state)
    raised = max(changed(step.stake, win), changed(step.stake, lose))
    return raised > rules.doubling.limit


@rule
def list_steps(rules: Rules, state: State) -> None:
    """Add the steps open to the seat to act to the legal acts."""
    for which in range(rules.doubling.steps.used):
        if verdict_on_step(rules, state, which, state.to_act) == Verdict.legal:
            add_act(state, STEP + which)


@rule
def may_say_something(rules: Rules, state: State, seat: int) -> bool:
    """Whether a step of the ladder is open to a seat."""
    for which in range(rules.doubling.steps.used):
        if verdict_on_step(rules, state, which, seat) == Verdict.legal:
            return True
    return False
