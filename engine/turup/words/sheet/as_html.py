"""A rule sheet as one HTML file: for paper in A4 and Letter, for phones, in the light or the dark.

The style is part of the file and nothing is fetched. Every sentence is an item of a list, what is
said of a named thing stands under its name, and the words are all in the text: without the style
the sheet reads the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import NamedTuple

from turup.words.sheet.document import (
    Block,
    Drawing,
    Entry,
    Line,
    Part,
    Seating,
    Sheet,
    Table,
    Tallies,
)
from turup.words.sheet.in_svg import seating_svg, six_svg
from turup.words.sheet.markup import attribute, css_string, text
from turup.words.sheet.page import PRINTED

RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur"})


class Frame(NamedTuple):
    """What a file says of itself: its title and lead, and what it is, with a style of its own."""

    title: str
    lead: tuple[str, ...]
    language: str
    kind: str
    style: str = ""


def as_html(sheet: Sheet, language: str = "en", *, is_short: bool = False) -> Iterator[str]:
    """The lines of the file."""
    frame = Frame(sheet.title, sheet.lead, language, _class(sheet, is_short=is_short))
    yield from framed(frame, _inside(sheet))


def _class(sheet: Sheet, *, is_short: bool) -> str:
    """Which style the sheet is set in; what is too much for one page is set closer."""
    if not is_short:
        return "whole"
    return "short" if PRINTED.holds(sheet) else "short close"


def _inside(sheet: Sheet) -> Iterator[str]:
    """What stands below the title."""
    yield "<main>"
    for part in sheet.parts:
        yield from _part(part)
    yield "</main>\n<footer>"
    yield from (f"<p>{text(each)}</p>" for each in sheet.foot)
    yield "</footer>"


def framed(frame: Frame, inside: Iterable[str]) -> Iterator[str]:
    """A file with a title and what stands below it."""
    direction = "rtl" if frame.language.partition("-")[0] in RIGHT_TO_LEFT else "ltr"
    yield "<!DOCTYPE html>"
    yield f'<html lang="{attribute(frame.language)}" dir="{direction}">'
    yield from _head(frame)
    yield f'<body class="{frame.kind}">'
    yield f"<header>\n<h1>{text(frame.title)}</h1>"
    yield from (f"<p>{text(each)}</p>" for each in frame.lead)
    yield "</header>"
    yield from inside
    yield "</body>\n</html>"


def _head(frame: Frame) -> Iterator[str]:
    yield '<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light dark">'
    yield f"<title>{attribute(frame.title)}</title>"
    running = f"@page {{ @top-left {{ content: {css_string(frame.title)}; }} }}"
    yield f"<style>\n{style()}{frame.style}{running}\n</style>\n</head>"


@cache
def style() -> str:
    """The style of every sheet."""
    return files("turup.words.sheet").joinpath("sheet.css").read_text(encoding="utf-8")


def _part(part: Part) -> Iterator[str]:
    yield f'<section class="{attribute(part.name)}">'
    yield f"<h2>{text(part.title)}</h2>"
    yield from blocks(part.blocks)
    yield "</section>"


def blocks(all_blocks: Iterable[Block]) -> Iterator[str]:
    """Blocks, with those that belong to one list in it."""
    for tag, group in groupby(all_blocks, _list_of):
        if not tag:
            for block in group:
                yield from _alone(block)
            continue
        yield f"<{tag}>"
        for block in group:
            yield from _item(block)
        yield f"</{tag}>"


def _list_of(block: Block) -> str:
    """The list a block is an item of, or nothing."""
    if isinstance(block, Line):
        return "ol" if block.number else "ul"
    return "dl" if isinstance(block, Entry) else ""


def _item(block: Block) -> Iterator[str]:
    if isinstance(block, Line):
        yield f"<li>{text(block.text)}</li>"
    elif isinstance(block, Entry):
        yield f"<div>\n<dt>{text(block.label)}</dt>\n<dd>"
        yield from blocks(block.blocks)
        yield "</dd>\n</div>"


def _alone(block: Block) -> Iterator[str]:
    if isinstance(block, Table):
        yield from _table(block)
    elif isinstance(block, Seating | Tallies | Drawing):
        yield "<figure>"
        yield from _drawn(block)
        yield f"<figcaption>{text(block.caption)}</figcaption>\n</figure>"


def _drawn(block: Seating | Tallies | Drawing) -> Iterator[str]:
    if isinstance(block, Drawing):
        yield block.svg  # it is markup already, and none of it is anybody's text
    else:
        yield from seating_svg(block) if isinstance(block, Seating) else _tallies(block)


def _table(table: Table) -> Iterator[str]:
    """A table in a frame of its own, which a narrow screen may scroll."""
    yield '<div class="scroll">\n<table>\n<thead>'
    yield row(table.head, '<th scope="col">', "</th>")
    yield "</thead>\n<tbody>"
    for cells in table.rows:
        yield row(cells, "<td>", "</td>")
    yield "</tbody>\n</table>\n</div>"


def row(cells: Iterable[str], before: str, behind: str) -> str:
    """A row of a table, with what stands before and behind each cell."""
    return f"<tr>{''.join(f'{before}{text(cell)}{behind}' for cell in cells)}</tr>"


def _tallies(drawing: Tallies) -> Iterator[str]:
    is_six = any(row.pips is not None for row in drawing.rows)
    yield f'<ul class="{"sixes" if is_six else "rows"}">'
    for row in drawing.rows:
        if row.pips is None:
            yield f"<li><code>{text(row.drawn)}</code></li>"
        else:
            yield "<li>"
            yield from six_svg(row, row.pips)
            yield f"<span>{text(row.told)}</span>\n</li>"
    yield "</ul>"
