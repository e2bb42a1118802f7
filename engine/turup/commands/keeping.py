"""Keeping what a command made in a file: over nothing that is there without being told to."""

from __future__ import annotations

from pathlib import Path

from turup.words import _


def keep(path: Path, text: str, *, is_forced: bool) -> None:
    """Write a file, whole or not at all; where it cannot be, that is said."""
    from turup.commands.printing import complain
    from turup.commands.saving import write

    refuse_taken(path, is_forced=is_forced)
    try:
        write(path, text)
    except OSError as error:
        complain([_cannot(path, error.strerror or str(error))])


def refuse_taken(path: Path, *, is_forced: bool) -> None:
    """Complain of a file that is there already, before any work is done."""
    from turup.commands.printing import complain

    if path.exists() and not is_forced:
        complain([_cannot(path, _("it is there already; --force writes over it"))])


def _cannot(path: Path, reason: str) -> str:
    from turup.words.safe import safe

    told = _("{file} cannot be written: {reason}")
    return told.format(file=safe(str(path)), reason=reason)
