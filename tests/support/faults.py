"""Faults for planting: at any place of a profile, with what has to be told of each.

A fault is a change to a tree and the problem it must become: its name, the path it is told at,
and what may be suggested. What may be suggested is worked out here from the schema and from a
distance between words of our own, never by asking the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from layouts import Path
from turup.profiles import schemas
from turup.profiles.schemas import Schema

Tree = dict[str, Any]
Change = Callable[[Tree], None]


class Told(NamedTuple):
    """The problem a fault must become.

    `near` are the names of which one must be suggested, `belongs` the paths of which one may
    stand in their place; with neither, nothing may be suggested but the `choices`.
    """

    name: str
    path: Path
    is_at_value: bool = False
    near: frozenset[str] = frozenset()
    belongs: frozenset[str] = frozenset()
    instead: str | None = None
    choices: frozenset[str] | None = None
    kinds: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Fault:
    """A change to a tree, all that it touches, and what has to be told of it."""

    kind: str
    what: str
    change: Change
    touched: tuple[Path, ...]
    told: Told

    @property
    def word(self) -> str:
        """The word that was written, where the fault is one of words."""
        return self.what.rpartition(": ")[2]

    def meets(self, other: Fault) -> bool:
        """Whether two faults touch one thing, or one of them something inside the other's."""
        pairs = [(mine, yours) for mine in self.reach for yours in other.reach]
        is_home_one = self.touched[0][:-1] == other.touched[0][:-1]
        return (is_home_one and self.kind == other.kind == "misplaced") or any(
            mine[: len(yours)] == yours[: len(mine)] for mine, yours in pairs
        )

    @property
    def reach(self) -> tuple[Path, ...]:
        """What a fault touches; the name of another step is judged in a sound ladder alone."""
        is_of_ladder = self.told.name == "step-misnamed"
        return (("doubling",),) if is_of_ladder else self.touched


class Place(NamedTuple):
    """A value of a profile, and the forms that the schema has for it."""

    path: Path
    value: Any
    forms: tuple[Schema, ...]

    def form(self, kind: str) -> Schema | None:
        """The form for mappings or lists, if there is one."""
        return next((form for form in self.forms if form.get("type") == kind), None)

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of value that are taken here, words of choice and ranks not counted."""
        found = [form.get("type", ()) for form in self.forms if "enum" not in form]
        listed = [[kind] if isinstance(kind, str) else kind for kind in found]
        return frozenset(KINDS[kind] for kinds in listed for kind in kinds)

    @property
    def words(self) -> frozenset[str]:
        """The words of choice that are taken here."""
        return frozenset(form["const"] for form in self.forms if isinstance(form.get("const"), str))

    @property
    def ranks(self) -> frozenset[str]:
        """The ranks that are taken here."""
        return frozenset(str(rank) for form in self.forms for rank in form.get("enum", ()))


KINDS = {"object": "mapping", "array": "list", "string": "text", "integer": "number"}


def forms_of(schema: Schema) -> tuple[Schema, ...]:
    """The forms of a union, and of unions within it."""
    inner = schemas.alternatives(schema)
    if inner == [schema]:
        return (schema,)
    return tuple(form for one in inner for form in forms_of(one))


def places(tree: Tree) -> list[Place]:
    """Every value of a profile that the schema knows, the whole first."""
    return list(_places(Place((), tree, forms_of(schemas.profile()))))


def _places(place: Place) -> Iterator[Place]:
    yield place
    if isinstance(place.value, dict):
        form = place.form("object") or {}
        others = form.get("additionalProperties") or {}
        for name, inner in place.value.items():
            schema = form.get("properties", {}).get(name, others)
            yield from _places(Place((*place.path, name), inner, forms_of(schema)))
    elif isinstance(place.value, list):
        items = (place.form("array") or {}).get("items", {})
        for index, inner in enumerate(place.value):
            yield from _places(Place((*place.path, index), inner, forms_of(items)))


def at(tree: Tree, path: Path) -> Any:
    """What stands at a path."""
    value: Any = tree
    for step in path:
        value = value[step]
    return value


# What a change does to a tree.


ORDER = ("unknown sibling", "wrong type", "other word", "misspelt", "misplaced")
"""Of several changes to a tree, those first that leave every path as it is."""


def put(path: Path, value: Any) -> Change:
    """Put another value in its place."""

    def change(tree: Tree) -> None:
        at(tree, path[:-1])[path[-1]] = value

    return change


def rename(path: Path, name: str) -> Change:
    """Give a key another name, and leave it where it stands."""

    def change(tree: Tree) -> None:
        around = at(tree, path[:-1])
        entries = [(name if key == path[-1] else key, inner) for key, inner in around.items()]
        around.clear()
        around.update(entries)

    return change


def insert(path: Path, value: Any, after: str) -> Change:
    """Write a key right after another."""

    def change(tree: Tree) -> None:
        around = at(tree, path[:-1])
        entries = list(around.items())
        index = [key for key, _ in entries].index(after) + 1
        around.clear()
        around.update([*entries[:index], (path[-1], value), *entries[index:]])

    return change


def move(path: Path, target: Path) -> Change:
    """Take a key to another place, and with it the mapping that would be left empty."""

    def change(tree: Tree) -> None:
        value = at(tree, path[:-1]).pop(path[-1])
        at(tree, target[:-1])[target[-1]] = value
        emptied = path[:-1]
        while emptied and at(tree, emptied) in ({}, []):
            del at(tree, emptied[:-1])[emptied[-1]]
            emptied = emptied[:-1]

    return change
