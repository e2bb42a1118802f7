"""Keeping what a command made in a file: over nothing that is there without being told to."""

from __future__ import annotations

import os
from collections.abc import Iterable
from errno import EEXIST
from pathlib import Path
from typing import NoReturn

from turup.words import _


def keep(path: Path, text: str, *, is_forced: bool) -> None:
    """Write a file, whole or not at all; where it cannot be, that is said."""
    from turup.commands.saving import write

    try:
        write(path, text, may_replace=is_forced)
    except OSError as error:
        _complain(path, error, is_forced=is_forced)


def refuse_unwritable(paths: Iterable[Path], *, is_forced: bool) -> None:
    """Complain of a file that cannot be written, or is named twice, before any work is done."""
    from turup.commands.saving import place_for

    places = set[Path]()
    for path in paths:
        try:
            place = place_for(path, may_replace=is_forced)
        except OSError as error:
            _complain(path, error, is_forced=is_forced)
        if place in places:
            _complain(path, FileExistsError(EEXIST, os.strerror(EEXIST)), is_forced=True)
        places.add(place)


def _complain(path: Path, error: OSError, *, is_forced: bool) -> NoReturn:
    """Say why a file cannot be written, and end."""
    from turup.commands.printing import complain

    complain([why_not(path, error, is_forced=is_forced)])


def why_not(path: Path, error: OSError, *, is_forced: bool = True) -> str:
    """Why a file cannot be written."""
    from turup.words.safe import safe

    reason = error.strerror or str(error)
    if isinstance(error, FileExistsError) and not is_forced:
        reason = _("it is there already; --force writes over it")
    told = _("{file} cannot be written: {reason}")
    return told.format(file=safe(str(path)), reason=reason)
