"""Figures that the deck and the stages come to: how many cards, and what they can be worth."""

from __future__ import annotations

from collections.abc import Iterator

from turup.profiles.sense.span import Span
from turup.profiles.sense.told import NotTold, Told, as_list, as_number, as_word

LACKING_TRUMP = ("no_trump", "reversed", "noes")
"""What a declarer can choose, or a bidder say, so that there are no trumps."""


def rank_places(told: Told) -> Iterator[tuple[str, str]]:
    """Each rank of the order, equal ones opened out, with the path at which it stands."""
    for place, entry in enumerate(told.items("deck.order")):
        if isinstance(entry, str):
            yield f"deck.order.{place}", entry
        else:
            for inner, rank in enumerate(as_list(entry)):
                yield f"deck.order.{place}.{inner}", as_word(rank)


def ranks(told: Told) -> list[str]:
    """The ranks of the order, as often as they are written."""
    return [rank for _, rank in rank_places(told)]


def copies(told: Told) -> int:
    """How many cards of each rank there are."""
    return suits(told) * told.number("deck.packs")


def suits(told: Told) -> int:
    """How many suits the deck has."""
    return len(told.items("deck.suits"))


def suit_width(told: Told) -> int:
    """How many cards a suit has."""
    return len(ranks(told)) * told.number("deck.packs")


def deck_size(told: Told) -> int:
    """How many cards there are."""
    return len(ranks(told)) * copies(told)


def values(told: Told) -> list[int]:
    """The card points of every card as it is without trumps, least first."""
    return sorted(suit_values(told, "deck.points") * copies(told))


def suit_values(told: Told, path: str) -> list[int]:
    """What the ranks of a suit are worth; one written twice counts once."""
    points = dict(told.record(path))
    return [as_number(points.pop(rank, 0)) for rank in ranks(told)]


def trump_values(told: Told) -> list[int]:
    """What the cards of the trump suit are worth, least first."""
    path = "deck.trump.points" if "points" in told.record("deck.trump") else "deck.points"
    return sorted(suit_values(told, path) * told.number("deck.packs"))


def total_with_trump(told: Told) -> int:
    """The most card points that the deck can hold: those of trumps, unless there may be none."""
    total = told.number("deck.total")
    plain = sum(suit_values(told, "deck.points")) * told.number("deck.packs")
    with_trump = total + sum(trump_values(told)) - plain
    return max(total, with_trump) if may_lack_trump(told) else with_trump


def may_lack_trump(told: Told) -> bool:
    """Whether a deal can be bid and played without trumps."""
    besides, forms = told.value("trump.besides"), told.items("auction.forms")
    return any(word in (*besides, *forms) for word in LACKING_TRUMP)


def capturable(told: Told) -> int:
    """The card points one side can capture.

    A total that differs from the cards is a problem of its own, so the larger one counts.
    """
    whole = max(told.number("deck.total"), sum(values(told)))
    more = total_with_trump(told) - told.number("deck.total")
    return whole + more + told.number("scoring.last_trick_points")


def stages(told: Told) -> list[int | str]:
    """The stages: packets as numbers, the rest as words."""
    found = told.items("deal.stages")
    return [stage if isinstance(stage, str) else as_number(stage) for stage in found]


def packets(stages: list[int | str]) -> list[int]:
    """The packets among some stages."""
    return [stage for stage in stages if isinstance(stage, int)]


def cards_in_all(told: Told) -> int:
    """How many cards a seat gets in all."""
    return sum(packets(stages(told)))


def hand_size(told: Told) -> int:
    """How many cards a seat holds at the first lead; the rest may be dealt after a first half."""
    return dealt_before(told, "play") if "play" in stages(told) else cards_in_all(told)


def dealt_before(told: Told, stage: str) -> int:
    """How many cards a seat has when a stage begins."""
    order = stages(told)
    if stage == "trump" and stage not in order:
        stage = "auction"  # each bidder fixes trump at once
    if stage not in order:
        raise NotTold(stage)
    return sum(packets(order[: order.index(stage)]))


def first_packet(told: Told) -> int:
    """How many cards a seat gets first."""
    return next(iter(packets(stages(told))), 0)


def can_hold(told: Told, fact: str, rank: str, count: int) -> Span:
    """What a fact can come to among so many cards of the deck.

    `fact` is one of points, suits, held, trumps and trump_points; `rank` only matters for held.
    """
    cards = deck_size(told)
    if not 1 <= count <= cards:
        raise NotTold
    if fact == "points":
        worth = values(told)
        return Span(sum(worth[:count]), sum(worth[cards - count :]))
    if fact == "trump_points":
        return Span(0, sum(trump_values(told)[-count:]))
    if fact == "suits":
        suits = len(told.items("deck.suits"))
        return Span(-(-count // max(suit_width(told), 1)), min(count, suits))
    if fact == "held":
        return some_of(ranks(told).count(rank) * copies(told), count, cards)
    return some_of(suit_width(told), count, cards)


def some_of(special: int, count: int, cards: int) -> Span:
    """How many special cards there can be among so many of all cards."""
    return Span(max(0, count - (cards - special)), min(special, count))
