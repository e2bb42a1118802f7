"""What the JSON Schema library complains of, in our terms: a path, a name and the facts."""

# Longer than other modules, for each word of JSON Schema is told in terms of its own.
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from turup.profiles.instead import instead_of, named_inside
from turup.profiles.node import Path, dotted, is_free
from turup.profiles.schemas import (
    Schema,
    alternatives,
    branches,
    choices,
    kinds_of,
    type_of,
    types_of,
)
from turup.profiles.suggestions import (
    folded,
    may_hold,
    meant_elsewhere,
    nearest,
    nearest_first,
    nearest_key,
    odd_letter,
    where_it_may_belong,
    written_otherwise,
)


class Told(NamedTuple):
    """One complaint in our terms."""

    path: Path
    name: str
    facts: dict[str, Any]


KINDS = {
    "object": "mapping",
    "array": "list",
    "string": "text",
    "integer": "number",
    "null": "nothing",
}


_RANK_WORDS = {
    "T": "10", "1": "A", "11": "J", "ACE": "A", "KING": "K", "QUEEN": "Q", "JACK": "J",
    "TEN": "10", "NINE": "9", "EIGHT": "8", "SEVEN": "7", "SIX": "6",
}  # fmt: skip


def explained(error: Any) -> Iterator[Told]:
    """The faults behind one complaint of the library."""
    stray = _stray_among_names(error)
    yield from [stray] if stray else _EXPLAINED.get(error.validator, _wrong_type)(error)


def _path(error: Any) -> Path:
    """Where it is; a fault of a key's own name is at that key."""
    path = tuple(error.absolute_path)
    return (*path, error.instance) if "propertyNames" in error.absolute_schema_path else path


def _stray_among_names(error: Any) -> Told | None:
    """A key of elsewhere that stands where only ranks or names of the author's choosing do."""
    words = list(error.absolute_schema_path)
    is_name = "propertyNames" in words
    if not is_name and words[-2:-1] != ["additionalProperties"]:
        return None
    path = _path(error)
    name, around = str(path[-1]), dotted(path[:-1])
    for belongs in where_it_may_belong(name, around):
        if is_name or may_hold(belongs, error.instance):
            facts = {"name": name, "around": around, **meant(name, ""), "belongs": belongs}
            return Told(path, "unknown-key", facts)
    return None


def forms(schema: Schema) -> dict[str, Any]:
    """What a schema takes, as facts: kinds of value, and words."""
    kinds = [
        KINDS[kind]
        for form in alternatives(schema)
        if "enum" not in form
        for kind in types_of(form)
    ]
    fields = [name for form in alternatives(schema) for name in form.get("properties", ())]
    return {
        "expected": tuple(dict.fromkeys(kinds)),
        "fields": tuple(fields),
        "choices": choices(schema),
    }


def _wrong_type(error: Any) -> Iterator[Told]:
    """A value of another kind than any the key takes."""
    value, taken = error.instance, forms(error.schema)
    instead = instead_of(value, error.schema, taken["expected"])
    facts = {"found": KINDS[type_of(value)], **taken, "instead": instead}
    yield Told(_path(error), "wrong-type", facts)


def _union(error: Any) -> Iterator[Told]:
    """A value that fits no form of a union: only the form of its kind is heard."""
    value, union = error.instance, branches(error.schema)
    fitting = [index for index, form in enumerate(union) if type_of(value) in kinds_of(form)]
    if fitting:
        for inner in error.context:
            if inner.relative_schema_path[0] == fitting[0]:
                yield from explained(inner)
    elif _is_meant_as_choice(value, forms(error.schema)):
        yield Told(_path(error), "unknown-choice", _choice_facts(value, error.schema))
    else:
        yield from _wrong_type(error)


def _is_meant_as_choice(value: Any, taken: dict[str, Any]) -> bool:
    """Whether a word, or a number where only words stand, is meant as a choice."""
    is_word = isinstance(value, str) or (isinstance(value, int) and not taken["expected"])
    return is_word and bool(taken["choices"])


def _choice_facts(value: Any, schema: Schema) -> dict[str, Any]:
    """The word written, and the words there are, nearest first."""
    taken, offered = forms(schema), choices(schema)
    near = nearest(str(value), offered)
    return {
        "value": str(value),
        **meant(str(value), near),
        **taken,
        "choices": nearest_first(str(value), offered),
        "instead": "" if near else instead_of(value, schema, taken["expected"]),
    }


def meant(word: str, near: str) -> dict[str, Any]:
    """The nearest name, and the character by which a word only looks like it."""
    return {"nearest": near, "letter": odd_letter(word, near) if near else ""}


