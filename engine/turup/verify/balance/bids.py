"""Bids: whether their height decides anything, and whether any leaves trump concealed."""

from __future__ import annotations

from collections.abc import Iterator

from turup.rules import Rules
from turup.rules.auction import AllPass
from turup.rules.bids import bid_on
from turup.rules.goals import Goal, target_of
from turup.rules.shapes import NONE, FactName, Guard, row_at
from turup.rules.stakes import band
from turup.verify.auction.asked import facts_in
from turup.verify.findings import Finding


def bids_of(rules: Rules) -> list[int]:
    """All bids there are, from the lowest on."""
    return [bid_on(rules, rung) for rung in range(rules.auction.top + 1)]


def about_bids(rules: Rules) -> Iterator[Finding]:
    """What is wrong with how high bids are."""
    yield from heights_for_nothing(rules)
    yield from trump_always_turned_up(rules)


def heights_for_nothing(rules: Rules) -> Iterator[Finding]:
    """Every bid needs the same and pays the same, and nothing else asks how high it was."""
    bids = bids_of(rules)
    if len({worth_of(rules, bid) for bid in bids}) == 1 < len(bids) and not is_asked_for(rules):
        keys = ("scoring.goal", "scoring.stakes", "auction.maximum")
        yield Finding("bid-counts-for-nothing", keys, {"low": bids[0], "high": bids[-1]})


def worth_of(rules: Rules, bid: int) -> tuple[int, ...]:
    """What a bid needs, what it pays in either auction, and what pairs are worth with it."""
    again = rules.auction.second.stakes
    sides = (rules.pair.declarer, rules.pair.defenders)
    worths = [row_at(side.worth, bid) for side in sides if side.is_used == 1]
    stakes = again.rows[row_at(again, bid)][1:] if again.used else ()
    return target_of(rules, bid), *band(rules, bid), *stakes, *worths


def is_asked_for(rules: Rules) -> bool:
    """Whether the height of the bid decides anything besides what is needed and paid."""
    is_half_of_it = rules.scoring.under_half.is_used == 1
    guards = guards_in(rules[:-1])
    is_guarded = any(fact.name == FactName.bid for fact in facts_in(*guards))
    return is_half_of_it or is_guarded or rules.trump.exposed_from != NONE


def guards_in(value: object) -> Iterator[Guard]:
    """All guards of some rules."""
    if isinstance(value, Guard):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from guards_in(each)


def trump_always_turned_up(rules: Rules) -> Iterator[Finding]:
    """The lowest bid is as high as those with which trump is turned up after the first trick."""
    lowest, begins = rules.auction.minimum, rules.trump.exposed_from
    if NONE < begins <= lowest and not may_be_unbid(rules):
        keys = ("trump.exposed_from", "trump.never_exposed", "auction.minimum")
        yield Finding("always-turned-up", keys, {"bid": begins, "lowest": lowest})


def may_be_unbid(rules: Rules) -> bool:
    """Whether deals are played on which nobody has bid, and that count as no bid."""
    is_played = rules.auction.all_pass >= AllPass.no_trump
    return is_played and rules.scoring.goal == Goal.counters
