"""Reading a sheet of plain text: headings, bullets, numbered steps, labels and columns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from turup.words.sheet.document import Block, Entry, Line, Part, Table
from turup.words.sheet.measure import width

ITEM = re.compile(r"( *)(?:- |(\d+)\. )(.*)")
RULE = re.compile(r"-+(?:  -+)*")
GAP = "  "


class Row(NamedTuple):
    """A line of the text: how far in it stands, what stands there, and whether an item begins."""

    indent: int
    text: str
    is_item: bool = False
    number: int = 0


def parts_in(lines: list[str]) -> Iterator[Part]:
    """The parts of a sheet: a heading each, with a rule below it."""
    heads = [place for place, pair in enumerate(pairwise(lines)) if is_heading(*pair)]
    for start, end in pairwise([*heads, len(lines)]):
        rows = list(rows_in(lines[start + 2 : end]))
        yield Part("", lines[start], tuple(blocks_in(rows)))


def is_heading(head: str, rule: str) -> bool:
    """Whether a line is a heading: the rule below it is as long."""
    return bool(head) and not head.startswith(" ") and rule == "-" * width(head)


def rows_in(lines: list[str]) -> Iterator[Row]:
    """The lines of a part; what stands between an empty line and the next item is drawn."""
    is_drawn = False
    for line in lines:
        item = ITEM.fullmatch(line)
        is_drawn = not item and (is_drawn or not line)
        if item:
            yield Row(len(item[1]), item[3], is_item=True, number=int(item[2] or 0))
        elif not is_drawn:
            yield Row(len(line) - len(line.lstrip()), line.lstrip())


def blocks_in(rows: list[Row]) -> Iterator[Block]:
    """The blocks that rows make: a table ends, and an item, where the next item begins."""
    starts = [place for place in range(len(rows)) if begins(rows, place)]
    for start, end in pairwise([*starts, len(rows)]):
        if rows[start].is_item:
            yield item_of(rows[start], rows[start + 1 : end])
        else:
            yield table_of([row.text for row in rows[start:end]])


def begins(rows: list[Row], place: int) -> bool:
    """Whether a block of the outermost ones begins: an item, or a table by its heads."""
    outer = rows[0].indent if rows[0].is_item else rows[0].indent - len(GAP)
    if rows[place].is_item:
        return rows[place].indent == outer
    is_head = place + 1 < len(rows) and RULE.fullmatch(rows[place + 1].text)
    return bool(is_head) and rows[place].indent == outer + len(GAP)


def item_of(first: Row, rest: list[Row]) -> Block:
    """A sentence that goes on in the next rows, or a label and what stands below it."""
    hanging = next((n for n in range(len(rest)) if rest[n].is_item or is_table(rest, n)), len(rest))
    text = " ".join([first.text, *(row.text for row in rest[:hanging])])
    if text.endswith(":"):
        return Entry(text.removesuffix(":"), tuple(blocks_in(rest[hanging:])))
    return Line(text, number=first.number)


def is_table(rows: list[Row], place: int) -> bool:
    """Whether a table begins here."""
    return place + 1 < len(rows) and RULE.fullmatch(rows[place + 1].text) is not None


def table_of(lines: list[str]) -> Table:
    """A table: its heads, a rule under each column, its rows."""
    wide = [len(rule) for rule in lines[1].split(GAP)]
    head, *rows = (tuple(cells_of(line, wide)) for line in (lines[0], *lines[2:]))
    return Table(head, tuple(rows))


def cells_of(line: str, wide: list[int]) -> Iterator[str]:
    """The cells of a row, each as wide as its column; letters may take two places or none."""
    for column in wide:
        end = 0
        while end < len(line) and width(line[: end + 1]) <= column:
            end += 1
        yield line[:end].rstrip()
        line = line[end:].removeprefix(GAP)
