"""Laying one file over another: the parent, then overlays in order, then the file's own keys.

Sections merge key by key, records name by name and field by field. Everything else is one
thought and replaced whole: scalars, lists, bands, guards and effects. `none` in place of a
record takes away what was inherited.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from turup.profiles import schemas
from turup.profiles.node import Node, Path, dotted, is_free, plain
from turup.profiles.problems import Place, Problem
from turup.profiles.profile import Origin
from turup.profiles.schemas import Schema
from turup.profiles.suggestions import nearest

# A value is set; a record or collection is opened, and what it holds follows; a record is
# removed by its name; a field that has no neutral default is dropped.
KEY = 2  # the length of a key's path: its section and its name
Effect = Literal["set", "open", "remove", "drop"]


class Setting(NamedTuple):
    """One thing that a file says: at which path, what, and where it is written."""

    path: tuple[str, ...]
    node: Node
    place: Place
    schema: Schema
    effect: Effect = "set"

    @property
    def value(self) -> Any:
        """What is said, with ranks as text."""
        return schemas.ranked(plain(self.node), self.schema)


@dataclass(slots=True)
class Tree:
    """The keys as merged so far, and the origin of each."""

    keys: dict[str, Any] = field(default_factory=dict)
    origins: dict[str, Origin] = field(default_factory=dict)

    def at(self, path: Path) -> Any:
        """The value at a path, or None."""
        value: Any = self.keys
        for step in path:
            value = _inside(value, str(step))
        return value

    def forget(self, path: Path) -> None:
        """Remove the value at a path, and the origins of all that was in it."""
        around, name = self.at(path[:-1]), dotted(path)
        if isinstance(around, dict):
            around.pop(path[-1], None)
        elif isinstance(around, list):
            del around[int(path[-1])]
        for other in [
            other for other in self.origins if other == name or other.startswith(f"{name}.")
        ]:
            del self.origins[other]
        if isinstance(around, list):
            self._move_up(dotted(path[:-1]), int(path[-1]))

    def _move_up(self, table: str, gone: int) -> None:
        """Note each row of a table below one that is gone a row further up."""
        for name in [name for name in self.origins if name.startswith(f"{table}.")]:
            row, dot, rest = name.removeprefix(f"{table}.").partition(".")
            if int(row) > gone:
                self.origins[f"{table}.{int(row) - 1}{dot}{rest}"] = self.origins.pop(name)


def _inside(value: Any, step: str) -> Any:
    """What stands in a value at a step, or None."""
    if isinstance(value, list):
        return value[int(step)] if step.isdecimal() and int(step) < len(value) else None
    return value.get(step) if isinstance(value, dict) else None


def forget_all(tree: Tree, names: Iterable[str]) -> bool:
    """Remove what stands at dotted paths; whether anything stood there.

    A key that must be stated says `none` instead.
    """
    paths = [tuple(name.split(".")) for name in dict.fromkeys(names)]
    found = [path for path in paths if tree.at(path) is not None]
    for path in found:
        tree.forget(path)
        if len(path) == KEY and (schemas.key(*path) or {}).get("x-required"):
            tree.at(path[:-1])[path[-1]] = "none"
    return bool(found)


def settings(root: Node, spoilt: set[str]) -> list[Setting]:
    """Everything that a file says in the twelve sections, but for what is spoilt."""
    found: list[Setting] = []
    for section in schemas.sections():
        node = root.value.get(section)
        if node is None or node.kind != "mapping" or section in spoilt:
            continue
        for name, inner in node.value.items():
            schema = schemas.key(section, name)
            if schema is not None and f"{section}.{name}" not in spoilt:
                found += _settings_of(Setting((section, name), inner, node.places[name], schema))
    return found


def _settings_of(key: Setting) -> Iterator[Setting]:
    """What is said of one key: by record and field where it merges so, otherwise as a whole."""
    shape = schemas.shape(key.schema)
    if key.node.kind != "mapping" or shape == "value":
        yield key
        return
    yield key._replace(effect="open")
    if shape == "records":
        for record in _entries(key, schemas.branch(key.schema, {})["additionalProperties"]):
            is_record = record.node.kind == "mapping"
            yield record._replace(effect="open" if is_record else "remove")
            yield from _fields(record)
    else:
        yield from _fields(key)


def _fields(record: Setting) -> Iterator[Setting]:
    """The fields of a record, or the entries of a table."""
    form = schemas.branch(record.schema, {})
    for entry in _entries(record, form.get("additionalProperties") or {}):
        schema = form.get("properties", {}).get(entry.path[-1], entry.schema)
        is_dropped = entry.node.value == "none" and schemas.is_taken_away_by_none(schema)
        yield entry._replace(schema=schema, effect="drop" if is_dropped else "set")


def _entries(around: Setting, schema: Schema) -> Iterator[Setting]:
    """What stands inside a mapping; free keys are the author's own."""
    if around.node.kind == "mapping":
        for name, node in around.node.value.items():
            if not is_free(name):
                yield Setting((*around.path, name), node, around.node.places[name], schema)


def lay(tree: Tree, root: Node, spoilt: set[str]) -> list[Problem]:
    """Lay what a file says over the tree."""
    for section in schemas.sections():
        if section in root.places:
            _touch(tree, (section,), root.places[section])
    return [problem for setting in settings(root, spoilt) for problem in _apply(tree, setting)]


def _apply(tree: Tree, setting: Setting) -> Iterator[Problem]:
    """Let one setting take effect."""
    for length in range(1, len(setting.path)):
        _open(tree, setting.path[:length], setting.place)
    if setting.effect == "open":
        _open(tree, setting.path, setting.place)
        _touch(tree, setting.path, setting.place)
    elif setting.effect == "set":
        _set(tree, setting)
    elif tree.at(setting.path) is not None:
        tree.forget(setting.path)
    elif setting.effect == "remove":
        name, inherited = setting.path[-1], tuple(tree.at(setting.path[:-1]))
        near = nearest(name, inherited)
        facts: dict[str, Any] = {"key": dotted(setting.path), "name": name, "nearest": near}
        facts["choices"] = () if near else inherited
        yield Problem("nothing-to-remove", setting.place, facts)


def _set(tree: Tree, setting: Setting) -> None:
    """Put a value in its place, whole."""
    name = dotted(setting.path)
    old, before = tree.origins.get(name), tree.at(setting.path)
    if before is not None:
        tree.forget(setting.path)
    tree.at(setting.path[:-1])[setting.path[-1]] = setting.value
    tree.origins[name] = Origin(setting.place, old, before)
    _note_inside(tree, setting.node, setting.path)


def _open(tree: Tree, path: tuple[str, ...], place: Place) -> None:
    """Make sure that a mapping stands at a path."""
    if not isinstance(tree.at(path), dict):
        around = tree.at(path[:-1]) if len(path) > 1 else tree.keys
        before, old = around.get(path[-1]), tree.origins.get(dotted(path))
        around[path[-1]] = {}
        tree.origins[dotted(path)] = Origin(place, old, before)


def _touch(tree: Tree, path: Path, place: Place) -> None:
    """Note that a file adds to a mapping."""
    old = tree.origins.get(dotted(path))
    if old is None or old.place != place:
        tree.origins[dotted(path)] = Origin(place, old)


def _note_inside(tree: Tree, node: Node, path: Path) -> None:
    """The origins of what is inside a value that was set as a whole."""
    for step, inner in node:
        if isinstance(step, str) and is_free(step):
            continue
        tree.origins[dotted((*path, step))] = Origin(node.places.get(str(step), inner.place))
        _note_inside(tree, inner, (*path, step))
