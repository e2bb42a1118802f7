"""Columns of a transcript: one for each seat, and behind them what the tricks are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from turup.words import meant, pgettext
from turup.words.scene import Scene
from turup.words.sheet.measure import before, padded, width

POINTS, FOR, AGAINST = (
    meant("column", "points"),
    meant("column", "for"),
    meant("column", "against"),
)
WIDE_POINTS, WIDE_FOR = 6, 3


class Sheet(NamedTuple):
    """Columns for the seats, with a label before them."""

    scene: Scene
    label: int
    column: int

    def header(self, tail: str = "") -> str:
        """The names of the seats over their columns; of numbered players the numbers alone."""
        word, names = "", dict(enumerate(self.scene.seats))
        if are_numbered(self.scene):
            word = names[0].rpartition(" ")[0]
            names = {seat: name.rpartition(" ")[2] for seat, name in names.items()}
        return self.row(word, {seat: f" {name}" for seat, name in names.items()}, tail)

    def row(self, label: str, cells: Mapping[int, str], tail: str = "") -> str:
        """One row: a label, a cell for each seat, and what is said behind them."""
        columns = (padded(cells.get(seat, ""), self.column) for seat in self.scene.in_turn())
        return f"{padded(label, self.label)}{''.join(columns)}{tail}".rstrip()


def are_numbered(scene: Scene) -> bool:
    """Whether the seats are named by numbers."""
    return all(name[-1].isdecimal() for name in scene.seats)


class Count(NamedTuple):
    """Columns for the card points of a trick, and for those of both sides so far."""

    points: int
    mine: int

    def header(self, *, is_summed: bool) -> str:
        """What the columns are called."""
        points, mine, theirs = (pgettext(*each) for each in (POINTS, FOR, AGAINST))
        if not is_summed:
            return f" {points}"
        return f" {padded(points, self.points)}  {padded(mine, self.mine)} : {theirs}"

    def row(self, points: str, more: str, taken: tuple[int, int] | None) -> str:
        """The points of a trick with a mark behind them, and the sums if they can be told."""
        trick = f"{before(points, self.points)}{more:<2}"
        return f"{trick}{taken[0]:>{self.mine}} : {taken[1]}" if taken else trick


def count_columns() -> Count:
    """Columns wide enough for their names."""
    points, mine = width(pgettext(*POINTS)), width(pgettext(*FOR))
    return Count(max(WIDE_POINTS, points), max(WIDE_FOR, mine))
