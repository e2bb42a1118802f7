"""What the oracle knows of a profile.

One that says anything else is passed over by name, unless it says what the schema says by itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from oracle.keys import KNOWN

SCHEMAS = Path(__file__).parents[2] / "schemas"
NAMED = (
    "deal.redeals",
    "auction.limits",
    "doubling.steps",
    "play.lead_limits",
    "pair.kinds",
    "solo.contracts",
    "scoring.claims",
)
"""Where the names are the author's."""


def unknown(keys: dict[str, Any]) -> list[str]:
    """What a profile says that the oracle does not know."""
    return sorted({told for path, value in keys.items() for told in strange(path, value)})


def strange(path: str, value: Any) -> Iterator[str]:
    """What is not known of a value and all that lies within it."""
    words = KNOWN.get(path)
    if words == "" or (words is None and value in (neutral(path), None)):
        return
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from strange(f"{path}.{'*' if path in NAMED else name}", inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strange(f"{path}[]", inner)
    elif words is None or (isinstance(value, str) and value not in words.split()):
        yield f"{path}: {value}"


def neutral(path: str) -> Any:
    """What the schema says where a profile says nothing."""
    places = nodes(path)
    return next((place["default"] for place in places if "default" in place), None)


def nodes(path: str) -> list[dict[str, Any]]:
    """The places of the schemas that a path may mean."""
    section, *steps = path.replace("[]", ".[]").split(".")
    file = f"{section}.schema.json"
    places = [(file, read(file))]
    for step in steps:
        places = [deeper for place in places for deeper in below(*place, step)]
    return [node for place in places for _, node in spread(*place)]


def below(file: str, node: dict[str, Any], step: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The places one step further down."""
    for where, each in spread(file, node):
        names = {"*": each.get("additionalProperties"), "[]": each.get("items")}
        found = names.get(step) or each.get("properties", {}).get(step)
        if isinstance(found, dict):
            yield where, found


def spread(file: str, node: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A place of a schema with its alternatives and what it refers to."""
    yield file, node
    for choice in (*node.get("oneOf", []), *node.get("anyOf", [])):
        yield from spread(file, choice)
    if "$ref" in node:
        name, _, inner = node["$ref"].partition("#/$defs/")
        yield from spread(name or file, read(name or file)["$defs"][inner])


@cache
def read(file: str) -> dict[str, Any]:
    """A schema; nothing where there is none."""
    place = SCHEMAS / file
    return dict(json.loads(place.read_text(encoding="utf-8"))) if place.is_file() else {}


def words_of(path: str) -> set[str]:
    """The words that the schemas allow at a path."""
    return {node["const"] for node in nodes(path) if isinstance(node.get("const"), str)}
