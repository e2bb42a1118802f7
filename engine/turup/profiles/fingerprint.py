"""The fingerprint: a short hash of what a profile plays, whatever it is called and however written.

Only keys that differ from neutral count, so a key that a later version adds changes no old
fingerprint. Neither `about` nor names of files count; names of records do.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from turup.profiles import schemas
from turup.profiles.schemas import Schema

DIGITS = 12


def fingerprint(keys: Mapping[str, Any]) -> str:
    """The first twelve hexadecimal digits of the hash of the keys."""
    from hashlib import sha256

    text = json.dumps(canonical(keys), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode("ascii")).hexdigest()[:DIGITS]


def canonical(keys: Mapping[str, Any]) -> dict[str, Any]:
    """The keys that differ from neutral, section by section."""
    found = {
        name: telling(keys.get(name, {}), schema) for name, schema in schemas.sections().items()
    }
    return {name: section for name, section in found.items() if section}


def telling(value: Any, schema: Schema) -> Any:
    """A value without the fields that say nothing: those at their neutral default."""
    schema = schemas.branch(schema, value)
    if isinstance(value, list):
        return [telling(inner, schema.get("items", {})) for inner in value]
    if not isinstance(value, dict):
        return value
    fields, entries = schema.get("properties", {}), schema.get("additionalProperties") or {}
    return {
        name: telling(inner, fields.get(name, entries))
        for name, inner in value.items()
        if name not in fields or inner != fields[name].get("default")
    }
