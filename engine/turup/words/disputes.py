"""The disputes: where the tables differ, who plays which reading, and what selects it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from turup.profiles import schemas, shipped
from turup.profiles.node import plain
from turup.profiles.reading import read
from turup.profiles.vouching import fits
from turup.profiles.writing import flow
from turup.words import _

WIDTH = 80
INDENT = "   "
PAGE = Path(__file__).with_suffix(".yaml")


@cache
def disputes() -> dict[str, dict[str, Any]]:
    """The disputes by their numbers."""
    root = read(PAGE, PAGE.name, is_shipped=True).root
    return plain(root) if root is not None else {}


def dispute_lines(name: str, dispute: Mapping[str, Any]) -> list[str]:
    """A dispute: its point, each reading with who plays it and what selects it, the default."""
    lines = textwrap.wrap(
        _("{dispute}: {point}").format(dispute=name, point=dispute["point"]), WIDTH
    )
    for number, reading in enumerate(dispute["readings"], 1):
        lines += ["", *_reading_lines(number, reading)]
    told = _("Left open it is the first, because {reason}")
    if len(dispute["readings"]) == 1:
        told = _("It is told so because {reason}")
    return [*lines, "", *textwrap.wrap(told.format(reason=dispute["reason"]), WIDTH)]


def _reading_lines(number: int, reading: Mapping[str, Any]) -> Iterator[str]:
    told = {"number": number, "reading": reading["reading"], "played": reading["played"]}
    yield from _wrapped(_("{number}. {reading} ({played})").format(**told), first="")
    if "by" in reading:
        yield from _wrapped(reading["by"])
        return
    missing = unknown(reading)
    for line in selectors(reading):
        if line not in missing:
            yield from _wrapped(line)
    if missing:
        told_missing = _("No profile can say so yet; it will be {names}.")
        yield from _wrapped(told_missing.format(names=", ".join(missing)))


def _wrapped(text: str, first: str = INDENT) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=INDENT, break_on_hyphens=False
    )


def selectors(reading: Mapping[str, Any]) -> list[str]:
    """What selects a reading: keys with what they say, overlays and profiles."""
    keys = [f"{path}: {_written(value)}" for path, value in reading.get("keys", {}).items()]
    overlays = [_("house rule {name}").format(name=name) for name in reading.get("overlays", ())]
    profiles = [_("profile {name}").format(name=name) for name in reading.get("profiles", ())]
    return keys + overlays + profiles


def unknown(reading: Mapping[str, Any]) -> list[str]:
    """What of that no schema and no file has yet."""
    keys = [_says(path, value) for path, value in reading.get("keys", {}).items()]
    overlays = [name in shipped.overlays() for name in reading.get("overlays", ())]
    profiles = [name in shipped.profiles() for name in reading.get("profiles", ())]
    there = keys + overlays + profiles
    return [line for line, is_there in zip(selectors(reading), there, strict=True) if not is_there]


def _says(path: str, value: Any) -> bool:
    """Whether a profile may say this at the path; `*` stands for any name, `[]` for a row."""
    schema = schemas.at(path.replace("*", "some_name"))
    return schema is not None and fits(value, schema, schemas.PROFILE)


def _written(value: Any) -> str:
    """A value as a profile writes it."""
    return flow(value) if isinstance(value, (dict, list)) else str(value)
