"""Shapes: how few suits, ranks and cards a hand a deck can come down to and still be dealt out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

Keys = Mapping[str, Any]
FORM = re.compile(r"(\d+) suits? of (\d+), (\d+) cards? each")


class Shape(NamedTuple):
    """A deck: so many suits, of so many ranks, and so many cards for each seat."""

    suits: int
    ranks: int
    hand: int

    def __str__(self) -> str:
        suits, cards = "s" * (self.suits > 1), "s" * (self.hand > 1)
        return f"{self.suits} suit{suits} of {self.ranks}, {self.hand} card{cards} each"


def shape_named(text: str) -> Shape:
    """The shape that is told so."""
    found = FORM.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return Shape(*map(int, found.groups()))


def shape_of(keys: Keys) -> Shape:
    """The shape of a profile's own deck."""
    hand = sum(stage for stage in keys["deal"]["stages"] if isinstance(stage, int))
    return Shape(len(keys["deck"]["suits"]), len(ranks_in(keys)), hand)


def ranks_in(keys: Keys) -> list[str]:
    """The ranks of a deck, strongest first."""
    return [
        rank
        for group in keys["deck"]["order"]
        for rank in (group if isinstance(group, list) else [group])
    ]


def smaller(keys: Keys, hand: int) -> list[Shape]:
    """The shapes of decks of so many cards a hand at most, never the whole; the smallest first.

    For each size of a hand there is one of two suits and one of as many as possible. Where a stage
    comes twice, each packet between keeps a card.
    """
    whole = shape_of(keys)
    packets = [stage for stage in keys["deal"]["stages"] if isinstance(stage, int)]
    talks = [stage for stage in keys["deal"]["stages"] if not isinstance(stage, int)]
    least = len(packets) if len({*talks}) < len(talks) else 1
    chosen: list[Shape] = []
    for size in range(least, min(max(hand, least) + 1, whole.hand)):
        fitting = list(_of_hand(keys, whole, size))
        few = [each for each in fitting if each.suits == 2] or fitting[:1]
        chosen += dict.fromkeys([*few, *fitting[-1:]])
    return chosen


def _of_hand(keys: Keys, whole: Shape, hand: int) -> Iterator[Shape]:
    """The shapes in which each seat gets so many cards, and none is left; few suits first."""
    each, rest = divmod(keys["table"]["seats"] * hand, keys["deck"]["packs"])
    for suits in range(2 if whole.suits > 1 else 1, whole.suits + 1):
        if rest == 0 and each % suits == 0 and each // suits <= whole.ranks:
            yield Shape(suits, each // suits, hand)
