"""Slips with names: a key one level too high or low, a letter wrong, a word of another key."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any

from faults import Fault, Place, Told, forms_of, move, put, rename
from layouts import Path
from letters import letters, misspelt, nearest
from turup.profiles import schemas
from turup.profiles.schemas import Schema
from turup.profiles.shipped import overlays, profiles
from wrong_values import name_of_wrong

# What is written for a key of any name, and for a row of a list, in a path of the schema.
ANY, ROW = "*", "[]"


# Keys.


def misspelt_keys(place: Place, chance: Random) -> Iterator[Fault]:
    """Every key of a mapping with a slip of each sort."""
    form = place.form("object") or {}
    is_closed = form.get("additionalProperties") is False
    for name in place.value if is_closed and isinstance(place.value, dict) else ():
        for what, slip in misspelt(name, chance).items():
            if slip not in form["properties"] and not slip.startswith("x-"):
                others = [key for key in place.value if key != name]
                path = (*place.path, slip)
                near = nearest(slip, form["properties"], others)
                told = Told("unknown-key", path, near=near, belongs=homes(slip))
                source = (*place.path, name)
                change = rename(source, slip)
                yield Fault("misspelt", f"{what}: {slip}", change, (source, path), told)


def misplaced(place: Place, around: dict[Path, Place]) -> Iterator[Fault]:
    """A key of a mapping one level too high, and too low in each of its neighbours."""
    form = place.form("object") or {}
    if not isinstance(place.value, dict) or not form.get("properties"):
        return
    for name, value in place.value.items():
        home = pattern((*place.path, name), around)
        for target in (*_above(place, around), *_beside(place, name, around)):
            there = target.form("object") or {}
            path = (*target.path, name)
            if name in target.value or value == "none" or _is_welcome(name, value, there):
                continue
            told = _told_of_misplaced(path, home, there, around)
            source = (*place.path, name)
            what, touched = f"{home} in {target.path}", (_emptied(source, around), path)
            yield Fault("misplaced", what, move(source, path), touched, told)


def _is_welcome(name: str, value: Any, there: Schema) -> bool:
    """Whether a key means something in the mapping it came to, or may be a name there."""
    others, names = there.get("additionalProperties"), there.get("propertyNames", {})
    if name in there.get("properties", ()) or not isinstance(others, dict):
        return others is not False or name in there.get("properties", ())
    if "enum" in names:
        return name in names["enum"]
    entry = Place((), value, forms_of(others))
    is_text = isinstance(value, str) and "text" in entry.kinds
    return is_text or (isinstance(value, int) and "number" in entry.kinds)


def _emptied(path: Path, around: dict[Path, Place]) -> Path:
    """All that goes when a key does: what held it alone, and the list whose rows move up."""
    while len(path) > 1 and len(around[path[:-1]].value) == 1:
        path = path[:-1]
    return path[:-1] if isinstance(path[-1], int) else path


def _above(place: Place, around: dict[Path, Place]) -> Iterator[Place]:
    """The next mapping above."""
    path = place.path
    while path:
        path = path[:-1]
        if isinstance(around[path].value, dict):
            yield around[path]
            return


def _beside(place: Place, name: str, around: dict[Path, Place]) -> Iterator[Place]:
    """The mappings beside a key."""
    for other in place.value:
        if other != name and isinstance(around[(*place.path, other)].value, dict):
            yield around[(*place.path, other)]


def _told_of_misplaced(path: Path, home: str, there: Schema, around: dict[Path, Place]) -> Told:
    """What is told of a key that came to a place: where it belongs, unless another is nearer."""
    target = pattern(path, around)
    reach = distance(home, target)
    belongs = {one for one in homes(str(path[-1])) if distance(one, target) <= reach}
    close = {name for name in there.get("properties", ()) if letters(name, str(path[-1])) < 2}
    return Told("unknown-key", path, near=frozenset(close), belongs=frozenset(belongs))


def pattern(path: Path, around: dict[Path, Place]) -> str:
    """A path as the schema has it, with `*` for a name and `[]` for a row."""
    found = ""
    for length, step in enumerate(path):
        if isinstance(step, int):
            found += ROW
            continue
        form = around[path[:length]].form("object") or {}
        is_name = isinstance(form.get("additionalProperties"), dict)
        found += f".{ANY if is_name and step not in form.get('properties', ()) else step}"
    return found.removeprefix(".")


def distance(one: str, other: str) -> int:
    """How many steps lead from the mapping around one path to that around the other."""
    mine, yours = (path.replace(ROW, f".{ROW}").split(".")[:-1] for path in (one, other))
    shared = 0
    while shared < min(len(mine), len(yours)) and mine[shared] == yours[shared]:
        shared += 1
    return len(mine) + len(yours) - 2 * shared


def homes(name: str) -> frozenset[str]:
    """Where the schema has a key of this name."""
    return frozenset(_homes()[name.casefold()])


@cache
def _homes() -> defaultdict[str, set[str]]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in _patterns(schemas.profile(), ""):
        found[path.rpartition(".")[2]].add(path)
    return found


def _patterns(schema: Schema, around: str) -> Iterator[str]:
    for form in forms_of(schema):
        for name, inner in form.get("properties", {}).items():
            yield f"{around}{name}"
            yield from _patterns(inner, f"{around}{name}.")
        others, items = form.get("additionalProperties"), form.get("items")
        if isinstance(others, dict):
            yield from _patterns(others, f"{around}{ANY}.")
        if isinstance(items, dict):
            yield from _patterns(items, f"{around.removesuffix('.')}{ROW}.")


# Words.


def misspelt_words(place: Place, around: dict[Path, Place], chance: Random) -> Iterator[Fault]:
    """A word of choice, a rank, or the name of something else, with a slip of each sort."""
    word, names, told = str(place.value), place.words, "unknown-choice"
    if isinstance(place.value, dict | list):
        return
    if place.ranks:
        names, told = place.ranks, "unknown-rank"
    elif place.value not in place.words or "text" in place.kinds:
        names, told = _named(place, around)
    for what, slip in misspelt(word, chance).items() if names else ():
        if slip not in names and not slip.isdecimal() and slip not in ("none", "t", "T"):
            if told == "unknown-path" and head_of(slip) == head_of(word):
                yield from _names_of_nothing(place, what, slip)
                continue
            problem = _told_of_word(place, slip, names, told)
            touched = (place.path,)
            yield Fault("misspelt", f"{what}: {slip}", put(place.path, slip), touched, problem)


def head_of(path: str) -> str:
    """The section and key with which a path begins; what follows is a name of an author's own."""
    return ".".join(path.split(".")[:2])


