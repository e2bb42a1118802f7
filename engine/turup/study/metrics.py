"""Metrics: everything that is reckoned from the facts of deals and matches by a table's rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from turup.rules import Rules
from turup.rules.auction import AllPass
from turup.rules.bids import bid_on, top_rung
from turup.rules.state import Why
from turup.rules.table import Sides, accounts
from turup.rules.trump import Indicator
from turup.study.columns import (
    Column,
    Metric,
    both,
    column,
    equals,
    everything,
    is_bid,
    is_made,
    is_played,
    is_shared,
    only,
)
from turup.study.facts import Fact
from turup.study.looks import looks
from turup.study.matches import MatchFact
from turup.study.spreads import spreads


def metrics(rules: Rules) -> list[Metric]:
    """Everything that is reckoned for these rules, in the order it is told."""
    return [
        Metric("deals", "acts", "acts", column(Fact.acts), everything),
        Metric("deals", "played", "share", is_played, everything),
        *thrown_in(rules),
        *called_for(rules),
        *contracts(rules),
        *luck(rules),
        *play(rules),
        *seats(rules),
        *doubles(rules),
        *solos(rules),
        *matches(),
        *spreads(),
    ]


def shared_metrics(*rules: Rules) -> list[tuple[Metric, ...]]:
    """What can be reckoned for all of some rules, each as it is reckoned for each of them."""
    found = [{(each.group, each.name): each for each in metrics(some)} for some in rules]
    first, *others = found
    keys = [key for key in first if all(key in other for other in others)]
    return [tuple(each[key] for each in found) for key in keys]


def thrown_in(rules: Rules) -> Iterator[Metric]:
    """Deals that were not played, by reason."""
    redeal = equals(Fact.why, Why.redeal)
    for place, name in enumerate(rules.labels.names.get("deal.redeals", ())):
        hit = both(redeal, equals(Fact.which, place))
        yield Metric("thrown_in", name, "share", hit, everything)
    yield Metric("thrown_in", "all_pass", "share", equals(Fact.why, Why.all_pass), everything)
    never = equals(Fact.why, Why.never_exposed)
    yield Metric("thrown_in", "never_exposed", "share", never, everything)


def called_for(rules: Rules) -> Iterator[Metric]:
    """Deals whose cards call for a redeal, whatever comes of them; those that no choice decides."""
    for look in looks(rules):
        if look.is_of_dealt_cards:
            yield Metric("redeal", look.name, "share", is_due(look.which), everything)


def is_due(which: int) -> Column:
    """Whether the cards dealt call for a redeal."""
    return lambda rows: (rows[:, Fact.due] >> which) & 1 == 1


def contracts(rules: Rules) -> Iterator[Metric]:
    """How high is bid, by whom, and how often it is made."""
    yield Metric("contract", "made", "share", both(is_made, is_shared), is_shared)
    yield Metric("contract", "bid", "card_points", only(Fact.bid, is_bid), is_bid)
    yield Metric("contract", "bidders", "seats", only(Fact.bidders, is_played), is_played)
    for bid, here in bids(rules):
        yield Metric("bid", bid, "share", here, is_shared)
        yield Metric("made", bid, "share", both(is_made, here), here)
    for place in range(rules.table.seats):
        at = both(is_shared, equals(Fact.place, place))
        yield Metric("declarer", str(place), "share", at, is_shared)


def bids(rules: Rules) -> Iterator[tuple[str, Column]]:
    """Each bid there is, and whether a deal was played for it; 0 stands for no bid at all."""
    if rules.auction.all_pass >= AllPass.no_trump:
        yield "0", both(is_shared, equals(Fact.bid, 0))
    for rung in range(top_rung(rules) + 1):
        yield str(bid_on(rules, rung)), both(is_bid, equals(Fact.rung, rung))


def luck(rules: Rules) -> Iterator[Metric]:
    """What the cards do, and what the auction makes of them.

    How often the side with more card points on hand plays the contract, and how often it is made
    with more and with less than half of them.
    """
    better = both(is_shared, lambda rows: rows[:, Fact.strength] * 2 > rules.deck.total)
    worse = both(is_shared, lambda rows: rows[:, Fact.strength] * 2 < rules.deck.total)
    yield Metric("luck", "better_declares", "share", better, is_shared)
    yield Metric("luck", "made_with_better", "share", both(is_made, better), better)
    yield Metric("luck", "made_with_worse", "share", both(is_made, worse), worse)


def play(rules: Rules) -> Iterator[Metric]:
    """What is captured, how near it was, and what it was worth."""
    yield Metric("play", "captured", "card_points", only(Fact.points, is_shared), is_shared)
    against = only(Fact.points_against, is_shared)
    yield Metric("play", "captured_against", "card_points", against, is_shared)
    yield Metric("play", "margin", "card_points", margin, is_shared)
    yield Metric("play", "stake", "game_points", only(Fact.stake, is_played), is_played)
    yield Metric("play", "swing", "game_points", swing, is_played)
    yield Metric("play", "swept", "share", both(is_played, equals(Fact.swept, 1)), is_played)
    yield Metric("pair", "shown", "share", both(is_shared, has_pair(Fact.pairs)), is_shared)
    shown_against = both(is_shared, has_pair(Fact.pairs_against))
    yield Metric("pair", "shown_against", "share", shown_against, is_shared)
    with_pair = both(is_shared, has_pair(Fact.pairs))
    yield Metric("pair", "made_with", "share", both(is_made, with_pair), with_pair)
    without = both(is_shared, equals(Fact.pairs, 0))
    yield Metric("pair", "made_without", "share", both(is_made, without), without)
    if rules.trump.indicator != Indicator.announced:
        for trick in range(1, rules.deal.tricks + 1):
            hit = both(is_shared, equals(Fact.exposed, trick))
            yield Metric("exposed", str(trick), "share", hit, is_shared)


def margin(rows: Any) -> Any:
    """By how many card points a bid was made, or failed."""
    return np.where(is_shared(rows), rows[:, Fact.points] - rows[:, Fact.target], 0)


def swing(rows: Any) -> Any:
    """How many game points moved, whoever won them."""
    return np.abs(only(Fact.stake, is_played)(rows))


def has_pair(fact: Fact) -> Column:
    """Whether any pair was shown."""
    return lambda rows: rows[:, fact] > 0


def seats(rules: Rules) -> Iterator[Metric]:
    """What a seat is worth, by its place counted from the eldest: what it wins above the others."""
    for place in range(rules.table.seats):
        gain, parts = advantage(rules, place), max(1, accounts(rules) - 1)
        yield Metric("seat", str(place), "game_points", gain, is_played, parts)


def advantage(rules: Rules, place: int) -> Column:
    """What the account of a seat has won more than the others, times how many those are.

    A whole number, so that sums of it are exact; `Metric.parts` says by what they are divided.
    """
    count = accounts(rules)
    step = place & 1 if rules.table.sides == Sides.two_sides else place

    def of(rows: Any) -> Any:
        scores = rows[:, Fact.scores : Fact.scores + count]
        own = scores[np.arange(len(rows)), (rows[:, Fact.eldest] + step) % count]
        return np.where(is_played(rows), own * count - scores.sum(axis=1), 0)

    return of


def doubles(rules: Rules) -> Iterator[Metric]:
    """Steps of the ladder, how often bids are made under them, and what they bring."""
    for which, name in enumerate(rules.labels.names.get("doubling.steps", ())):
        here = both(is_shared, equals(Fact.step, which))
        yield Metric("step", name, "share", here, is_shared)
        yield Metric("step_made", name, "share", both(is_made, here), here)
        yield Metric("step_gain", name, "game_points", only(Fact.doubled, here), here)


def solos(rules: Rules) -> Iterator[Metric]:
    """Solos, and how often they are made."""
    for which, name in enumerate(rules.labels.names.get("solo.contracts", ())):
        here = both(is_played, equals(Fact.solo, which))
        yield Metric("solo", name, "share", here, is_played)
        yield Metric("solo_made", name, "share", both(is_made, here), here)


def matches() -> Iterator[Metric]:
    """How long matches are, how often the lead changes, and whether the first eldest wins more."""
    is_over = equals(MatchFact.is_over, 1)
    deals, changes = only(MatchFact.deals, is_over), only(MatchFact.changes, is_over)
    won = both(is_over, lambda rows: rows[:, MatchFact.winner] >= 0)
    first = both(won, lambda rows: rows[:, MatchFact.winner] == rows[:, MatchFact.eldest])
    yield Metric("match", "deals", "deals", deals, is_over, is_of_matches=True)
    yield Metric("match", "changes", "changes", changes, is_over, is_of_matches=True)
    yield Metric("match", "eldest_wins", "share", first, won, is_of_matches=True)
    yield Metric("match", "over", "share", is_over, everything, is_of_matches=True)
