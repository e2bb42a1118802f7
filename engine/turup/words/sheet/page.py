"""The room on a page: how much of it a short sheet takes, as text and in two printed columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from turup.words.sheet.as_text import as_short_text, blocks
from turup.words.sheet.document import Sheet

COLUMN = 58  # letters in a line of a printed column, its bullet included
HEADING = 2.2  # lines that a heading takes, with the space around it


class Page(NamedTuple):
    """A page: how many lines it has, and how many a sheet takes."""

    lines: float
    taken: Callable[[Sheet], float]

    def holds(self, sheet: Sheet) -> bool:
        """Whether the sheet fits."""
        return self.taken(sheet) <= self.lines


def _as_text(sheet: Sheet) -> float:
    return len(list(as_short_text(sheet)))


def _in_columns(sheet: Sheet) -> float:
    return sum(HEADING + len(list(blocks(part.blocks, "", COLUMN))) for part in sheet.parts)


PLAIN = Page(60, _as_text)
PRINTED = Page(128, _in_columns)
"""What fits on A4 and on Letter, in the style of the sheet."""
