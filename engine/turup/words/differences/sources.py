"""Where the readings of a difference come from: rows of the rulebook, and the profiles' sources."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from turup.profiles import Profile, schemas
from turup.profiles.differing import Difference
from turup.profiles.schemas import Schema
from turup.words.rows import rows
from turup.words.safe import safe

LONGEST = 400  # the schema lets a source be so long


def rows_of(differences: Iterable[Difference]) -> list[str]:
    """The rows that tell of what either profile has in some differences."""
    found = {row for each in differences for row in _rows_of(each)}
    return sorted(found)


def _rows_of(difference: Difference) -> Iterator[str]:
    schema = schemas.at(difference.key) or {}
    for value in (difference.before, difference.after):
        yield from () if value is None else _rows(value, schema)


def _rows(value: Any, schema: Schema) -> Iterator[str]:
    """The rows of a value: those of its word if that has some, or of all that is in a record."""
    form = schemas.branch(schema, value)
    fields = form.get("properties", {})
    if isinstance(value, Mapping) and fields:
        for name, inner in value.items():
            if inner != fields.get(name, {}).get("default"):
                yield from _rows(inner, fields.get(name, {}))
        return
    words = [each for each in schemas.alternatives(schema) if each.get("const") == value]
    yield from (words[0] if words else {}).get("x-rows") or schema.get("x-rows", ())


def told(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Rows with their sentences."""
    known = rows()
    yield from ((name, str(known[name]["rule"])) for name in names if name in known)


def sources(profile: Profile) -> list[str]:
    """What a profile says of where its rules come from."""
    return [safe(str(text), LONGEST) for text in profile.about.get("sources") or ()]
