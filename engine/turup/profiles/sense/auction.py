"""Sense of the auction: every bid that may be said can be made, and floors lie between."""

from __future__ import annotations

from turup.profiles.sense.bids import bid_span, is_all_pass, is_within_reach
from turup.profiles.sense.cards import capturable, total_with_trump
from turup.profiles.sense.facts import ABOUT_CARDS, Fact, can_be, facts_of
from turup.profiles.sense.guards import asked_of
from turup.profiles.sense.table import has_partners
from turup.profiles.sense.told import Found, Record, Told, as_number, guard_of

ABOVE_DECK = {
    "auction.minimum": "minimum-above-deck",
    "auction.maximum": "maximum-above-deck",
}
DECK = ("scoring.last_trick_points", "deck.total", "deck.points", "deck.order", "deck.packs")
OPENS = {"number", "number_suit", "suit_number", "no_trump"}
"""The forms of a bid that need no other before it."""
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


def last_trick_forgotten(told: Told) -> Found:
    """Where the last trick counts, a side can capture more than the cards hold."""
    extra, total = told.number("scoring.last_trick_points"), total_with_trump(told)
    is_bid_needed = told.word("scoring.goal") == "bid"
    if extra and is_bid_needed and told.number("auction.maximum") == total:
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
    elif as_number(floor) <= bids.low:
        facts = {"limit": name, "floor": floor, "minimum": bids.low}
        idle = f"auction.limits.{name}", "auction.minimum"
        yield from told.without_effect("floor-below-minimum", path, idle, **facts)


def nobody_may_open(told: Told, name: str, limit: Record) -> Found:
    """A bar must leave somebody who may open."""
    if not is_bar_for_all(limit):
        return
    path = f"auction.limits.{name}"
    facts = list(facts_of(path, "auction.limits", limit))
    if facts and all(is_so_for_all(told, fact) for fact in facts):
        yield told.problem("nobody-may-open", f"{path}.if", limit=name)


def is_so_for_all(told: Told, fact: Fact) -> bool:
    """Whether a fact holds for every seat that is asked to open the bidding."""
    if fact.name == "standing":
        return bool(fact.value == "none")
    if fact.name == "auction":
        return bool(fact.value == "first")
    if fact.name == "form":
        return OPENS.intersection(told.items("auction.forms")) <= barred_forms(told)
    if fact.name in ABOUT_CARDS:
        return asked_of(fact).has_all_of(can_be(told, fact))
    return asked_of(fact).has_number(0)


def barred_forms(told: Told) -> set[str]:
    """The forms in which nobody may open the bidding."""
    barred = set()
    for name, limit in told.records("auction.limits"):
        facts = list(facts_of(f"auction.limits.{name}", "auction.limits", limit))
        forms = [str(fact.value) for fact in facts if fact.name == "form"]
        rest = [fact for fact in facts if fact.name != "form"]
        if is_bar_for_all(limit) and all(is_so_for_all(told, fact) for fact in rest):
            barred.update(forms)
    return barred


def is_bar_for_all(limit: Record) -> bool:
    """Whether a limit bars bids, and not those of one seat alone."""
    return limit.get("minimum") == "no_bid" and limit.get("by", "anyone") == "anyone"


def no_partner(told: Told, name: str, limit: Record) -> Found:
    """A partner's bid can stand only where there are partners."""
    path = f"auction.limits.{name}.if.standing"
    standing = guard_of(limit).get("standing")
    if standing == "partner" and not has_partners(told) and told.is_written(path):
        yield told.warning("no-partner", path, limit=name)


def speaks_first(told: Told, name: str, limit: Record) -> Found:
    """In a single round nobody has bid before the first to speak."""
    standing, seat = guard_of(limit).get("standing", "none"), told.word("auction.opener")
    is_first = limit.get("by", "anyone") == seat
    if is_first and standing != "none" and told.word("auction.rounds") == "one":
        path = f"auction.limits.{name}"
        at = told.at_fault(f"{path}.if.standing", f"{path}.by", "auction.rounds", "auction.opener")
        yield told.problem("speaks-first", at, limit=name, standing=standing, seat=seat)


def dealer_not_last(told: Told) -> Found:
    """The minimum falls to the dealer because all others have passed before him."""
    if told.word("auction.opener") == "dealer" and is_all_pass(told, "dealer_at_minimum"):
        yield told.problem("dealer-not-last", told.at_fault("auction.all_pass", "auction.opener"))


def duel_not_final(told: Told) -> Found:
    """In a duel each of the two bids on until he passes, and is then out."""
    if told.word("auction.turns") == "in_order":
        return
    for key, word in (("auction.rounds", "until_passes"), ("auction.passing", "final")):
        if told.is_told(key) and told.word(key) != word:
            at = told.at_fault(key, "auction.turns")
            yield told.problem("duel-not-final", at, key=key, choice=told.word(key), word=word)


def doubles_in_duel(told: Told) -> Found:
    """In a duel the word goes to and fro between two seats, so that nobody could double."""
    is_said = told.word("doubling.when") == "in_auction" and told.record("doubling.steps")
    if is_said and told.word("auction.turns") == "duel":
        yield told.problem("doubles-in-duel", told.at_fault("auction.turns", "doubling.when"))


def match_in_one_round(told: Told) -> Found:
    """Who was outbid can hold the bid only if the word comes back to him."""
    if told.word("auction.rounds") == "one" and told.word("auction.raise") == "holder_may_match":
        yield told.problem("match-in-one-round", told.at_fault("auction.raise", "auction.rounds"))
