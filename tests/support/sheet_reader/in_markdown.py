"""Reading a sheet of Markdown: headings, nested lists, tables; a drawing stands in a fence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from turup.words.sheet.document import Block, Entry, Line, Part, Table

HEADING = "## "
FENCE = "```"
STEP = 2
ITEM = re.compile(r"( *)(?:- |\d+\. )(.*)")
LABEL = re.compile(r"\*\*(.*)\*\*")
ROW = re.compile(r"( *)\| (.*) \|")
RULE = re.compile(r"(?:--- \| )*---")
MARKUP = re.compile(r"\\(.)")


class Row(NamedTuple):
    """A line that says something: how deep it stands, what it says, and whether it is a table's."""

    depth: int
    text: str
    is_of_table: bool


def parts_in(lines: list[str]) -> Iterator[Part]:
    """The parts of a sheet: a heading of the second rank each."""
    heads = [place for place, line in enumerate(lines) if line.startswith(HEADING)]
    for start, end in pairwise([*heads, len(lines)]):
        rows = list(rows_in(lines[start + 1 : end]))
        yield Part("", plain(lines[start].removeprefix(HEADING)), tuple(blocks_in(rows, 0)))


def rows_in(lines: list[str]) -> Iterator[Row]:
    """The items and the rows of tables."""
    is_drawn = False
    for line in lines:
        is_drawn ^= line.strip().startswith(FENCE)
        item, row = ITEM.fullmatch(line), ROW.fullmatch(line)
        if not is_drawn and row:
            yield Row(len(row[1]) // STEP, row[2], is_of_table=True)
        elif not is_drawn and item:
            yield Row(len(item[1]) // STEP, item[2], is_of_table=False)


def blocks_in(rows: list[Row], depth: int) -> Iterator[Block]:
    """The blocks of a list: items, with what lies deeper below them, and tables."""
    starts = [
        place
        for place, row in enumerate(rows)
        if row.depth == depth and not (row.is_of_table and place and rows[place - 1].is_of_table)
    ]
    for start, end in pairwise([*starts, len(rows)]):
        label = LABEL.fullmatch(rows[start].text)
        if rows[start].is_of_table:
            yield table_of([row.text for row in rows[start:end]])
        elif label:
            yield Entry(plain(label[1]), tuple(blocks_in(rows[start + 1 : end], depth + 1)))
        else:
            yield Line(plain(rows[start].text))


def table_of(lines: list[str]) -> Table:
    """A table: its heads, a rule, its rows."""
    said = [line for line in lines if not RULE.fullmatch(line)]
    head, *rows = (tuple(map(plain, line.split(" | "))) for line in said)
    return Table(head, tuple(rows))


def plain(text: str) -> str:
    """A text without the marks that keep it from being taken for markup."""
    return MARKUP.sub(r"\1", text)
