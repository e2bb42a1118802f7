"""Comparing: whether a redeal lies within another, so that it changes nothing.

It does if whoever's cards fit it fit the other, if the other comes no later, and if what comes of
it is the same. Who may ask still has a choice; so what must be asked for never makes idle what
comes by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.deal import Whose
from turup.study.looks import Look, facts_of
from turup.verify.redeals.budget import Budget, Steps, tried
from turup.verify.redeals.classes import Counts, deck_for
from turup.verify.redeals.hands import fitting

COVERED_BY: dict[int, tuple[int, ...]] = {
    Whose.none: (Whose.none,),
    Whose.eldest: (Whose.eldest, Whose.either_of_first_two, Whose.any_seat),
    Whose.either_of_first_two: (Whose.either_of_first_two, Whose.any_seat),
    Whose.both_of_first_two: (
        Whose.both_of_first_two, Whose.eldest, Whose.either_of_first_two, Whose.any_seat,
    ),
    Whose.any_seat: (Whose.any_seat,),
    Whose.all_seats: (
        Whose.all_seats, Whose.both_of_first_two, Whose.eldest, Whose.either_of_first_two,
        Whose.any_seat, Whose.declarer,
    ),
    Whose.declarer: (Whose.declarer, Whose.any_seat),
    Whose.defenders: (Whose.defenders, Whose.either_side),
    Whose.either_side: (Whose.either_side,),
    Whose.asked_partner: (Whose.asked_partner, Whose.any_seat),
}  # fmt: skip
"""By whose cards it is found out too, if somebody's cards fit."""


class Pair(NamedTuple):
    """A redeal that lies within another."""

    inner: Look
    outer: Look


class Pairs(NamedTuple):
    """The pairs there are; or some, if there was too much to compare."""

    found: list[Pair]
    is_whole: bool


def pairs(rules: Rules, looked_at: Sequence[Look], budget: Budget) -> Steps[Pairs]:
    """Each redeal that lies within another, with that one, and whether all could be compared."""
    found, is_whole = list[Pair](), True
    for inner in reversed(looked_at):  # of two that are the same the later one is idle
        for outer in looked_at:
            is_new = inner is not outer and Pair(outer, inner) not in found
            if not is_new or not may_hide(inner, outer):
                continue
            is_so = yield from tried(is_within(rules, inner, outer, budget), budget)
            is_whole = is_whole and is_so is not None
            if is_so:
                found.append(Pair(inner, outer))
                break
    return Pairs(found[::-1], is_whole)


def differing(rules: Rules, looked_at: Sequence[Look], budget: Budget) -> Steps[list[Pair]]:
    """Each redeal whose cards fit another too, which comes later or to another end."""
    found = list[Pair]()
    for inner, outer in permutations(looked_at, 2):
        may_be = is_covered(inner, outer) and not may_hide(inner, outer) and outer.guard.used > 0
        if may_be and (yield from tried(is_within(rules, inner, outer, budget), budget)):
            is_same = may_hide(outer, inner)  # and if the other lies within it that was told
            is_told = is_same and (yield from tried(is_within(rules, outer, inner, budget), budget))
            if not is_told:
                found.append(Pair(inner, outer))
    return found


def is_covered(inner: Look, outer: Look) -> bool:
    """Whether whoever's cards fit the inner one are looked at by the outer one."""
    return outer.redeal.whose in COVERED_BY[inner.redeal.whose]


def may_hide(inner: Look, outer: Look) -> bool:
    """Whether the outer one comes first, or to the same, wherever both fit."""
    if not is_covered(inner, outer):
        return False
    is_same = outer.place == inner.place and outer.redeal.dealer == inner.redeal.dealer
    if outer.is_asked:  # then whoever may ask for the inner one must be the one who may ask for it
        is_answer = Whose.asked_partner in (inner.redeal.whose, outer.redeal.whose)
        return is_same and (not is_answer or inner.redeal.whose == outer.redeal.whose)
    return is_same or (outer.place, outer.which) < (inner.place, inner.which)


def is_within(rules: Rules, inner: Look, outer: Look, budget: Budget) -> Steps[bool]:
    """Whether some cards fit the inner one, and all that do fit the outer one too."""
    if outer.besides and (outer.place != inner.place or not asks_more(inner, outer)):
        return False  # what is asked besides the cards may have changed
    if not facts_of(outer.guard):
        return True
    if not 0 < outer.size <= inner.size or outer.is_of_sides != inner.is_of_sides:
        return False
    deck, is_any = deck_for(rules, [inner.guard, outer.guard]), False
    asker = deck.asker(outer.size)
    for counts in fitting(deck, inner.guard, inner.size, budget):
        if counts is None:
            yield
            continue
        is_any = True
        for part in parts(counts, outer.size):
            budget.spend()
            if not asker.fits(deck.hand(part), outer.guard):
                return False
    return is_any


def asks_more(inner: Look, outer: Look) -> bool:
    """Whether the inner one asks besides the cards for all that the outer one does, or for more."""
    return all(
        any(
            (asked.name, asked.of) == (fact.name, fact.of)
            and fact.low <= asked.low
            and asked.high <= fact.high
            for asked in inner.besides
        )
        for fact in outer.besides
    )


def parts(counts: Counts, size: int) -> Iterator[Counts]:
    """What a hand can have been when it had fewer cards."""
    flat = [count for block in counts for count in block]
    lengths = [len(block) for block in counts]
    for chosen in fewer(flat, size):
        cards = iter(chosen)
        yield tuple(tuple(islice(cards, length)) for length in lengths)


def fewer(counts: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """So many of some cards."""
    if not counts:
        yield ()
        return
    first, rest = counts[0], counts[1:]
    for count in range(max(0, size - sum(rest)), min(first, size) + 1):
        yield from ((count, *others) for others in fewer(rest, size - count))