def _names_of_nothing(place: Place, what: str, slip: str) -> Iterator[Fault]:
    """A path that leads to no record: an overlay wins nothing by it.

    What it needs in vain is told where the overlay is named, and that is not in its file.
    """
    if place.path[0] == "overrides":
        told = Told("idle-override", place.path, is_at_value=True)
        touched = (place.path, tuple(head_of(slip).split(".")))
        yield Fault("misspelt", f"{what}: {slip}", put(place.path, slip), touched, told)


def _told_of_word(place: Place, slip: str, names: Iterable[str], told: str) -> Told:
    if told == "step-misnamed" and slip != slip.lower():
        return Told("bad-name", place.path, near=frozenset({slip.lower()}))
    near = nearest(slip, names)
    if told == "unknown-path":
        near = nearest(head_of(slip), names) | {head_of(str(place.value))}
    if place.ranks:  # of so short words only those are meant that look like them
        near = frozenset(rank for rank in near if not letters(rank, slip))
    return Told(told, place.path, near=near, is_at_value=told in AT_VALUE)


AT_VALUE = {"unknown-profile", "unknown-overlay", "unknown-path"}


def _named(place: Place, around: dict[Path, Place]) -> tuple[frozenset[str], str]:
    """The names of which the value of some keys must be one."""
    if pattern(place.path, around) == "doubling.steps.*.after" and place.value != "none":
        return frozenset({*around[place.path[:-2]].value, place.value}), "step-misnamed"
    if place.path[:1] == ("extends",) and place.path[1:] in ((), ("profile",)):
        return frozenset(profiles()), "unknown-profile"
    if place.path[:1] == ("house-rules",):
        return frozenset(overlays()), "unknown-overlay"
    if place.path[:1] in (("needs",), ("overrides",)):
        sections = schemas.sections()
        keys = {f"{name}.{key}" for name in sections for key in sections[name]["properties"]}
        return frozenset(keys | {*sections}), "unknown-path"
    return frozenset(), ""


def other_words(place: Place, words: Iterable[str]) -> Iterator[Fault]:
    """Words that are a choice of other keys, where a word of choice, a number or a rank stands."""
    if isinstance(place.value, dict | list) or "text" in place.kinds or not place.path:
        return
    for word in words:
        if word not in place.words and word not in place.ranks:
            name = name_of_wrong("text", place)
            choices = place.words or place.ranks
            told = Told(name, place.path, choices=choices or None, kinds=place.kinds)
            touched = (place.path,)
            yield Fault("other word", word, put(place.path, word), touched, told)


@cache
def all_words() -> tuple[str, ...]:
    """The words of choice of all keys."""
    return tuple(sorted(set(_words(schemas.profile()))))


def _words(schema: Schema) -> Iterator[str]:
    for form in forms_of(schema):
        if isinstance(form.get("const"), str):
            yield form["const"]
        for inner in form.get("properties", {}).values():
            yield from _words(inner)
        for word in ("additionalProperties", "items"):
            if isinstance(form.get(word), dict):
                yield from _words(form[word])
