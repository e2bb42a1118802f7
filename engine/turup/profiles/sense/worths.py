"""Sense of what a pair is worth: it changes something, and does not decide everything."""

from __future__ import annotations

from turup.profiles.sense.bids import bid_span
from turup.profiles.sense.cards import hand_size, suits
from turup.profiles.sense.pair import SIDES, in_suit
from turup.profiles.sense.told import Found, Record, Told, as_list, as_number, as_record

MULTIPLIES = ("times_target", "times_stake")
ADDS = ("target", "points")


def pair_worth_one(told: Told, name: str, kind: Record) -> Found:
    """Where the worth multiplies, once is no change."""
    path = f"pair.kinds.{name}.worth"
    is_one = told.word("pair.effect") in MULTIPLIES and kind.get("worth") == 1
    if is_one and any(by_kind(told, side) for side in SIDES):
        at = told.at_fault(path, "pair.effect")
        yield told.problem("pair-worth-one", at, kind=name, effect=told.word("pair.effect"))


def by_kind(told: Told, side: str) -> bool:
    """Whether a side shows pairs for what their kind is worth."""
    showing = told.record(f"pair.{side}")
    return bool(showing) and showing.get("worth", "none") == "none"


def pair_makes_bid(told: Told, name: str, kind: Record) -> Found:
    """A pair that is worth the lowest bid makes it by being shown."""
    path, low = f"pair.kinds.{name}.worth", bid_span(told).low
    worth, effect = as_number(kind.get("worth")), told.word("pair.effect")
    has_floor = effect == "target" and told.value("pair.floor") != "none"
    is_large = effect in ADDS and worth >= low and not has_floor and by_kind(told, "declarer")
    if is_large and told.word("scoring.goal") == "bid" and told.is_written(path):
        yield told.warning("pair-makes-bid", path, kind=name, worth=worth, low=low)


def pair_longer_than_hand(told: Told, name: str, kind: Record) -> Found:
    """Nobody holds more cards of a pair than he has cards."""
    path, count = f"pair.kinds.{name}.cards", len(as_list(kind.get("cards")))
    if in_suit(kind) == "each_suit":
        count *= suits(told)
    most = hand_size(told)
    if told.word("pair.holder") == "side":
        most *= max(told.number("table.seats") // 2, 1)
    if count > most:
        facts = {"kind": name, "count": count, "most": most}
        idle = f"pair.kinds.{name}", "deal.stages"
        yield from told.without_effect("pair-longer-than-hand", path, idle, **facts)


def pair_never_worth(told: Told) -> Found:
    """A side that may show has some bid at which the pair is worth something."""
    for side in SIDES:
        rows = told.record(f"pair.{side}").get("worth", "none")
        if rows == "none" or not told.record("pair.kinds"):
            continue
        if all(as_record(row).get("worth", "none") == "none" for row in as_list(rows)):
            yield told.problem("pair-never-worth", f"pair.{side}.worth", side=side)
