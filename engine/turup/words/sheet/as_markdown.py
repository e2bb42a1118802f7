"""A rule sheet as Markdown, in the dialect that GitHub shows: nested lists and tables."""

from __future__ import annotations

import re
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
from turup.words.sheet.seating import as_lines

STEP = "  "
BULLETS, NUMBERS = "-", "1."
_MARKUP = re.compile(r"([\\`*_\[\]<>#|~&!$])")
_BULLET = re.compile(r"^([+\-=])")
_NUMBER = re.compile(r"^(\d+)([.)])")


def as_markdown(sheet: Sheet) -> Iterator[str]:
    """The lines of the sheet."""
    yield f"# {escaped(sheet.title)}"
    yield from _paragraph(sheet.lead)
    for part in sheet.parts:
        yield ""
        yield f"## {escaped(part.title)}"
        yield from _blocks(part.blocks, "")
    yield ""
    yield "---"
    yield from _paragraph(sheet.foot)


def escaped(text: str) -> str:
    """A text that means no markup, wherever it stands."""
    quiet = _BULLET.sub(r"\\\1", _MARKUP.sub(r"\\\1", text))
    return _NUMBER.sub(r"\1\\\2", quiet)


def _paragraph(texts: Iterable[str]) -> Iterator[str]:
    yield ""
    yield from (escaped(text) for text in texts)


def _blocks(blocks: Iterable[Block], indent: str, before: str = "") -> Iterator[str]:
    """Blocks one below the other; an empty line where a list begins or ends."""
    for block in blocks:
        here = _list_of(block)
        if not here or here != before:
            yield ""
        if isinstance(block, Line):
            yield indent + (f"{block.number}. " if block.number else "- ") + escaped(block.text)
        elif isinstance(block, Entry):
            yield f"{indent}- **{escaped(block.label)}**"
            yield from _blocks(block.blocks, indent + STEP, BULLETS)
        elif isinstance(block, Table):
            yield from (indent + row for row in _rows(block))
        elif isinstance(block, Drawing):
            yield indent + escaped(block.caption)
        else:
            yield from (f"{indent}{row}".rstrip() for row in _drawn(block))
        before = here


def _list_of(block: Block) -> str:
    """The list a block is an item of, or nothing."""
    if isinstance(block, Line) and block.number:
        return NUMBERS
    return BULLETS if isinstance(block, Line | Entry) else ""


def _rows(table: Table) -> Iterator[str]:
    for row in (table.head, *table.rows):
        yield f"| {' | '.join(map(escaped, row))} |"
        if row is table.head:
            yield "| --- " * len(row) + "|"


def _drawn(drawing: Seating | Tallies) -> Iterator[str]:
    """A drawing in letters, with what it shows above it."""
    rows = as_lines(drawing) if isinstance(drawing, Seating) else [x.drawn for x in drawing.rows]
    yield f"{escaped(drawing.caption)}:"
    yield ""
    yield "```text"
    yield from rows
    yield "```"
