"""The vocabulary: what the schema files say of each key, with every `$ref` followed.

Only a schema inside itself keeps its reference: a case may hold a whole profile.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NamedTuple

from turup.profiles.node import Path
from turup.profiles.shipped import folder

Schema = dict[str, Any]
Shape = Literal["records", "record", "table", "value"]
PROFILE = "profile.schema.json"
CASE = "case.schema.json"
_ALTERNATIVES = ("anyOf", "oneOf")
_UNIONS = frozenset(_ALTERNATIVES)
_NOT_KEPT = frozenset({"$ref", "$defs", "$id", "$schema"})


class Slot(NamedTuple):
    """A place in a profile where the schema has a key, whether or not it is filled."""

    path: Path
    around: dict[str, Any]
    schema: Schema

    @property
    def name(self) -> str:
        """The key itself."""
        return str(self.path[-1])

    @property
    def is_filled(self) -> bool:
        """Whether the key is there."""
        return self.name in self.around


@cache
def documents() -> dict[str, Schema]:
    """The schema files, by name."""
    found = {
        path.name: json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(folder("schemas").glob("*.schema.json"))
    }
    found.setdefault(CASE, {"$id": CASE})
    return found


@cache
def profile() -> Schema:
    """The schema of a whole profile in one piece."""
    whole = expanded(documents()[PROFILE], PROFILE, (PROFILE,))
    return {**whole, "$id": PROFILE}


@cache
def sections() -> dict[str, Schema]:
    """The twelve sections, in order."""
    properties = documents()[PROFILE]["properties"]
    names = [
        name for name, schema in properties.items() if schema == {"$ref": f"{name}.schema.json"}
    ]
    return {name: profile()["properties"][name] for name in names}


def key(section: str, name: str) -> Schema | None:
    """What the schema says of a key of a section."""
    found: Schema | None = sections().get(section, {}).get("properties", {}).get(name)
    return found


@cache
def at(path: str) -> Schema | None:
    """What the schema says of a path such as `deal.redeals.four_jacks.if`, if it has it."""
    schema = profile()
    for step in path.replace("[]", ".[]").split("."):
        inner: Any = None
        for form in alternatives(schema):
            entries, items = form.get("additionalProperties"), form.get("items")
            others = items if step.isdigit() or step == "[]" else entries
            inner = inner or form.get("properties", {}).get(step) or others
        if not isinstance(inner, dict):
            return None
        schema = inner
    return schema


def follow(reference: str, home: str) -> tuple[Schema, str]:
    """What a `$ref` in a file means, and the file it stands in."""
    file, _, pointer = reference.partition("#")
    found = documents()[file or home]
    for step in pointer.strip("/").split("/") if pointer else []:
        found = found[step]
    return found, file or home


def expanded(schema: Any, home: str, within: tuple[str, ...] = ()) -> Any:
    """A schema with what its references mean in their place."""
    if isinstance(schema, list):
        return [expanded(inner, home, within) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    own = {
        word: expanded(inner, home, within)
        for word, inner in schema.items()
        if word not in _NOT_KEPT
    }
    if "$ref" not in schema:
        return own
    reference = schema["$ref"] if schema["$ref"][0] != "#" else home + schema["$ref"]
    if reference in within:
        return {**own, "$ref": reference}
    return {**_meant(reference, home, within), **own}


@cache
def _meant(reference: str, home: str, within: tuple[str, ...]) -> Schema:
    """What a reference means, with what is meant by those inside it."""
    target, there = follow(reference, home)
    found: Schema = expanded(target, there, (*within, reference))
    return found


def branches(schema: Schema) -> list[Schema]:
    """The branches of a union, or the schema alone."""
    for word in _ALTERNATIVES:
        if word in schema:
            return list(schema[word])
    return [schema]


def alternatives(schema: Schema) -> list[Schema]:
    """The forms a value may take: the branches of a union, and of unions within it."""
    inner = branches(schema)
    if inner == [schema]:
        return inner
    return [form for one in inner for form in alternatives(one)]


def type_of(value: Any) -> str:
    """What JSON Schema calls the kind of a value."""
    for kind, name in ((dict, "object"), (list, "array"), (str, "string"), (int, "integer")):
        if isinstance(value, kind):
            return name
    return "null"


def types_of(schema: Schema) -> tuple[str, ...]:
    """The kinds of value a schema without alternatives takes; none where it is one word."""
    if "enum" in schema:
        return ("string", "integer")
    found = schema.get("type", ())
    return (found,) if isinstance(found, str) else tuple(found)


def kinds_of(schema: Schema) -> tuple[str, ...]:
    """The kinds of value a schema takes, in whichever of its forms."""
    return tuple(kind for form in alternatives(schema) for kind in types_of(form))


def branch(schema: Schema, value: Any) -> Schema:
    """The form of the schema that a value of this kind is meant to have."""
    if _UNIONS.isdisjoint(schema):
        return schema
    kind = type_of(value)
    kept = _FORMS.get((id(schema), kind))
    if kept is None:
        fitting = [form for form in alternatives(schema) if kind in kinds_of(form)]
        form = branch(fitting[0], value) if len(fitting) == 1 else schema
        kept = _FORMS[id(schema), kind] = schema, form
    return kept[1]


_FORMS: dict[tuple[int, str], tuple[Schema, Schema]] = {}
"""The forms found so far, by the union and the kind of value; each keeps its union alive."""


def choices(schema: Schema) -> tuple[str, ...]:
    """The words a schema offers, ranks among them."""
    found = [str(form["const"]) for form in alternatives(schema) if "const" in form]
    ranks = [
        rank
        for form in alternatives(schema)
        for rank in form.get("enum", ())
        if isinstance(rank, str)
    ]
    return (*found, *ranks)


def shape(schema: Schema) -> Shape:
    """How values of this key merge: by name and field, by field, by entry, or as a whole."""
    for form in alternatives(schema):
        if form.get("type") == "object":
            entries = form.get("additionalProperties")
            if not isinstance(entries, dict):
                return "record"
            return "table" if types_of(entries) else "records"
    return "value"


def is_taken_away_by_none(schema: Schema) -> bool:
    """Whether `none` here means that the key is not stated, since it has no neutral default."""
    return "default" not in schema and not schema.get("x-required") and "none" in choices(schema)


def slots(value: Any, schema: Schema, path: Path = ()) -> Iterator[Slot]:
    """Every key the schema has for a value and for what is inside it."""
    schema = branch(schema, value)
    if isinstance(value, list):
        for index, inner in enumerate(value):
            yield from slots(inner, schema.get("items", {}), (*path, index))
    elif isinstance(value, dict):
        for name, inner in schema.get("properties", {}).items():
            yield Slot((*path, name), value, inner)
            if name in value:
                yield from slots(value[name], inner, (*path, name))
        entries = schema.get("additionalProperties")
        if isinstance(entries, dict):
            for name in value:
                yield from slots(value[name], entries, (*path, name))


def all_slots(keys: dict[str, Any]) -> Iterator[Slot]:
    """Every key of the twelve sections."""
    for section, schema in sections().items():
        if section in keys:
            yield from slots(keys[section], schema, (section,))


def ranked(value: Any, schema: Schema) -> Any:
    """The value with ranks as text, however they were written."""
    schema = branch(schema, value)
    if isinstance(value, list):
        return [ranked(inner, schema.get("items", {})) for inner in value]
    if isinstance(value, dict):
        entries, others = schema.get("properties", {}), schema.get("additionalProperties")
        rest = others if isinstance(others, dict) else {}
        return {name: ranked(inner, entries.get(name, rest)) for name, inner in value.items()}
    return str(value) if "enum" in schema else value
