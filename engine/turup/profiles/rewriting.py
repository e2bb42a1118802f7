"""A file that is to be rewritten: read by the same reader as ever, and put into canonical form.

What that reader finds anything wrong with is left alone. Line ends stay those of its author.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from turup.profiles.gathering import as_profile, named
from turup.profiles.node import Node
from turup.profiles.problems import Place, Problem, in_order
from turup.profiles.reading import read_text
from turup.profiles.round_trip import parsed, written
from turup.profiles.source import bytes_of, decoded, too_large
from turup.profiles.structure import with_choices

_LINE_END = re.compile("\r\n|\r|\n")


class Original(NamedTuple):
    """A file as it is: its bytes, its text with plain line ends, and the tree of its values."""

    raw: bytes
    text: str
    root: Node
    line_end: str

    def as_bytes(self, text: str) -> bytes:
        """A text in place of this one, with the line ends of this one."""
        return text.replace("\n", self.line_end).encode()


class Unreadable(Exception):
    """A file that cannot be read as a profile; `problems` says why."""

    def __init__(self, problems: Iterable[Problem], shown: str) -> None:
        told = [with_choices(problem) for problem in named(problems, shown, Place(shown))]
        super().__init__("; ".join(f"{problem.place}: {problem.name}" for problem in told))
        self.problems = in_order(told)


def original_at(path: Path, shown: str) -> Original:
    """The file at a path; raises `Unreadable`."""
    raw, problem = bytes_of(path, Place(shown))
    if problem is not None:
        raise Unreadable([problem], shown)
    return original_of(raw, shown)


def original_of(raw: bytes, shown: str) -> Original:
    """The file that holds these bytes; raises `Unreadable`."""
    large = too_large(raw, Place(shown))
    text, problems = decoded(raw, shown) if large is None else (None, [large])
    if text is None:
        raise Unreadable(problems, shown)
    reading = as_profile(read_text(text, shown, problems))
    if reading.root is None or reading.problems:
        raise Unreadable(reading.problems, shown)
    found = _LINE_END.search(text)
    line_end = "\r\n" if found is not None and found[0] == "\r\n" else "\n"
    return Original(raw, _LINE_END.sub("\n", text), reading.root, line_end)


def formatted(original: Original) -> bytes:
    """The file in canonical form."""
    return original.as_bytes(written(parsed(original.text)))
