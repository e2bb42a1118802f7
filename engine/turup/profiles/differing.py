"""In what two profiles differ: key by key, and in collections record by record and field by field.

What a table would call one difference is one: a table of points, a list, a guard, a record that
only one of the two has. Keys that have no effect are at their neutral default in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.schemas import Schema

Keys = Mapping[str, Any]


class Difference(NamedTuple):
    """A path, and what each of the two has there; None where it is not stated."""

    path: tuple[str, ...]
    before: Any
    after: Any

    @property
    def key(self) -> str:
        """The path as it is written: `solo.contracts.thani.win`."""
        return ".".join(self.path)


def differences(before: Keys, after: Keys) -> list[Difference]:
    """Everything in which the resolved keys of two profiles differ, in the order of the schema."""
    return [
        difference
        for section, schema in schemas.sections().items()
        for name, inner in schema["properties"].items()
        for difference in _between(
            (section, name), before[section].get(name), after[section].get(name), inner
        )
    ]


def _between(
    path: tuple[str, ...], before: Any, after: Any, schema: Schema
) -> Iterator[Difference]:
    """The differences of one key, or of one record."""
    if before == after:
        return
    shape = schemas.shape(schema)
    if shape == "records":
        yield from _entries(path, _records(before), _records(after), schema)
    elif shape == "record" and isinstance(before, Mapping) and isinstance(after, Mapping):
        yield from _entries(path, before, after, schema)
    else:
        yield Difference(path, before, after)


def _entries(
    path: tuple[str, ...], before: Keys, after: Keys, schema: Schema
) -> Iterator[Difference]:
    """The differences of what stands inside: records by name, or fields."""
    form = schemas.branch(schema, before or after)
    fields = form.get("properties", {})
    for name in dict.fromkeys([*fields, *before, *after]):
        if name in fields:
            # What a field holds is replaced whole when profiles are merged.
            if before.get(name) != after.get(name):
                yield Difference((*path, name), before.get(name), after.get(name))
        else:
            entry = form["additionalProperties"]
            yield from _between((*path, name), before.get(name), after.get(name), entry)


def _records(value: Any) -> Keys:
    """Records by their names; there are none in `none`."""
    return value if isinstance(value, Mapping) else {}
