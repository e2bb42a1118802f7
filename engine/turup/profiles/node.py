"""What was read from a file: a small tree in which every key and value knows its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from turup.profiles.problems import Place

Kind = Literal["mapping", "list", "text", "number", "faulty"]
Path = tuple[str | int, ...]


@dataclass(slots=True)
class Node:
    """A value and its place; `places` are those of a mapping's keys.

    `faulty` stands for a value that could not be understood. What is wrong with it has been
    said already, so nobody complains of it again.
    """

    kind: Kind
    place: Place
    value: Any = None
    style: str = ""
    places: dict[str, Place] = field(default_factory=dict)

    def __iter__(self) -> Iterator[tuple[str | int, Node]]:
        """The steps to the values inside, and those values."""
        if self.kind == "mapping":
            return iter(self.value.items())
        return iter(enumerate(self.value)) if self.kind == "list" else iter(())

    def at(self, path: Path) -> Node:
        """The node at a path, or the last one on the way that is there."""
        node = self
        for step in path:
            found = dict(node).get(step)
            if found is None:
                return node
            node = found
        return node

    def has(self, path: Path) -> bool:
        """Whether something stands at a path."""
        around = self.at(path[:-1])
        is_there = around is not self or len(path) == 1
        return is_there and str(path[-1]) in around.places

    def key_place(self, path: Path) -> Place:
        """Where the key at a path was written; for an element of a list, where it stands."""
        around = self.at(path[:-1])
        return around.places.get(str(path[-1]), self.at(path).place) if path else self.place


def plain(node: Node) -> Any:
    """The values alone; what is faulty becomes None, and free `x-` keys are left out."""
    if node.kind == "mapping":
        return {key: plain(inner) for key, inner in node.value.items() if not is_free(key)}
    if node.kind == "list":
        return [plain(inner) for inner in node.value]
    return None if node.kind == "faulty" else node.value


def is_free(key: str) -> bool:
    """Whether a key belongs to the author alone and means nothing here."""
    return key.startswith("x-")


def dotted(path: Path) -> str:
    """A path as it is written in sentences: `scoring.stakes.1.from`."""
    return ".".join(str(step) for step in path)
