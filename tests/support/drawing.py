"""Profiles drawn by lot: a shipped one with up to six changes, each of them valid by the schema.

A change is another value for some key or field, near the one that stands there or anything the
schema allows, so that a key which the schemas gain is drawn without further ado.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import yaml

from any_values import any_value
from strategies import OVERLAYS, PROFILES, rules_for
from turup.profiles import load, neutral, schemas, structure
from turup.profiles.schemas import Schema, Slot
from turup.verify.switches import deep, others

MOST_CHANGES = 6
NEAR = 0.7
OF_RECORDS = 0.3
EVEN = 0.5
DUMPER: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)  # the fast one, if it is there
HEAD = {"turup": 1, "about": {"name": "By lot", "status": "invented"}}


def drawn(chance: Random) -> dict[str, Any]:
    """A child of a shipped profile, half the time with a house rule that fits it."""
    parent, overlay = chance.choice(PROFILES), chance.choice(OVERLAYS)
    child: dict[str, Any] = {**HEAD, "extends": parent}
    if chance.random() < EVEN and rules_for(f"{parent}+{overlay}") is not None:
        child["house-rules"] = [overlay]
        parent = f"{parent}+{overlay}"
    keys = deep(load(parent).keys)
    changed = {change(keys, chance) for _ in range(chance.randint(1, MOST_CHANGES))}
    for section, key in sorted(changed):
        child.setdefault(section, {})[key] = keys[section][key]
    return child


def change(keys: dict[str, Any], chance: Random) -> tuple[str, str]:
    """Write another value somewhere, where it has an effect; the section and the key."""
    while True:
        slot = any_slot(keys, chance)
        section, key = str(slot.path[0]), str(slot.path[1])
        before = deep(keys[section])
        slot.around[slot.name] = another(slot.around.get(slot.name), slot.schema, chance)
        if keys[section] != before and is_valid(section, keys[section]):
            return section, key
        keys[section] = before


def any_slot(keys: dict[str, Any], chance: Random) -> Slot:
    """A key or field that has an effect, filled or not; records by name more often than others."""
    slots = list(schemas.all_slots(keys))
    named = [slot for slot in slots if names_in(slot.around.get(slot.name), slot.schema)]
    while True:
        slot = chance.choice(named if named and chance.random() < OF_RECORDS else slots)
        if not is_idle(slot, keys):
            return slot


def is_idle(slot: Slot, keys: dict[str, Any]) -> bool:
    """Whether what is written there would have no effect."""
    return neutral.why_idle(slot.schema, keys, frozenset()) is not None


def is_valid(section: str, keys: dict[str, Any]) -> bool:
    """Whether a section fits its schema."""
    schema = schemas.sections()[section]
    return bool(structure.validator().evolve(schema=schema).is_valid(keys))


def another(value: Any, schema: Schema, chance: Random) -> Any:
    """Another value for a key: more often one near the old one than any other."""
    names = names_in(value, schema)
    if names and chance.random() < EVEN:
        return {**value, chance.choice(names): "none"}
    near = list(others(value, schema))
    return chance.choice(near) if near and chance.random() < NEAR else any_value(schema, chance)


def names_in(value: Any, schema: Schema) -> list[str]:
    """The names of the records in a collection, each of which can be taken away."""
    is_filled = isinstance(value, dict) and schemas.shape(schema) == "records"
    return list(value) if is_filled else []


def write(profile: dict[str, Any], path: Path) -> None:
    """The profile as a file."""
    path.write_text(yaml.dump(profile, Dumper=DUMPER, sort_keys=False), encoding="utf-8")
