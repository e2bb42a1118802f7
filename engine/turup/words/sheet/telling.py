"""Telling a profile: from its keys and the sentences of a section to lines, entries and tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.neutral import holds, why_idle
from turup.words import _, ngettext, pgettext
from turup.words.ranges import count_of
from turup.words.safe import exact
from turup.words.scene import spoken
from turup.words.sheet.document import Block, Entry, Line, Table
from turup.words.sheet.sentences import (
    Alike,
    Each,
    Either,
    Item,
    Ranks,
    Record,
    Records,
    Rows,
    Sentence,
    Steps,
)
from turup.words.sheet.values import is_guard, is_tellable, told
from turup.words.translation import in_case

SLOT_IN_CASE = re.compile(r"\{([a-z_.]+)(?::([a-z_]+))?\}")  # a language may ask for a case


class Scope(NamedTuple):
    """A record that is being told: the keys of the whole profile, its path, and itself."""

    whole: Mapping[str, Any]
    path: str
    record: Mapping[str, Any]

    def value(self, key: str) -> Any:
        """What a key of the record says; None where it is not stated or has no effect."""
        found: Any = self.record
        for step in key.split("."):
            found = found.get(step) if isinstance(found, Mapping) else None
        return None if found is None or self._is_idle(key) else found

    def _is_idle(self, key: str) -> bool:
        """Whether another key of the profile makes this one idle."""
        schema = schemas.at(self.full(key))
        return schema is not None and why_idle(schema, self.whole, frozenset()) is not None

    def told(self, key: str) -> str:
        """What a key of the record says, in words."""
        return told(self.value(key), self.unit(key))

    def unit(self, key: str) -> str:
        """What a key counts, if it counts game points."""
        is_counting = (schemas.at(self.full(key)) or {}).get("x-game-points", False)
        return str(self.whole["match"]["unit"]) if is_counting else ""

    def full(self, key: str) -> str:
        """The path of a key from the top of the profile."""
        return f"{self.path}.{key}"

    def inside(self, key: str) -> Scope:
        """The scope of a record within this one."""
        return Scope(self.whole, self.full(key), self.value(key))

    def holds(self, given: Mapping[str, tuple[Any, ...] | str]) -> bool:
        """Whether keys of the whole profile are as a sentence needs them."""
        return all(self._is_as(path, wanted) for path, wanted in given.items())

    def _is_as(self, path: str, wanted: tuple[Any, ...] | str) -> bool:
        section, name = path.split(".")
        value = self.whole[section].get(name)
        return value is not None and holds(value, wanted)


def tell(items: Iterable[Item], scope: Scope) -> Iterator[Block]:
    """Everything that is to be said of a record."""
    for item in items:
        yield from _TELLING[type(item)](item, scope)


def _sentence(sentence: Sentence, scope: Scope) -> Iterator[Line]:
    if sentence.text and _is_true(sentence, scope):
        yield Line(_filled(sentence, scope), tuple(_keys(sentence, scope)))


def _keys(sentence: Sentence, scope: Scope) -> Iterator[str]:
    """The keys a sentence settles here; of a guard its facts, and without any the record's own."""
    if not sentence.keys:
        yield scope.path
    for key in sentence.keys:
        value = scope.value(key)
        facts = value if is_guard(value) else ()
        yield from (scope.full(f"{key}.{fact}") for fact in facts)
        yield from () if facts else (scope.full(key),)


def _is_true(sentence: Sentence, scope: Scope) -> bool:
    """Whether the record is as the sentence says, and has all that it mentions."""
    stated = all(scope.value(key) == value for key, value in sentence.says.items())
    mentioned = all(is_tellable(scope.value(key)) for key in sentence.slots)
    return stated and mentioned and scope.holds(sentence.given)


def _filled(sentence: Sentence, scope: Scope) -> str:
    text = _(sentence.text)
    if sentence.many:
        text = ngettext(sentence.text, sentence.many, count_of(scope.value(sentence.slots[0])))
    return SLOT_IN_CASE.sub(lambda found: in_case(scope.told(found[1]), found[2] or ""), text)


def _either(item: Either, scope: Scope) -> Iterator[Line]:
    yield from next((_sentence(one, scope) for one in item.sentences if _is_true(one, scope)), ())


