"""Fired: what came in many deals, as one record of sums, and what was refused.

Interpreted it is an object with these slots, compiled a record with the same names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from turup.rules.acts import ACTS, CARD, CARDS, STRAINS, bid_act
from turup.rules.bids import form_of, is_form_used, top_rung
from turup.rules.dealing import next_dealer
from turup.rules.holdings import holds
from turup.rules.noted import rule
from turup.rules.pair_cards import is_shown, kind_of
from turup.rules.phases import verdict
from turup.rules.shapes import row_at
from turup.rules.stakes import is_won_again
from turup.rules.state import (
    AUCTION,
    NOBODY,
    PAIRS,
    PLAY,
    Ints,
    Outcome,
    Ruled,
    Table,
    Why,
    capacities,
    zeros,
)
from turup.rules.verdicts import RECORD

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

RECORDS = 8  # as many records, or rows, as a collection can have
WORD = 0xFFFFFFFF


class Fired:
    """Sums over deals. Two of them stand for all that was done, and for all that came of it."""

    manner: int  # of all players
    is_rare: int  # whether cards are laid as they hardly ever lie
    asks_refusals: int  # whether acts that are not listed are asked for, which takes time
    acts_sum: int
    results_sum: int
    deals: int
    positions: int
    stuck: int  # deals that came to no end
    said: Annotated[Ints, (ACTS,)]  # by act
    refused: Annotated[Table, (128, RECORDS)]  # by verdict, and by the record it speaks of
    made: int
    failed: int
    all_pass: int
    never_exposed: int
    redeals: Annotated[Ints, (RECORDS,)]
    stakes: Annotated[Ints, (RECORDS,)]  # by row, of bids that were paid
    again: Annotated[Ints, (RECORDS,)]  # the same of the second auction
    lines: Annotated[Ints, (16,)]  # by what was paid for
    pairs: Annotated[Ints, (4,)]  # shown, by kind
    solos: Annotated[Table, (RECORDS, 3)]  # made, failed, spoilt by the partner
    claims: Annotated[Table, (RECORDS, 5)]  # by what came of them

    __slots__ = tuple(__annotations__)


SHAPES = capacities(Fired)
ASKED = ("manner", "is_rare", "asks_refusals")


def nothing_yet() -> Fired:
    """No deals yet."""
    return zeros(Fired, SHAPES)


def add(fired: Fired, more: Fired) -> None:
    """Add the sums of other deals."""
    for name in (name for name in SHAPES if name not in ASKED):
        setattr(fired, name, added(getattr(fired, name), getattr(more, name)))


def added(one: Any, other: Any) -> Any:
    """Two numbers, lists or tables added up."""
    if isinstance(one, list):
        return [added(*each) for each in zip(one, other, strict=True)]
    return one + other


@rule
def note_act(state: State, fired: Fired, act: int) -> None:
    """Note an act, and among how many it was chosen."""
    fired.said[act] += 1
    fired.positions += 1
    fired.acts_sum = (fired.acts_sum * 31 + act * 8 + state.legal_count) & WORD


@rule
def note_end(rules: Rules, state: State, fired: Fired) -> None:
    """Note how a deal ended, and what came of it."""
    fired.deals += 1
    total = fired.results_sum + 0
    for seat in range(rules.table.seats):
        total = (total * 31 + state.scores[seat]) & WORD
    ended = state.outcome * 64 + state.why * 8 + next_dealer(rules, state)
    fired.results_sum = (total * 31 + state.target * 512 + ended) & WORD
    if state.outcome == Outcome.thrown_in:
        note_thrown_in(state, fired)
        return
    fired.made += state.outcome == Outcome.made
    fired.failed += state.outcome == Outcome.failed
    for line in range(state.lines):
        fired.lines[state.line_rules[line]] += 1
    note_contract(rules, state, fired)


@rule
def note_thrown_in(state: State, fired: Fired) -> None:
    """Note why a deal was thrown in."""
    fired.all_pass += state.why == Why.all_pass
    fired.never_exposed += state.why == Why.never_exposed
    if state.why == Why.redeal:
        fired.redeals[state.which] += 1


@rule
def note_contract(rules: Rules, state: State, fired: Fired) -> None:
    """Note which band, solo, claim and pairs a deal was about."""
    for pair in range(PAIRS):
        fired.pairs[kind_of(pair)] += is_shown(state, pair)
    if state.ruled != Ruled.nothing:
        fired.claims[state.claim][state.ruled] += 1
        mark = rules.scoring.claims.rows[state.claim].win_at
        fired.results_sum = (fired.results_sum * 31 + state.ruled * 512 + mark) & WORD
    if state.solo != NOBODY:
        how = 0 if state.outcome == Outcome.made else 1 + state.caught
        fired.solos[state.solo][how] += 1
    elif rules.auction.second.stakes.used > 0 and is_won_again(state):
        fired.again[row_at(rules.auction.second.stakes, state.bid)] += 1
    else:
        fired.stakes[row_at(rules.scoring.stakes, state.bid)] += 1


@rule
def note_refusals(rules: Rules, state: State, fired: Fired) -> None:
    """Note which rules refuse what the seat to act might do."""
    for act in range(CARD):
        note_refusal(rules, state, fired, act)
    if state.phase == PLAY:
        for card in range(CARDS):
            if holds(state.hands[state.to_act], card):
                note_refusal(rules, state, fired, CARD + card)
    elif state.phase == AUCTION:
        note_refused_bids(rules, state, fired)


@rule
def note_refused_bids(rules: Rules, state: State, fired: Fired) -> None:
    """Note which rules refuse a bid, of each height and worded in each way, whatever the suit."""
    forms = 0
    for strain in range(STRAINS):
        form = form_of(strain)
        if (forms >> form) & 1 == 0 and is_form_used(rules, strain):
            forms |= 1 << form
            for rung in range(top_rung(rules) + 1):
                note_refusal(rules, state, fired, bid_act(rung, strain))


@rule
def note_refusal(rules: Rules, state: State, fired: Fired, act: int) -> None:
    """Note which rule refuses an act, if any does."""
    code = verdict(rules, state, act)
    fired.refused[code % RECORD][code // RECORD] += code > 0
