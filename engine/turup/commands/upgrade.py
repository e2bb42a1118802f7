"""`turup upgrade`: profiles of older formats, with the names that keys have now."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.fmt import Check, Files
from turup.commands.options import FLAG
from turup.words import _

if TYPE_CHECKING:
    from turup.profiles.rewriting import Original
    from turup.profiles.upgrading import Upgraded


def upgrade(
    files: Files,
    *,
    pins: Annotated[
        bool,
        typer.Option("--pins", metavar=FLAG, help=_("Pin parents as they are now, too.")),
    ] = False,
    check: Check = False,
) -> None:
    """Bring profiles up to date, and tell each change; the rest stays as it is."""
    results = [_upgrade(file, pins=pins, check=check) for file in files]
    if not all(results):
        raise typer.Exit(1)


def _upgrade(file: str, *, pins: bool, check: bool) -> bool:
    """Upgrade a file; whether nothing was wrong, and with `check`, nothing to do."""
    from turup.commands.printing import errors, printer
    from turup.commands.rewriting import STANDARD_INPUT, put, read
    from turup.words.safe import safe
    from turup.words.upgrades import line

    original = read(file)
    done = _done(file, original, pins=pins) if original else None
    if done is None:
        return False
    # What goes to the standard output is the file, where that is where it goes.
    out = errors() if file == STANDARD_INPUT else printer()
    out.lines(line(file, change) for change in done.changes)
    if not done.changes and file != STANDARD_INPUT:
        errors().line(_("{file} is up to date").format(file=safe(file)))
    if check:
        return not done.changes
    return put(file, done.content) if done.changes or file == STANDARD_INPUT else True


def _done(file: str, original: Original, *, pins: bool) -> Upgraded | None:
    """What a file comes to; why it comes to nothing goes to the error output."""
    from turup.commands.printing import errors
    from turup.commands.rewriting import distorted, refused
    from turup.profiles.rewriting import Unreadable
    from turup.profiles.round_trip import Distorted
    from turup.profiles.specs import Source
    from turup.profiles.upgrading import BothWritten, upgraded
    from turup.words.upgrades import both_written

    try:
        return upgraded(original, Source(Path(file), file), pins=pins)
    except Unreadable as unreadable:
        refused(unreadable)
    except BothWritten as error:
        errors().line(both_written(error))
    except Distorted:
        distorted(file)
    return None
