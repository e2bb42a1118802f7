"""Hands: those that fit a guard, as counts of classes, found by asking the rules.

A hand is put together block by block, and given up as soon as no more cards could make it fit:
card points, suits, ranks and trumps only grow, and a suit that can lose a trick goes on to.
Suits that are alike are told apart only where that is needed: a hand stands for all that come
from it by exchanging such suits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import factorial, prod
from typing import TypeAlias

from turup.rules.shapes import FactName, Guard
from turup.study.looks import facts_of, guard
from turup.verify.redeals.budget import Budget, Steps
from turup.verify.redeals.classes import NO_CARDS, Asker, Block, Counts, Deck, Hand, both

Part: TypeAlias = tuple[tuple[int, ...], Hand]
"""So many cards of each class of a block, and some that are so."""


def fitting(deck: Deck, asked: Guard, size: int, budget: Budget) -> Iterator[Counts | None]:
    """The hands of so many cards that fit a guard, one for each set of alike suits exchanged.

    None stands for giving way.
    """
    asker, bound = deck.asker(size), upper(asked)
    choices = [possible(asker, block, bound, budget) for block in deck.blocks]
    room = [sum(sum(block.sizes) for block in deck.blocks[place:]) for place in range(len(choices))]
    begun: list[tuple[Counts, Hand, int, int]] = [((), NO_CARDS, size, 0)]
    while begun:
        counts, hand, left, last = begun.pop()
        place = len(counts)
        if place == len(choices):
            if asker.fits(hand, asked):
                yield counts
            continue
        if budget.gives_way():
            yield None
        first = last if deck.blocks[place].is_like_last else 0
        for which, (pattern, cards) in enumerate(choices[place][first:], first):
            rest = left - sum(pattern)
            if 0 <= rest <= room[place] - sum(deck.blocks[place].sizes):
                budget.spend()
                grown = both(hand, cards)
                if asker.fits(grown, bound):
                    begun.append(((*counts, pattern), grown, rest, which))


def upper(asked: Guard) -> Guard:
    """What a part of a hand must fit already, if the whole is to fit."""
    facts = []
    for fact in facts_of(asked):
        if fact.name != FactName.hand:
            facts.append(fact._replace(low=0))
        elif fact.low == 1:
            facts.append(fact)
    return guard(facts)


def possible(asker: Asker, block: Block, bound: Guard, budget: Budget) -> list[Part]:
    """What a hand that fits can have of a block: how many of each class, and cards that are so."""
    found = list[Part]()
    for pattern in product(*(range(size + 1) for size in block.sizes)):
        hand = NO_CARDS
        for cards, count in zip(block.cards, pattern, strict=True):
            hand = both(hand, cards[count])
        budget.spend()
        if asker.fits(hand, bound):
            found.append((pattern, hand))
    return found


def alike(deck: Deck) -> list[tuple[int, int]]:
    """The blocks that can be exchanged for one another: from, and up to."""
    starts = [place for place, block in enumerate(deck.blocks) if not block.is_like_last]
    return list(zip(starts, [*starts[1:], len(deck.blocks)], strict=True))


def sorted_in(runs: list[tuple[int, int]], counts: Counts) -> Counts:
    """One and the same of all hands that come from one another by exchanging alike blocks."""
    return tuple(block for start, end in runs for block in sorted(counts[start:end]))


def exchanged(runs: list[tuple[int, int]], counts: Counts) -> Iterator[Counts]:
    """All hands that come from a hand by exchanging alike blocks."""
    orders = [set(permutations(counts[start:end])) for start, end in runs]
    for chosen in product(*orders):
        yield tuple(block for part in chosen for block in part)


def exchanges(runs: list[tuple[int, int]], counts: Counts) -> int:
    """How many they are."""
    number = 1
    for start, end in runs:
        same = Counter(counts[start:end]).values()
        number *= factorial(end - start) // prod(map(factorial, same))
    return number


def listed(deck: Deck, asked: Guard, size: int, budget: Budget) -> Steps[set[Counts]]:
    """All hands that fit, alike suits told apart."""
    runs, found = alike(deck), set[Counts]()
    for counts in fitting(deck, asked, size, budget):
        if counts is None:
            yield
            continue
        found.update(exchanged(runs, counts))
        budget.spend(exchanges(runs, counts))
    return found


def number_of_hands(deck: Deck, size: int) -> int:
    """How many hands there are, as counts of classes."""
    numbers = Counter({0: 1})
    for each in (size for block in deck.blocks for size in block.sizes):
        longer = Counter[int]()
        for cards, number in numbers.items():
            for more in range(min(each, size - cards) + 1):
                longer[cards + more] += number
        numbers = longer
    return numbers[size]
