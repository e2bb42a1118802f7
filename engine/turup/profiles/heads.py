"""Heads: what files say beside the rules: worked cases, expectations and accepted findings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from turup.profiles.gathering import Gathered, Layer
from turup.profiles.node import Node, plain
from turup.profiles.profile import Accepted, Origin


def accepted(gathered: Gathered) -> Iterator[tuple[str, Accepted]]:
    """The findings that any file of a profile accepts; the last to speak of one decides."""
    for layer in gathered.layers:
        found = layer.root.value.get("accepts") if layer.root.kind == "mapping" else None
        for name, told in plain(found).items() if found else ():
            yield name, Accepted(tuple(map(str, told.get("keys", ()))), told["why"])


def origins_of_heads(own: Layer) -> Mapping[str, Origin]:
    """Where each case, expectation and accepted finding stands, and each part of it."""
    return {
        path: origin
        for head in ("examples", "expect", "accepts")
        if head in own.root.places
        for path, origin in origins_inside(own.root.value[head], head)
    }


def origins_inside(node: Node, around: str) -> Iterator[tuple[str, Origin]]:
    """The origin of each value inside another, by its dotted path."""
    for step, inner in node:
        path = f"{around}.{step}"
        yield path, Origin(node.places.get(str(step), inner.place))
        yield from origins_inside(inner, path)
