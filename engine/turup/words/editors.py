"""The schema as editors show it: it accepts the same, and each key and word explains itself.

Of several forms an editor explains only the one that a value has. So the words of a key stand in
one list here, each with its meaning, below what the key itself means. Of worked cases it also
says which fields each kind takes, as the check of cases does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turup.profiles.schemas import Schema
from turup.words import _
from turup.words.keys import notes

_PART = "#/$defs/"
_SHAPE = "shapes-"
Names = Mapping[str, str]
"""What may be named, each with what it is."""


def for_editors(bundled: Schema, profiles: Names, overlays: Names) -> Schema:
    """A bundle in the form in which editors explain it best, with the names that are shipped."""
    parts = bundled["$defs"]
    shown: Schema = _shown(bundled, parts)
    whole = {**shown, "$defs": {name: _shown(part, parts) for name, part in parts.items()}}
    return _with_names(whole, profiles, overlays) if "extends" in whole["properties"] else whole


def _shown(schema: Any, parts: Mapping[str, Schema]) -> Any:
    """A schema, and all that is inside it, in the form for editors."""
    if isinstance(schema, list):
        return [_shown(inner, parts) for inner in schema]
    if not isinstance(schema, dict) or "const" in schema:
        return schema
    whole = _in_its_place(schema, parts)
    inside = {word: _inside(word, inner, parts) for word, inner in whole.items()}
    return _with_kinds(_with_notes(_with_list(_with_figures(inside))))


def _inside(word: str, inner: Any, parts: Mapping[str, Schema]) -> Any:
    """What a word of a schema holds: schemas under names, schemas, or a plain value."""
    if word == "properties":
        return {name: _shown(schema, parts) for name, schema in inner.items()}
    is_schema = word in ("additionalProperties", "items", "anyOf", "oneOf", "propertyNames")
    return _shown(inner, parts) if is_schema else inner


def _in_its_place(schema: Schema, parts: Mapping[str, Schema]) -> Schema:
    """A reference with words of its own as what it means, in those words."""
    reference = str(schema.get("$ref", ""))
    own = {word: inner for word, inner in schema.items() if word != "$ref"}
    if not reference or not own:
        return schema
    name = reference.removeprefix(_PART)
    part = parts[name]
    told = [own.get("description", ""), part["description"] if name.startswith(_SHAPE) else ""]
    return {**part, **own, "description": " ".join(filter(None, told)) or part["description"]}


def _with_figures(schema: Schema) -> Schema:
    """Ranks without the figures in quotes, which are taken and need not be offered."""
    values = schema.get("enum", [])
    quoted = [value for value in values if isinstance(value, str) and value.isdecimal()]
    if not any(isinstance(value, int) for value in values):
        return schema
    rest = {word: inner for word, inner in schema.items() if word != "enum"}
    offered = {"enum": [value for value in values if value not in quoted]}
    return {**rest, "anyOf": [offered, {"type": "string", "pattern": f"^({'|'.join(quoted)})$"}]}


def _with_list(schema: Schema) -> Schema:
    """The words among the forms of a value as one list."""
    union = "oneOf" if "oneOf" in schema else "anyOf"
    forms = schema.get(union, [])
    words = [form for form in forms if "const" in form]
    if not words:
        return schema
    rest = {word: inner for word, inner in schema.items() if word != union}
    offered = {
        "type": "string",
        "enum": [form["const"] for form in words],
        "enumDescriptions": [form["description"] for form in words],
    }
    if len(words) == len(forms):
        return {**rest, **offered}
    told = words[0] if len(words) == 1 and "description" not in rest else rest
    head = {word: told[word] for word in ("title", "description") if word in told}
    others = [form for form in forms if "const" not in form]
    return {**rest, "anyOf": [*others, {**head, **offered}]}


def _with_notes(schema: Schema) -> Schema:
    """What a key means and what is played without it, which an editor would else write down."""
    told = [schema.get("description", ""), *notes(schema), *_kinds_told(schema)]
    rest = {word: inner for word, inner in schema.items() if word != "default"}
    return {**rest, "description": " ".join(told)} if len(told) > 1 else rest


def _kinds_told(schema: Schema) -> list[str]:
    """In which worked cases a field means something."""
    kinds = _(" or ").join(schema.get("x-kinds", ()))
    return [_("Only in cases of kind {kinds}.").format(kinds=kinds)] if kinds else []


def _with_kinds(schema: Schema) -> Schema:
    """A worked case with the fields that each kind takes and needs."""
    fields = schema.get("properties", {})
    if not any("x-kinds" in field for field in fields.values()) or "kind" not in fields:
        return schema
    return {**schema, "allOf": [_of_kind(kind, fields) for kind in fields["kind"]["enum"]]}


def _of_kind(kind: str, fields: Mapping[str, Schema]) -> Schema:
    """What holds of a case where it is of one kind."""
    answers = _idle(kind, fields["then"]["properties"])
    needed = [name for name, field in fields.items() if kind in field.get("x-needed-by", ())]
    properties = {**_idle(kind, fields), "then": {"properties": answers}}
    return {
        "if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]},
        "then": {"properties": properties, "required": needed},
    }


def _idle(kind: str, fields: Mapping[str, Schema]) -> dict[str, bool]:
    """The fields that mean nothing in a case of a kind, none of which may be there."""
    return {
        name: False for name, field in fields.items() if kind not in field.get("x-kinds", (kind,))
    }


def _with_names(whole: Schema, profiles: Names, overlays: Names) -> Schema:
    """The schema of profiles with what is shipped offered where one is named."""
    entries = whole["properties"]
    rules, extends = entries["house-rules"], entries["extends"]
    plain, pinned = extends["anyOf"]
    named = _offering(plain, profiles)
    forms = [*named["anyOf"], {**pinned, "properties": {**pinned["properties"], "profile": named}}]
    offered = {
        "house-rules": {**rules, "items": _offering(rules["items"], overlays)},
        "extends": {**extends, "anyOf": forms},
    }
    return {**whole, "properties": {**entries, **offered}}


def _offering(schema: Schema, names: Names) -> Schema:
    """A text or number with names that it may be; a name of figures alone needs no quotes."""
    known = [
        {"const": int(name) if name.isdecimal() else name, "title": name, "description": told}
        for name, told in names.items()
    ]
    return {"anyOf": [*known, schema]}
