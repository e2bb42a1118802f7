"""What can be chosen: every key and field of the twelve sections, with its choices.

Of numbers the lowest and the highest and their neighbours stand for all, of lists and tables a
few forms. A record is filled or not, and its fields are choices of their own where it is filled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from turup.profiles import schemas
from turup.profiles.schemas import Schema

FILLED = "filled"
"""The level of a record or list of rows whose fields are factors of their own."""
LEFT_OUT = "left out"
"""The level of a field that may be left out, and says nothing then."""
NAME = "one"
Path = tuple[Any, ...]


class Factor(NamedTuple):
    """A key or field: its path, its levels, and the factor that must be filled for it."""

    path: Path
    levels: tuple[Any, ...]
    above: int  # the place of that factor in the list, or -1
    most: int  # how many fields of the record it stands in may be filled
    least: int  # and how many must be
    schema: Schema

    def __str__(self) -> str:
        return ".".join(map(str, self.path))


def all_factors() -> list[Factor]:
    """Every key and field, a record before its fields."""
    found: list[Factor] = []
    for section, schema in schemas.sections().items():
        gather(found, schema, (section,), -1)
    return found


def gather(found: list[Factor], record: Schema, path: Path, above: int) -> None:
    """The fields of a record, and what is inside each of them."""
    fields = record["properties"]
    most, least = record.get("maxProperties", len(fields)), record.get("minProperties", 0)
    for name, schema in fields.items():
        is_optional = (
            not schema.get("x-required") and "default" not in schema and len(fields) > least
        )
        levels = [*levels_of(schema), *([LEFT_OUT] * is_optional)]
        place = len(found)
        found.append(Factor((*path, name), tuple(levels), above, most, least, schema))
        for step, inner in inside(schema):
            gather(found, inner, (*path, name, step) if step != "" else (*path, name), place)


def levels_of(schema: Schema) -> Iterator[Any]:
    """The levels of a value: each form it may take has at least one."""
    for form in schemas.alternatives(schema):
        if form is not schema and schemas.alternatives(form) != [form]:
            yield from levels_of(form)
        elif "const" in form:
            yield form["const"]
        elif "enum" in form:
            yield from (word for word in form["enum"] if isinstance(word, str))
        elif form["type"] == "integer":
            yield from numbers_of(form)
        elif form["type"] == "string":
            yield NAME
        elif form["type"] == "array":
            yield from lists_of(form)
        else:
            yield from mappings_of(form)


def numbers_of(form: Schema) -> list[int]:
    """The lowest and the highest number and their neighbours; 0 and 1 where they lie between."""
    low, high = form["minimum"], form["maximum"]
    middle = (0, 1) if low < 0 < high else ()
    return sorted({n for n in (low, low + 1, *middle, high - 1, high) if low <= n <= high})


def lists_of(form: Schema) -> Iterator[Any]:
    """A list of rows is filled; of words each alone and all but each; of ranks few and all."""
    items, least, most = form["items"], form.get("minItems", 1), form["maxItems"]
    if "properties" in items:
        yield FILLED
        return
    plain = [level for level in levels_of(items) if isinstance(level, str)]
    numbers = [n for n in levels_of(items) if isinstance(n, int)][:1]
    whole = [*numbers, *plain][:most]
    yield whole
    if numbers:
        yield from ([entry for entry in whole if entry != word] for word in plain)
    elif least <= 1:
        yield from ([word] for word in plain)
    else:
        yield from ([*plain[place:], *plain[:place]][:least] for place in range(len(plain)))
    equal = [inner for inner in levels_of(items) if isinstance(inner, list)]
    yield from ([inner, *(word for word in plain if word not in inner)] for inner in equal[:2])


def mappings_of(form: Schema) -> Iterator[Any]:
    """A record or collection is filled; of a range or a table a few forms stand for all."""
    if not is_small(form):
        yield FILLED
        return
    fields = form.get("properties")
    names = fields or dict.fromkeys(
        form["propertyNames"]["enum"][:13], form["additionalProperties"]
    )
    for name in list(names)[: 2 if fields else 1]:
        yield from ({name: end} for end in (1, 2, list(levels_of(names[name]))[-1]))
    most = form.get("maxProperties", len(names))
    if most > 1:
        yield {name: 1 + 2 * place for place, name in enumerate(list(names)[:most])}


def is_small(form: Schema) -> bool:
    """Whether a mapping holds numbers only: a range, an effect, a table by rank."""
    if "enum" in form.get("propertyNames", {}):
        return True
    fields = form.get("properties", {}).values()
    return bool(fields) and form.get("minProperties") == 1 and not any(map(has_more, fields))


def has_more(schema: Schema) -> bool:
    """Whether a field holds more than a number."""
    return schema.get("type") != "integer"


def inside(schema: Schema) -> Iterator[tuple[Any, Schema]]:
    """The records inside a value, each with the step that leads to it."""
    for form in schemas.alternatives(schema):
        if form is not schema and schemas.alternatives(form) != [form]:
            yield from inside(form)
        elif form.get("type") == "object" and not is_small(form):
            entries = form.get("additionalProperties")
            if isinstance(entries, dict):
                yield from ((NAME, record) for _, record in inside(entries))
            else:
                yield "", form
        elif form.get("type") == "array" and "properties" in form["items"]:
            yield 0, form["items"]
