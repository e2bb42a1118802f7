"""`turup choose`: questions to a table, and at the end its rules, as a profile and as a sheet."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import FLAG, Answer, Ascii, Format, Language
from turup.words import ENGLISH, _

if TYPE_CHECKING:
    from turup.choosing.answers import Answers
    from turup.choosing.outcome import Outcome

WRONG_USAGE = 2
LOOKS = {".html": "html", ".htm": "html", ".md": "md", ".json": "json"}
FILE = "FILE"


def choose(  # noqa: PLR0913 - each is an option of the command line
    *,
    answers_file: Annotated[
        Path | None,
        typer.Option(
            "--answers", metavar=FILE, help=_("Take the answers from a file, and ask nothing.")
        ),
    ] = None,
    save_answers: Annotated[
        Path | None,
        typer.Option("--save-answers", metavar=FILE, help=_("Keep the answers, to go on from.")),
    ] = None,
    to: Annotated[
        Path | None, typer.Option(metavar=FILE, help=_("Write the profile into a file."))
    ] = None,
    sheet: Annotated[
        Path | None,
        typer.Option(metavar=FILE, help=_("Write the rule sheet: a page to print if it ends in "
                                          ".html, otherwise text.")),
    ] = None,
    name: Annotated[
        str, typer.Option(metavar=_("NAME"), help=_("What your table is called."))
    ] = "",
    force: Annotated[
        bool, typer.Option("--force", metavar=FLAG, help=_("Write over files that are there."))
    ] = False,
    answer: Answer = Format.text,
    ascii_: Ascii = False,
    _language: Language = ENGLISH,
) -> None:  # fmt: skip
    """Answer questions about your table, and get its rules as a profile and as a sheet."""
    from turup.choosing.outcome import outcome
    from turup.commands.keeping import refuse_unwritable
    from turup.commands.printing import complain, problem_lines
    from turup.words.questions import talk

    refuse_unwritable(filter(None, (to, sheet, save_answers)), is_forced=force)
    is_asked = answers_file is None
    answers = _asked() if answers_file is None else _kept(answers_file)
    shown = str(to) if to else _(talk.YOUR_ANSWERS)
    found = outcome(answers, name or _(talk.OUR_TABLE), shown)
    if found.profile is None:
        complain(problem_lines(found.problems))
    is_whole = to is None and sheet is None and not is_asked
    _tell(found, answers, answer, is_ascii=ascii_, is_whole=is_whole)
    if is_asked and answer is Format.text and to is None and sheet is None:
        sheet = _sheet_here_or_in_file(found, is_ascii=ascii_)
    _keep(found, answers, {"to": to, "sheet": sheet, "answers": save_answers}, is_forced=force)


def _asked() -> Answers:
    """The answers of whoever sits at the terminal."""
    from turup.commands.dialogue import Ended, converse
    from turup.commands.printing import complain, errors
    from turup.words.questions import talk

    if not is_somebody_there():
        complain([_(talk.NOBODY_ASKED)], WRONG_USAGE)
    try:
        return converse(())
    except Ended:
        complain([_(talk.NOTHING_WRITTEN)])
    except (SystemExit, KeyboardInterrupt):
        errors().lines(["", _(talk.NOTHING_WRITTEN)])
        raise


def _sheet_here_or_in_file(found: Outcome, *, is_ascii: bool) -> Path | None:
    """The file that the sheet shall go into; where none is named, it is printed here."""
    from turup.commands.dialogue import Ended, ask_for_file
    from turup.commands.printing import printer

    try:
        file = ask_for_file()
    except Ended:
        file = None
    if file is None:
        printer(is_ascii=is_ascii).lines(["", *_sheet_lines(found, "text")])
    return file


def is_somebody_there() -> bool:
    """Whether somebody can be asked."""
    return sys.stdin is not None and sys.stdin.isatty()


def _kept(path: Path) -> Answers:
    """The answers in a file; what is wrong with it goes to the error output."""
    from turup.choosing.kept_answers import read_answers
    from turup.commands.printing import complain, problem_lines

    answers, problems = read_answers(path, str(path))
    if problems:
        complain(problem_lines(problems))
    return answers


def _tell(
    found: Outcome, answers: Answers, form: Format, *, is_ascii: bool, is_whole: bool
) -> None:
    """Tell the outcome; the profile and the sheet too, where they go into no file."""
    from turup.choosing.outcome import as_data, outcome_lines
    from turup.commands.printing import print_json, printer

    if form is Format.json:
        print_json(as_data(found, answers))
        return
    out = printer(is_ascii=is_ascii)
    out.lines(outcome_lines(found))
    if is_whole:
        out.lines(["", *found.text.splitlines(), "", *_sheet_lines(found, "text")])


def _sheet_lines(found: Outcome, look: str) -> list[str]:
    from turup.commands.rules import Look, sheet_lines

    return sheet_lines(found.profile, Look(look)) if found.profile is not None else []


def _keep(
    found: Outcome, answers: Answers, paths: dict[str, Path | None], *, is_forced: bool
) -> None:
    """Write what was asked for: the profile, the sheet, the answers."""
    from turup.commands.keeping import keep
    from turup.commands.printing import errors
    from turup.words.questions import talk

    for kind, path in paths.items():
        if path is not None:
            keep(path, _text(kind, found, answers, path), is_forced=is_forced)
            errors().line(talk.written(str(path), is_page=_look(path) == "html"))


def _text(kind: str, found: Outcome, answers: Answers, path: Path) -> str:
    """What goes into a file."""
    from turup.choosing.kept_answers import text_of_answers

    if kind == "to":
        return found.text
    if kind == "answers":
        return text_of_answers(answers)
    return "".join(f"{line}\n" for line in _sheet_lines(found, _look(path)))


def _look(path: Path) -> str:
    """How a sheet is written, by the name of its file."""
    return LOOKS.get(path.suffix.lower(), "text")
