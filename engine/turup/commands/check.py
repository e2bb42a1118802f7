"""`turup check`: what is wrong with profiles, cases and records, and whether they can be played."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from turup.commands.options import FLAG, NUMBER, complete_spec
from turup.words import _

if TYPE_CHECKING:
    from turup.game.soundness import Report
    from turup.profiles import Problem

# What may take longer than anybody waits in silence.
MANY = 4
MANY_DEALS = 50


class Form(StrEnum):
    """How problems are told."""

    text = "text"
    json = "json"
    github = "github"


def check(
    targets: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE_OR_SPEC",
            help=_(
                "Profiles, overlays, worked cases or records: files, or specs such as 28+doubling."
            ),
            autocompletion=complete_spec,
        ),
    ],
    *,
    no_play: Annotated[
        bool, typer.Option("--no-play", metavar=FLAG, help=_("Neither work cases nor play deals."))
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", metavar=FLAG, help=_("Warnings count as problems."))
    ] = False,
    deals: Annotated[
        int,
        typer.Option(metavar=NUMBER, min=0, max=10_000, help=_("How many deals to play of each.")),
    ] = 3,
    form: Annotated[
        Form, typer.Option("--format", help=_("Lines to read, JSON, or GitHub's annotations."))
    ] = Form.text,
) -> None:
    """Name every problem, work the cases, and play some deals."""
    reports = _reports(targets, None if no_play else deals)
    _TELLERS[form](reports)
    problems = [problem for report in reports for problem in report.problems]
    if any(strict or not problem.is_warning for problem in problems):
        raise typer.Exit(1)


def _reports(targets: list[str], deals: int | None) -> list[Report]:
    """A report on each target, with a bar for the files or for the deals if there are many."""
    from turup.commands.printing import tracked
    from turup.game.soundness import report_on

    if len(targets) == 1 and deals is not None:
        numbers = tracked(range(deals), _("Playing"), is_long=deals > MANY_DEALS)
        return [_with_foreseen(report_on(targets[0], numbers))]
    watched = tracked(targets, _("Checking"), is_long=len(targets) > MANY)
    if deals is None:
        return [report_on(target, None) for target in watched]
    return [_with_foreseen(report_on(target, range(deals))) for target in watched]


def _with_foreseen(report: Report) -> Report:
    """A report with what can be said against the rules of a sound profile without play."""
    if report.deals == 0 or any(not problem.is_warning for problem in report.problems):
        return report
    from turup.game.soundness import is_playable
    from turup.verify.foreseen import foreseen

    more = foreseen(report.spec) if is_playable(report) else ()
    return report._replace(problems=(*report.problems, *more))


def _tell(reports: list[Report]) -> None:
    """The problems on the standard output; that there are none, on the error output."""
    from turup.commands.printing import errors, printer
    from turup.words.checks import line
    from turup.words.reports import report_line

    for report in reports:
        printer().lines(line(problem) for problem in report.problems)
        if not any(not problem.is_warning for problem in report.problems):
            errors().line(report_line(report))


def _annotate(reports: list[Report]) -> None:
    from turup.commands.printing import printer
    from turup.words.checks import github

    for report in reports:
        printer().lines(github(problem) for problem in report.problems)


def _answer(reports: list[Report]) -> None:
    from turup.commands.printing import print_json

    print_json(
        [
            {**report._asdict(), "problems": [_data(problem) for problem in report.problems]}
            for report in reports
        ]
    )


def _data(problem: Problem) -> dict[str, Any]:
    """A problem for programs."""
    from turup.words.checks import sentence

    return {
        "name": problem.name,
        **problem.place._asdict(),
        "severity": "warning" if problem.is_warning else "problem",
        "sentence": sentence(problem),
    }


_TELLERS = {Form.text: _tell, Form.json: _answer, Form.github: _annotate}
