"""Asked: what the rules ask of the bidding later on, and so what keeps two positions apart.

Of how often a seat has spoken or bid only so much matters as a guard asks for, and of trump only
what a redeal before the first lead looks at. What nothing asks for is forgotten, so that positions
that differ in nothing else are one.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from turup.profiles.encoding import HIGHEST
from turup.rules import Rules
from turup.rules.auction import Opening
from turup.rules.bids import suit_worded
from turup.rules.deal import Redeal, When, Whose
from turup.rules.second_auction import Entering
from turup.rules.shapes import Fact, FactName, Guard
from turup.rules.state import NOBODY
from turup.rules.trump import ExposedAtStart, Indicator

ABOUT_HANDS = (FactName.points, FactName.suits, FactName.held, FactName.hand)
ABOUT_TALLIES = (FactName.own_tally, FactName.other_tally)


class Trumps(IntEnum):
    """How far it matters before the first lead what is trump."""

    alike = 0
    by_suit = 1
    by_card = 2


class Asked(NamedTuple):
    """What matters of the bidding.

    More speeches or bids of a seat than these make no difference; `bidders` tells whether it
    matters after the bidding who has bid, `stays_out` who has passed, `questioned` who was asked.
    """

    speeches: int
    bids: int
    bidders: bool
    stays_out: bool
    questioned: bool
    trumps: Trumps


def asked(rules: Rules) -> Asked:
    """What the rules of a table ask of its bidding."""
    bidding = list(facts_in(*guards_of_bidding(rules)))
    redeals = rules.deal.redeals.rows[: rules.deal.redeals.used]
    after = [fact for redeal in redeals for fact in facts_in(redeal.if_)]
    second = rules.auction.second
    return Asked(
        speeches=most_asked(bidding, FactName.speeches),
        bids=most_asked(bidding, FactName.bids),
        bidders=any(fact.name == FactName.bidders for fact in after),
        stays_out=second.is_used == 1 and second.passing == Entering.stay_out,
        questioned=any(redeal.whose == Whose.asked_partner for redeal in redeals),
        trumps=max((trumps_in(rules, redeal) for redeal in redeals), default=Trumps.alike),
    )


def guards_of_bidding(rules: Rules) -> Iterator[Guard]:
    """The guards that decide what may be said in the bidding."""
    for limit in rules.auction.limits.rows[: rules.auction.limits.used]:
        yield limit.if_
    if rules.auction.ask_partner.is_used == 1:
        yield rules.auction.ask_partner.if_


def guards_after_bidding(rules: Rules) -> Iterator[Guard]:
    """The guards that decide what may be said besides, redeals left out."""
    if rules.trump.later_card.is_used == 1:
        yield rules.trump.later_card.if_
    for step in rules.doubling.steps.rows[: rules.doubling.steps.used]:
        yield step.if_
    for contract in rules.solo.contracts.rows[: rules.solo.contracts.used]:
        yield contract.if_


def facts_in(*guards: Guard) -> Iterator[Fact]:
    """The facts that guards ask for."""
    for guard in guards:
        yield from guard.rows[: guard.used]


def most_asked(facts: list[Fact], name: FactName) -> int:
    """The number from which on no guard can tell more of a thing from less."""
    edges = [0]
    for fact in facts:
        if fact.name == name:
            edges += [fact.low, fact.high + 1 if fact.high < HIGHEST else 0]
    return max(edges)


def trumps_in(rules: Rules, redeal: Redeal) -> Trumps:
    """What a redeal looks at of trump, if it can come before the first lead."""
    if redeal.when == When.exposure and not may_come_out(rules):
        return Trumps.alike
    names = {fact.name for fact in facts_in(redeal.if_)}
    if FactName.trump_points in names:
        return Trumps.by_card
    return Trumps.by_suit if FactName.trumps in names else Trumps.alike


def may_come_out(rules: Rules) -> bool:
    """Whether trump can lie open before the first lead."""
    is_named = any(
        rules.auction.strains >> strain & 1 and suit_worded(strain) != NOBODY
        for strain in range(rules.auction.strains.bit_length())
    )
    is_announced = rules.trump.indicator == Indicator.announced
    return is_named or is_announced or rules.trump.exposed_at_start != ExposedAtStart.never


def is_by_cards(rules: Rules) -> bool:
    """Whether it hangs on a hand what may be said, and not only whether the deal is played."""
    guards = [*guards_of_bidding(rules), *guards_after_bidding(rules)]
    is_guarded = any(fact.name in ABOUT_HANDS for fact in facts_in(*guards))
    return is_guarded or rules.auction.opening == Opening.forced_with_points
