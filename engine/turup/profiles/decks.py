"""The deck's order, points and packs as tables by bit, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turup.cards import RANK_NAMES, RANKS, SUITS
from turup.rules.acts import SUIT_BITS
from turup.rules.deck import POINT_BITS, RANK_NUMBERS, Deck


def deck_tables(keys: Mapping[str, Any]) -> Deck:
    """The cards of a suit, weakest first; twins and equal ranks stand side by side."""
    packs = keys["packs"]
    groups = [group if isinstance(group, list) else [group] for group in reversed(keys["order"])]
    cards = [
        (RANKS[rank], strength, keys["points"].get(rank, 0))
        for strength, group in enumerate(groups)
        for rank in group
        for _ in range(packs)
    ]
    trump = keys["trump"] if isinstance(keys["trump"], Mapping) else {}
    suits = [1 if suit in keys["suits"] else 0 for suit in SUITS]
    ranks, strengths, points = (filled([card[part] for card in cards]) for part in range(3))
    trump_strengths = trump_strengths_of(trump, ranks, strengths)
    trump_points = trump_points_of(trump, ranks, points)
    return Deck(
        packs=packs,
        suits=tuple(suits),
        width=len(cards),
        ranks=ranks,
        strength=strengths,
        points=points,
        masks=masks_of(ranks),
        total=keys["total"],
        cards=len(cards) * sum(suits),
        trump_strength=trump_strengths,
        trump_points=trump_points,
        has_trump_order=int(trump_strengths != strengths),
        has_trump_points=int(trump_points != points),
        points_by_bit=points_by_bit(points),
        point_bits=max(points).bit_length(),
    )


def trump_strengths_of(
    trump: Mapping[str, Any], ranks: tuple[int, ...], plain: tuple[int, ...]
) -> tuple[int, ...]:
    """How strong each card is as a trump."""
    if "order" not in trump:
        return plain
    order = [RANKS[rank] for rank in reversed(trump["order"])]
    return tuple(order.index(rank) if rank else 0 for rank in ranks)


def trump_points_of(
    trump: Mapping[str, Any], ranks: tuple[int, ...], plain: tuple[int, ...]
) -> tuple[int, ...]:
    """What each card is worth as a trump."""
    if "points" not in trump:
        return plain
    return tuple(trump["points"].get(RANK_NAMES[rank], 0) if rank else 0 for rank in ranks)


def filled(numbers: list[int]) -> tuple[int, ...]:
    """Numbers by bit, filled up with zeros."""
    return (*numbers, *(0,) * (SUIT_BITS - len(numbers)))


def points_by_bit(points: tuple[int, ...]) -> tuple[int, ...]:
    """For each bit of a number the cards in whose points it is set."""
    return tuple(
        sum(((worth >> place) & 1) << bit for bit, worth in enumerate(points))
        for place in range(POINT_BITS)
    )


def masks_of(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """The bits of each rank in a suit."""
    masks = [0] * RANK_NUMBERS
    for bit, rank in enumerate(ranks):
        if rank:
            masks[rank] |= 1 << bit
    return tuple(masks)


def deck_keys(deck: Deck) -> dict[str, Any]:
    """The keys that the tables were made from."""
    bits = range(0, deck.width, deck.packs)
    groups: dict[int, list[str]] = {}
    for bit in reversed(bits):
        groups.setdefault(deck.strength[bit], []).insert(0, RANK_NAMES[deck.ranks[bit]])
    return {
        "packs": deck.packs,
        "suits": [suit for suit, used in zip(SUITS, deck.suits, strict=True) if used],
        "order": [ranks[0] if len(ranks) == 1 else ranks for ranks in groups.values()],
        "points": points_by_rank(deck, deck.points),
        "trump": trump_keys(deck) or "none",
        "total": deck.total,
    }


def points_by_rank(deck: Deck, points: tuple[int, ...]) -> dict[str, int]:
    """What each rank is worth, if anything, strongest first."""
    bits = reversed(range(0, deck.width, deck.packs))
    return {RANK_NAMES[deck.ranks[bit]]: points[bit] for bit in bits if points[bit]}


def trump_keys(deck: Deck) -> dict[str, Any]:
    """What is different in trumps."""
    keys: dict[str, Any] = {}
    if deck.has_trump_order:
        bits = range(0, deck.width, deck.packs)
        best_first = sorted(bits, key=lambda bit: -deck.trump_strength[bit])
        keys["order"] = [RANK_NAMES[deck.ranks[bit]] for bit in best_first]
    if deck.has_trump_points:
        keys["points"] = points_by_rank(deck, deck.trump_points)
    return keys
