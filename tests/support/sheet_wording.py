"""Words of a sheet that read the same although they say different things, in the spoken language.

Where no two sentences of a record read alike, no two clauses of a guard, and no two labels, heads
or cells that may stand beside each other, whoever reads a sheet in that language learns as much as
from the English one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sheet_reader.scopes import patterns_of, records_in
from turup.words import _, guards, ngettext
from turup.words.ranges import SEVERAL
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.sentences import Alike, Item, Ranks, Records, Rows

Said = tuple[object, str]
"""What something means, and how it reads."""


def alike() -> Iterator[str]:
    """What cannot be told apart: in a record, in a guard, among sections."""
    for name, section in SECTIONS.items():
        yield from alike_in(section.ITEMS, name)
    yield from same("a guard", clauses())
    yield from same("sections", ((name, _(each.TITLE)) for name, each in SECTIONS.items()))


def same(where: str, all_said: Iterable[Said]) -> Iterator[str]:
    """What reads like something else of the same place."""
    known: dict[str, object] = {}
    for means, reads in all_said:
        if known.setdefault(str(reads), means) != means:
            yield f"{where}: {means} and {known[str(reads)]}: {reads}"


def alike_in(items: tuple[Item, ...], path: str) -> Iterator[str]:
    """What cannot be told apart in a record, and in the records in it."""
    yield from same(path, sentences(items, path))
    yield from same(path, labels(items))
    for table in (item for item in items if isinstance(item, (Rows, Ranks))):
        yield from alike_in_table(table, f"{path}.{table.key}")
    for record in records_in(items):
        yield from alike_in(record.items, f"{path}.{record.key}")
    for records in (item for item in items if isinstance(item, Records)):
        yield from alike_in(records.items, f"{path}.{records.key}.*")


def sentences(items: tuple[Item, ...], path: str) -> Iterator[Said]:
    """The sentences of a record, with any values in them."""
    for pattern in (pattern for item in items for pattern in patterns_of(item, path)):
        slots = sorted(slot.key for slot in pattern.slots)
        yield (sorted(map(str, pattern.said)), slots), pattern.look.pattern


def labels(items: tuple[Item, ...]) -> Iterator[Said]:
    """What stands before the records in a record; several that are alike have a label together."""
    yield from ((record.key, _(record.label)) for record in records_in(items))
    yield from ((item.records, _(item.label)) for item in items if isinstance(item, Alike))


def alike_in_table(table: Rows | Ranks, path: str) -> Iterator[str]:
    """The heads and the cells of a table that cannot be told apart."""
    if isinstance(table, Ranks):
        yield from same(path, enumerate(map(_, table.head)))
        return
    yield from same(path, ((field, _(head)) for field, head in table.columns.items()))
    for field, words in table.words.items():
        yield from same(f"{path}.{field}", ((value, _(word)) for value, word in words.items()))


def clauses() -> Iterator[Said]:
    """Every clause of a guard, and the fact it tells; the nouns of the ranks are among them."""
    for (fact, word), text in guards.WORDS.items():
        yield f"{fact} {word}", _(text)
    tables = (guards.NUMBERS, guards.RANGES, guards.NONE, guards.BEFORE, guards.RANKS)
    for place, texts in enumerate(tables):
        for fact, text in texts.items():
            yield f"{fact} {place}", _(text) if isinstance(text, str) else ngettext(*text, SEVERAL)
