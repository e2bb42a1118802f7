"""Reading a whole sheet: section by section, record by record, into the keys of a profile."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sheet_reader.scopes import Scope, Told, scope_at
from sheet_reader.tables import values_of
from sheet_reader.unread import Unread
from turup.profiles import Profile
from turup.profiles.changed import tree
from turup.profiles.loading import Unsound, examine_embedded
from turup.profiles.problems import Place
from turup.words import _
from turup.words.sheet.document import Block, Entry, Line, Part, Table
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.sentences import Item

Keys = dict[str, Any]
HEAD = {"turup": 1, "about": {"name": "As read", "status": "invented"}}
PLACE = Place("as-read.yaml", 1, 1)


def read(parts: Iterable[Part]) -> Keys:
    """The keys that the parts of a sheet tell; a part is known by its title."""
    found: Keys = {}
    sections = {_(section.TITLE): name for name, section in SECTIONS.items()}
    for part in parts:
        name = sections.get(part.title)
        if name is not None:
            found[name] = read_record(part.blocks, name, SECTIONS[name].ITEMS)
    return found


def loaded(keys: Mapping[str, Any]) -> Profile:
    """The keys as a root profile of their own."""
    found = examine_embedded(tree({**HEAD, **keys}, PLACE), "as-read.yaml")
    if found.profile is None:
        raise Unsound(found.problems)
    return found.profile


def read_record(blocks: Iterable[Block], path: str, items: tuple[Item, ...]) -> Keys:
    """What a record says, block by block."""
    scope = scope_at(path, items)
    found: Keys = {}
    for block in blocks:
        for told in read_block(block, scope):
            put(found, told, path)
    return found


def read_block(block: Block, scope: Scope) -> tuple[Told, ...]:
    """What a line, a table or an entry tells, and nothing else could."""
    if isinstance(block, Line):
        text, readings = block.text, scope.readings(block.text)
    elif isinstance(block, Table):
        text, readings = " | ".join(block.head), list(readings_of_table(block, scope))
    else:
        text, readings = block.label, readings_of_entry(block, scope)
    if len(readings) != 1:
        why = f"may mean {readings}" if readings else "no sentence fits"
        raise Unread(scope.path, text, why)
    return readings[0]


def readings_of_table(table: Table, scope: Scope) -> Iterable[tuple[Told, ...]]:
    """What a table may tell."""
    for item in scope.tables:
        value = values_of(table, item, f"{scope.path}.{item.key}")
        if value is not None:
            yield (Told(item.key, value),)


def readings_of_entry(entry: Entry, scope: Scope) -> list[tuple[Told, ...]]:
    """What an entry may tell: a record of its own, several alike, or one of those with names."""
    found: list[tuple[Told, ...]] = []
    whys: list[Unread] = []
    for keys, items, path in meant_by(entry.label, scope):
        try:
            inner = read_record(entry.blocks, path, items)
        except Unread as why:
            whys.append(why)
        else:
            found.append(tuple(Told(key, inner) for key in keys))
    if whys and not found:
        raise whys[-1]
    return found


def meant_by(label: str, scope: Scope) -> Iterator[tuple[tuple[str, ...], tuple[Item, ...], str]]:
    """The keys that a label may stand for, and how they are told."""
    for record in scope.records:
        if _(record.label) == label:
            yield (record.key,), record.items, f"{scope.path}.{record.key}"
    for alike in scope.alike:
        if _(alike.label) == label:
            first = alike.records[0]
            keys = tuple(record.key for record in alike.records)
            yield keys, first.items, f"{scope.path}.{first.key}"
    for records in scope.collections:
        name = label[:1].lower() + label[1:].replace(" ", "_")
        yield (f"{records.key}.{name}",), records.items, f"{scope.path}.{records.key}.*"


def put(found: Keys, told: Told, path: str) -> None:
    """Note what is told of a key; nobody may say otherwise."""
    *around, name = told.key.split(".")
    for step in around:
        found = found.setdefault(step, {})
    if told.is_entry:
        found.setdefault(name, []).append(told.value)
    elif isinstance(told.value, dict) and isinstance(found.get(name), dict):
        for inner, value in told.value.items():
            put(found[name], Told(inner, value), f"{path}.{name}")
    elif found.setdefault(name, told.value) != told.value:
        raise Unread(f"{path}.{told.key}", str(told.value), f"said to be {found[name]} before")
