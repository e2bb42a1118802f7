"""Sense of the deck: the cards go round, and their points are what the profile says."""

from __future__ import annotations

from typing import Any

from turup.profiles.sense.cards import (
    cards_in_all,
    copies,
    deck_size,
    packets,
    rank_places,
    ranks,
    stages,
    suit_values,
    suit_width,
    values,
)
from turup.profiles.sense.told import Found, Told, as_list, as_number, as_record

LONGEST_SUIT = 16


def uneven_hands(told: Told) -> Found:
    """Seats times cards dealt must come to the whole deck."""
    seats, cards, dealt = told.number("table.seats"), deck_size(told), cards_in_all(told)
    if cards % seats:
        at = told.at_fault("table.seats", "deck.order", "deck.packs", "deck.suits")
        yield told.problem("undivided-deck", at, cards=cards, seats=seats, left=cards % seats)
    elif dealt * seats != cards:
        at = told.at_fault("deal.stages", "table.seats", "deck.order", "deck.packs", "deck.suits")
        yield told.problem(
            "uneven-hands", at, seats=seats, dealt=dealt, used=dealt * seats, cards=cards,
            hand=cards // seats, packets=evenly(cards // seats, len(packets(stages(told)))),
        )  # fmt: skip


def evenly(hand: int, count: int) -> str:
    """A hand dealt in so many packets, as even as they can be."""
    count = max(1, min(count, hand))
    more = hand % count
    sizes = [hand // count + 1] * more + [hand // count] * (count - more)
    return " + ".join(map(str, sizes))


def points_differ_from_total(told: Told) -> Found:
    """The points of all cards must add up to the total the profile states."""
    total, whole = told.number("deck.total"), sum(values(told))
    if whole == 0:
        yield told.problem("worthless-deck", told.at_fault("deck.points", "deck.order"))
    elif whole != total:
        at = told.at_fault("deck.total", "deck.points", "deck.order", "deck.packs", "deck.suits")
        yield told.problem(
            "points-differ-from-total", at, total=total, whole=whole, each=whole // copies(told),
            copies=copies(told),
        )  # fmt: skip


def points_for_absent_rank(told: Told) -> Found:
    """A rank that is worth points must be in the order; one inherited is idle."""
    for rank, points in told.record("deck.points").items():
        path = f"deck.points.{rank}"
        if is_absent(told, rank, points):
            facts = {"rank": rank, "points": points, "key": "deck.points"}
            yield from told.without_effect(
                "points-for-absent-rank", path, (path, "deck.order"), **facts
            )
    for rank, points in as_record(told.record("deck.trump").get("points", "none")).items():
        if is_absent(told, rank, points):
            facts = {"rank": rank, "points": points, "key": "deck.trump.points"}
            yield told.problem("points-for-absent-rank", in_trumps(told, "points"), **facts)


def is_absent(told: Told, rank: str, points: Any) -> bool:
    """Whether a rank that is worth something is not in the order."""
    return as_number(points) > 0 and rank not in ranks(told)


def in_trumps(told: Told, name: str) -> str:
    """Where to tell what is wrong with trumps of their own, or with the order they go with."""
    return told.at_fault(f"deck.trump.{name}", "deck.trump", "deck.order", "deck.points")


def trump_suit_concealed(told: Told) -> Found:
    """While trump is concealed no card can rank and count as a trump does, so it is announced."""
    indicator = told.word("trump.indicator")
    if told.record("deck.trump") and indicator != "announced":
        at = told.at_fault("deck.trump", "trump.indicator")
        yield told.problem("trump-suit-concealed", at, indicator=indicator)


def trump_order_of_others(told: Told) -> Found:
    """Trumps have the same ranks as the other suits, each once."""
    order, plain = told.record("deck.trump").get("order"), ranks(told)
    if order is None or sorted(as_list(order)) == sorted(plain):
        return
    facts = {"trumps": ", ".join(order), "plain": ", ".join(plain)}
    yield told.problem("trump-order-of-others", in_trumps(told, "order"), **facts)


def same_in_trumps(told: Told) -> Found:
    """What is stated for trumps differs from what holds anyway."""
    for name, stated in told.record("deck.trump").items():
        path, plain = f"deck.trump.{name}", f"deck.{name}"
        is_same = (
            stated == told.value(plain)
            if name == "order"
            else suit_values(told, path) == suit_values(told, plain)
        )
        if is_same:
            yield told.problem("same-in-trumps", in_trumps(told, name), key=path, plain=plain)


def rank_twice(told: Told) -> Found:
    """Each rank stands in the order once."""
    seen: set[str] = set()
    for path, rank in rank_places(told):
        if rank in seen:
            yield told.problem("rank-twice", path, rank=rank)
        seen.add(rank)


def suit_too_long(told: Told) -> Found:
    """A suit has at most sixteen cards, twins counted."""
    width = suit_width(told)
    if width > LONGEST_SUIT:
        packs = told.number("deck.packs")
        at = told.at_fault("deck.order", "deck.packs")
        yield told.problem(
            "suit-too-long", at, ranks=len(ranks(told)), packs=packs, width=width,
            most=LONGEST_SUIT // packs,
        )  # fmt: skip
