"""Verifying: a run followed on the terminal, and what it found kept in a folder."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from turup.commands.printing import complain, followed, problem_lines
from turup.commands.saving import write
from turup.profiles import Unsound
from turup.verify.keeping import Kept
from turup.verify.reporting import Report, report
from turup.verify.running import Run
from turup.verify.subject import Subject, subject
from turup.words import _

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from turup.verify.effort import Effort
    from turup.verify.findings import Finding
    from turup.words.sheet.document import Sheet

SHORT = 0.001
"""Of a second; nothing is faster."""


def subject_or_complaint(spec: str) -> Subject:
    """The subject of a spec; what is wrong with it goes to the error output."""
    try:
        return subject(spec)
    except Unsound as unsound:
        complain(problem_lines(unsound.problems))


class Wanted(NamedTuple):
    """How profiles are verified: the effort, the parts, the processes, and where it is kept."""

    effort: Effort
    names: list[str]
    pool: Executor | None
    jobs: int
    save: Path | None


def verified(about: Subject, wanted: Wanted) -> tuple[Report, bool]:
    """The report on one profile, and whether somebody stopped it before the end."""
    begun, is_stopped = monotonic(), False
    save = wanted.save
    run = Run(about, wanted.effort, wanted.names, Kept(save) if save else None)
    try:
        follow(run, wanted)
    except KeyboardInterrupt:
        is_stopped = True
    except OSError as error:
        complain_of(save, error)
    return report(run, monotonic() - begun, saved(run, save)), is_stopped


def follow(run: Run, wanted: Wanted) -> None:
    """Go through a run, with a bar and positions a second if somebody waits at a terminal."""
    begun, told = monotonic(), _("{part}: {positions} positions, {rate} a second")
    with followed(run.subject.spec) as show:
        for step in run.steps(wanted.pool, wanted.jobs):
            rate = step.positions / max(monotonic() - begun, SHORT)
            text = told.format(part=step.part, positions=f"{step.positions:,}", rate=f"{rate:,.0f}")
            show(text, step.done, step.units)


def saved(run: Run, folder: Path | None) -> dict[Finding, Path]:
    """The file of each witness, written into a folder."""
    files: dict[Finding, Path] = {}
    found = [finding for account in run.accounts() for finding in account.findings]
    for finding in found if folder else ():
        if folder and finding.witness:
            files[finding] = folder / f"{file_name(run.subject.spec)}-{len(files) + 1}.yaml"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                write(files[finding], finding.witness.record)
                write(files[finding].with_suffix(".case.yaml"), case_of(finding, run.subject))
            except OSError as error:
                complain_of(folder, error)
    return files


def case_of(finding: Finding, about: Subject) -> str:
    """A witness as a case to paste under the profile's examples; a small deck has its own rules."""
    from turup.game.as_case import as_case
    from turup.game.records import load
    from turup.words.verifying import finding_sentence

    deal = load(finding.witness.record if finding.witness else "")
    if deal.rules.labels.fingerprint != about.fingerprint:
        return "# The deck of this deal is smaller than the profile's: see the record beside it.\n"
    return as_case(deal, finding_sentence(finding.name, finding.facts))


def file_name(spec: str) -> str:
    """A spec as a part of a file's name."""
    return "+".join(Path(name).stem for name in spec.split("+"))


def complain_of(folder: Path | None, error: OSError) -> None:
    """Say that a folder cannot be written to, and end."""
    told = _("turup: {file}: {reason}; name another folder with --save")
    complain([told.format(file=folder, reason=error.strerror)])


def page_of(reports: list[Report]) -> Sheet:
    """The reports as one page, each witness drawn."""
    from turup.game.records import load
    from turup.game.scenes import scene_of
    from turup.words.course import course_of
    from turup.words.sheet.document import Sheet
    from turup.words.verifying.as_sheet import report_sheet

    found = [each for told in reports for part in told["parts"] for each in part["findings"]]
    deals = {each["witness"]: load(each["witness"]) for each in found if each["witness"]}
    courses = {text: course_of(deal.events, scene_of(deal)) for text, deal in deals.items()}
    sheets = [report_sheet(told, courses) for told in reports]
    if len(sheets) == 1:
        return sheets[0]
    parts = tuple(
        part._replace(title=f"{told['spec']}: {part.title}")
        for told, sheet in zip(reports, sheets, strict=True)
        for part in sheet.parts
    )
    return Sheet(_("Verified"), tuple(sheet.title for sheet in sheets), parts)
