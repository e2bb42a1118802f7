"""The outline of a text: where each entry begins, and which mapping or list it stands in.

It is made from the parser's tokens and events, since only these know brackets and dashes.
The text has been read before, so it is known to be small and free of surprises.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from turup.profiles.node import Path


@dataclass(slots=True)
class Entry:
    """A key with its value, or an element of a list; `leaf_end` is 0 where something is inside."""

    path: Path
    start: int
    leaf_end: int = 0


@dataclass(slots=True)
class Container:
    """A mapping or list; `end` is that of its closing bracket."""

    path: Path
    start: int
    column: int
    is_flow: bool
    is_mapping: bool
    end: int = 0
    count: int = 0
    key: str | None = None

    def step(self) -> str | int:
        """The last step to the value that is being read."""
        return self.count - 1 if self.key is None else self.key


@dataclass(slots=True)
class Outline:
    """All entries in their order, and all mappings and lists by path."""

    entries: list[Entry] = field(default_factory=list)
    containers: dict[Path, Container] = field(default_factory=dict)

    def around(self, entry: Entry) -> Container:
        """What an entry stands in."""
        return self.containers[entry.path[:-1]]


def outline(text: str) -> Outline:
    """The outline of a text without faults."""
    import yaml

    class Loader(yaml.SafeLoader):
        """Notes where each dash stands that begins an element; events do not tell."""

        def fetch_block_entry(self) -> None:
            dashes.append(self.get_mark().index)
            super().fetch_block_entry()

    dashes: deque[int] = deque()
    drawing = _Drawing(dashes)
    for event in yaml.parse(text, Loader):
        drawing.take(event)
    return drawing.outline


class _Drawing:
    """Takes events one by one and notes what begins and ends."""

    def __init__(self, dashes: deque[int]) -> None:
        self.outline = Outline()
        self._dashes = dashes
        self._open: list[Container] = []

    def take(self, event: Any) -> None:
        """Take one event, by the name of its kind."""
        kind = type(event).__name__
        if kind == "ScalarEvent":
            self._take_scalar(event)
        elif kind in ("MappingStartEvent", "SequenceStartEvent"):
            self._begin(event, is_mapping=kind.startswith("Mapping"))
        elif kind in ("MappingEndEvent", "SequenceEndEvent"):
            self._end(event)

    def _take_scalar(self, event: Any) -> None:
        """Note a key where one is due, otherwise a value without anything inside."""
        around = self._open[-1]
        if around.is_mapping and around.key is None:
            around.key = event.value
            around.count += 1
            path = (*around.path, event.value)
            self.outline.entries.append(Entry(path, event.start_mark.index))
            return
        self._note_element(event)
        self._close_value(event.end_mark.index)

    def _note_element(self, event: Any) -> None:
        """Note that an element of a list begins, at its dash if it has one."""
        around = self._open[-1] if self._open else None
        if around is None or around.is_mapping:
            return
        start = event.start_mark.index if around.is_flow else self._dashes.popleft()
        around.count += 1
        self.outline.entries.append(Entry((*around.path, around.count - 1), start))

    def _begin(self, event: Any, *, is_mapping: bool) -> None:
        """Note that a mapping or list begins."""
        self._note_element(event)
        path = (*self._open[-1].path, self._open[-1].step()) if self._open else ()
        mark, is_flow = event.start_mark, bool(event.flow_style)
        container = Container(path, mark.index, mark.column, is_flow, is_mapping)
        self.outline.containers[path] = container
        self._open.append(container)

    def _end(self, event: Any) -> None:
        """Note that a mapping or list ends."""
        ended = self._open.pop()
        ended.end = event.end_mark.index
        if self._open:
            self._close_value(0 if ended.count else ended.end)

    def _close_value(self, leaf_end: int) -> None:
        """Note where the value of the entry ends that is being read, unless something is in it."""
        around = self._open[-1]
        if leaf_end:
            self.outline.entries[-1].leaf_end = leaf_end
        around.key = None
