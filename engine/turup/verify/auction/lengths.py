"""Lengths: the longest way from the first act to the first lead, or that some way never ends."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from turup.rules.state import Phase
from turup.verify.auction.exploring import PHASE, Exploration

NOWHERE = -1


class Longest(NamedTuple):
    """The longest way: the positions on it, and how many of its acts are spoken in the bidding.

    `circle` has the positions of a way that comes back to where it began, if there is one.
    """

    way: list[int]
    speeches: int
    circle: list[int]

    @property
    def acts(self) -> int:
        """How many acts it has."""
        return len(self.way) - 1


def longest(exploration: Exploration) -> Longest:
    """The longest way through all positions of an exploration."""
    count = len(exploration.positions)
    length, before = array("l", [0]) * count, array("l", [NOWHERE]) * count
    waiting = ways_into(exploration)
    ready, done = [0] if not waiting[0] else [], 0
    while ready:
        number = ready.pop()
        done += 1
        for following in exploration.ways_from(number):
            if length[number] >= length[following]:
                length[following], before[following] = length[number] + 1, number
            waiting[following] -= 1
            if not waiting[following]:
                ready.append(following)
    if done < count:
        return Longest([], 0, circle_among(exploration, waiting))
    way = way_back(before, max(range(count), key=length.__getitem__))
    return Longest(way, speeches_on(exploration, way), [])


def ways_into(exploration: Exploration) -> array[int]:
    """How many ways lead into each position."""
    into = array("l", [0]) * len(exploration.positions)
    for following in exploration.ways:
        into[following] += 1
    return into


def way_back(before: array[int], number: int) -> list[int]:
    """The positions up to one, first to last."""
    way = []
    while number != NOWHERE:
        way.append(number)
        number = before[number]
    return way[::-1]


def speeches_on(exploration: Exploration, way: list[int]) -> int:
    """How many acts of a way are spoken in the bidding."""
    phases = [exploration.values(number)[PHASE] for number in way[:-1]]
    return phases.count(Phase.auction)


def circle_among(exploration: Exploration, waiting: array[int]) -> list[int]:
    """A way back to where it began, among positions into which a way was left to go.

    Each of them is reached from another of them, so going back one comes round at last.
    """
    left = {number for number, ways in enumerate(waiting) if ways}
    reached_from = {
        following: number for number in left for following in exploration.ways_from(number)
    }
    way = [min(left)]
    while reached_from[way[-1]] not in way:
        way.append(reached_from[way[-1]])
    circle = way[way.index(reached_from[way[-1]]) :]
    return circle[::-1]
