"""Dealing: the chance that each hand of a deal is among some, counted hand by hand.

What is left of the deck after some hands is again no more than counts of classes, and suits that
are alike may be exchanged in it: so few states stand for all deals.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb
from typing import NamedTuple, TypeAlias

from turup.verify.redeals.budget import Budget, Steps
from turup.verify.redeals.classes import Counts, Deck
from turup.verify.redeals.hands import alike, sorted_in

Pattern: TypeAlias = tuple[int, ...]
Taking: TypeAlias = dict[Pattern, tuple[int, Pattern]]
"""What can be taken of a block: in how many ways, and what is left of it."""
Tree: TypeAlias = dict[Pattern, "Tree"]
"""Hands, those that begin with the same block under one branch."""


class Limit(NamedTuple):
    """What some seats may hold: only these hands, or all but these."""

    seats: int
    hands: Collection[Counts]
    is_barred: bool


def chance_of(deck: Deck, size: int, limits: Sequence[Limit], budget: Budget) -> Steps[Fraction]:
    """The chance that seats with hands of so many cards all keep within their limits.

    All but some hands is everything less these, so that the barred are counted with signs.
    """
    sums: dict[Counts, int] = {deck.whole: 1}
    for limit in limits:
        dealt, total, tree = sums, dict[Counts, int](), tree_of(limit.hands)
        for nth in range(limit.seats + 1):
            if limit.is_barred or nth == limit.seats:
                sign = (-1) ** nth * comb(limit.seats, nth) if limit.is_barred else 1
                for left, ways in dealt.items():
                    total[left] = total.get(left, 0) + sign * ways
            if nth < limit.seats:
                dealt = yield from one_more(deck, size, dealt, tree, budget)
        sums = total
    return Fraction(sum(Fraction(ways, deals(deck, size, left)) for left, ways in sums.items()))


def deals(deck: Deck, size: int, left: Counts) -> int:
    """In how many ways the hands dealt so far could have been dealt."""
    cards, ways = deck.cards, 1
    while cards > sum(map(sum, left)):
        ways *= comb(cards, size)
        cards -= size
    return ways


def one_more(
    deck: Deck, size: int, sums: dict[Counts, int], hands: Tree, budget: Budget
) -> Steps[dict[Counts, int]]:
    """Deal one more hand, one of some, in all ways: what is left, and in how many ways."""
    runs, found = alike(deck), dict[Counts, int]()
    for left, before in sums.items():
        is_last = sum(map(sum, left)) == size  # then the hand is all that is left
        taking = whole(left) if is_last else map(taken, left)
        for ways, rest in dealt_from(hands, list(taking), budget):
            after = sorted_in(runs, rest)
            found[after] = found.get(after, 0) + before * ways
        if budget.gives_way():
            yield
    return found


def dealt_from(hands: Tree, taking: Sequence[Taking], budget: Budget) -> list[tuple[int, Counts]]:
    """Each of some hands that can be taken: in how many ways, and what is left."""
    ways: list[tuple[int, Counts, Tree]] = [(1, (), hands)]
    for of_block in taking:
        grown = []
        for number, rest, tree in ways:
            for pattern in tree.keys() & of_block.keys():
                more, left = of_block[pattern]
                grown.append((number * more, (*rest, left), tree[pattern]))
        budget.spend(len(grown) + 1)
        ways = grown
    return [(number, rest) for number, rest, _tree in ways]


def whole(left: Counts) -> list[Taking]:
    """What is left taken as it is."""
    return [{block: (1, (0,) * len(block))} for block in left]


def tree_of(hands: Collection[Counts]) -> Tree:
    """Hands that begin with the same block under one branch."""
    tree: Tree = {}
    for hand in hands:
        branch = tree
        for pattern in hand:
            branch = branch.setdefault(pattern, {})
    return tree


@cache
def taken(block: Pattern) -> Taking:
    """What can be taken of a block: in how many ways, and what is left of it."""
    found = {}
    for pattern in product(*(range(size + 1) for size in block)):
        ways, left = 1, []
        for size, count in zip(block, pattern, strict=True):
            ways *= comb(size, count)
            left.append(size - count)
        found[pattern] = ways, tuple(left)
    return found
