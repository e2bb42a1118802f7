"""What a rule sheet is written with: sentences that know which keys they settle.

A sentence is said where it is true of a profile: where every key in `says` has the value given
there and every key in braces has one. So a sheet can be read as well as written: whoever meets a
sentence knows the values of those keys. What no sentence settles is as if nobody mentioned it.
A guard in braces, `{if}`, stands there as a clause. A sentence without keys and braces is always
said, and settles nothing: it tells what goes for every profile.

Paths are those of the record a sentence stands in: `minimum` in the auction, `if` in a redeal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from turup.words.translation import marked

SLOT = re.compile(r"\{([a-z_.]+)\}")
NOTHING: Mapping[str, Any] = {}


class Sentence(NamedTuple):
    """A sentence with its {slots}, the values it stands for, and its form for several.

    `says` may hold None for a key that is not stated. The first slot is what `many` counts.
    `given` names keys of the whole profile, with the values among which they must be for the
    rule to be worded this way, or `filled`; nobody learns anything about those from it. Without
    a text it stands for what goes without saying.
    """

    text: str
    says: Mapping[str, Any] = NOTHING
    many: str = ""
    given: Mapping[str, tuple[Any, ...] | str] = NOTHING

    @property
    def slots(self) -> tuple[str, ...]:
        """The keys whose values stand in the sentence."""
        return tuple(dict.fromkeys(SLOT.findall(self.many or self.text)))

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys it settles."""
        return (*self.says, *self.slots)


class Either(NamedTuple):
    """Sentences of which the first that is true is said."""

    sentences: tuple[Sentence, ...]


class Each(NamedTuple):
    """A list of words: each has its sentence."""

    key: str
    words: Mapping[str, str]


class Steps(NamedTuple):
    """A list that is a course of events: numbers with their sentence, words with theirs.

    A word that comes again may have another sentence then. What it means that a word is `missing`
    is said after the steps; nobody learns more from it than from the steps.
    """

    key: str
    one: str
    many: str
    words: Mapping[str, str]
    again: Mapping[str, str] = NOTHING
    missing: Mapping[str, Sentence] = NOTHING


class Records(NamedTuple):
    """Records under names of the author's choosing: each is an entry with the name before it."""

    key: str
    items: tuple[Item, ...]


class Record(NamedTuple):
    """A record under a key: an entry with a label of ours before it."""

    key: str
    label: str
    items: tuple[Item, ...]


class Alike(NamedTuple):
    """Records that are told once, under a label of their own, where they are the same."""

    records: tuple[Record, ...]
    label: str


class Rows(NamedTuple):
    """A table of rows: a column for each field, its head in words.

    `words` has, for a field, what stands in place of a value; of None, where it is not stated.
    Where there is one row alone and `alone` can tell it, that is said instead of a table.
    """

    key: str
    columns: Mapping[str, str]
    words: Mapping[str, Mapping[Any, str]] = NOTHING
    alone: tuple[Sentence, ...] = ()


class Ranks(NamedTuple):
    """A table of ranks and numbers, strongest first."""

    key: str
    head: tuple[str, str]


Item: TypeAlias = "Sentence | Either | Each | Steps | Records | Record | Alike | Rows | Ranks"


def either(*sentences: Sentence) -> Either:
    """The first of these sentences that is true."""
    return Either(sentences)


def silent(key: str, value: Any) -> Sentence:
    """A value that goes without saying, before the sentence that tells the others."""
    return Sentence("", {key: value})


def choice(key: str, **texts: str) -> Either:
    """A sentence for each word of a key."""
    return Either(tuple(Sentence(text, {key: word}) for word, text in texts.items()))


def sentences_in(items: tuple[Item, ...]) -> Iterator[Sentence]:
    """Every sentence that stands for keys of this very record."""
    for item in items:
        if isinstance(item, Sentence):
            yield item
        elif isinstance(item, Either):
            yield from item.sentences


__all__ = [
    "Alike",
    "Each",
    "Either",
    "Item",
    "Ranks",
    "Record",
    "Records",
    "Rows",
    "Sentence",
    "Steps",
    "choice",
    "either",
    "marked",
    "sentences_in",
    "silent",
]
