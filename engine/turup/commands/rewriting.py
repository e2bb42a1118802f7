"""Rewriting: what the commands that change an author's files have in common."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from turup.words import _

if TYPE_CHECKING:
    from turup.profiles.rewriting import Original, Unreadable

STANDARD_INPUT = "-"


def read(file: str) -> Original | None:
    """A file to be rewritten, or the standard input; None where `check` finds no way through it.

    What it finds then goes to the error output.
    """
    from turup.profiles.rewriting import Unreadable, original_at, original_of

    try:
        if file != STANDARD_INPUT:
            return original_at(Path(file), file)
        return original_of(sys.stdin.buffer.read(), _("standard input"))
    except Unreadable as unreadable:
        refused(unreadable)
        return None


def refused(unreadable: Unreadable) -> None:
    """Say why a file is left alone."""
    from turup.commands.printing import errors, problem_lines

    errors().lines(problem_lines(unreadable.problems))


def distorted(file: str) -> None:
    """Say that the library would not have given a file back whole."""
    from turup.commands.printing import errors
    from turup.words.safe import safe

    told = _(
        "{file} would not be written back as it was read, so it is left alone; "
        "this is a fault of turup, please report it"
    )
    errors().line(told.format(file=safe(file)))


def put(file: str, content: bytes) -> bool:
    """Write a file, or the standard output; whether that went well."""
    from turup.commands.printing import errors
    from turup.commands.saving import rewrite
    from turup.words.safe import safe

    if file == STANDARD_INPUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        return True
    try:
        rewrite(Path(file), content)
    except OSError as error:
        told = _("{file} cannot be written: {reason}")
        errors().line(told.format(file=safe(file), reason=error.strerror or error))
        return False
    return True
