"""What to write in place of a value of another kind, where that can be guessed."""

from __future__ import annotations

import re
from typing import Any

from turup.profiles.schemas import Schema, alternatives, choices, shape, types_of
from turup.profiles.suggestions import folded

_PAIR = re.compile(r"([\w-]+)\s*[:=]\s*(\S.*)")
_SPACED = re.compile(r"([\w-]+)\s+(\S.*)")
_LONGEST = 60


def instead_of(value: Any, schema: Schema, expected: tuple[str, ...]) -> str:
    """What was probably meant by a value of a kind that is not expected, or nothing."""
    if isinstance(value, int):
        return _instead_of_number(value, expected)
    if not isinstance(value, str) or len(value) > _LONGEST:
        return ""
    if value == "none":
        return none_inside(schema) if "mapping" in expected else ""
    if "number" in expected and (figures := _figures(value)):
        return figures
    if "mapping" in expected:
        return key_and_value(value) or _without_colon(value, schema)
    return _as_list(value, schema) if "list" in expected else ""


def _instead_of_number(value: int, expected: tuple[str, ...]) -> str:
    """A number as text."""
    return f'"{value}"' if "text" in expected else ""


def _figures(text: str) -> str:
    """A number that stands in quotes, in figures of another script, or beside hidden characters."""
    figures = folded(text)
    is_number = figures.removeprefix("-").isdecimal() and len(figures) < 16
    return str(int(figures)) if is_number else ""


def key_and_value(text: str, *, is_key: bool = False) -> str:
    """A key and its value that have no colon and space between them; in a key a space will do."""
    found = _PAIR.fullmatch(text) or (_SPACED.fullmatch(text) if is_key else None)
    return f"{found[1]}: {found[2]}" if found else ""


def _without_colon(text: str, schema: Schema) -> str:
    """A key of the mapping and its value with only a space between them."""
    name, _space, value = text.partition(" ")
    is_key = any(name in form.get("properties", ()) for form in alternatives(schema))
    return f"{name}: {value.strip()}" if is_key and value else ""


def none_inside(schema: Schema) -> str:
    """How a section that cannot be `none` says that there is nothing: by its first key."""
    first = next(iter(schema.get("properties", {}).items()), None)
    return f"{{{first[0]}: none}}" if first and "none" in choices(first[1]) else ""


def _as_list(text: str, schema: Schema) -> str:
    """A list written as one text; only lists of words are taken apart."""
    items: Schema = next((form["items"] for form in alternatives(schema) if "items" in form), {})
    kinds = [kind for form in alternatives(items) for kind in types_of(form)]
    is_of_text = kinds == ["string"] and "enum" not in items
    words = [text] if is_of_text else re.split(r"[\s,]+", text.strip())
    ranks = {str(rank) for form in alternatives(items) for rank in form.get("enum", words)}
    return "" if kinds == ["object"] or not ranks.issuperset(words) else f"[{', '.join(words)}]"


def named_inside(value: Any, schema: Schema) -> str:
    """The one key of a section that takes records by name, if a value looks like a record."""
    if not isinstance(value, dict):
        return ""
    named = [name for name, inner in schema["properties"].items() if shape(inner) == "records"]
    return named[0] if len(named) == 1 else ""
