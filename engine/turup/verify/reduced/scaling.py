"""Scaling: what numbers of a profile come to on a small deck, each by what it counts.

Bids become a short ladder: the lowest, the highest, and each height at which some rule changes.
Card points shrink with those of the deck or of a hand, but never to nothing; counts of cards and
tricks shrink with the hand. Game points stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from turup.verify.reduced.guards import Change, Sizes, guard_numbers, steps, with_guards
from turup.verify.reduced.ranks import kept_ranks
from turup.verify.reduced.shapes import Keys, Shape, shape_of

MOST_RUNGS = 4
BID_PATHS = (
    ("auction", "minimum"),
    ("auction", "second", "minimum"),
    ("auction", "limits", "*", "minimum"),
    ("auction", "maximum"),
    ("pair", "declarer", "worth", "*", "from"),
    ("pair", "defenders", "worth", "*", "from"),
    ("trump", "exposed_from"),
    ("scoring", "stakes", "*", "from"),
    ("auction", "second", "stakes", "*", "from"),
    ("pair", "floor"),
    ("pair", "cap"),
)
"""Where the height of a bid stands, what matters most first."""
POINT_PATHS = (
    ("scoring", "last_trick_points"),
    ("scoring", "counters_need"),
)
WORTH_PATHS = (
    ("pair", "kinds", "*", "worth"),
    ("pair", "declarer", "worth", "*", "worth"),
    ("pair", "defenders", "worth", "*", "worth"),
)
TRICK_PATHS = (("solo", "contracts", "*", "tricks"), ("solo", "contracts", "*", "blind"))
BY_POINTS = ("target", "points")
"""Effects of a pair whose worth is card points; others multiply."""


class Scale(NamedTuple):
    """From a whole deck to a small one."""

    before: Shape
    after: Shape
    points: int
    points_after: int
    ladder: Mapping[int, int]

    @property
    def bids(self) -> tuple[int, ...]:
        """All that can be bid, from the lowest on."""
        return tuple(range(min(self.ladder.values()), max(self.ladder.values()) + 1))

    def card_points(self, value: int) -> int:
        """Card points of the whole deck."""
        return shrunk(value, self.points_after, self.points)

    def hand_points(self, value: int) -> int:
        """Card points in a hand, or in a packet."""
        return self.card_points(value)

    def tricks(self, value: int) -> int:
        """Tricks, or cards of a hand."""
        return shrunk(value, self.after.hand, self.before.hand)

    def cards(self, value: int) -> int:
        """Cards of one suit."""
        return shrunk(value, self.after.ranks, self.before.ranks)

    def suits(self, value: int) -> int:
        """Suits in a hand, or cards of one rank."""
        return min(value, self.after.suits, self.after.hand)

    def bid(self, value: int) -> int:
        """A bid, on the short ladder: the highest rung that is no higher."""
        lower = [each for each in self.ladder if each <= value]
        return self.ladder[max(lower)] if lower else max(0, self.ladder[min(self.ladder)] - 1)


def shrunk(value: int, after: int, before: int) -> int:
    """A number that shrinks as another does, to no less than one; nothing stays nothing."""
    if value == 0:
        return 0
    return max(1, (2 * abs(value) * after + before) // (2 * before)) * (1 if value > 0 else -1)


def scale_to(keys: Keys, shape: Shape, rungs: int) -> Scale:
    """The scale on which a profile comes down to a shape, and its bids to so many heights."""
    deck = keys["deck"]
    total = points_of(keys, kept_ranks(keys, shape.ranks), shape.suits)
    last = 1 if keys["scoring"]["last_trick_points"] else 0
    return Scale(shape_of(keys), shape, deck["total"], total, ladder(keys, total + last, rungs))


def points_of(keys: Keys, ranks: list[str], suits: int) -> int:
    """The card points of some ranks in so many suits."""
    worths = keys["deck"]["points"]
    return int(sum(worths.get(rank, 0) for rank in ranks) * suits * keys["deck"]["packs"])


def ladder(keys: Keys, most: int, rungs: int) -> dict[int, int]:
    """The heights of bids that matter most, and where each lies on a ladder with steps of one."""
    low, high = keys["auction"]["minimum"], keys["auction"]["maximum"]
    known = dict.fromkeys(each for each in bids_in(keys) if low <= each <= high)
    heights = sorted([*known][:rungs])
    above = [rung + gap_below(keys, heights, rung) for rung in range(len(heights))]
    first = max(1, min(shrunk(low, most, keys["deck"]["total"]), most - above[-1]))
    return {height: first + steps for height, steps in zip(heights, above, strict=True)}


def gap_below(keys: Keys, heights: list[int], rung: int) -> int:
    """One where a second auction begins below, so that the first one has a bid more than one.

    Where there are two heights alone it is left out, so that some deals are soon over.
    """
    second = keys["auction"]["second"]
    is_next = isinstance(second, Mapping) and heights[1:2] == [second["minimum"]]
    return int(is_next and len(heights) > 2 and rung > 0)


def bids_in(keys: Keys) -> Iterator[int]:
    """Every height of a bid that some rule names."""
    for path in BID_PATHS:
        yield from numbers_at(keys, path)
    yield from guard_numbers(keys, "bid")


def numbers_at(value: Any, path: tuple[str, ...]) -> Iterator[int]:
    """The numbers that stand at a path, in which a star is any name or place."""
    if not path:
        if isinstance(value, int):
            yield value
        return
    for name, inner in steps(value):
        if path[0] in ("*", name):
            yield from numbers_at(inner, path[1:])


def scaled(keys: Keys, scale: Sizes) -> dict[str, Any]:
    """All keys with their numbers changed, the deck itself and the packets left as they are."""
    changes = [(path, scale.bid) for path in BID_PATHS]
    changes += [(path, scale.card_points) for path in POINT_PATHS]
    changes += [(path, scale.tricks) for path in TRICK_PATHS]
    if keys["pair"].get("effect") in BY_POINTS:
        changes += [(path, scale.card_points) for path in WORTH_PATHS]
    made: Any = keys
    for path, change in changes:
        made = changed_at(made, path, change)
    found: dict[str, Any] = with_guards(made, scale)
    return found


def changed_at(value: Any, path: tuple[str, ...], change: Change) -> Any:
    """A tree in which the numbers at a path are changed."""
    if not path:
        return change(value) if isinstance(value, int) else value
    if isinstance(value, Mapping):
        return {
            name: changed_at(inner, path[1:], change) if path[0] in ("*", name) else inner
            for name, inner in value.items()
        }
    if isinstance(value, list) and path[0] == "*":
        return [changed_at(inner, path[1:], change) for inner in value]
    return value
