"""Printing: one way out for all text, fit for the terminal or the file it goes to.

Suits become letters where the encoding has no symbols for them. Colour is only for terminals.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TextIO, TypeVar

import typer

from turup.words import ENGLISH, language
from turup.words.glyphs import as_ascii, in_colour, lettered

if TYPE_CHECKING:
    from turup.profiles.problems import Problem

GLYPHS = "♠♥♦♣\N{MINUS SIGN}·▮"
Item = TypeVar("Item")


class Printer(NamedTuple):
    """A way to a stream."""

    stream: TextIO | None
    is_ascii: bool
    is_coloured: bool

    def line(self, text: str = "") -> None:
        """Print a line."""
        if self.stream is None:
            return
        shown = self._in_letters(text) if self.is_ascii else text
        self.stream.write((in_colour(shown) if self.is_coloured else shown) + "\n")

    def _in_letters(self, text: str) -> str:
        """The text without symbols; other languages keep the letters they are written with."""
        return as_ascii(text) if language() == ENGLISH else lettered(text)

    def lines(self, texts: Iterable[str]) -> None:
        """Print several lines."""
        for text in texts:
            self.line(text)


def printer(*, is_ascii: bool = False) -> Printer:
    """The way to the standard output."""
    return _to(sys.stdout, is_ascii=is_ascii)


def errors() -> Printer:
    """The way to the error output."""
    return _to(sys.stderr)


def _to(stream: TextIO | None, *, is_ascii: bool = False) -> Printer:
    is_letters = is_ascii or not _has_glyphs(stream)
    return Printer(stream, is_letters, is_terminal(stream) and "NO_COLOR" not in os.environ)


def _has_glyphs(stream: TextIO | None) -> bool:
    """Whether a stream can carry suits and pips."""
    try:
        GLYPHS.encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_terminal(stream: TextIO | None) -> bool:
    """Whether somebody looks at a stream."""
    return stream is not None and stream.isatty() and os.environ.get("TERM") != "dumb"


def print_json(value: Any) -> None:
    """Print a value for programs, in ASCII."""
    printer().line(json.dumps(value, indent=2))


def complain(texts: Iterable[str], code: int = 1) -> NoReturn:
    """Say on the error output what is wrong, and end."""
    errors().lines(texts)
    raise typer.Exit(code)


def problem_lines(problems: Iterable[Problem]) -> list[str]:
    """Each problem on a line."""
    from turup.words.problems import line

    return [line(problem) for problem in problems]


def tracked(items: Sequence[Item], label: str, *, is_long: bool) -> Iterator[Item]:
    """The items one by one, with a bar on the error output if somebody waits for them there."""
    if not is_long or not is_terminal(sys.stderr):
        yield from items
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(items, description=label)


@contextmanager
def waiting(label: str, *, is_long: bool) -> Iterator[None]:
    """Say on the error output what is being waited for, if somebody waits there."""
    if not is_long or not is_terminal(sys.stderr):
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(label):
        yield


@contextmanager
def followed(label: str, *, is_long: bool = True) -> Iterator[Callable[[str, int, int], None]]:
    """A bar on the error output that is told a text, how much is done, and of how much."""
    if not is_long or not is_terminal(sys.stderr):
        yield lambda _text, _done, _whole: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=None)
        yield lambda text, done, whole: progress.update(
            task, description=f"{label} {text}", completed=done, total=whole
        )
