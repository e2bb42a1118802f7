"""The compiled carriers: rules and state as NumPy records with the names they have in Python.

The dtypes are read from the classes, so a field stands only there; one dtype serves every
profile.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

from turup.rules import SECTIONS, Rules
from turup.rules.shapes import Flags, Upto
from turup.rules.state import SHAPES, State, capacities


@cache
def rules_dtype() -> np.dtype[Any]:
    """The dtype of the rules: a field for each section, nested as the classes are."""
    hints = get_type_hints(Rules)
    return np.dtype([(name, dtype_of(hints[name])) for name in SECTIONS])


def dtype_of(hint: Any) -> Any:
    """The dtype of an annotation: a number, a record, or so many of them."""
    if get_origin(hint) is Annotated:
        inner, extra = get_args(hint)
        if isinstance(extra, (Upto, Flags)):
            return np.dtype((dtype_of(get_args(inner)[0]), (extra.capacity,)))
        return np.int64
    if issubclass(hint, int):
        return np.int64
    fields = get_type_hints(hint, include_extras=True)
    return np.dtype([(name, dtype_of(inner)) for name, inner in fields.items()])


@cache
def carrier_dtype(carrier: type) -> np.dtype[Any]:
    """The dtype of a class of numbers, lists and tables, such as the state of a deal."""
    return dtype_by_shapes(capacities(carrier))


def dtype_by_shapes(shapes: Mapping[str, tuple[int, ...]]) -> np.dtype[Any]:
    """The dtype of a record of numbers, lists and tables."""
    return np.dtype([(name, np.int64, shape) for name, shape in shapes.items()])


def record_of(rules: Rules) -> Any:
    """The rules as one record."""
    record = np.zeros(1, rules_dtype())
    for name in SECTIONS:
        record[name][0] = as_nested(getattr(rules, name))
    return record[0]


def as_nested(value: Any) -> Any:
    """Named tuples as tuples (records), plain tuples as lists (arrays)."""
    if hasattr(value, "_fields"):
        return tuple(as_nested(part) for part in value)
    return [as_nested(part) for part in value] if isinstance(value, tuple) else int(value)


def blank_record(carrier: type = State) -> Any:
    """A record of zeros; a state's, if no other is asked for."""
    return np.zeros(1, carrier_dtype(carrier))[0]


def write_state(state: State, record: Any) -> None:
    """Copy an interpreted state into a record."""
    for name in SHAPES:
        record[name] = getattr(state, name)


def facts_of(record: Any, names: tuple[str, ...]) -> tuple[object, ...]:
    """The values of a record's fields as plain numbers and lists, for comparing."""
    return tuple(np.asarray(record[name]).tolist() for name in names)