def _unknown_keys(error: Any) -> Iterator[Told]:
    """Keys that the schema does not have here."""
    known = list(error.schema.get("properties", {}))
    around = tuple(error.absolute_path)
    for name in error.instance:
        if name in known or is_free(name):
            continue
        value = error.instance[name]
        taken = {*error.instance, *written_otherwise(error.instance, known, name)}
        near = nearest_key(name, value, dotted(around), known, taken)
        belongs = meant_elsewhere(name, dotted(around), near, value)
        if not belongs and not near and len(around) == 1:
            record = named_inside(value, error.schema)
            belongs = record and dotted((*around, record, name))
        near = "" if belongs else near
        facts = {"name": name, "around": dotted(around), **meant(name, near), "belongs": belongs}
        yield Told((*around, name), "unknown-key", {**facts, "choices": () if near else (*known,)})


def _missing(error: Any) -> Iterator[Told]:
    """Keys that every file must have in its head, unless one is only misspelt."""
    around, known = tuple(error.absolute_path), error.schema["properties"]
    misspelt = {
        nearest(name, known, error.instance) for name in error.instance if name not in known
    }
    for name in error.validator_value:
        if name not in error.instance and name not in misspelt:
            schema = error.schema["properties"][name]
            facts = {
                "key": dotted((*around, name)),
                "about": schema["description"],
                **forms(schema),
            }
            yield Told(around, "missing-key", facts)


def _constant(error: Any) -> Iterator[Told]:
    """A word or number that must be this one; the only such number is the format's."""
    is_newer = isinstance(error.instance, int) and error.instance > error.validator_value
    facts = {"value": str(error.instance), "known": error.validator_value}
    yield Told(_path(error), "newer-format" if is_newer else "unknown-format", facts)


def _rank(error: Any) -> Iterator[Told]:
    """A rank that no pack has."""
    offered = tuple(rank for rank in error.validator_value if isinstance(rank, str))
    value = str(error.instance)
    if type_of(error.instance) in ("object", "array"):
        yield from _wrong_type(error)
        return
    seen = folded(value).upper()
    near = _RANK_WORDS.get(seen, seen)
    near = near if near in offered else ""
    facts = {"value": value, **meant(value, near), "choices": offered}
    yield Told(_path(error), "unknown-rank", facts)


def _out_of_range(error: Any) -> Iterator[Told]:
    """A number below the least or above the most."""
    least, most = error.schema.get("minimum"), error.schema.get("maximum")
    facts = {"value": error.instance, "least": least, "most": most}
    yield Told(_path(error), "out-of-range", facts)


def _counted(name: str) -> Callable[[Any], Iterator[Told]]:
    """An explanation of too few or too many entries or characters."""

    def told(error: Any) -> Iterator[Told]:
        facts = {"count": len(error.instance), "bound": error.validator_value}
        yield Told(_path(error), name, facts)

    return told


def _crowded(error: Any) -> Iterator[Told]:
    """Too many entries of a mapping; one that takes a record away is none of them."""
    entries = error.schema.get("additionalProperties")
    is_of_records = isinstance(entries, dict) and "none" in choices(entries)
    kept = [value for value in error.instance.values() if not is_of_records or value != "none"]
    if len(kept) > error.validator_value:
        yield Told(_path(error), "too-many", {"count": len(kept), "bound": error.validator_value})


def _listed_twice(error: Any) -> Iterator[Told]:
    """The entries of a list that stand in it a second time."""
    path = _path(error)
    # One overlay may be named in two ways; those laid twice are found by their files.
    entries = [] if path == ("house-rules",) else error.instance
    for index, value in enumerate(entries):
        if value in entries[:index]:
            yield Told((*path, index), "listed-twice", {"key": dotted(path), "value": str(value)})


def _bad_name(error: Any) -> Iterator[Told]:
    """A name that is not written as names are."""
    value = str(error.instance)
    kept = [one if one.isascii() and one.isalnum() else "_" for one in value.lower()[:40]]
    fixed = "".join(kept).strip("_")
    near = fixed if fixed[:1].isalpha() and fixed != "none" else ""
    yield Told(_path(error), "bad-name", {"value": value, "nearest": near})


_EXPLAINED: dict[str, Callable[[Any], Iterator[Told]]] = {
    "type": _wrong_type,
    "anyOf": _union,
    "oneOf": _union,
    "additionalProperties": _unknown_keys,
    "required": _missing,
    "const": _constant,
    "enum": _rank,
    "minimum": _out_of_range,
    "maximum": _out_of_range,
    "minItems": _counted("too-few"),
    "minProperties": _counted("too-few"),
    "maxItems": _counted("too-many"),
    "maxProperties": _crowded,
    "minLength": _counted("no-text"),
    "maxLength": _counted("too-long"),
    "uniqueItems": _listed_twice,
    "pattern": _bad_name,
}
