"""Choices in the keys of a profile: writing them, and finding those that are there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from any_values import any_value
from drawing import HEAD
from factors import FILLED, LEFT_OUT, NAME, Factor, Path
from pairing import Choice
from strategies import PROFILES
from turup.profiles import load, neutral, schemas
from turup.profiles.schemas import Schema
from turup.verify.switches import deep


def combined(factors: list[Factor], row: dict[int, int]) -> dict[str, Any]:
    """The keys that a row of a covering array stands for."""
    keys: dict[str, Any] = {}
    for place in sorted(row):
        factor, level = factors[place], factors[place].levels[row[place]]
        around: Any = keys
        for step in factor.path[:-1]:
            around = around[step] if step == 0 else around.setdefault(step, {})
        if level == FILLED:
            inner = [factors[n].path for n in row if factors[n].above == place]
            is_list = any(path[len(factor.path)] == 0 for path in inner)
            around[factor.path[-1]] = [{}] * least_rows(factor.schema) if is_list else {}
        elif level != LEFT_OUT:
            around[factor.path[-1]] = deep(level)
    return dict(deep(keys))  # a list that must have several rows has the same one so often


def least_rows(schema: Schema) -> int:
    """How many rows a list must have."""
    return max(form.get("minItems", 1) for form in schemas.alternatives(schema))


def over_nearest(keys: dict[str, Any]) -> dict[str, Any]:
    """The keys as a child of the shipped profile that has most of them already."""

    def alike(parent: str) -> int:
        theirs = parents()[parent]
        return sum(theirs[section].get(key) == keys[section][key] for section, key in both(keys))

    return {**HEAD, "extends": max(PROFILES, key=alike), **keys}


@cache
def parents() -> dict[str, Any]:
    """The keys of the shipped profiles."""
    return {name: load(name).keys for name in PROFILES}


def both(keys: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Each section with each key of it."""
    return [(section, key) for section, stated in keys.items() for key in stated]


def put(keys: dict[str, Any], factors: list[Factor], choice: Choice, chance: Random) -> None:
    """Write a choice; the records it stands in are filled by lot where they are not there."""
    factor = factors[choice[0]]
    level = factor.levels[choice[1]]
    if factor.above >= 0:
        above = factors[factor.above]
        put(keys, factors, (factor.above, above.levels.index(FILLED)), chance)
    make_it_matter(keys, factor.schema, chance)
    around = chance.choice(list(at(keys, factor.path[:-1])) or [{}])
    name = factor.path[-1]
    if level == LEFT_OUT:
        around.pop(name, None)
    elif level != FILLED:
        around[name] = deep(level)
    elif not is_filled(around.get(name)):
        around[name] = some_filled(factor.schema, chance)


def make_it_matter(keys: dict[str, Any], schema: Schema, chance: Random) -> None:
    """Write what a key asks of others, so that it has an effect."""
    for path, wanted in schema.get("x-when", {}).items():
        if path == "deck":
            has_twins = neutral.why_idle(schema, keys, frozenset()) is None
            keys["deck"]["packs"] = keys["deck"].get("packs", 1) if has_twins else 2
            continue
        section, name = path.split(".")
        condition = schemas.key(section, name) or {}
        make_it_matter(keys, condition, chance)
        said = keys[section].get(name, condition.get("default"))
        if wanted == "filled" and not is_filled(said):
            keys[section][name] = some_filled(condition, chance)
        elif wanted != "filled" and said not in wanted:
            keys[section][name] = chance.choice(wanted)


def some_filled(schema: Schema, chance: Random) -> Any:
    """A value by lot that is filled."""
    while True:
        value = any_value(schema, chance)
        if is_filled(value):
            return value


def is_filled(value: Any) -> bool:
    """Whether a value is a list, or a mapping with something in it besides what is taken away."""
    if isinstance(value, Mapping):
        return any(inner != "none" for inner in value.values())
    return isinstance(value, list) and bool(value)


def at(value: Any, path: Path) -> Iterator[Any]:
    """The values at a path, whatever the records and rows on the way are called."""
    if not path:
        yield value
    elif isinstance(value, list):
        for inner in value:
            yield from at(inner, path[1:])
    elif isinstance(value, Mapping):
        named = value.values() if path[0] == NAME else [value.get(path[0])]
        for inner in named:
            if inner is not None and inner != "none":
                yield from at(inner, path[1:])


def choices_in(keys: Mapping[str, Any], factors: list[Factor]) -> set[Choice]:
    """The choices that keys make, as far as they have an effect."""
    found: set[Choice] = set()
    idle: set[int] = set()
    for place, factor in enumerate(factors):
        if factor.above in idle or neutral.why_idle(factor.schema, keys, frozenset()):
            idle.add(place)
            continue
        for around in at(keys, factor.path[:-1]):
            if isinstance(around, Mapping):
                said = around.get(factor.path[-1], LEFT_OUT)
                found |= {(place, level) for level in levels_said(said, factor)}
    return found


def levels_said(said: Any, factor: Factor) -> Iterator[int]:
    """The levels that a value stands for."""
    for level, value in enumerate(factor.levels):
        if said == value or (value == FILLED and is_filled(said)):
            yield level
