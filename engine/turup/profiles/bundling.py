"""A bundle: a schema with everything it refers to, in one document that needs no other file."""

from __future__ import annotations

from typing import Any

from turup.profiles.schemas import Schema, documents

_POINTER = "#/$defs/"
_ENDING = ".schema.json"


def bundle(name: str) -> Schema:
    """A schema file whose references all lead into itself."""
    root = f"{name}{_ENDING}"
    parts: dict[str, Schema] = {}
    whole: Schema = _taken_in(documents()[root], root, root, parts)
    return {**whole, "$defs": dict(sorted(parts.items()))}


def _taken_in(schema: Any, home: str, root: str, parts: dict[str, Schema]) -> Any:
    """A schema with its references turned into the bundle; what they name is added to the parts."""
    if isinstance(schema, list):
        return [_taken_in(inner, home, root, parts) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    taken = {
        word: _taken_in(inner, home, root, parts)
        for word, inner in schema.items()
        if word != "$defs"
    }
    if isinstance(schema.get("$ref"), str):
        taken["$ref"] = _reference(schema["$ref"], home, root, parts)
    return taken


def _reference(reference: str, home: str, root: str, parts: dict[str, Schema]) -> str:
    """Where in the bundle a reference leads."""
    file, _, pointer = reference.partition("#")
    file = file or home
    name = pointer.removeprefix("/$defs/")
    part = "-".join(step for step in (file.removesuffix(_ENDING), name) if step)
    if part not in parts:
        parts[part] = {}  # before it is filled, so that a circle comes to its end
        document = documents()[file]
        found = document["$defs"][name] if name else document
        inner = _taken_in(found, file, root, parts)
        parts[part] = {
            word: value for word, value in inner.items() if word not in ("$id", "$schema")
        }
    return f"{_POINTER}{part}"
