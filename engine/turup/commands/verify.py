"""`turup verify`: what a profile does, proved or sampled, and the deals in which it goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.options import FLAG, HIGHEST_SEED, NUMBER, complete_spec
from turup.words import _

if TYPE_CHECKING:
    from turup.verify.effort import Effort
    from turup.verify.reporting import Report


STOPPED = 130


class Form(StrEnum):
    """How the report is told."""

    text = "text"
    json = "json"
    html = "html"
    md = "md"


def complete_parts(incomplete: str) -> list[str]:
    """The parts that begin as the last one typed."""
    from turup.verify.parts import PARTS

    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in PARTS if name.startswith(begun)]


def verify(  # noqa: PLR0913 - each is an option of the command
    specs: Annotated[
        list[str],
        typer.Argument(
            metavar="SPEC",
            help=_("Profiles, alone or with overlays: 29, 28+doubling, club.yaml."),
            autocompletion=complete_spec,
        ),
    ],
    *,
    quick: Annotated[
        bool, typer.Option("--quick", metavar=FLAG, help=_("Some seconds each; the default."))
    ] = False,
    thorough: Annotated[
        bool, typer.Option("--thorough", metavar=FLAG, help=_("Minutes to an hour each."))
    ] = False,
    time: Annotated[
        str,
        typer.Option(metavar="TIME", help=_("At most so long for each profile: 90s, 10m, 2h.")),
    ] = "",
    only: Annotated[
        str,
        typer.Option(
            metavar="PARTS",
            help=_("Only these parts, with commas between them: auction,play."),
            autocompletion=complete_parts,
        ),
    ] = "",
    jobs: Annotated[
        int, typer.Option(metavar=NUMBER, min=1, max=256, help=_("In how many processes."))
    ] = 1,
    memory: Annotated[
        int | None,
        typer.Option(
            metavar="MIB", min=16, max=1 << 20, help=_("What a search may remember, in MiB.")
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar=NUMBER, min=0, max=HIGHEST_SEED, help=_("Which chances; always the same ones.")
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help=_("Keep witnesses and finished work there; the next run goes on from it."),
        ),
    ] = None,
    form: Annotated[
        Form,
        typer.Option("--format", help=_("A report to read, JSON, one HTML page, or Markdown.")),
    ] = Form.text,
) -> None:
    """Prove that a profile is consistent, or show the smallest deal in which it is not."""
    from turup.commands.readying import are_ready
    from turup.commands.verifying import Wanted, subject_or_complaint, verified
    from turup.verify.parts import drivers
    from turup.verify.sharing import workers

    effort = _effort(quick=quick, thorough=thorough, time=time, memory=memory, seed=seed)
    names, reports = _names(only), []
    subjects = [subject_or_complaint(spec) for spec in specs]
    if effort.is_compiled and not are_ready(drivers(names)):
        effort = effort._replace(is_compiled=False)
    with workers(jobs) as pool:
        wanted = Wanted(effort, names, pool, jobs, save)
        for about in subjects:
            told, is_stopped = verified(about, wanted)
            reports.append(told)
            if form is Form.text:  # each as soon as it is there
                _tell(told, is_first=len(reports) == 1)
            if is_stopped:
                break
    _ANSWERS[form](reports)
    if is_stopped:
        raise typer.Exit(STOPPED)
    if any(part["findings"] for told in reports for part in told["parts"]):
        raise typer.Exit(1)


def _effort(
    *, quick: bool, thorough: bool, time: str, memory: int | None, seed: int | None
) -> Effort:
    """What may be spent, as the options say."""
    from turup.study.batch import may_compile
    from turup.verify.effort import EFFORTS, Level, seconds_of

    if quick and thorough:
        raise typer.BadParameter(_("--quick and --thorough cannot both hold"))
    effort = EFFORTS[Level.thorough if thorough else Level.quick]
    if time:
        seconds = seconds_of(time)
        if seconds is None:
            raise typer.BadParameter(_("--time is a number and a unit, such as 90s, 10m or 2h"))
        effort = effort._replace(seconds=seconds)
    return effort._replace(
        memory=memory or effort.memory,
        seed=effort.seed if seed is None else seed,
        is_compiled=may_compile(),
    )


def _names(only: str) -> list[str]:
    """The parts that are asked for; all of them if none is named."""
    from turup.verify.parts import PARTS

    names = [name.strip() for name in only.split(",") if name.strip()]
    for name in names:
        if name not in PARTS:
            raise typer.BadParameter(_no_part(name))
    return names or [*PARTS]


def _no_part(name: str) -> str:
    """That a part is not there, and which was meant, or which there are."""
    from turup.profiles.suggestions import nearest
    from turup.verify.parts import PARTS

    if near := nearest(name, [*PARTS]):
        told = _("there is no part '{name}'; did you mean '{near}'?")
        return told.format(name=name, near=near)
    told = _("there is no part '{name}'; the parts are {names}")
    return told.format(name=name, names=", ".join(PARTS))


def _tell(told: Report, *, is_first: bool) -> None:
    from turup.commands.printing import printer
    from turup.words.verifying.report import report_lines

    out = printer()
    if not is_first:
        out.line()
    out.lines(report_lines(told))


def _answer(reports: list[Report]) -> None:
    from turup.commands.printing import print_json

    print_json(reports)


def _show_page(reports: list[Report]) -> None:
    from turup.commands.printing import printer
    from turup.commands.verifying import page_of
    from turup.words.sheet.as_html import as_html

    printer().lines(as_html(page_of(reports)))


def _show_markdown(reports: list[Report]) -> None:
    from turup.commands.printing import printer
    from turup.commands.verifying import page_of
    from turup.words.sheet.as_markdown import as_markdown

    printer().lines(as_markdown(page_of(reports)))


_ANSWERS: dict[Form, Callable[[list[Report]], None]] = {
    Form.text: lambda _reports: None,
    Form.json: _answer,
    Form.html: _show_page,
    Form.md: _show_markdown,
}
