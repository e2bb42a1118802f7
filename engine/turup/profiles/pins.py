"""A parent as it was: what a profile that pins its parent is told when the parent has changed.

A fingerprint shows that something changed, never what. Where the pin writes down keys as they
were, each change is named with both values; without them one warning names all that the
profile takes from its parent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from turup.profiles import neutral, schemas
from turup.profiles.fingerprint import canonical, fingerprint
from turup.profiles.node import Node, plain
from turup.profiles.overlays import unknown_path
from turup.profiles.problems import Place, Problem


class Pin(NamedTuple):
    """What a file says of its parent: its name, its fingerprint, and keys as they were."""

    profile: str
    as_of: str
    place: Place
    keys: Mapping[str, Node]
    places: Mapping[str, Place]


def pin_of(root: Node) -> Pin | None:
    """The pin in a file, if it has one that can be read."""
    node = root.value.get("extends")
    if node is None or node.kind != "mapping":
        return None
    said = node.value
    if any(said.get(name, node).kind not in ("text", "number") for name in ("profile", "as-of")):
        return None
    keys = said.get("keys")
    has_keys = keys is not None and keys.kind == "mapping"
    named, places = (keys.value, keys.places) if has_keys else ({}, {})
    place = node.places["as-of"]
    return Pin(str(said["profile"].value), str(said["as-of"].value), place, named, places)


def warnings(pin: Pin, parent: Mapping[str, Any], written: set[str]) -> Iterator[Problem]:
    """What the pin warns of, given the parent's keys now and the keys the file writes itself."""
    now = fingerprint(parent)
    if pin.as_of == now:
        return
    facts = {"profile": pin.profile, "was": pin.as_of, "now": now}
    if not pin.keys:
        taken = [
            f"{section}.{name}"
            for section, keys in canonical(parent).items()
            for name in keys
            if f"{section}.{name}" not in written
        ]
        yield Problem("parent-changed", pin.place, {**facts, "keys": tuple(taken)}, is_warning=True)
    for path, node in pin.keys.items():
        section, _, name = path.partition(".")
        schema = schemas.key(section, name)
        before = schemas.ranked(plain(node), schema or {})
        value = parent.get(section, {}).get(name)
        if schema is None:
            yield unknown_path(path, pin.places[path])
        elif path not in written and neutral.whole(before, schema) != value:
            told = {
                **facts,
                "key": path,
                "before": before,
                "value": "none" if value is None else value,
            }
            yield Problem("key-changed", pin.places[path], told, is_warning=True)
