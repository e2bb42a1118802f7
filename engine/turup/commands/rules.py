"""`turup rules`: the rules of a table, told in sentences, to print or to read on a phone."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import FLAG, Ascii, Language, Spec
from turup.words import ENGLISH, _, language, status

if TYPE_CHECKING:
    from turup.profiles import Profile
    from turup.words.sheet.document import Sheet


class Look(StrEnum):
    """How a sheet looks."""

    text = "text"
    md = "md"
    html = "html"
    json = "json"


def rules(
    spec: Spec,
    *,
    look: Annotated[
        Look,
        typer.Option("--format", help=_("Text, Markdown, a page to print, or JSON for programs.")),
    ] = Look.text,
    short: Annotated[
        bool, typer.Option("--short", metavar=FLAG, help=_("The essentials, on one page."))
    ] = False,
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help=_("Write the sheet into a file."))
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", metavar=FLAG, help=_("Write over a file that is there."))
    ] = False,
    ascii_: Ascii = False,
    _language: Language = ENGLISH,
) -> None:
    """Tell the rules of a table as a sheet to print or to read."""
    from turup.commands.keeping import keep
    from turup.commands.printing import printer

    lines = sheet_lines(_profile(spec), look, is_short=short)
    out = printer(is_ascii=ascii_)
    if ascii_ or (out.is_ascii and to is None):
        lines = [_in_ascii(line, look, is_lettered=ascii_) for line in lines]
    if to is None:
        out._replace(is_ascii=False, is_coloured=out.is_coloured and look is Look.text).lines(lines)
    else:
        keep(to, "\n".join(lines) + "\n", is_forced=force)


def _in_ascii(line: str, look: Look, *, is_lettered: bool) -> str:
    """A line in ASCII, as far as a look allows."""
    from turup.words.glyphs import as_ascii, by_number, lettered

    if look is Look.html:
        return by_number(line, is_lettered=is_lettered)
    return as_ascii(line) if language() == ENGLISH else lettered(line)


def sheet_lines(profile: Profile, look: Look, *, is_short: bool = False) -> list[str]:
    """The lines of a sheet in some look."""
    from turup.words.sheet.plain import as_json

    sheet = _sheet(profile, look, is_short=is_short)
    if look is Look.json:
        return [as_json(sheet)]
    if look is Look.html:
        from turup.words.sheet.as_html import as_html

        return list(as_html(sheet, language(), is_short=is_short))
    if look is Look.md:
        from turup.words.sheet.as_markdown import as_markdown

        return list(as_markdown(sheet))
    from turup.words.sheet.as_text import as_short_text, as_text

    return list(as_short_text(sheet) if is_short else as_text(sheet))


def _profile(spec: str) -> Profile:
    """The profile of a spec; what is wrong with it goes to the error output."""
    from turup.commands.printing import complain, problem_lines
    from turup.profiles import examine

    profile, problems = examine(spec)
    if profile is None:
        complain(problem_lines(problems))
    return profile


def _sheet(profile: Profile, look: Look, *, is_short: bool) -> Sheet:
    """The sheet of a profile."""
    from turup import __version__
    from turup.words.sheet.whole import sheet_of

    wording = status(language())
    if is_short:
        from turup.words.sheet.page import PLAIN, PRINTED
        from turup.words.sheet.short import shortened

        page = PRINTED if look is Look.html else PLAIN
        return shortened(sheet_of(profile, None, __version__, wording), profile.keys, page)
    from turup.game.illustrating import illustrated
    from turup.profiles.encoding import rules_of

    return sheet_of(profile, illustrated(rules_of(profile)), __version__, wording)
