"""The room on a page: how much of it a short sheet takes, as text and in two printed columns.

What is printed is reckoned in the style of the sheet, in lines of a column on Letter, which holds a
little less than A4. No page was seen that took more, in any language, in wide type.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil
from typing import NamedTuple

from turup.words.sheet.as_text import as_short_text
from turup.words.sheet.document import Block, Entry, Line, Sheet, Table
from turup.words.sheet.measure import breadth

COLUMN = 60  # Latin letters in a line of a printed column, in wide type
MARGIN, RECORD_MARGIN = 2.8, 1.3  # letters that go before a sentence, and before a record
SENTENCE, RECORD, ROW, HEADING = 0.05, 0.3, 1.1, 2.1  # lines taken besides those of the text
CELL = 1.5  # letters between two cells
SMALL = 0.9  # the type of the foot
LEAD = 1.5  # lines that a line of the head takes, which goes over both columns


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
    head = 2 * LEAD * rows(" ".join((sheet.title, *sheet.lead)), 2 * COLUMN / LEAD)
    foot = sum(SMALL * rows(line, COLUMN / SMALL) for line in sheet.foot)
    return head + foot + sum(HEADING + height(part.blocks, COLUMN) for part in sheet.parts)


def height(blocks: Iterable[Block], wide: float) -> float:
    """How many lines some blocks take in a column so wide; a short sheet has no drawings."""
    return sum(_height(block, wide) for block in blocks)


def _height(block: Block, wide: float) -> float:
    if isinstance(block, Line):
        return SENTENCE + rows(block.text, wide - MARGIN)
    if isinstance(block, Entry):
        inner = wide - RECORD_MARGIN
        return RECORD + rows(block.label, inner) + height(block.blocks, inner)
    if isinstance(block, Table):
        cells = zip(block.head, *block.rows, strict=True)
        needed = sum(CELL + max(map(breadth, column)) for column in cells)
        return ceil(needed / wide) + ROW * len(block.rows)
    return 0


def rows(text: str, wide: float) -> int:
    """In how many lines a text is set."""
    count, taken = 1, 0.0
    for word in text.split():
        grown = taken + 1 + breadth(word) if taken else breadth(word)
        count += grown > wide
        taken = breadth(word) if grown > wide else grown
    return count


PLAIN = Page(60, _as_text)
PRINTED = Page(131, _in_columns)
"""What fits on A4 and on Letter, in the style of the sheet."""
