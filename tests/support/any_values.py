"""Any value that a schema allows, by lot; numbers are small, lists and mappings short."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from turup.profiles import schemas
from turup.profiles.schemas import Schema

NAMES = ("one", "two", "three")
SELDOM = 0.2


def any_value(schema: Schema, chance: Random) -> Any:
    """A value that the schema allows."""
    form = any_form(schema, chance)
    if form is not schema and form.get("anyOf", form.get("oneOf")):
        return any_value(form, chance)
    if "const" in form:
        return form["const"]
    if "enum" in form:
        return chance.choice([word for word in form["enum"] if isinstance(word, str)])
    if form["type"] == "integer":
        least = max(form["minimum"], -6)
        return chance.randint(least, min(form["maximum"], least + 12))
    if form["type"] == "string":
        return chance.choice(NAMES)
    return any_list(form, chance) if form["type"] == "array" else dict(any_mapping(form, chance))


def any_form(schema: Schema, chance: Random) -> Schema:
    """One of the forms of a value; seldom the word that takes away what was inherited."""
    forms = schemas.alternatives(schema)
    stated = [form for form in forms if form.get("title") != "Taken away"]
    return chance.choice(forms if chance.random() < SELDOM else stated)


def any_list(form: Schema, chance: Random) -> list[Any]:
    """A list as short as may be, or a little longer."""
    least = form.get("minItems", 1)
    entries: list[Any] = []
    for _ in range(40):
        entry = any_value(form["items"], chance)
        if len(entries) < least + chance.randint(0, 2) and entry not in entries:
            entries.append(entry)
    return entries[: form.get("maxItems")]


def any_mapping(form: Schema, chance: Random) -> Iterator[tuple[str, Any]]:
    """The fields that must be there and any of the others; one or two facts; a few records."""
    fields = form.get("properties", {})
    must = [name for name in fields if fields[name].get("x-required")]
    may = [name for name in fields if name not in must]
    chance.shuffle(may)
    names = must + may[: chance.randint(0, len(may)) if must else chance.randint(1, 2)]
    for name in names[: form.get("maxProperties")]:
        yield name, any_value(fields[name], chance)
    entries = form.get("additionalProperties")
    if isinstance(entries, dict):
        named = form.get("propertyNames", {}).get("enum", NAMES)
        known = [name for name in named if isinstance(name, str)]
        for name in chance.sample(known, chance.randint(1, 3)):
            yield name, any_value(entries, chance)
