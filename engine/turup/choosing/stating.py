"""Stating a key: what a file writes so that a key comes to a value, whatever lies beneath."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turup.profiles import schemas
from turup.profiles.writing import flow

WIDTH = 90


def stated(path: str, value: Any, beneath: Any) -> Any:
    """What to write over another value: of records only those that differ, and `none` for the rest.

    A field that is not stated any more cannot be taken away by itself, so its record is written
    under `none` before; a value that is no record is written whole.
    """
    schema = schemas.at(path) or {}
    if not (isinstance(value, Mapping) and isinstance(beneath, Mapping)):
        return value
    if schemas.shape(schema) == "records":
        gone = {name: "none" for name in beneath if name not in value}
        return {**gone, **dict(_differing(value, beneath))}
    return value


def _differing(value: Mapping[str, Any], beneath: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """The records that are not there already."""
    for name, record in value.items():
        if record != beneath.get(name):
            yield name, record


def text_of(form: str, rules: tuple[str, ...], own: Mapping[str, Any], name: str) -> str:
    """A profile of a few lines: what it extends, the house rules, and what else differs."""
    lines = ["turup: 1", f"about: {flow({'name': name, 'status': 'house'})}"]
    lines.append(f"extends: {form}")
    if rules:
        lines.append(f"house-rules: {flow([*rules])}")
    for section in schemas.sections():
        keys = {
            path.partition(".")[2]: value
            for path, value in own.items()
            if path.startswith(f"{section}.")
        }
        lines += _section_lines(section, keys)
    return "".join(f"{line}\n" for line in lines)


def _section_lines(section: str, keys: Mapping[str, Any]) -> Iterator[str]:
    """A section with its keys, on one line if it is a short one."""
    short = f"{section}: {flow(keys)}"
    if keys and len(short) <= WIDTH:
        yield short
    elif keys:
        yield f"{section}:"
        yield from (f"  {key}: {flow(value)}" for key, value in keys.items())
