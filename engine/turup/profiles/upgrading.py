"""Bringing a profile up to date: the names its keys have now, the format, and what it pins.

Each change is made in the author's own file, whose comments stay beside what they speak of.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from turup.profiles import neutral, renamed, schemas
from turup.profiles.loading import examine_parent
from turup.profiles.moving import move
from turup.profiles.node import Node, Path, dotted, plain
from turup.profiles.pins import pin_of
from turup.profiles.problems import Place, Problem
from turup.profiles.reading import read_text
from turup.profiles.renamed import Rename
from turup.profiles.rewriting import Original, Unreadable
from turup.profiles.round_trip import Document, parsed, written
from turup.profiles.specs import Source
from turup.profiles.writing import flow


class Change(NamedTuple):
    """One thing that is otherwise now, and the line on which it was written."""

    kind: Literal["format", "renamed", "pin", "pinned-key"]
    line: int
    key: str
    before: Any
    after: Any


class Upgraded(NamedTuple):
    """What a file comes to, and what was changed; nothing, and it is the file as it was."""

    content: bytes
    changes: tuple[Change, ...]


class BothWritten(Exception):
    """A file has a key under its old name and under its new one; neither can be dropped."""

    def __init__(self, place: Place, old: str, new: str) -> None:
        super().__init__(f"{place}: {old}, {new}")
        self.place, self.old, self.new = place, old, new


def upgraded(original: Original, source: Source, *, pins: bool = False) -> Upgraded:
    """A file brought up to date; raises `Unreadable` and `BothWritten`."""
    text, changes = _renamed(original, source)
    if pins:
        text, pinned = _pinned(text, source)
        changes += pinned
    content = original.as_bytes(text) if changes else original.raw
    return Upgraded(content, tuple(changes))


def _renamed(original: Original, source: Source) -> tuple[str, list[Change]]:
    """A text with its keys called as they are now, and in the newest format."""
    number, newest = _format_of(original.root, source), renamed.newest()
    document, changes = parsed(original.text), list[Change]()
    if number < newest:
        document.tree["turup"] = str(newest)
        line = original.root.key_place(("turup",)).line
        changes.append(Change("format", line, "turup", number, newest))
    for rename in renamed.since(number):
        changes += _moved(document, rename, original.root)
        changes += _said_anew(document, rename, original.root)
    return (written(document) if changes else original.text), changes


def _format_of(root: Node, source: Source) -> int:
    """The format a file is written in; the newest, where it says nothing of it."""
    node = root.value.get("turup")
    newest = renamed.newest()
    if node is None:
        return newest
    if node.kind == "number" and node.value in renamed.table():
        return int(node.value)
    is_newer = node.kind == "number" and node.value > newest
    name = "newer-format" if is_newer else "unknown-format"
    shown = plain(node) if node.kind in ("number", "text") else node.kind
    raise Unreadable([Problem(name, node.place, {"value": shown, "known": newest})], source.shown)


def _moved(document: Document, rename: Rename, root: Node) -> Iterator[Change]:
    """Move each key that has the old name to its new place."""
    for base in _bases(document.tree):
        for old in list(_written_as(_at(document.tree, base), rename.old)):
            new = rename.now(old) or old
            place = root.key_place((*base, *old))
            if _at(document.tree, (*base, *new)) is not None:
                raise BothWritten(place, dotted((*base, *old)), dotted((*base, *new)))
            move(document, (*base, *old), (*base, *new))
            yield Change("renamed", place.line, "", dotted((*base, *old)), dotted((*base, *new)))


def _bases(tree: Any) -> Iterator[Path]:
    """Where sections stand: at the top, and under the keys of worked cases."""
    yield ()
    for index in _steps(_at(tree, ("examples",)), list):
        yield ("examples", index, "keys")


def _at(tree: Any, path: Path) -> Any:
    """What stands at a path, or None."""
    for step in path:
        is_inside = isinstance(tree, list if isinstance(step, int) else dict)
        tree = tree[step] if is_inside and (isinstance(step, int) or step in tree) else None
    return tree


def _steps(value: Any, kind: type[dict[Any, Any] | list[Any]]) -> list[Any]:
    """The steps into a mapping or list; none into anything else."""
    if not isinstance(value, kind):
        return []
    return list(value) if isinstance(value, dict) else list(range(len(value)))


def _written_as(tree: Any, pattern: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The paths in a tree that an old path stands for."""
    if not pattern:
        yield ()
        return
    for name in _steps(tree, dict):
        if pattern[0] in (renamed.ANY, name):
            for rest in _written_as(tree[name], pattern[1:]):
                yield (str(name), *rest)


def _said_anew(document: Document, rename: Rename, root: Node) -> Iterator[Change]:
    """Write the new path where the head, or the answer of a case, names the old one."""
    for path in list(_names_of_keys(document.tree)):
        around, last = _at(document.tree, path[:-1]), path[-1]
        is_key = path[:2] == ("extends", "keys")
        said = str(last if is_key else around[last])
        now = rename.now(tuple(said.split(".")))
        if now is None:
            continue
        line = root.at(path).place.line
        if is_key:
            move(document, path, (*path[:-1], dotted(now)))
        else:
            around[last] = dotted(now)
        yield Change("renamed", line, "", said, dotted(now))


def _names_of_keys(tree: Any) -> Iterator[Path]:
    """The paths of all values, and of the keys of a pin, that are the path of a key."""
    for name in _steps(_at(tree, ("extends", "keys")), dict):
        yield ("extends", "keys", name)
    for head in ("needs", "overrides"):
        if isinstance(tree.get(head), str):
            yield (head,)
        yield from ((head, index) for index in _steps(tree.get(head), list))
    for index in _steps(tree.get("examples"), list):
        refused = ("examples", index, "then", "refused")
        yield from ((*refused, act) for act in _steps(_at(tree, refused), dict))


def _pinned(text: str, source: Source) -> tuple[str, list[Change]]:
    """A text that pins its parent as it is now, if it pins it at all."""
    root = read_text(text, source.shown).root
    pin = pin_of(root) if root is not None else None
    if pin is None:
        return text, []
    parent, problems = examine_parent(text, source)
    if parent is None:
        raise Unreadable(problems, source.shown)
    if pin.as_of == parent.fingerprint:
        return text, []
    document = parsed(text)
    document.tree["extends"]["as-of"] = _value(parent.fingerprint)
    changes = [Change("pin", pin.place.line, pin.profile, pin.as_of, parent.fingerprint)]
    for path, node in pin.keys.items():
        section, _, name = path.partition(".")
        schema = schemas.key(section, name)
        before = schemas.ranked(plain(node), schema or {})
        after = parent.keys.get(section, {}).get(name, "none")
        if schema is not None and neutral.whole(before, schema) != after:
            document.tree["extends"]["keys"][path] = _value(after)
            changes.append(Change("pinned-key", pin.places[path].line, path, before, after))
    return written(document), changes


def _value(value: Any) -> Any:
    """A value as the library has it; a text in quotes, since a fingerprint may be all figures."""
    written_so = f'"{value}"' if isinstance(value, str) else flow(value)
    return parsed(f"value: {written_so}\n").tree["value"]
