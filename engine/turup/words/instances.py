"""Instances: how a key is written, as a shipped profile or house rule has it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from turup.profiles import shipped
from turup.profiles.node import plain
from turup.profiles.reading import read
from turup.profiles.writing import flow
from turup.words import _

NAMED, ROW = "*", "[]"
NAME = "some_name"
INDENT = "  "
SHORT = 200  # letters, which make three lines


class Instance(NamedTuple):
    """A value of a key, and the profile or house rule that has it."""

    name: str
    value: Any


def instance_lines(path: str, examples: list[Any], width: int) -> list[str]:
    """A key as it is written somewhere, or as its schema has it where nobody uses it."""
    found = instance_of(path) or _example(path, examples)
    if found is None:
        return []
    text = flow(found.value)[1:-1]
    written = textwrap.wrap(
        text,
        width,
        initial_indent=INDENT,
        subsequent_indent=INDENT * 2,
        break_long_words=False,
        break_on_hyphens=False,
    )
    head = _("As {name} has it:").format(name=found.name) if found.name else _("For example:")
    return ["", head, *written]


def instance_of(path: str) -> Instance | None:
    """The shipped profile or house rule that writes a key most richly in few lines."""
    steps = path.replace(ROW, f".{ROW}").split(".")
    found = [Instance(name, value) for name in _roots() for value in _found(_roots()[name], steps)]
    short = [instance for instance in found if _length(instance) < SHORT]
    return max(short, key=_length) if short else found[0] if found else None


def _length(instance: Instance) -> int:
    return len(flow(instance.value))


def _example(path: str, examples: list[Any]) -> Instance | None:
    """An example of the schema, under the sections and keys it belongs to."""
    if not examples:
        return None
    value = examples[0]
    for step in reversed(path.replace(ROW, f".{ROW}").split(".")):
        value = [value] if step == ROW else {NAME if step == NAMED else step: value}
    return Instance("", value)


@cache
def _roots() -> dict[str, Any]:
    """What each shipped file says."""
    paths = {**shipped.profiles(), **shipped.overlays()}
    return {
        name: plain(root)
        for name, path in paths.items()
        if (root := read(path, path.name, is_shipped=True).root) is not None
    }


def _found(value: Any, steps: list[str]) -> Iterator[Any]:
    """What a value has along some steps; of a record or a row its other fields too."""
    if not steps:
        yield value
        return
    step, *rest = steps
    if step == ROW and isinstance(value, list):
        yield from (value for row in value if any(_found(row, rest)))
    elif isinstance(value, Mapping):
        for name in value if step == NAMED else [step] if step in value else []:
            yield from (
                {name: value[name] if step == NAMED else inner}
                for inner in _found(value[name], rest)
            )
