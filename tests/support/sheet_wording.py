"""Sentences that read the same although they say different things, in the language spoken now.

Where no two sentences of a record read alike, and no two clauses of a guard, whoever reads a sheet
in that language learns as much as from the English one.
"""

from __future__ import annotations

from collections.abc import Iterator

from sheet_reader.scopes import patterns_of, records_in
from turup.words import _, guards, ngettext
from turup.words.ranges import SEVERAL
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.sentences import Item, Records


def alike() -> Iterator[str]:
    """The sentences of one record, and the clauses of guards, that cannot be told apart."""
    for name, section in SECTIONS.items():
        yield from alike_in(section.ITEMS, name)
    yield from alike_clauses()


def alike_in(items: tuple[Item, ...], path: str) -> Iterator[str]:
    """The sentences of a record, and of the records in it, that cannot be told apart."""
    known: dict[str, object] = {}
    for pattern in (pattern for item in items for pattern in patterns_of(item, path)):
        says = (frozenset(map(str, pattern.said)), frozenset(slot.key for slot in pattern.slots))
        if known.setdefault(pattern.look.pattern, says) != says:
            yield f"{path}: {pattern.look.pattern}"
    for record in records_in(items):
        yield from alike_in(record.items, f"{path}.{record.key}")
    for records in (item for item in items if isinstance(item, Records)):
        yield from alike_in(records.items, f"{path}.{records.key}.*")


def alike_clauses() -> Iterator[str]:
    """The clauses of guards that cannot be told apart."""
    known: dict[str, str] = {}
    for fact, text in clauses():
        told = _(text) if isinstance(text, str) else ngettext(*text, SEVERAL)
        if known.setdefault(told, fact) != fact:
            yield f"{fact} and {known[told]}: {told}"


def clauses() -> Iterator[tuple[str, str | tuple[str, str]]]:
    """Every clause, and the fact it tells; the nouns of the ranks are among them."""
    yield from ((f"{fact} {word}", text) for (fact, word), text in guards.WORDS.items())
    tables = (guards.NUMBERS, guards.RANGES, guards.NONE, guards.BEFORE, guards.RANKS)
    for place, texts in enumerate(tables):
        yield from ((f"{fact} {place}", text) for fact, text in texts.items())
