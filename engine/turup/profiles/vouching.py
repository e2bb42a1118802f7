"""A quick look that vouches for a sound file, so that the JSON Schema library stays unloaded.

Loading that library takes longer than reading a profile ten times over. This look answers
only whether a value certainly fits; whatever it does not vouch for, or does not know, goes
to the library, which alone says what is wrong. A test holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from turup.profiles.schemas import PROFILE, Schema, follow, profile, type_of

# Words of a schema that ask nothing of a value.
_SILENT = frozenset(
    {"title", "description", "default", "examples", "patternProperties", "$defs", "$id", "$schema"}
)


def is_surely_sound(value: Any) -> bool:
    """Whether a profile as read certainly fits its schema."""
    return fits(value, profile(), PROFILE)


def fits(value: Any, schema: Schema, home: str) -> bool:
    """Whether a value fits a schema, as far as can be told here."""
    for word, argument in schema.items():
        if word in _SILENT or word.startswith("x-"):
            continue
        check = _CHECKS.get(word)
        if check is None or not check(value, argument, schema, home):
            return False
    return True


def _fits_reference(value: Any, argument: Any, _: Schema, home: str) -> bool:
    """Whether a value fits what a reference means."""
    target, there = follow(argument, home)
    return fits(value, target, there)


def _has_type(value: Any, argument: Any, _: Schema, __: str) -> bool:
    """Whether a value is of the kind, or one of the kinds."""
    types: list[str] = [argument] if isinstance(argument, str) else argument
    return type_of(value) in types


def _fits_one(value: Any, argument: Any, _: Schema, home: str) -> bool:
    """Whether exactly one form fits."""
    return sum(fits(value, form, home) for form in argument) == 1


def _fits_any(value: Any, argument: Any, _: Schema, home: str) -> bool:
    """Whether at least one form fits."""
    return any(fits(value, form, home) for form in argument)


def _fits_entries(value: Any, argument: Any, _: Schema, home: str) -> bool:
    """Whether the entries that the schema names fit."""
    if not isinstance(value, dict):
        return True
    return all(fits(value[name], argument[name], home) for name in value if name in argument)


def _fits_others(value: Any, argument: Any, schema: Schema, home: str) -> bool:
    """Whether the entries that it does not name fit, where there may be any."""
    if not isinstance(value, dict):
        return True
    others = [name for name in value if name not in schema.get("properties", {})]
    if argument is False:
        return not others
    return isinstance(argument, dict) and all(fits(value[name], argument, home) for name in others)


def _fits_names(value: Any, argument: Any, _: Schema, home: str) -> bool:
    """Whether the names of all entries fit."""
    return not isinstance(value, dict) or all(fits(name, argument, home) for name in value)


def _fits_items(value: Any, argument: Any, _: Schema, home: str) -> bool:
    """Whether all elements of a list fit."""
    return not isinstance(value, list) or all(fits(inner, argument, home) for inner in value)


def _is_unique(value: Any, argument: Any, _: Schema, __: str) -> bool:
    """Whether no element of a list stands there twice."""
    if not isinstance(value, list) or argument is not True:
        return True
    return len(set(map(repr, value))) == len(value)


def _has_all(value: Any, argument: Any, _: Schema, __: str) -> bool:
    """Whether a mapping has all entries that it must have."""
    return not isinstance(value, dict) or all(name in value for name in argument)


def _matches(value: Any, argument: Any, _: Schema, __: str) -> bool:
    """Whether a text is written as it must be."""
    return not isinstance(value, str) or re.search(argument, value) is not None


def _sized(kind: type, *, least: bool) -> Callable[[Any, Any, Schema, str], bool]:
    """A check on how many entries or characters a value of a kind has."""

    def is_within(value: Any, argument: Any, _: Schema, __: str) -> bool:
        if not isinstance(value, kind):
            return True
        size, bound = len(value), int(argument)  # type: ignore[arg-type]
        return size >= bound if least else size <= bound

    return is_within


_CHECKS: dict[str, Callable[[Any, Any, Schema, str], bool]] = {
    "$ref": _fits_reference,
    "type": _has_type,
    "oneOf": _fits_one,
    "anyOf": _fits_any,
    "properties": _fits_entries,
    "additionalProperties": _fits_others,
    "propertyNames": _fits_names,
    "items": _fits_items,
    "uniqueItems": _is_unique,
    "required": _has_all,
    "pattern": _matches,
    "const": lambda value, argument, _, __: value == argument,
    "enum": lambda value, argument, _, __: value in argument,
    "minimum": lambda value, argument, _, __: not isinstance(value, int) or value >= argument,
    "maximum": lambda value, argument, _, __: not isinstance(value, int) or value <= argument,
    "minItems": _sized(list, least=True),
    "maxItems": _sized(list, least=False),
    "minProperties": _sized(dict, least=True),
    "maxProperties": _sized(dict, least=False),
    "minLength": _sized(str, least=True),
    "maxLength": _sized(str, least=False),
}
