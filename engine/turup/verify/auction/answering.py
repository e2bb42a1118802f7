"""Answering: what guards ask about hands and tallies, and what a beginning answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.auction import AllPass, Bidders, Opening
from turup.rules.clearing import clear
from turup.rules.deal import Kind
from turup.rules.dealing import deal_packet
from turup.rules.guards import fact_holds
from turup.rules.holdings import points_held
from turup.rules.match import is_ahead
from turup.rules.shapes import Fact, Guard
from turup.rules.solo import turned
from turup.rules.state import State, blank
from turup.rules.table import account
from turup.verify.auction.asked import ABOUT_HANDS, ABOUT_TALLIES, facts_in
from turup.verify.auction.positions import Beginning, begun

TALK = (Kind.auction, Kind.trump, Kind.second_auction, Kind.solo)

Answer = tuple[object, ...]
"""A fact, the seat it is asked of, how many cards it holds, and whether it holds."""


class Asking(NamedTuple):
    """A fact about hands or tallies, the seats it is asked of, and what turns their cards over."""

    fact: Fact
    seats: tuple[int, ...]
    turn: int = 0


def askings(rules: Rules) -> list[Asking]:
    """What guards ask about hands and tallies."""
    everybody = tuple(range(rules.table.seats))
    found = [Asking(fact, everybody) for fact in facts_in(*guards_besides(rules))]
    for limit in rules.auction.limits.rows[: rules.auction.limits.used]:
        seats = {Bidders.eldest: (1,), Bidders.dealer: (0,)}.get(limit.by, everybody)
        found += [Asking(fact, seats) for fact in facts_in(limit.if_)]
    for contract in rules.solo.contracts.rows[: rules.solo.contracts.used]:
        found += [Asking(fact, everybody, turned(contract)) for fact in facts_in(contract.if_)]
    asked = (*ABOUT_HANDS, *ABOUT_TALLIES)
    return [each for each in dict.fromkeys(found) if each.fact.name in asked]


def guards_besides(rules: Rules) -> Iterator[Guard]:
    """The guards of other things than limits and solos."""
    if rules.auction.ask_partner.is_used == 1:
        yield rules.auction.ask_partner.if_
    if rules.trump.later_card.is_used == 1:
        yield rules.trump.later_card.if_
    for step in rules.doubling.steps.rows[: rules.doubling.steps.used]:
        yield step.if_


def answers_of(rules: Rules, asked: list[Asking], beginning: Beginning) -> frozenset[Answer]:
    """What the facts are for each seat, wherever something is said."""
    rows = rules.deal.stages.rows[: rules.deal.stages.used]
    at = [place for place, stage in enumerate(rows) if stage.kind in TALK]
    states = [with_packets(rules, beginning, place) for place in at] if asked else []
    found: set[Answer] = set()
    for state, (fact, seats, turn) in product(states, asked):
        for seat in seats:
            holds = fact_holds(rules, state, fact, seat, 1 << seat, turn)
            found.add((fact, seat, state.each, holds))
    return frozenset(found | answers_besides(rules, beginning))


def answers_besides(rules: Rules, beginning: Beginning) -> set[Answer]:
    """What the bidding itself asks: who is excused for a hand without points, and who is ahead."""
    found: set[Answer] = set()
    if rules.auction.opening == Opening.forced_with_points:
        state = begun(rules, beginning)
        for seat in range(rules.table.seats):
            found.add(("excused", seat, points_held(rules, state, 1 << seat) == 0))
    if rules.auction.all_pass == AllPass.ahead_declares:
        own, other = (beginning.tallies[account(rules, seat)] for seat in (1, 0))
        found.add(("ahead", is_ahead(rules, other, own)))
    return found


def with_packets(rules: Rules, beginning: Beginning, stages: int) -> State:
    """The cards as dealt up to a stage, or to the first lead, and nothing said."""
    state = blank()
    state.deck[: len(beginning.deck)] = beginning.deck
    state.tallies[: len(beginning.tallies)] = beginning.tallies
    clear(state)
    for stage in rules.deal.stages.rows[:stages]:
        if stage.kind == Kind.play:
            break
        if stage.kind == Kind.packet:
            deal_packet(rules, state, stage.cards)
    return state
