"""What two rule sheets tell differently, phase by phase, both readings of each point together.

Sentences are matched by the keys they tell. What reads otherwise only because another key
differs, such as a stake in pips and one in stones, is told at that key alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from turup.profiles import Profile
from turup.profiles.differing import Difference, differences
from turup.profiles.writing import flow
from turup.words import _
from turup.words.safe import safe
from turup.words.sheet.document import Block, Entry, Line, Table
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.telling import Scope, tell

Blocks = tuple[Block, ...]


class Point(NamedTuple):
    """One point in which two tables differ: the headings around it, both readings, and the keys."""

    within: tuple[str, ...]
    before: Blocks
    after: Blocks
    differences: tuple[Difference, ...]


class Phase(NamedTuple):
    """A section and the points in which it differs."""

    name: str
    title: str
    points: tuple[Point, ...]


class Piece(NamedTuple):
    """What is matched as one: a block, or the steps of a course of events; and its keys."""

    blocks: Blocks
    keys: frozenset[str]


class Pair(NamedTuple):
    """Pieces of both tables that tell the same keys."""

    before: tuple[Piece, ...]
    after: tuple[Piece, ...]

    @property
    def keys(self) -> frozenset[str]:
        """All keys that are told."""
        return frozenset().union(*(piece.keys for piece in (*self.before, *self.after)))


def phases(before: Profile, after: Profile) -> tuple[Phase, ...]:
    """The sections in which two profiles differ."""
    found = differences(before.keys, after.keys)
    names = [name for name in SECTIONS if any(each.path[0] == name for each in found)]
    return tuple(_phase(name, before, after, found) for name in names)


def _phase(name: str, before: Profile, after: Profile, found: Sequence[Difference]) -> Phase:
    """A section with its points, in the order of the schema."""
    section = SECTIONS[name]
    own = [difference for difference in found if difference.path[0] == name]
    one, other = (
        tuple(tell(section.ITEMS, Scope(each.keys, name, each.keys[name])))
        for each in (before, after)
    )
    points = list(_points((), one, other, own))
    points += _untold(own, points)
    points.sort(key=lambda point: own.index(point.differences[0]))
    return Phase(name, _(section.TITLE), tuple(points))


def _points(
    within: tuple[str, ...], before: Blocks, after: Blocks, found: Sequence[Difference]
) -> Iterator[Point]:
    """The points of a section, or of an entry that both tables have."""
    one, other = (
        {block.label: block.blocks for block in blocks if isinstance(block, Entry)}
        for blocks in (before, after)
    )
    for label in one:
        if label in other:
            yield from _points((*within, label), one[label], other[label], found)
    shared = one.keys() & other.keys()
    for pair in _paired(list(_pieces(before, shared)), list(_pieces(after, shared))):
        told = tuple(each for each in found if any(_meet(each.key, key) for key in pair.keys))
        if told:
            yield Point(within, _blocks(pair.before), _blocks(pair.after), told)


def _pieces(blocks: Blocks, shared: Iterable[str]) -> Iterator[Piece]:
    """Blocks as pieces, but for the entries that both tables have."""
    for steps, group in groupby(blocks, key=_steps):
        members = tuple(group)
        if steps:
            yield Piece(members, frozenset(steps))
            continue
        for block in members:
            if not isinstance(block, Entry) or block.label not in shared:
                yield Piece((block,), frozenset(_keys(block)))


def _steps(block: Block) -> tuple[str, ...]:
    """The keys of a step; of what is none, nothing."""
    return block.keys if isinstance(block, Line) and block.number else ()


def _keys(block: Block) -> Iterator[str]:
    """The keys a block tells, without the marks of rows."""
    if isinstance(block, Entry):
        for inner in block.blocks:
            yield from _keys(inner)
    elif isinstance(block, Line | Table):
        yield from (key.replace("[]", "") for key in block.keys)


def _paired(before: list[Piece], after: list[Piece]) -> list[Pair]:
    """The pieces that only one table has, those together that tell the same keys."""
    pairs: list[Pair] = []
    for piece in (piece for piece in before if piece not in after):
        pairs = _joined(Pair((piece,), ()), pairs)
    for piece in (piece for piece in after if piece not in before):
        pairs = _joined(Pair((), (piece,)), pairs)
    return pairs


def _joined(pair: Pair, pairs: Sequence[Pair]) -> list[Pair]:
    """Pairs with one more, which joins all those with a key of its own."""
    akin = [other for other in pairs if _share(pair, other)]
    before = [piece for each in (*akin, pair) for piece in each.before]
    after = [piece for each in (*akin, pair) for piece in each.after]
    others = [other for other in pairs if other not in akin]
    return [*others, Pair(tuple(before), tuple(after))]


def _share(one: Pair, other: Pair) -> bool:
    """Whether two pairs tell a key in common."""
    return any(_meet(key, another) for key in one.keys for another in other.keys)


def _meet(one: str, other: str) -> bool:
    """Whether one path is the other, or lies inside it."""
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")


def _blocks(pieces: Iterable[Piece]) -> Blocks:
    return tuple(block for piece in pieces for block in piece.blocks)


def _untold(found: Sequence[Difference], points: Sequence[Point]) -> Iterator[Point]:
    """Differences for which the sheet has no words: each key with its two values."""
    told = {each.path for point in points for each in point.differences}
    for difference in found:
        if difference.path not in told:
            values = (difference.before, difference.after)
            one, other = (_plainly(difference.key, value) for value in values)
            yield Point((), one, other, (difference,))


def _plainly(key: str, value: Any) -> Blocks:
    """A key and its value as a profile has them."""
    if value is None:
        return ()
    text = _("{key} is {value}.").format(key=key, value=safe(flow(value)))
    return (Line(text, (key,)),)
