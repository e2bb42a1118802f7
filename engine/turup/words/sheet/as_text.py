"""A rule sheet as plain text: wrapped, with bullets, numbered stages and aligned tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from turup.words.sheet.document import (
    Block,
    Drawing,
    Entry,
    Line,
    Seating,
    Sheet,
    Table,
    Tallies,
)
from turup.words.sheet.measure import padded, width, wrapped
from turup.words.sheet.seating import as_lines

WIDTH = 80
GAP, BULLET = "  ", "- "


def as_text(sheet: Sheet) -> Iterator[str]:
    """The lines of the sheet."""
    yield from heading(sheet.title, "=")
    yield from wrapped(" ".join(sheet.lead), WIDTH)
    for part in sheet.parts:
        yield ""
        yield from heading(part.title, "-")
        yield from blocks(part.blocks, "")
    yield ""
    yield from wrapped(" ".join(sheet.foot), WIDTH)


def as_short_text(sheet: Sheet) -> Iterator[str]:
    """The lines of a short sheet, in which the sentences of a part run on."""
    yield from wrapped(f"{sheet.title}: {' '.join(sheet.lead)}", WIDTH)
    yield ""
    for part in sheet.parts:
        yield from _run_on(part.title, part.blocks, "")
    yield ""
    yield from wrapped(" ".join(sheet.foot), WIDTH)


def _run_on(label: str, all_blocks: Iterable[Block], indent: str) -> Iterator[str]:
    """A label, the sentences behind it, and what has a label or rows of its own below."""
    lines = [block.text for block in all_blocks if isinstance(block, Line)]
    text = f"{label}: {' '.join(lines)}".rstrip()
    for index, row in enumerate(wrapped(text, WIDTH - len(indent) - len(GAP))):
        yield indent + (GAP if index else "") + row
    for block in all_blocks:
        if isinstance(block, Entry):
            yield from _run_on(block.label, block.blocks, indent + GAP)
        elif not isinstance(block, Line):
            yield from blocks([block], indent)


def heading(title: str, rule: str) -> Iterator[str]:
    """A heading with a rule below it."""
    lines = list(wrapped(title, WIDTH))
    yield from lines
    yield rule * max(map(width, lines), default=0)


def blocks(all_blocks: Iterable[Block], indent: str, wide: int = WIDTH) -> Iterator[str]:
    """Blocks one below the other."""
    for block in all_blocks:
        if isinstance(block, Line):
            mark = f"{block.number}. " if block.number else BULLET
            yield from hung(block.text, indent, mark, wide)
        elif isinstance(block, Entry):
            yield from hung(f"{block.label}:", indent, BULLET, wide)
            yield from blocks(block.blocks, indent + GAP, wide)
        elif isinstance(block, Table):
            yield from (f"{indent}{GAP}{row}".rstrip() for row in table_rows(block))
        elif isinstance(block, Drawing):
            yield f"{indent}{GAP}{block.caption}"
        else:
            yield from (f"{indent}{GAP}{row}".rstrip() for row in _drawn(block))


def hung(text: str, indent: str, mark: str, wide: int) -> Iterator[str]:
    """A text behind its bullet, its other lines under the first word."""
    for index, row in enumerate(wrapped(text, wide - len(indent) - len(mark))):
        yield indent + (mark if index == 0 else " " * len(mark)) + row


def table_rows(table: Table) -> Iterator[str]:
    """The rows of a table in columns, under their heads."""
    rows = (table.head, *table.rows)
    wide = [max(width(row[place]) for row in rows) for place in range(len(table.head))]
    for index, row in enumerate(rows):
        yield GAP.join(padded(cell, wide[place]) for place, cell in enumerate(row))
        if index == 0:
            yield GAP.join("-" * each for each in wide)


def _drawn(drawing: Seating | Tallies) -> Iterator[str]:
    """A drawing in letters, with what it shows above it."""
    yield ""
    yield f"{drawing.caption}:"
    yield ""
    if isinstance(drawing, Seating):
        yield from as_lines(drawing)
    else:
        yield from (row.drawn for row in drawing.rows)
