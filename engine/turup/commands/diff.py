"""`turup diff`: in what two tables differ, in words; or which named forms are nearest to one."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import FLAG, NUMBER, Ascii, Language, Spec, complete_spec
from turup.words import ENGLISH, _, language

if TYPE_CHECKING:
    from turup.profiles import Profile
    from turup.words.differences.comparing import Comparison

DIFFERENT = 1
STOPPED = 130


class Form(StrEnum):
    """How differences are told."""

    text = "text"
    md = "md"
    html = "html"
    json = "json"
    yaml = "yaml"


def diff(  # noqa: PLR0913 - each is an option of the command
    first: Spec,
    second: Annotated[
        str,
        typer.Argument(
            metavar="[SPEC]",
            help=_("Another one; without it, the named forms that are nearest to the first."),
            autocompletion=complete_spec,
        ),
    ] = "",
    *,
    form: Annotated[
        Form,
        typer.Option(
            "--format",
            help=_(
                "Text, Markdown, a page to print, JSON for programs, or as YAML the overlay that "
                "turns the first into the second, or the nearest form into the profile."
            ),
        ),
    ] = Form.text,
    with_sources: Annotated[
        bool,
        typer.Option("--sources", metavar=FLAG, help=_("Say where both readings come from.")),
    ] = False,
    exit_code: Annotated[
        bool,
        typer.Option("--exit-code", metavar=FLAG, help=_("End with 1 if there is a difference.")),
    ] = False,
    as_games: Annotated[
        bool,
        typer.Option(
            "--as-games",
            metavar=FLAG,
            help=_("Play both side by side, and tell the shortest deals that tell them apart."),
        ),
    ] = False,
    deals: Annotated[
        int | None,
        typer.Option(
            metavar=NUMBER, min=1, max=1_000_000, help=_("With --as-games: how many; 200.")
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help=_("With --as-games: keep the first of these deals there.")
        ),
    ] = None,
    ascii_: Ascii = False,
    _language: Language = ENGLISH,
) -> None:
    """Tell in words what differs between two tables, side by side."""
    from turup.profiles.neighbours import neighbours
    from turup.words.differences.comparing import compared

    if not as_games and (deals or save):
        raise typer.BadParameter(_("--deals and --save go with --as-games"))
    if as_games and (not second or form not in (Form.text, Form.json)):
        told = _("--as-games takes two tables, and tells of them as text or as JSON")
        raise typer.BadParameter(told)
    profiles = _profiles([first, second] if second else [first])
    if as_games:
        _as_games(profiles, deals, save, form, exit_code=exit_code, is_ascii=ascii_)
        return
    if second:
        comparisons = [compared(*profiles)]
        lines = _between(comparisons[0], form, with_sources=with_sources)
    else:
        comparisons = [compared(near.form, profiles[0]) for near in neighbours(profiles[0])]
        lines = _around(profiles[0], comparisons, form, with_sources=with_sources)
    _show(lines, form, is_ascii=ascii_)
    if exit_code and comparisons[0].distance:
        raise typer.Exit(DIFFERENT)


def _as_games(
    profiles: list[Profile],
    deals: int | None,
    save: Path | None,
    form: Form,
    *,
    exit_code: bool,
    is_ascii: bool,
) -> None:
    """Tell in what two profiles differ when they are played."""
    from turup.commands.as_games import DEALS, compared, save_witness
    from turup.commands.printing import print_json, printer
    from turup.words.verifying.as_games import lines

    told, is_stopped = compared(profiles[0], profiles[1], deals or DEALS)
    if form is Form.json:
        print_json(told)
    else:
        printer(is_ascii=is_ascii).lines(lines(told))
    if save:
        save_witness(told, save)
    if is_stopped:
        raise typer.Exit(STOPPED)
    if exit_code and told["differences"]:
        raise typer.Exit(DIFFERENT)


def _show(lines: Iterator[str], form: Form, *, is_ascii: bool) -> None:
    """Print the lines; colour is for text alone, and a page names letters by their numbers."""
    from turup.commands.printing import printer
    from turup.words.glyphs import by_number

    out = printer(is_ascii=is_ascii)
    out = out._replace(is_coloured=out.is_coloured and form is Form.text)
    if form is Form.html and out.is_ascii:
        lines = (by_number(line, is_lettered=is_ascii) for line in lines)
        out = out._replace(is_ascii=False)
    out.lines(lines)


def _profiles(specs: list[str]) -> list[Profile]:
    """The profiles that specs name; what is wrong with any of them goes to the error output."""
    from turup.commands.printing import complain, problem_lines
    from turup.profiles import examine

    examined = [examine(spec) for spec in specs]
    found = [each.profile for each in examined if each.profile is not None]
    if len(found) < len(specs):
        problems = [problem for each in examined for problem in each.problems]
        complain(dict.fromkeys(problem_lines(problems)))
    return found


def _between(comparison: Comparison, form: Form, *, with_sources: bool) -> Iterator[str]:
    """The lines that tell two profiles apart."""
    if form is Form.md:
        from turup.words.differences.as_markdown import as_markdown

        yield from as_markdown(comparison, with_sources=with_sources)
    elif form is Form.html:
        from turup.words.differences.as_html import as_html

        yield from as_html(comparison, language(), with_sources=with_sources)
    elif form is Form.json:
        from turup.words.differences.plain import plain

        yield _json(plain(comparison))
    elif form is Form.yaml:
        yield from _overlay(comparison)
    else:
        from turup.words.differences.as_text import as_text

        yield from as_text(comparison, _width(), with_sources=with_sources)


def _around(
    profile: Profile, comparisons: list[Comparison], form: Form, *, with_sources: bool
) -> Iterator[str]:
    """The lines that tell the nearest forms, and a profile from each of them."""
    from turup.words.differences.nearness import nearest_lines

    if form is Form.json:
        from turup.words.differences.plain import plain

        yield _json([plain(each) for each in comparisons])
        return
    if form is Form.yaml:
        yield from _overlay(comparisons[0])
        return
    if form is Form.html:
        from turup.words.differences.as_html import around_in_html

        yield from around_in_html(profile, comparisons, language(), with_sources=with_sources)
        return
    yield from nearest_lines(profile, comparisons)
    for each in comparisons if comparisons[0].distance else ():
        yield ""
        yield from _between(each, form, with_sources=with_sources)


def _overlay(comparison: Comparison) -> Iterator[str]:
    """The overlay that turns the first profile into the second."""
    from turup.profiles.turning import overlay
    from turup.words.differences.comparing import overlay_head

    before, after = comparison.before, comparison.after
    name, note = overlay_head(before, after)
    yield f"# {note}"
    yield from overlay(before, after).as_yaml(name).splitlines()


def _json(value: object) -> str:
    import json

    return json.dumps(value, indent=2)


def _width() -> int:
    """How wide the terminal is; what is piped has the width of a page."""
    from turup.commands.printing import is_terminal
    from turup.words.sheet.as_text import WIDTH

    return shutil.get_terminal_size().columns if is_terminal(sys.stdout) else WIDTH
