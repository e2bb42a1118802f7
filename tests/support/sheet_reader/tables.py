"""Reading tables: by their heads, row by row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sheet_reader.unread import Unread
from sheet_reader.values import meanings
from turup.words import _
from turup.words.sheet.document import Table
from turup.words.sheet.sentences import Ranks, Rows


def values_of(table: Table, item: Rows | Ranks, path: str) -> Any:
    """What a table says, if it is this one; None if its heads are others."""
    if isinstance(item, Ranks):
        return ranks_of(table, path) if table.head == tuple(map(_, item.head)) else None
    heads = {_(head): field for field, head in item.columns.items()}
    if not set(table.head) <= set(heads):
        return None
    fields = [heads[head] for head in table.head]
    return [row_of(dict(zip(fields, row, strict=True)), item, path) for row in table.rows]


def ranks_of(table: Table, path: str) -> dict[str, int]:
    """Ranks and their numbers; none stands in two rows."""
    ranks = [rank for rank, _ in table.rows]
    if len(set(ranks)) != len(ranks):
        raise Unread(path, " ".join(ranks), "a rank has two rows")
    return {rank: int(number) for rank, number in table.rows}


def row_of(cells: Mapping[str, str], item: Rows, path: str) -> dict[str, Any]:
    """A row; a cell may say that nothing is stated."""
    found = {field: cell_of(field, cell, item, path) for field, cell in cells.items()}
    return {field: value for field, value in found.items() if value is not None}


def cell_of(field: str, cell: str, item: Rows, path: str) -> Any:
    """The value in a cell: what a word of the table stands for, or a value of the key."""
    words = [value for value, word in item.words.get(field, {}).items() if _(word) == cell]
    found = words or (meanings(f"{path}[].{field}", cell) if cell else [None])
    if len(found) != 1:
        raise Unread(f"{path}.{field}", cell, f"may be {found}" if found else "no value of it")
    return found[0]
