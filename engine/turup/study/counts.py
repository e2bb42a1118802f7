"""Counts: what happened in many deals, as one record of sums.

Interpreted it is an object with these slots, compiled a record with the same names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from turup.rules.acts import ACTS, BID, STRAINS
from turup.rules.bids import rung_of
from turup.rules.noted import rule
from turup.rules.state import NOBODY, Ints, Outcome, Why, capacities, zeros
from turup.rules.table import DECLARERS, DEFENDERS
from turup.rules.trump import Indicator

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

RUNGS = (ACTS - BID) // STRAINS + 1  # as many heights as bids can have
RECORDS = 8  # as many redeals, or solo contracts, as a profile can have


class Counts:
    """Sums over deals; all of them add up."""

    deals: int
    acts: int
    exposed: int  # deals in which a concealed trump came out
    made: Annotated[Ints, (RUNGS,)]  # by height of the bid, in steps above the minimum
    failed: Annotated[Ints, (RUNGS,)]
    unbid: Annotated[Ints, (2,)]  # deals played on no bid at all, the made ones first
    solos_made: Annotated[Ints, (RECORDS,)]  # by contract
    solos_failed: Annotated[Ints, (RECORDS,)]
    points: Annotated[Ints, (2,)]  # captured in bids played out, the declarer's side first
    all_pass: int  # deals thrown in since nobody bid
    never_exposed: int  # deals void since trump was never exposed
    redeals: Annotated[Ints, (RECORDS,)]  # deals thrown in, by condition

    __slots__ = tuple(__annotations__)


SHAPES = capacities(Counts)


def nothing() -> Counts:
    """No deals yet."""
    return zeros(Counts, SHAPES)


def add(counts: Counts, more: Counts) -> None:
    """Add the sums of other deals."""
    for name, shape in SHAPES.items():
        old, new = getattr(counts, name), getattr(more, name)
        total = [a + b for a, b in zip(old, new, strict=True)] if shape else old + new
        setattr(counts, name, total)


@rule
def count_deal(rules: Rules, state: State, counts: Counts, acts: int) -> None:
    """Count a deal that is over."""
    counts.deals += 1
    counts.acts += acts
    if state.outcome == Outcome.thrown_in:
        count_thrown_in(state, counts)
    elif state.solo != NOBODY:
        count_solo(state, counts)
    else:
        count_bid(rules, state, counts)
    if rules.trump.indicator != Indicator.announced and state.solo == NOBODY:
        counts.exposed += state.exposed  # a solo's trumps were never concealed


@rule
def count_thrown_in(state: State, counts: Counts) -> None:
    """Count a deal without a score, by its reason."""
    if state.why == Why.all_pass:
        counts.all_pass += 1
    elif state.why == Why.never_exposed:
        counts.never_exposed += 1
    else:
        counts.redeals[state.which] += 1


@rule
def count_solo(state: State, counts: Counts) -> None:
    """Count a solo, by its contract."""
    if state.outcome == Outcome.made:
        counts.solos_made[state.solo] += 1
    else:
        counts.solos_failed[state.solo] += 1


@rule
def count_bid(rules: Rules, state: State, counts: Counts) -> None:
    """Count a bid played out, by its height, and what each side captured."""
    rung = rung_of(rules, state.bid)
    if state.bid == 0:
        counts.unbid[0 if state.outcome == Outcome.made else 1] += 1
    elif state.outcome == Outcome.made:
        counts.made[rung] += 1
    else:
        counts.failed[rung] += 1
    counts.points[DECLARERS] += state.points[DECLARERS]
    counts.points[DEFENDERS] += state.points[DEFENDERS]
