"""Bids: which numbers there are, how they rise, and how they are worded.

Bids go up from the minimum in steps, which may become smaller or larger with the height of the
bid. A bid is a number alone, or names the trump with it; no suit outranks another. How it is
worded tells the partners something and is the same to the rules: the suit may come first, so
many more are more in the suit bid last, and noes is a bid without trumps.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import NO_TRUMP, NOES, NUMBER, PLUS, STRAINS, SUIT_FIRST
from turup.rules.noted import rule
from turup.rules.shapes import Upto
from turup.rules.state import NOBODY, SUITS
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Form(IntEnum):
    """How a bid is worded."""

    number = 0
    number_suit = 1
    no_trump = 2
    suit_number = 3
    plus = 4
    noes = 5


FORMS = 6
STRAINS_OF = (1, 0b11110, 1 << NO_TRUMP, 0b11110 << SUIT_FIRST, 1 << PLUS, 1 << NOES)
"""The strains of each form, as a mask."""


class StepRow(NamedTuple):
    """By how much bids go up from this one on; 0 in `from_` is the bottom."""

    from_: int = 0
    step: int = 1


class Rise(NamedTuple):
    """By how much bids go up: one row for all, or rows by the height of the bid, ascending."""

    used: int
    rows: Annotated[tuple[StepRow, ...], Upto(8)]


@rule
def bid_on(rules: Rules, rung: int) -> int:
    """The bid so many steps above the minimum."""
    low, left = rules.auction.minimum + 0, rung
    for row in range(rules.auction.step.used - 1):
        steps = steps_between(rules, low, row)
        if left < steps:
            return low + left * rules.auction.step.rows[row].step
        if steps > 0:
            left -= steps
            low = rules.auction.step.rows[row + 1].from_ + 0
    return low + left * rules.auction.step.rows[rules.auction.step.used - 1].step


@rule
def steps_between(rules: Rules, low: int, row: int) -> int:
    """How many steps of a row lead from a bid to where the next row begins; 0 if it lies below."""
    above = rules.auction.step.rows[row + 1].from_ - low
    return above // rules.auction.step.rows[row].step if above > 0 else 0


@rule
def rung_of(rules: Rules, bid: int) -> int:
    """How many steps above the minimum a bid lies; between two steps it is the higher one."""
    low, rung = rules.auction.minimum + 0, 0
    for row in range(rules.auction.step.used - 1):
        begins = rules.auction.step.rows[row + 1].from_
        if bid <= begins:
            break
        if begins > low:
            rung += steps_between(rules, low, row)
            low = begins + 0
    step = step_above(rules, low)
    return rung + (bid - low + step - 1) // step


@rule
def step_above(rules: Rules, bid: int) -> int:
    """By how much bids go up from here."""
    row = 0
    while row + 1 < rules.auction.step.used and rules.auction.step.rows[row + 1].from_ <= bid:
        row += 1
    return rules.auction.step.rows[row].step


@rule
def top_rung(rules: Rules) -> int:
    """How many steps above the minimum the highest bid lies."""
    return rung_of(rules, rules.auction.maximum)


@rule
def verdict_on_points(rules: Rules, points: int) -> int:
    """Whether there is such a bid at all: within the bounds, and on a step from the minimum."""
    if points < rules.auction.minimum:
        return Verdict.below_minimum
    if points > rules.auction.maximum:
        return Verdict.above_maximum
    is_step = bid_on(rules, rung_of(rules, points)) == points
    return Verdict.legal if is_step else Verdict.between_steps


@rule
def is_form_used(rules: Rules, strain: int) -> bool:
    """Whether bids are worded so at this table."""
    if rules.auction.forms[form_of(strain)] == 0:
        return False
    suit = suit_worded(strain)
    return suit == NOBODY or rules.deck.suits[suit] == 1


@rule
def form_of(strain: int) -> int:
    """The form of a bid that is worded so."""
    form = 0
    while (STRAINS_OF[form] >> strain) & 1 == 0:
        form += 1
    return form


@rule
def suit_worded(strain: int) -> int:
    """The suit that is named in a bid, whether before or behind the number; NOBODY if none is."""
    if NUMBER < strain <= SUITS:
        return strain - 1
    return strain - SUIT_FIRST - 1 if NO_TRUMP < strain < PLUS else NOBODY


@rule
def has_suit_to_speak_of(state: State, form: int) -> bool:
    """Whether a bid can be worded so now: more, or none, of a suit take one that was bid last."""
    return form < Form.plus or NUMBER < state.strain <= SUITS


@rule
def strain_in_force(state: State, strain: int) -> int:
    """What a bid comes to, however it is worded: a number alone, a suit, or no trumps."""
    if strain <= NO_TRUMP:
        return strain
    if strain == PLUS:
        return state.strain
    return NO_TRUMP if strain == NOES else strain - SUIT_FIRST


@rule
def strains_used(rules: Rules) -> int:
    """The ways in which a bid can be worded, as a mask."""
    strains = 0
    for strain in range(STRAINS):
        if is_form_used(rules, strain):
            strains |= 1 << strain
    return strains
