"""`turup fmt`: profiles in the one form that the shipped ones have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import FLAG
from turup.words import _

if TYPE_CHECKING:
    from turup.profiles.rewriting import Original

Files = Annotated[
    list[str],
    typer.Argument(metavar="FILE", help=_("Profiles or overlays; - is the standard input.")),
]
Check = Annotated[
    bool,
    typer.Option(
        "--check", metavar=FLAG, help=_("Write nothing, and end with 1 if anything would change.")
    ),
]


def fmt(
    files: Files,
    *,
    check: Check = False,
    diff: Annotated[
        bool,
        typer.Option("--diff", metavar=FLAG, help=_("Write nothing, and show what would change.")),
    ] = False,
) -> None:
    """Put profiles into canonical form; comments, order and values stay as they are."""
    results = [_format(file, check=check, diff=diff) for file in files]
    if not all(results):
        raise typer.Exit(1)


def _format(file: str, *, check: bool, diff: bool) -> bool:
    """Format a file; whether nothing was wrong, and with `check`, nothing to do."""
    from turup.commands.rewriting import STANDARD_INPUT, put, read

    original = read(file)
    content = _content(file, original) if original else None
    if original is None or content is None:
        return False
    is_changed = content != original.raw
    if diff and is_changed:
        _show(file, original, content)
    if check or diff:
        _tell(file, _("{file} would change"), is_told=is_changed and not diff)
        return not (check and is_changed)
    if file == STANDARD_INPUT or is_changed:
        is_put = put(file, content)
        _tell(file, _("{file} is formatted"), is_told=is_put and file != STANDARD_INPUT)
        return is_put
    return True


def _content(file: str, original: Original) -> bytes | None:
    """What a file comes to, if it would be given back whole."""
    from turup.commands.rewriting import distorted
    from turup.profiles.rewriting import formatted
    from turup.profiles.round_trip import Distorted

    try:
        return formatted(original)
    except Distorted:
        distorted(file)
        return None


def _tell(file: str, told: str, *, is_told: bool) -> None:
    """Say on the error output what happens to a file."""
    from turup.commands.printing import errors
    from turup.words.safe import safe

    if is_told:
        errors().line(told.format(file=safe(file)))


def _show(file: str, original: Original, content: bytes) -> None:
    """What would change, as patches have it."""
    from difflib import unified_diff

    from turup.commands.printing import printer
    from turup.words.safe import safe

    before = original.raw.decode("utf-8-sig").splitlines()
    after = content.decode().splitlines()
    name = safe(file)
    printer().lines(unified_diff(before, after, name, name, lineterm=""))
