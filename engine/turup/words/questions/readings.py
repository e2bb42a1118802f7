"""Readings: what a value of a key means at the table, told by its question or by the sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from turup.words import _
from turup.words.questions.all_ import QUESTIONS
from turup.words.questions.question import Question, marked
from turup.words.sheet.document import Block, Entry, Line, Table
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.telling import Scope, tell

NOTHING_SAID = marked("Nothing of the kind.")


def question_text(path: str) -> str:
    """What is asked about a key; of one that nobody is asked about, the key itself."""
    return _(QUESTIONS[path].text) if path in QUESTIONS else path


def reading(path: str, keys: Mapping[str, Any]) -> str:
    """What a key says at this table."""
    section, name = path.split(".")
    value = keys[section].get(name)
    words = QUESTIONS.get(path, Question(path, "")).words
    plain = tuple(value) if isinstance(value, list) else value
    if not isinstance(plain, Mapping) and _is_worded(plain, words):
        return _(words[plain])
    scope = Scope(keys, section, keys[section])
    if isinstance(value, int):
        return str(value)
    said = " ".join(_said(tell(SECTIONS[section].ITEMS, scope), path))
    return said or _(NOTHING_SAID)


def _is_worded(value: Any, words: Mapping[Any, str]) -> bool:
    """Whether a question has words for a value; rows of a table have none."""
    return not (isinstance(value, tuple) and value) and value in words


def _said(blocks: Iterable[Block], path: str) -> Iterator[str]:
    """Everything a sheet says of a key, in a row."""
    for block in blocks:
        if isinstance(block, Entry):
            inner = list(_said(block.blocks, path))
            yield from [f"{block.label}: {' '.join(inner)}"] if inner else []
        elif isinstance(block, Line | Table) and _is_about(block.keys, path):
            yield block.text if isinstance(block, Line) else _rows(block)


def _is_about(keys: tuple[str, ...], path: str) -> bool:
    """Whether one of the keys is this one, or lies inside it."""
    return any(f"{key}.".replace("[]", "").startswith(f"{path}.") for key in keys)


def _rows(table: Table) -> str:
    """A table in a row: what stands in the first column, and what belongs to it."""
    if len(table.head) == 2:
        return ", ".join(" ".join(row) for row in table.rows)
    return "; ".join(", ".join(_cells(table.head, row)) for row in table.rows)


def _cells(head: tuple[str, ...], row: tuple[str, ...]) -> Iterator[str]:
    """The cells of a row that say something, each behind its head."""
    return (f"{name}: {cell}" for name, cell in zip(head, row, strict=True) if cell)
