"""Every word that a schema offers, and those that the keys of a profile use.

A word is named by the pattern of its key and itself: `deal.redeals.*.when: exposure`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from turup.profiles import schemas
from turup.profiles.schemas import Schema

SHARED = (
    (r"^penalties\.\w+\.", "penalties.*."),
    (r"^auction\.ask_partner\.if\b", "auction.limits.*.if"),
)
"""Records that several keys have in common; a word of one is a word of all."""


def every_word() -> set[str]:
    """Each choice of each key of the twelve sections."""
    return {
        shared(word)
        for section, schema in schemas.sections().items()
        for word in offered(schema, section)
    }


def shared(word: str) -> str:
    """A word under the first of the keys that share its record."""
    for pattern, first in SHARED:
        word = re.sub(pattern, first, word)
    return word


def offered(schema: Schema, pattern: str) -> Iterator[str]:
    """The words of a schema and of all that is inside it."""
    for form in schemas.alternatives(schema):
        if form is not schema and schemas.alternatives(form) != [form]:
            yield from offered(form, pattern)
        for word in schemas.choices(form):
            yield f"{pattern}: {word}"
        ranks = form.get("propertyNames", {}).get("enum", ())
        yield from (f"{pattern}: {rank}" for rank in ranks if isinstance(rank, str))
        for name, inner in form.get("properties", {}).items():
            yield from offered(inner, f"{pattern}.{name}")
        if isinstance(form.get("additionalProperties"), dict):
            yield from offered(form["additionalProperties"], f"{pattern}.*")
        if "items" in form:
            yield from offered(form["items"], f"{pattern}[]")


def words_in(keys: Mapping[str, Any]) -> set[str]:
    """The words that keys use."""
    known = schemas.sections()
    return {
        shared(word)
        for section, value in keys.items()
        if section in known
        for word in used(value, known[section], section)
    }


def used(value: Any, schema: Schema, pattern: str) -> Iterator[str]:
    """The words of a value and of all that is inside it."""
    form = schemas.branch(schema, value)
    if isinstance(value, str):
        yield f"{pattern}: {value}"
    elif isinstance(value, Mapping):
        fields, others = form.get("properties", {}), form.get("additionalProperties")
        for name, inner in value.items():
            if "enum" in form.get("propertyNames", {}):
                yield f"{pattern}: {name}"
            below = name if name in fields else "*"
            yield from used(inner, fields.get(name, others), f"{pattern}.{below}")
    elif isinstance(value, list):
        for inner in value:
            yield from used(inner, form["items"], f"{pattern}[]")
