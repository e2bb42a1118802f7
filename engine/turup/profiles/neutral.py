"""What is played when nobody mentions a rule: the neutral defaults, and keys without effect.

A key has no effect where another key makes it idle. Inherited, it then falls back to its
neutral default; written by the file being examined, it is a problem.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from copy import deepcopy
from typing import Any, NamedTuple, TypeAlias

from turup.profiles import schemas
from turup.profiles.node import Path, dotted
from turup.profiles.problems import Problem
from turup.profiles.resolved import Resolved
from turup.profiles.schemas import Schema

RANGE = {"at_least", "below"}


class Reason(NamedTuple):
    """The setting that makes a key idle."""

    setting: str
    setting_value: Any


Idle: TypeAlias = dict[Path, Reason]
"""The paths of values without effect, and why they have none."""


def why_idle(schema: Schema, keys: Mapping[str, Any], faulty: AbstractSet[str]) -> Reason | None:
    """Which setting makes a key idle, if one does; the first, where one leads to another."""
    for path, wanted in schema.get("x-when", {}).items():
        if path == "deck":
            reason = _why_no_equal_cards(keys.get("deck", {}), faulty)
        else:
            section, name = path.split(".")
            condition = schemas.key(section, name) or {}
            value = keys.get(section, {}).get(name, condition.get("default"))
            is_met = value is None or {section, path} & faulty or holds(value, wanted)
            reason = why_idle(condition, keys, faulty) or (None if is_met else Reason(path, value))
        if reason:
            return reason
    return None


def holds(value: Any, wanted: Any) -> bool:
    """Whether a value is one of those wanted, or filled."""
    return value not in ("none", {}, 0) if wanted == "filled" else value in wanted


def _why_no_equal_cards(deck: Mapping[str, Any], faulty: AbstractSet[str]) -> Reason | None:
    """What says that no two cards of the deck are of equal strength."""
    order = deck.get("order")
    if order is None or {"deck", "deck.order", "deck.packs"} & faulty:
        return None
    if deck.get("packs", 1) > 1 or any(isinstance(rank, list) for rank in order):
        return None
    return Reason("deck.order", order)


def idle_paths(keys: dict[str, Any], faulty: AbstractSet[str]) -> Idle:
    """The paths of the values that have no effect, and why."""
    return {
        slot.path: reason
        for slot in schemas.all_slots(keys)
        if slot.is_filled and (reason := why_idle(slot.schema, keys, faulty))
    }


def without_effect(keys: dict[str, Any], idle: Idle, resolved: Resolved) -> Iterator[Problem]:
    """The problems of idle values that the file being examined writes itself."""
    for slot in schemas.all_slots(keys):
        reason, path = idle.get(slot.path), dotted(slot.path)
        if reason is None or not resolved.is_written_in_file(path):
            continue
        value = slot.around[slot.name]
        if value != slot.schema.get("default"):
            facts = {"key": path, "value": value, **reason._asdict()}
            yield Problem("no-effect", resolved.place(path), facts)


def filled(keys: dict[str, Any], faulty: AbstractSet[str]) -> dict[str, Any]:
    """The keys in the order of the schema, with neutral defaults where nothing is said."""
    return {
        name: _filled(keys.get(name, {}), schema, name, faulty)
        for name, schema in schemas.sections().items()
        if name not in faulty
    }


def whole(value: Any, schema: Schema) -> Any:
    """A key's value as it is played: with its defaults, and what has no order in one."""
    return _filled(value, schema, "", frozenset())


def _filled(value: Any, schema: Schema, path: str, faulty: AbstractSet[str]) -> Any:
    """A value with the defaults of the fields it does not state."""
    schema = schemas.branch(schema, value)
    if isinstance(value, list):
        listed = [_filled(inner, schema.get("items", {}), path, faulty) for inner in value]
        return _sorted(listed, schema) if schema.get("x-unordered") else listed
    if not isinstance(value, dict):
        return value
    fields, entries = schema.get("properties", {}), schema.get("additionalProperties") or {}
    if fields.keys() == RANGE:
        return _narrowed(value)
    named = {
        name: deepcopy(value.get(name, field.get("default")))
        for name, field in fields.items()
        if name in value or ("default" in field and f"{path}.{name}" not in faulty)
    }
    whole = {
        name: _filled(inner, fields.get(name, entries), f"{path}.{name}", faulty)
        for name, inner in {**named, **value}.items()
    }
    return {
        name: _settled(inner, fields.get(name))
        for name, inner in whole.items()
        if not _goes_without_saying(name, whole, fields)
    }


def _narrowed(span: dict[str, int]) -> int | dict[str, int]:
    """A range in which only one number lies is that number."""
    if span.keys() == RANGE and span["below"] - span["at_least"] == 1:
        return span["at_least"]
    return span


def _sorted(words: list[Any], schema: Schema) -> list[Any]:
    """A list whose order means nothing, in the order of the schema's choices."""
    known = schemas.choices(schema["items"])
    return sorted(words, key=known.index)


def _goes_without_saying(name: str, whole: Mapping[str, Any], fields: Mapping[str, Schema]) -> bool:
    """Whether a field says what it would mean if it were left out: the same as another field."""
    like = fields.get(name, {}).get("x-like")
    while like is not None and like not in whole:
        like = fields[like].get("x-like")
    return like is not None and whole[name] == whole.get(like)


def _settled(value: Any, field: Schema | None) -> Any:
    """A value without what stands for nothing: an empty mapping, ranks worth nothing."""
    shape = schemas.shape(field) if field and isinstance(value, dict) else "value"
    if shape == "table":
        return {name: inner for name, inner in value.items() if inner != 0}
    return "none" if shape in ("records", "record") and not value else value
