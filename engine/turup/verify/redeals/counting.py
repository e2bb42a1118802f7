"""Counting: the exact chance of a redeal, and of several at a moment, on dealt cards.

The chance that none comes is counted. Where one fitting hand is enough, no hand looked at may
fit; where all of some must fit, those deals are taken off again, the one with the other by
inclusion and exclusion.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb

from turup.rules.shapes import Guard
from turup.study.looks import Look
from turup.verify.redeals.budget import Budget, Steps
from turup.verify.redeals.classes import Counts, Deck, deck_for
from turup.verify.redeals.dealing import Limit, chance_of
from turup.verify.redeals.hands import alike, exchanges, fitting, listed, number_of_hands

ANYTHING = Guard()


def chance_of_hand(deck: Deck, asked: Guard, size: int, budget: Budget) -> Steps[Fraction]:
    """The chance that so many cards fit a guard."""
    runs, ways = alike(deck), 0
    for counts in fitting(deck, asked, size, budget):
        if counts is None:
            yield
        else:
            ways += deck.ways(counts) * exchanges(runs, counts)
    return Fraction(ways, comb(deck.cards, size))


def chance_of_one(look: Look, deck: Deck, budget: Budget) -> Steps[Fraction]:
    """The chance that a redeal looks at cards that fit it."""
    if look.looked <= 1:
        return (yield from chance_of_hand(deck, look.guard, look.size, budget))
    return 1 - (yield from chance_of_none([look], deck, budget))


def can_be_joined(looked_at: Sequence[Look]) -> bool:
    """Whether some redeals look at hands of the same kind, so that they can be counted together."""
    return len({(look.size, look.is_of_sides) for look in looked_at}) == 1


def chance_of_any(looked_at: Sequence[Look], deck: Deck, budget: Budget) -> Steps[Fraction]:
    """The chance that one of several redeals, which can be joined, fits."""
    if len(looked_at) == 1:
        return (yield from chance_of_one(looked_at[0], deck, budget))
    return 1 - (yield from chance_of_none(looked_at, deck, budget))


def chance_of_none(looked_at: Sequence[Look], deck: Deck, budget: Budget) -> Steps[Fraction]:
    """The chance that none of several redeals, which can be joined, fits."""
    size, hands = looked_at[0].size, list[set[Counts]]()
    for look in looked_at:
        hands.append((yield from listed(deck, look.guard, look.size, budget)))
    one_enough = [place for place, look in enumerate(looked_at) if not look.must_all]
    all_must = [place for place, look in enumerate(looked_at) if look.must_all]
    chance = Fraction(0)
    for number in range(len(all_must) + 1):
        for chosen in combinations(all_must, number):
            seats = limits(looked_at, hands, one_enough, chosen)
            fitted = yield from narrowed(deck, size, seats, budget)
            chance += (-1) ** number * (yield from chance_of(deck, size, fitted, budget))
    return chance


def limits(
    looked_at: Sequence[Look],
    hands: Sequence[set[Counts]],
    barred: Sequence[int],
    needed: Sequence[int],
) -> list[Limit]:
    """What the seats may hold if the barred redeals fit nowhere, and the needed ones everywhere."""
    found, alike_seats = list[Limit](), dict[tuple[tuple[int, ...], ...], int]()
    for seat in range(max(look.looked for look in looked_at)):
        off = tuple(place for place in barred if seat < looked_at[place].looked)
        on = tuple(place for place in needed if seat < looked_at[place].looked)
        alike_seats[off, on] = alike_seats.get((off, on), 0) + 1
    for (off, on), seats in alike_seats.items():
        out = set[Counts]().union(*(hands[place] for place in off))
        if on:
            both = set.intersection(*(hands[place] for place in on))
            found.append(Limit(seats, both - out, is_barred=False))
        elif off:
            found.append(Limit(seats, out, is_barred=True))
    return found


def narrowed(deck: Deck, size: int, seats: Sequence[Limit], budget: Budget) -> Steps[list[Limit]]:
    """The same limits, each told by the fewer hands: the barred ones or the others."""
    number, found = number_of_hands(deck, size), list[Limit]()
    for limit in seats:
        if limit.is_barred and 2 * len(limit.hands) > number:
            everything = yield from listed(deck, ANYTHING, size, budget)
            found.append(Limit(limit.seats, everything.difference(limit.hands), is_barred=False))
        else:
            found.append(limit)
    return found


def deck_of(looked_at: Sequence[Look], rules: object) -> Deck:
    """The deck as some redeals see it."""
    return deck_for(rules, [look.guard for look in looked_at])  # type: ignore[arg-type]
