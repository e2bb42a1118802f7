"""Figures: what the sums over many deals say, with the names and bids of the profile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turup.rules import Rules
from turup.rules.bids import bid_on
from turup.rules.trump import Indicator
from turup.study.counts import Counts

Figures = dict[str, Any]


def figures(rules: Rules, counts: Counts) -> Figures:
    """The figures of a study, as plain values.

    `deals`, `acts`, and under `thrown_in`, `bids` and `solos` how often each came, as numbers of
    deals; `exposed` is the number of deals in which a concealed trump came out, None where trump
    is announced; `card_points` are means over the bids played out, None if there were none.
    """
    played = sum(counts.made) + sum(counts.failed) + sum(counts.unbid)
    return {
        "deals": counts.deals,
        "acts": counts.acts,
        "thrown_in": thrown_in(rules, counts),
        "exposed": None if rules.trump.indicator == Indicator.announced else counts.exposed,
        "card_points": card_points(counts, played),
        "bids": list(bids(rules, counts)),
        "solos": list(solos(rules, counts)),
    }


def thrown_in(rules: Rules, counts: Counts) -> dict[str, int]:
    """How many deals were thrown in, by reason: a redeal by name, all_pass, never_exposed."""
    names = rules.labels.names.get("deal.redeals", ())
    found = {name: counts.redeals[place] for place, name in enumerate(names)}
    return {**found, "all_pass": counts.all_pass, "never_exposed": counts.never_exposed}


def card_points(counts: Counts, played: int) -> dict[str, float] | None:
    """What each side captured on average."""
    if played == 0:
        return None
    declarers, defenders = counts.points
    return {"declarers": declarers / played, "defenders": defenders / played}


def bids(rules: Rules, counts: Counts) -> Iterator[dict[str, int]]:
    """Each bid that was played, and how often it was made; 0 stands for no bid at all."""
    if sum(counts.unbid):
        yield {"bid": 0, "played": sum(counts.unbid), "made": counts.unbid[0]}
    for rung, (made, failed) in enumerate(zip(counts.made, counts.failed, strict=True)):
        if made + failed:
            yield {"bid": bid_on(rules, rung), "played": made + failed, "made": made}


def solos(rules: Rules, counts: Counts) -> Iterator[dict[str, Any]]:
    """Each solo that was played, and how often it was made."""
    names = rules.labels.names.get("solo.contracts", ())
    for name, made, failed in zip(names, counts.solos_made, counts.solos_failed, strict=False):
        if made + failed:
            yield {"solo": name, "played": made + failed, "made": made}
