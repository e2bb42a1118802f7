"""Profiles drawn by lot: a shipped one with up to six changes, each of them valid by the schema.

A change is another value for some key or field, near the one that stands there or anything the
schema allows, so that a key which the schemas gain is drawn without further ado.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import yaml

from strategies import PROFILES
from switches import deep, others
from turup.profiles import load, neutral, schemas, structure
from turup.profiles.schemas import Schema, Slot

MOST_CHANGES = 6
NEAR = 0.7
NAMES = ("one", "two", "three")
HEAD = {"turup": 1, "about": {"name": "By lot", "status": "invented"}}


def drawn(chance: Random) -> dict[str, Any]:
    """A child of a shipped profile."""
    parent = chance.choice(PROFILES)
    keys = deep(load(parent).keys)
    changed = {change(keys, chance) for _ in range(chance.randint(1, MOST_CHANGES))}
    child: dict[str, Any] = {**HEAD, "extends": parent}
    for section, key in sorted(changed):
        child.setdefault(section, {})[key] = keys[section][key]
    return child


def change(keys: dict[str, Any], chance: Random) -> tuple[str, str]:
    """Write another value somewhere, where it has an effect; the section and the key."""
    while True:
        slot = chance.choice([slot for slot in schemas.all_slots(keys) if not is_idle(slot, keys)])
        section, key = str(slot.path[0]), str(slot.path[1])
        before = deep(keys[section])
        slot.around[slot.name] = another(slot.around.get(slot.name), slot.schema, chance)
        if keys[section] != before and is_valid(section, keys[section]):
            return section, key
        keys[section] = before


def is_idle(slot: Slot, keys: dict[str, Any]) -> bool:
    """Whether what is written there would have no effect."""
    return neutral.why_idle(slot.schema, keys, frozenset()) is not None


def is_valid(section: str, keys: dict[str, Any]) -> bool:
    """Whether a section fits its schema."""
    schema = schemas.sections()[section]
    return bool(structure.validator().evolve(schema=schema).is_valid(keys))


def another(value: Any, schema: Schema, chance: Random) -> Any:
    """Another value for a key: more often one near the old one than any other."""
    near = list(others(value, schema))
    return chance.choice(near) if near and chance.random() < NEAR else any_value(schema, chance)


def any_value(schema: Schema, chance: Random) -> Any:
    """A value that the schema allows; numbers are small, lists and mappings short."""
    forms = [form for form in schemas.alternatives(schema) if form.get("title") != "Taken away"]
    form = chance.choice(forms)
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
    """The fields that must be there and some of the others, or a few records."""
    fields = form.get("properties", {})
    must = [name for name in fields if fields[name].get("x-required")]
    may = [name for name in fields if name not in must]
    chance.shuffle(may)
    names = must + may[: chance.randint(0 if must else 1, 2)]
    for name in names[: form.get("maxProperties")]:
        yield name, any_value(fields[name], chance)
    entries = form.get("additionalProperties")
    if isinstance(entries, dict):
        named = form.get("propertyNames", {}).get("enum", NAMES)
        known = [name for name in named if isinstance(name, str)]
        for name in chance.sample(known, chance.randint(1, 2)):
            yield name, any_value(entries, chance)


def write(profile: dict[str, Any], path: Path) -> None:
    """The profile as a file."""
    path.write_text(yaml.safe_dump(profile, sort_keys=False), encoding="utf-8")
