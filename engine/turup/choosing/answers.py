"""Answers: what a table said, in the order in which it was asked.

Values are compared by their marks, which are the values written on one line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from turup.profiles import schemas
from turup.profiles.neutral import why_idle

Keys: TypeAlias = Mapping[str, Mapping[str, Any]]


class Answer(NamedTuple):
    """What a table said: of a key the mark of its value, of house rules those that it plays.

    A mark of None stands for *don't know*. `offered` are the house rules that were asked about, and
    `topics` what else the table has house rules about.
    """

    about: str
    mark: str | None = None
    rules: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()


Answers: TypeAlias = tuple[Answer, ...]


def said(answers: Answers) -> dict[str, str]:
    """The mark of each key that the table knew."""
    return {answer.about: answer.mark for answer in answers if answer.mark is not None}


def picked(answers: Answers) -> tuple[str, ...]:
    """The house rules that the table plays."""
    return tuple(dict.fromkeys(rule for answer in answers for rule in answer.rules))


def mark_of(value: Any) -> str:
    """A value on one line, however its fields are ordered; nothing where there is none."""
    return "" if value is None else json.dumps(value, sort_keys=True)


def value_of(mark: str) -> Any:
    """The value that a mark stands for."""
    return json.loads(mark) if mark else None


def mark_in(keys: Keys, path: str) -> str:
    """The mark of a key's value; nothing where it has no effect."""
    section, name = path.split(".")
    return "" if is_idle(path, keys) else mark_of(keys[section].get(name))


def is_idle(path: str, keys: Keys) -> bool:
    """Whether another key makes a key idle."""
    section, name = path.split(".")
    return why_idle(schemas.key(section, name) or {}, keys, frozenset()) is not None
