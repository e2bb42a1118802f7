"""What a resolved profile tells, asked key by key.

A check asks for the keys it needs. If one of them is missing or faulty the structural check
has complained already; the question then raises `NotTold`, and the check is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, TypeAlias

from turup.profiles.problems import Problem

if TYPE_CHECKING:
    from turup.profiles.resolved import Resolved

Found: TypeAlias = Iterator[Problem]
Record: TypeAlias = Mapping[str, Any]


class NotTold(Exception):
    """A key that a check needs is missing or faulty."""


class Told:
    """The keys of a resolved profile; a question it cannot answer raises `NotTold`."""

    def __init__(self, resolved: Resolved) -> None:
        """Take the profile to be asked; `idle` gathers what it inherits in vain, and why."""
        self._resolved = resolved
        self.idle: dict[str, str] = {}

    def value(self, path: str) -> Any:
        """Whatever stands at a dotted path."""
        value: Any = self._resolved.keys
        for part in path.split("."):
            if not isinstance(value, Mapping) or part not in value:
                raise NotTold(path)
            value = value[part]
        return value

    def is_told(self, path: str) -> bool:
        """Whether anything stands at a path."""
        with suppress(NotTold):
            return self.value(path) is not None
        return False

    def number(self, path: str) -> int:
        """The number at a path."""
        return as_number(self.value(path))

    def word(self, path: str) -> str:
        """The word at a path."""
        return as_word(self.value(path))

    def limit(self, path: str) -> int | None:
        """The number at a path, or nothing where it says `none`."""
        value = self.value(path)
        return None if value == "none" else as_number(value)

    def items(self, path: str) -> list[Any]:
        """The list at a path."""
        return as_list(self.value(path))

    def record(self, path: str) -> Record:
        """The mapping at a path; `none` is an empty one."""
        return as_record(self.value(path))

    def records(self, path: str) -> Iterator[tuple[str, Record]]:
        """The records at a path by name."""
        for name, record in self.record(path).items():
            yield name, as_record(record)

    def is_written(self, path: str) -> bool:
        """Whether the file being examined, or an overlay that the spec names, writes this key."""
        resolved = self._resolved
        if resolved.is_written_in_file(path) or path not in resolved.origins:
            return resolved.is_written_in_file(path)
        overlays = {stem_of(name) for name in resolved.spec.split("+")[1:]}
        return stem_of(resolved.origins[path].place.file) in overlays

    def at_fault(self, *paths: str) -> str:
        """Of several keys that quarrel, the first that the file itself writes, or the first."""
        return next((path for path in paths if self.is_written(path)), paths[0])

    def without_effect(self, name: str, path: str, idle: tuple[str, str], **facts: Any) -> Found:
        """A problem at a key without effect that is written.

        Inherited, what is idle is noted with the key that makes it so, which `idle` both names.
        """
        if self.is_written(path):
            yield self.problem(name, path, **facts)
        else:
            self.idle.setdefault(*idle)

    def problem(self, name: str, path: str, **facts: Any) -> Problem:
        """A problem at a key."""
        return Problem(name, self._resolved.place(path), facts)

    def warning(self, name: str, path: str, **facts: Any) -> Problem:
        """A warning at a key."""
        return Problem(name, self._resolved.place(path), facts, is_warning=True)


def stem_of(file: str) -> str:
    """What a file is called, folders and ending left out."""
    return PurePath(file).stem


def as_number(value: Any) -> int:
    """The value, if it is a number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise NotTold
    return value


def as_word(value: Any) -> str:
    """The value, if it is a word."""
    if not isinstance(value, str):
        raise NotTold
    return value


def as_list(value: Any) -> list[Any]:
    """The value, if it is a list; no list of a profile is empty."""
    if not isinstance(value, list) or not value:
        raise NotTold
    return value


def as_record(value: Any) -> Record:
    """The value, if it is a mapping; `none` is an empty one."""
    if value == "none":
        return {}
    if not isinstance(value, Mapping):
        raise NotTold
    return value


def guard_of(record: Record) -> Record:
    """What must hold for a record; nothing where it says so or says nothing."""
    return as_record(record.get("if", "none"))
