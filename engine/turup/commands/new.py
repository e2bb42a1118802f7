"""`turup new`: a file to begin with, which passes the check as it is."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import FLAG, complete_spec
from turup.words import _

if TYPE_CHECKING:
    from turup.profiles import Examined, Profile

STANDARD_OUTPUT = "-"
ENDINGS = (".yaml", ".yml")
LONGEST = 60
SPARE = " -_\u200c\u200d"
"""What a name may hold besides letters and figures; two of them Indian scripts need."""
# What Windows takes for a device, whatever the ending.
_DEVICE = re.compile(r"con|prn|aux|nul|(com|lpt)[0-9]", re.IGNORECASE)


def new(
    name: Annotated[
        str,
        typer.Argument(metavar="NAME", help=_("What the profile is called; its file is too.")),
    ],
    *,
    extends: Annotated[
        str,
        typer.Option(
            metavar="PROFILE",
            help=_("The profile it is most like: a shipped one, or a file beside or below it."),
            autocompletion=complete_spec,
        ),
    ],
    house_rules: Annotated[
        list[str] | None,
        typer.Option(metavar="NAMES", help=_("Overlays, in order: doubling,c. May be repeated.")),
    ] = None,
    to: Annotated[
        str,
        typer.Option(metavar="FILE", help=_("Which file or folder; - is the standard output.")),
    ] = "",
    force: Annotated[
        bool, typer.Option("--force", metavar=FLAG, help=_("Write over a file that is there."))
    ] = False,
) -> None:
    """Begin a profile: what must be said, and as comments what may be changed."""
    from turup.commands.printing import printer

    title = name.removesuffix(".yaml")
    path = _path(title, to)
    overlays = tuple(part.strip() for names in house_rules or () for part in names.split(","))
    text = _text(title, extends, overlays, path)
    if to == STANDARD_OUTPUT:
        printer().lines(text.split("\n")[:-1])
        return
    _write(path, text, may_replace=force)
    _tell(path)


def _path(title: str, to: str) -> Path:
    """The file to write; wrong usage where a name cannot be that of a file."""
    from turup.profiles.shipped import profiles

    file = f"{title.strip().replace(' ', '-').lower()}.yaml"
    if not _is_name(title) or len(title) > LONGEST or _DEVICE.fullmatch(title):
        told = _(
            "'{name}' cannot be a name: take letters, figures, spaces and hyphens, {most} at most"
        )
        raise typer.BadParameter(told.format(name=title, most=LONGEST), param_hint="NAME")
    if to.endswith(ENDINGS):
        return Path(to)
    if file.removesuffix(".yaml") in profiles():
        told = _("'{name}' is a shipped profile; give yours another name")
        raise typer.BadParameter(told.format(name=title), param_hint="NAME")
    folder = Path() if to in ("", STANDARD_OUTPUT) else Path(to)
    if not folder.is_dir():
        told = _("there is no folder '{folder}', and a profile's file ends in .yaml")
        raise typer.BadParameter(told.format(folder=folder), param_hint="--to")
    return folder / file


def _is_name(title: str) -> bool:
    """Whether a title has only what every system takes in the name of a file."""
    from unicodedata import category

    is_begun = title[:1].isalnum()
    return is_begun and all(category(one)[0] in "LMN" or one in SPARE for one in title)


def _text(title: str, extends: str, overlays: tuple[str, ...], path: Path) -> str:
    """The text of the file; what is wrong with its parent or overlays goes to the error output."""
    from turup.profiles import examine_parent, examine_text
    from turup.profiles.round_trip import parsed, written
    from turup.profiles.shipped import schema_for
    from turup.profiles.specs import Source
    from turup.words.starting import Start, head, starting

    is_small = title == title.lower()
    told = title.replace("-", " ").strip().capitalize() if is_small else title.strip()
    start = Start(told, extends, overlays, schema_for(path), path.name)
    source = Source(path, str(path))
    profile = _sound(examine_text(head(start), source), path)
    parent = _sound(examine_parent(head(start), source), path)
    return written(parsed(starting(start, profile, parent)))


def _sound(examined: Examined, path: Path) -> Profile:
    """The profile, if nothing is wrong with it; the file is not there yet, and has no lines."""
    from turup.commands.printing import complain, problem_lines
    from turup.profiles import Place

    if examined.profile is None:
        here = Place(str(path))
        complain(
            problem_lines(
                replace(problem, place=here) if problem.place.file == here.file else problem
                for problem in examined.problems
            )
        )
    return examined.profile


def _write(path: Path, text: str, *, may_replace: bool) -> None:
    """Write the file, whole or not at all."""
    from turup.commands.printing import complain
    from turup.commands.saving import write
    from turup.words.safe import safe

    try:
        write(path, text, may_replace=may_replace)
    except OSError as error:
        told = _("{file} cannot be written: {reason}")
        if isinstance(error, FileExistsError) and not may_replace:
            told = _("{file} is there already; --force writes over it, --to names another")
        complain([told.format(file=safe(str(path)), reason=error.strerror or error)])


def _tell(path: Path) -> None:
    """That the file is written, and what comes next."""
    from turup.commands.printing import errors
    from turup.profiles.shipped import BESIDE, schema_for
    from turup.words.safe import safe

    file = safe(str(path))
    out = errors()
    out.line(_("{file} is written; change it, then: turup check {file}").format(file=file))
    if schema_for(path) == BESIDE and not (path.parent / BESIDE).exists():
        told = _("Your editor completes and explains it once this is beside it: {command}")
        out.line(told.format(command=f"turup schema > {BESIDE}"))