def _each(item: Each, scope: Scope) -> Iterator[Line]:
    for word in scope.value(item.key) or ():
        yield Line(_(item.words[word]), (scope.full(item.key),))


def _steps(item: Steps, scope: Scope) -> Iterator[Line]:
    steps = scope.value(item.key)
    for place, step in enumerate(steps):
        is_again = step in steps[:place] and step in item.again
        text = _step(item, step, item.again if is_again else item.words)
        yield Line(text, (scope.full(item.key),), place + 1)
    for word, sentence in item.missing.items():
        yield from () if word in steps else _sentence(sentence, scope)


def _step(item: Steps, step: Any, words: Mapping[str, str]) -> str:
    """One step: a word's sentence, or that for a number."""
    if isinstance(step, str):
        return _(words[step])
    return ngettext(item.one, item.many, step).format(number=step)


def _records(item: Records, scope: Scope) -> Iterator[Entry]:
    records = scope.value(item.key)
    for name in records if isinstance(records, Mapping) else ():
        inner = scope.inside(item.key).inside(name)
        yield Entry(label(name), tuple(tell(item.items, inner)))


def _record(item: Record, scope: Scope) -> Iterator[Entry]:
    if isinstance(scope.value(item.key), Mapping):
        yield Entry(_(item.label), tuple(tell(item.items, scope.inside(item.key))))


def _alike(item: Alike, scope: Scope) -> Iterator[Block]:
    first, *others = item.records
    value = scope.value(first.key)
    if any(scope.value(other.key) != value for other in others):
        yield from tell(item.records, scope)
        return
    for entry in _record(first._replace(label=item.label), scope):
        paths = [scope.full(record.key) for record in item.records]
        yield entry._replace(blocks=tuple(_for_all(block, paths) for block in entry.blocks))


def _for_all(block: Block, paths: list[str]) -> Block:
    """What is said of the record at the first path, with the same keys of the others too."""
    if not isinstance(block, Line | Table):
        return block
    inner = [key.removeprefix(paths[0]) for key in block.keys]
    return block._replace(keys=tuple(f"{path}{key}" for key in inner for path in paths))


def _rows(item: Rows, scope: Scope) -> Iterator[Line | Table]:
    rows = scope.value(item.key)
    if not isinstance(rows, list):
        return
    scopes = [Scope(scope.whole, scope.full(f"{item.key}[]"), row) for row in rows]
    if len(rows) == 1 and (line := next(_either(Either(item.alone), scopes[0]), None)):
        yield line._replace(keys=(scope.full(item.key),))
        return
    used = [field for field in item.columns if _is_column(item, field, rows)]
    cells = tuple(tuple(_cell(item, field, row) for field in used) for row in scopes)
    yield Table(tuple(_(item.columns[field]) for field in used), cells, (scope.full(item.key),))


def _is_column(item: Rows, field: str, rows: list[Any]) -> bool:
    """Whether a field is stated in some row, or says something where it is not."""
    return None in item.words.get(field, {}) or any(field in row for row in rows)


def _cell(item: Rows, field: str, row: Scope) -> str:
    """A value in a table; a name stands as it was written."""
    value = row.record.get(field)
    words = item.words.get(field, {})
    if value is None or isinstance(value, str):
        named = pgettext("name", value) if value else ""
        return _(words[value]) if value in words else exact(named)
    return row.told(field)


def _ranks(item: Ranks, scope: Scope) -> Iterator[Table]:
    ranks = scope.value(item.key)
    if isinstance(ranks, Mapping):
        by_worth = sorted(ranks, key=lambda rank: -ranks[rank])
        cells = tuple((str(rank), str(ranks[rank])) for rank in by_worth)
        yield Table(tuple(map(_, item.head)), cells, (scope.full(item.key),))


def label(name: str) -> str:
    """The name of a record as a heading."""
    return spoken(name).capitalize()


_TELLING: Mapping[type[Any], Any] = {
    Sentence: _sentence,
    Either: _either,
    Each: _each,
    Steps: _steps,
    Records: _records,
    Record: _record,
    Alike: _alike,
    Rows: _rows,
    Ranks: _ranks,
}
