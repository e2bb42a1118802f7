"""Reading sentences: the scope of a record, and which of its sentences a line is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from sheet_reader.guards import conditions, is_guard_at
from sheet_reader.values import COUNTS, NUMBER, look_of, meanings, pattern_at
from turup.words import _, ngettext
from turup.words.sheet.sentences import (
    Alike,
    Each,
    Item,
    Ranks,
    Record,
    Records,
    Rows,
    Sentence,
    Steps,
    sentences_in,
)


class Told(NamedTuple):
    """What a line tells of a key; of a list it tells one entry after the other."""

    key: str
    value: Any
    is_entry: bool = False


Reading: TypeAlias = tuple[Told, ...]


class Slot(NamedTuple):
    """A place in a sentence: whose value stands there, what it looks like and what it means."""

    key: str
    look: str
    meanings: Callable[[str], list[Any]]
    is_entry: bool = False


class Pattern(NamedTuple):
    """A sentence as it looks with any values in it."""

    look: re.Pattern[str]
    slots: tuple[Slot, ...] = ()
    said: Reading = ()
    only_row_of: str = ""

    def readings(self, text: str) -> Iterator[Reading]:
        """What a line tells if it is this sentence."""
        match = self.look.fullmatch(text)
        if match is not None:
            read = zip(self.slots, match.groups(), strict=True)
            found = [[(slot, value) for value in slot.meanings(told)] for slot, told in read]
            for values in product(*found):
                filled = [Told(slot.key, value, slot.is_entry) for slot, value in values]
                yield self._whole((*self.said, *filled))

    def _whole(self, reading: Reading) -> Reading:
        """What is told of a row, where the sentence stands for all rows there are."""
        if not self.only_row_of:
            return reading
        return (Told(self.only_row_of, [{told.key: told.value for told in reading}]),)


class Scope(NamedTuple):
    """What may stand in a record: its sentences, and what is an entry or a table."""

    path: str
    patterns: tuple[Pattern, ...]
    records: tuple[Record, ...]
    alike: tuple[Alike, ...]
    collections: tuple[Records, ...]
    tables: tuple[Rows | Ranks, ...]

    def readings(self, text: str) -> list[Reading]:
        """Everything a line may tell here: one thing, or it is ambiguous."""
        found: list[Reading] = []
        for pattern in self.patterns:
            for reading in pattern.readings(text):
                told = tuple(sorted(reading, key=lambda told: told.key))
                found += [] if told in found else [told]
        return found


SCOPES: dict[str, Scope] = {}


def scope_at(path: str, items: tuple[Item, ...]) -> Scope:
    """The scope of a record; a path has one, made when it is first asked for."""
    if path not in SCOPES:
        SCOPES[path] = Scope(
            path,
            tuple(pattern for item in items for pattern in patterns_of(item, path)),
            tuple(records_in(items)),
            tuple(item for item in items if isinstance(item, Alike)),
            tuple(item for item in items if isinstance(item, Records)),
            tuple(item for item in items if isinstance(item, (Rows, Ranks))),
        )
    return SCOPES[path]


def records_in(items: tuple[Item, ...]) -> Iterator[Record]:
    """The records under labels of ours, those among them that may be told together."""
    for item in items:
        if isinstance(item, Record):
            yield item
        elif isinstance(item, Alike):
            yield from item.records


def patterns_of(item: Item, path: str) -> Iterator[Pattern]:
    """The sentences of an item."""
    for sentence in sentences_in((item,)):
        yield from patterns_of_sentence(sentence, path)
    if isinstance(item, (Each, Steps)):
        for word, text in item.words.items():
            yield fixed(text, Told(item.key, word, is_entry=True))
    if isinstance(item, Steps):
        yield from patterns_of_steps(item, path)
    if isinstance(item, Rows):
        for sentence in item.alone:
            for pattern in patterns_of_sentence(sentence, f"{path}.{item.key}[]"):
                yield pattern._replace(only_row_of=item.key)


def patterns_of_sentence(sentence: Sentence, path: str) -> Iterator[Pattern]:
    """A sentence in its forms for one thing and for several; silence has none."""
    if not sentence.text:
        return
    said = tuple(Told(key, value) for key, value in sentence.says.items() if value is not None)
    for text in forms_of(sentence.text, sentence.many):
        yield pattern_of(text, said, partial(slot_at, path))


def patterns_of_steps(item: Steps, path: str) -> Iterator[Pattern]:
    """What steps have besides words: numbers, words that come again, words that are missing."""
    for word, text in item.again.items():
        yield fixed(text, Told(item.key, word, is_entry=True))
    for sentence in item.missing.values():
        yield from patterns_of_sentence(sentence, path)
    number = Slot(item.key, NUMBER, lambda told: [int(told)], is_entry=True)
    for text in forms_of(item.one, item.many):
        yield pattern_of(text, (), lambda _: number)


def fixed(text: str, told: Told) -> Pattern:
    """A sentence in which nothing stands."""
    return Pattern(re.compile(re.escape(_(text))), said=(told,))


def slot_at(path: str, key: str) -> Slot:
    """The slot in which the value of a key stands: a guard as a clause, all else by its kind."""
    full = f"{path}.{key}"
    if is_guard_at(full):
        return Slot(key, ".+", partial(conditions, full))
    return Slot(key, pattern_at(full), partial(meanings, full))


def pattern_of(text: str, said: Reading, slot_of: Callable[[str], Slot]) -> Pattern:
    """A sentence as it looks; a slot that stands in it twice has the same value both times."""
    slots: dict[str, Slot] = {}

    def look(key: str) -> str:
        if key in slots:
            return rf"\{list(slots).index(key) + 1}"
        slots[key] = slot_of(key)
        return f"({slots[key].look})"

    pattern = re.compile(look_of(text, look))
    return Pattern(pattern, tuple(slots.values()), said)


def forms_of(one: str, many: str) -> tuple[str, ...]:
    """A sentence for one thing and for several."""
    return tuple({ngettext(one, many, count) for count in COUNTS}) if many else (_(one),)
