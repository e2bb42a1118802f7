"""Switching a key: a profile's value at a path, and what else a table could have written there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from turup.profiles import schemas
from turup.profiles.schemas import Schema

Path = tuple[str, ...]
Switch = tuple[Path, Any]

# What a choice needs beside it, so that the profile is whole again.
COMPANIONS: dict[tuple[str, Any], dict[str, Any]] = {
    ("auction.opening", "free"): {"auction.all_pass": "same_dealer"},
    ("auction.rounds", "until_passes"): {"auction.passing": "final"},
    ("trump.indicator", "own_card"): {"trump.never_exposed": "last_trick"},
    ("trump.indicator", "spare_card"): {"trump.never_exposed": "void_deal"},
}
CONCEALED = {
    "trump.exposed_by": "may_call",
    "trump.call_binds": "caller",
    "trump.counts_from": "exposing_trick",
    "trump.declarer_plays": "any_trump",
}


def switches(keys: Mapping[str, Any], pattern: str) -> Iterator[Switch]:
    """Each path that a pattern such as `deal.redeals.*.when` fits, with each other value."""
    section, *steps = pattern.replace("[]", ".[]").split(".")
    schema = schemas.sections()[section]
    yield from _at((section,), keys[section], schema, tuple(steps))


def _at(path: Path, value: Any, schema: Schema, steps: Path) -> Iterator[Switch]:
    if not steps:
        for other in others(value, schema):
            yield path, other
        return
    form = schemas.branch(schema, value)
    if steps[0] == "*":
        names = list(value) if isinstance(value, Mapping) else []
        for name in names:
            yield from _at((*path, name), value[name], form["additionalProperties"], steps[1:])
    elif steps[0] == "[]":
        yield from _rows(path, value, form, steps[1:])
    elif isinstance(value, Mapping):
        yield from _field(path, value, form, steps)


def _field(path: Path, value: Mapping[str, Any], form: Schema, steps: Path) -> Iterator[Switch]:
    inner = form.get("properties", {}).get(steps[0])
    if inner is None:
        return
    whole = steps[0] in ("if", "stake", "lose") and len(steps) > 1
    for below, other in _at((*path, steps[0]), value.get(steps[0]), inner, steps[1:]):
        if whole:  # guards and effects are replaced whole
            yield (*path, steps[0]), {**value[steps[0]], below[-1]: other}
        else:
            yield below, other


def _rows(path: Path, value: Any, form: Schema, steps: Path) -> Iterator[Switch]:
    """A list of rows is written whole, with one of them changed."""
    for index, row in enumerate(value if isinstance(value, list) else ()):
        for below, other in _at((), row, form["items"], steps):
            changed = {**row, below[-1]: other}
            if other is None:
                changed.pop(below[-1])
            yield path, [*value[:index], changed, *value[index + 1 :]]


def others(value: Any, schema: Schema) -> Iterator[Any]:
    """What else could be written in place of a value."""
    for form in schemas.alternatives(schema):
        if "const" in form and form["const"] != value:
            yield form["const"]
    yield from _other_numbers(value, schema)
    if isinstance(value, list):
        yield from _other_lists(value, schemas.branch(schema, value))
    if isinstance(value, Mapping):
        yield from _other_mappings(value)
    if isinstance(value, str) and schema.get("type") == "string":
        yield f"{value}_"


def _other_numbers(value: Any, schema: Schema) -> Iterator[int]:
    kinds = [kind for form in schemas.alternatives(schema) for kind in schemas.types_of(form)]
    if isinstance(value, int):
        yield value + 1
        yield value - 1
    elif "integer" in kinds and (value is None or isinstance(value, str)):
        yield from (1, 5, 7)


def _other_lists(value: list[Any], form: Schema) -> Iterator[list[Any]]:
    for place, _ in enumerate(value):
        yield [*value[:place], *value[place + 1 :]]
    for place, (one, other) in enumerate(pairwise(value)):
        yield [*value[:place], other, one, *value[place + 2 :]]
    numbers = [entry for entry in value if isinstance(entry, int)]
    if len(numbers) == len([entry for entry in value if entry in numbers]) > 1:
        yield [sum(numbers), *(entry for entry in value if not isinstance(entry, int))]
    for word in schemas.choices(form.get("items", {})):
        if word not in value:
            yield [*value, word]
    for place, entry in enumerate(value):
        if isinstance(entry, Mapping):
            changed = _other_mappings(entry)
            yield from ([*value[:place], other, *value[place + 1 :]] for other in changed)


def _other_mappings(value: Mapping[str, Any]) -> Iterator[Any]:
    for name, inner in value.items():
        rest = {key: entry for key, entry in value.items() if key != name}
        if isinstance(inner, Mapping) and set(inner) & RECORD_FIELDS:
            yield {name: "none"}  # a record taken away by its name
        elif rest:
            yield rest
        if isinstance(inner, int):
            yield {**value, name: inner + 1}
            yield {**value, name: inner - 1}
        elif isinstance(inner, str):
            yield from ({**value, name: word} for word in OPPOSITES.get(inner, ()))
        elif isinstance(inner, Mapping):
            yield from ({**value, name: other} for other in _other_mappings(inner))


RECORD_FIELDS = {"when", "by", "if", "minimum", "cards", "lead", "stake"}
OPPOSITES = {
    "concealed": ("exposed",),
    "exposed": ("concealed",),
    "never": ("before",),
    "before": ("never",),
    "sure": ("not_sure",),
    "not_sure": ("sure",),
    "self": ("partner",),
    "plus": ("noes",),
    "suit_number": ("number_suit",),
    "partner": ("opponent",),
    "opponent": ("partner",),
    "none": ("partner",),
}


def written(keys: Mapping[str, Any], switch: Switch) -> dict[str, Any]:
    """The keys of a case with a switch laid over them."""
    path, value = switch
    tree: dict[str, Any] = deep(keys)
    put(tree, path, value)
    dotted = ".".join(path)
    beside = COMPANIONS.get((dotted, value), {}) if isinstance(value, str) else {}
    for name, choice in beside.items():
        put(tree, tuple(name.split(".")), choice)
    if dotted == "trump.indicator" and value != "announced":
        for name, choice in CONCEALED.items():
            put(tree, tuple(name.split(".")), choice)
    return tree


def deep(value: Any) -> Any:
    """A copy of a tree."""
    if isinstance(value, Mapping):
        return {name: deep(inner) for name, inner in value.items()}
    return [deep(inner) for inner in value] if isinstance(value, list) else value


def put(tree: dict[str, Any], path: Path, value: Any) -> None:
    """Set a value; a guard or effect on the way is there already, or is made."""
    for step in path[:-1]:
        inner = tree.get(step)
        tree[step] = inner if isinstance(inner, dict) else {}
        tree = tree[step]
    if isinstance(value, Mapping) and isinstance(tree.get(path[-1]), dict):
        merged = {**tree[path[-1]], **value} if is_taking_away(value) else value
        tree[path[-1]] = deep(merged)
    else:
        tree[path[-1]] = deep(value)


def is_taking_away(value: Mapping[str, Any]) -> bool:
    """Whether a mapping only removes a record by its name."""
    return list(value.values()) == ["none"]
