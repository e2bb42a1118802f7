"""Plotting: what `study` and `compare` draw into a file, and the pages they write."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.printing import complain, errors, printer
from turup.commands.saving import place_for, write_bytes
from turup.words import ENGLISH, _, language, speaking

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from turup.commands.studying import How
    from turup.study.plots.series import Series
    from turup.words.sheet.document import Sheet

Plot = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help=_("Draw what came of it into a file that ends in .png or .svg.")
    ),
]
Panels = Annotated[
    str,
    typer.Option(
        metavar=_("PANELS"),
        help=_(
            "What is drawn, with commas between: made, swing, length, seats, declarer, exposed; "
            "the first four if nothing else is said."
        ),
    ),
]


def need_plots(path: Path | None, *, is_page: bool = False) -> None:
    """Say before any deal is played what would keep a plot from being drawn, and end."""
    if path is None and not is_page:
        return
    if find_spec("matplotlib") is None:
        complain([_("turup: plots need matplotlib; pip install 'turup[study]' brings it")])
    if path is None:
        return
    from turup.study.plots.paper import ending

    if not ending(path):
        raise typer.BadParameter(_("--plot FILE ends in .png or .svg"))
    try:
        place_for(path, may_replace=True)
    except OSError as error:
        _complain_of(path, error)


def panels_named(names: str, path: Path | None) -> list[str]:
    """The panels that are asked for; the usual ones if none is named, and none without a plot."""
    if path is None:
        if names:
            raise typer.BadParameter(_("--panels says what --plot draws; name a file with --plot"))
        return []
    from turup.profiles.suggestions import nearest
    from turup.study.plots.pages import USUAL
    from turup.study.plots.panels import PANELS

    found = [name.strip() for name in names.split(",") if name.strip()]
    for name in found:
        if name in PANELS:
            continue
        told = _("there is no panel '{name}'; the panels are {names}")
        if near := nearest(name, [*PANELS]):
            told = _("there is no panel '{name}'; did you mean '{near}'?")
        raise typer.BadParameter(told.format(name=name, near=near, names=", ".join(PANELS)))
    return found or [*USUAL]


def save_plot(path: Path, draw: Callable[[], Figure]) -> None:
    """Write a plot into a file, or say why that cannot be."""
    from turup.study.plots.paper import Unwritable

    try:
        write_bytes(path, _content(path, draw))
    except Unwritable:
        told = _(
            "turup: {file}: no font of this machine has all these letters; write a file that "
            "ends in .svg, whose reader brings the font"
        )
        complain([told.format(file=path)])
    except OSError as error:
        _complain_of(path, error)


def _content(path: Path, draw: Callable[[], Figure]) -> bytes:
    """A plot as a file; with English words where no font has the letters of the language.

    Raises `Unwritable` where that does not help.
    """
    from turup.study.plots.paper import Unwritable, as_file

    try:
        return as_file(draw(), path)
    except Unwritable:
        if language() == ENGLISH:
            raise
    with speaking(ENGLISH):
        content = as_file(draw(), path)
    told = _(
        "turup: {file} is written with English words, since no font of this machine has the "
        "letters of this language; a file that ends in .svg has them"
    )
    errors().line(told.format(file=path))
    return content


def _complain_of(path: Path, error: OSError) -> None:
    told = _("turup: {file}: {reason}; name another file with --plot")
    complain([told.format(file=path, reason=error.strerror)])


def svgs_of(tables: Sequence[Series]) -> Mapping[str, str]:
    """All panels that have something to show, as parts of a page, by their titles."""
    from turup.study.plots.pages import panels_of
    from turup.study.plots.paper import as_svg, inside

    return {title: inside(as_svg(page), name) for name, title, page in panels_of(tables)}


def show_page(page: Sheet) -> None:
    """Print a page."""
    from turup.words.sheet.as_html import as_html

    printer()._replace(is_ascii=False, is_coloured=False).lines(as_html(page, language()))


def command_of(name: str, specs: Sequence[str], how: How) -> str:
    """The command that gives the same figures again."""
    words = ["turup", name, *specs, "--policy", how.policy, "--seed", str(how.seed)]
    if how.deals is not None:
        words += ["--deals", str(how.deals)]
    if how.precision is not None:
        words += ["--until-precision", f"{100 * how.precision:g}%"]
    return shlex.join(words)
