"""Sense of the auction: every bid that may be said can be made, and floors lie between."""

from __future__ import annotations

from turup.profiles.sense.bids import bid_span, is_within_reach
from turup.profiles.sense.cards import capturable
from turup.profiles.sense.facts import ABOUT_CARDS, Fact, can_be, facts_of
from turup.profiles.sense.guards import asked_of
from turup.profiles.sense.table import has_partners
from turup.profiles.sense.told import Found, Record, Told, as_number, guard_of

ABOVE_DECK = {
    "auction.minimum": "minimum-above-deck",
    "auction.maximum": "maximum-above-deck",
}
MOST_BIDS = 138
"""As many as have a number of their own among the acts; see `turup.rules.acts`."""
DECK = ("scoring.last_trick_points", "deck.total", "deck.points", "deck.order", "deck.packs")
LOWERED_BY = ("pair.kinds", "pair.declarer", "pair.effect", "pair.floor", "auction.minimum")


def minimum_above_maximum(told: Told) -> Found:
    """The lowest bid must not lie above the highest."""
    low, high = told.number("auction.minimum"), told.number("auction.maximum")
    if low > high and is_within_reach(told, low):
        at = told.at_fault("auction.minimum", "auction.maximum")
        yield told.problem("minimum-above-maximum", at, minimum=low, maximum=high)


def bid_above_deck(told: Told) -> Found:
    """No bid may lie above what can be captured, but for what a pair can lower it by."""
    for key, name in ABOVE_DECK.items():
        if not told.is_told(key) or is_within_reach(told, told.number(key)):
            continue
        bid = told.number(key)
        at = told.at_fault(key, *DECK, *LOWERED_BY)
        most = next(n for n in range(bid, -1, -1) if n == 0 or is_within_reach(told, n))
        yield told.problem(name, at, bid=bid, deck=capturable(told), most=most)


def step_misses_maximum(told: Told) -> Found:
    """The steps must lead from the minimum to the maximum."""
    bids, step = bid_span(told), told.number("auction.step")
    over = (bids.high - bids.low) % step
    if over:
        at = told.at_fault("auction.step", "auction.maximum", "auction.minimum")
        yield told.problem(
            "step-misses-maximum", at, step=step, minimum=bids.low, maximum=bids.high,
            below=bids.high - over, above=bids.high - over + step,
        )  # fmt: skip


def too_many_bids(told: Told) -> Found:
    """There are at most so many different bids, whatever is bid with the number."""
    bids, step = bid_span(told), told.number("auction.step")
    between = bids.high - bids.low
    if between // step >= MOST_BIDS:
        at = told.at_fault("auction.step", "auction.maximum", "auction.minimum")
        wider = between // MOST_BIDS + 1
        yield told.problem(
            "too-many-bids", at, minimum=bids.low, maximum=bids.high, step=step,
            count=between // step + 1, most=MOST_BIDS, wider=wider,
        )  # fmt: skip


def last_trick_forgotten(told: Told) -> Found:
    """Where the last trick counts, a side can capture more than the cards hold."""
    extra, total = told.number("scoring.last_trick_points"), told.number("deck.total")
    if extra and told.number("auction.maximum") == total:
        at = told.at_fault("auction.maximum", "scoring.last_trick_points", "deck.total")
        yield told.warning("last-trick-forgotten", at, total=total, extra=extra, all=total + extra)


def floor_beyond_bids(told: Told, name: str, limit: Record) -> Found:
    """A floor lies above the lowest bid and not above the highest."""
    floor, bids = limit.get("minimum"), bid_span(told)
    if floor == "no_bid":
        return
    path = f"auction.limits.{name}.minimum"
    if as_number(floor) > bids.high:
        at = told.at_fault(path, "auction.maximum")
        yield told.problem("floor-above-maximum", at, limit=name, floor=floor, maximum=bids.high)
    elif as_number(floor) <= bids.low and told.is_written(path):
        yield told.problem("floor-below-minimum", path, limit=name, floor=floor, minimum=bids.low)


def nobody_may_open(told: Told, name: str, limit: Record) -> Found:
    """A bar must leave somebody who may open."""
    if limit.get("minimum") != "no_bid" or limit.get("by", "anyone") != "anyone":
        return
    path = f"auction.limits.{name}"
    facts = list(facts_of(path, "auction.limits", limit))
    if facts and all(is_so_for_all(told, fact) for fact in facts):
        yield told.problem("nobody-may-open", f"{path}.if", limit=name)


def is_so_for_all(told: Told, fact: Fact) -> bool:
    """Whether a fact holds for every seat that is asked to open the bidding."""
    if fact.name == "standing":
        return bool(fact.value == "none")
    if fact.name in ABOUT_CARDS:
        return asked_of(fact).has_all_of(can_be(told, fact))
    return asked_of(fact).has_number(0)


def no_partner(told: Told, name: str, limit: Record) -> Found:
    """A partner's bid can stand only where there are partners."""
    path = f"auction.limits.{name}.if.standing"
    standing = guard_of(limit).get("standing")
    if standing == "partner" and not has_partners(told) and told.is_written(path):
        yield told.warning("no-partner", path, limit=name)


def eldest_speaks_first(told: Told, name: str, limit: Record) -> Found:
    """In a single round nobody has bid before the eldest."""
    standing = guard_of(limit).get("standing", "none")
    if limit.get("by") == "eldest" and standing != "none" and told.word("auction.rounds") == "one":
        path = f"auction.limits.{name}"
        at = told.at_fault(f"{path}.if.standing", f"{path}.by", "auction.rounds")
        yield told.problem("eldest-speaks-first", at, limit=name, standing=standing)
