"""Profiles as text in many layouts, with the place of every key and value known from the printing.

No reader takes part: line and column are counted while the text is written, so that a test can
say where a fault stands without asking the program that has to find it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

Path = tuple[str | int, ...]
Spot = tuple[int, int]
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_-]*( [A-Za-z0-9_]+)*")
_UNSURE = re.compile("yes|no|on|off|true|false|y|n|null", re.IGNORECASE)


class Raw(str):
    """A value that goes into the text as it is, quotes or no quotes."""

    __slots__ = ()


class Layout(NamedTuple):
    """How a profile is written: how often in one line, how far indented, with how much noise.

    `flow` is the chance that a mapping or list below the sections stands in brackets; a
    whole profile in brackets is JSON but for the quotes. Noise is comments, empty lines, keys
    in quotes, more than one space, and line ends of another system.
    """

    flow: float = 0.5
    indent: int = 2
    is_noisy: bool = False
    is_one_line: bool = False


LAYOUTS = {
    "block": Layout(flow=0),
    "brackets": Layout(flow=1),
    "one-line": Layout(is_one_line=True),
    "mixed": Layout(),
    "noisy": Layout(indent=3, is_noisy=True),
}


@dataclass(slots=True)
class Printed:
    """A text, and where each key and each value of it stands, counted from 1."""

    text: str = ""
    keys: dict[Path, Spot] = field(default_factory=dict)
    values: dict[Path, Spot] = field(default_factory=dict)

    def place(self, path: Path) -> Spot:
        """Where a problem of a value is told: at its key, or where it stands in a list."""
        return self.keys.get(path, self.values[path])


class Printer:
    """Writes one tree; what is left open by the layout, chance decides."""

    def __init__(self, layout: Layout, chance: Random) -> None:
        self.layout = layout
        self.chance = chance
        self.printed = Printed()
        self._parts: list[str] = []
        self._at = [1, 1]

    def print(self, tree: dict[str, Any]) -> Printed:
        """The whole tree as a file."""
        if self.layout.is_one_line:
            self._value((), tree, 0, is_flow=True)
        else:
            self._entries((), tree, 0)
        self._put("\n")
        ends = "\r\n" if self.layout.is_noisy and self.chance.random() < 0.5 else "\n"
        self.printed.text = "".join(self._parts).replace("\n", ends)
        return self.printed

    def _put(self, text: str) -> None:
        self._parts.append(text)
        *above, last = text.split("\n")
        if above:
            self._at = [self._at[0] + len(above), 1]
        self._at[1] += len(last)

    def _here(self) -> Spot:
        return self._at[0], self._at[1]

    def _is_lucky(self) -> bool:
        return self.layout.is_noisy and self.chance.random() < 0.2

    def _value(self, path: Path, value: Any, depth: int, *, is_flow: bool) -> None:
        """A value after its colon or dash, where a space has still to be written."""
        is_inside = isinstance(value, dict | list) and value
        if is_inside and not is_flow and self.chance.random() >= self.layout.flow:
            self._block(path, value, depth)
            return
        if value != "" or not isinstance(value, Raw):
            self._put("" if not path else "   " if self._is_lucky() else " ")
        self.printed.values[path] = self._here()
        if isinstance(value, dict | list):
            self._brackets(path, value, depth)
        else:
            self._put(scalar(value))

    def _block(self, path: Path, value: Any, depth: int) -> None:
        """The entries of a value on lines of their own."""
        if isinstance(value, list):
            self._items(path, value, depth + (self.chance.random() < 0.8))
        elif path and isinstance(path[-1], int):
            self._put(" ")
            self.printed.values[path] = self._here()
            self._entries(path, value, self._at[1] - 1, is_begun=True)
        else:
            inner = depth + self.layout.indent
            self._new_line(inner)
            self.printed.values[path] = self._here()
            self._entries(path, value, inner, is_begun=True)

    def _new_line(self, column: int) -> None:
        """The start of a line, so far to the right, perhaps with a comment before it."""
        while self._is_lucky():
            self._put(
                self.chance.choice([" # 28: {a: b}", "\n", "\n# - [x, \u0d24\u0d41\u0d31\u0d2a"])
            )
        self._put("\n" + " " * column)

    def _entries(
        self, path: Path, value: dict[str, Any], column: int, *, is_begun: bool = False
    ) -> None:
        for index, (name, inner) in enumerate(value.items()):
            if index or not is_begun:
                self._new_line(column) if self._parts else None
            self._key(path, name)
            self._value((*path, name), inner, column, is_flow=False)

    def _items(self, path: Path, value: list[Any], column: int) -> None:
        for index, inner in enumerate(value):
            self._new_line(column)
            if not index:
                self.printed.values[path] = self._here()
            self._put("-")
            self._value((*path, index), inner, column, is_flow=isinstance(inner, list))

    def _key(self, path: Path, name: str) -> None:
        self.printed.keys[(*path, name)] = self._here()
        is_plain = _PLAIN.fullmatch(name) and not _UNSURE.fullmatch(name)
        plain = name if is_plain or name.isdecimal() else json.dumps(name, ensure_ascii=False)
        self._put(f"'{name}':" if self._is_lucky() and "'" not in name else f"{plain}:")

    def _brackets(self, path: Path, value: Any, depth: int) -> None:
        opened, closed = "{}" if isinstance(value, dict) else "[]"
        self._put(opened)
        for index, (step, inner) in enumerate(_steps(value)):
            if index:
                self._put(",")
                self._between(depth)
            if isinstance(value, dict):
                self._key(path, str(step))
                self._value((*path, step), inner, depth, is_flow=True)
            else:
                self._element((*path, step), inner, depth)
        self._put(closed)

    def _between(self, depth: int) -> None:
        """What stands after a comma: a space, or a new line further right than what is around."""
        is_broken = self._is_lucky()
        self._put("\n" + " " * (depth + self.layout.indent) if is_broken else " ")

    def _element(self, path: Path, value: Any, depth: int) -> None:
        self.printed.values[path] = self._here()
        if isinstance(value, dict | list):
            self._brackets(path, value, depth)
        else:
            self._put(scalar(value))


def _steps(value: Any) -> Iterator[tuple[str | int, Any]]:
    return iter(value.items()) if isinstance(value, dict) else iter(enumerate(value))


def scalar(value: Any) -> str:
    """A word or number as YAML has it; text that could be anything else stands in quotes."""
    if isinstance(value, Raw | int):
        return str(value)
    is_plain = _PLAIN.fullmatch(value) and not _UNSURE.fullmatch(value)
    return value if is_plain else json.dumps(value, ensure_ascii=False)


def printed(tree: dict[str, Any], layout: str, seed: int | str) -> Printed:
    """A tree as a file in a layout; equal seeds give equal files."""
    return Printer(LAYOUTS[layout], Random(seed)).print(tree)  # noqa: S311 - chance is no secret
