"""Studying: what `study` and `compare` share, from the options to the work and its way out."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from importlib.util import find_spec
from io import StringIO
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from turup.commands.cluster import Hands, hands
from turup.commands.options import HIGHEST_SEED, NUMBER
from turup.commands.printing import complain, errors, followed, printer
from turup.commands.readying import are_ready
from turup.commands.surroundings import INTERRUPTED
from turup.words import _, ngettext

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.study.work import Work


class Policy(StrEnum):
    """How the players choose."""

    random = "random"
    chance = "chance"
    simple = "simple"


class Form(StrEnum):
    """How the figures are told."""

    text = "text"
    json = "json"
    csv = "csv"
    html = "html"


Deals = Annotated[
    int | None,
    typer.Option(
        metavar=NUMBER,
        min=1,
        max=HIGHEST_SEED,
        help=_("How many deals are played; 10,000 if nothing else is said."),
    ),
]
Precision = Annotated[
    str,
    typer.Option(
        "--until-precision",
        metavar=_("PERCENT"),
        help=_("Until the share of bids made is known so precisely: 0.2%."),
    ),
]
Players = Annotated[
    Policy,
    typer.Option(
        help=_(
            "Sound club players (simple), every legal act alike (random), or as `turup deal` "
            "plays (chance)."
        )
    ),
]
Jobs = Annotated[
    int, typer.Option(metavar=NUMBER, min=1, max=256, help=_("In how many processes."))
]
Resume = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help=_("Keep unfinished work there, and go on with what it holds.")
    ),
]
Answer = Annotated[
    Form,
    typer.Option(
        "--format",
        help=_("Text to read, JSON, a table with a row for each figure, or a page with plots."),
    ),
]


class How(NamedTuple):
    """How many deals are played, and how."""

    policy: str
    deals: int | None
    precision: float | None
    seed: int
    jobs: int
    resume: Path | None
    dask: str


def precision_of(text: str) -> float | None:
    """A precision such as 0.2% as a share of one; none if none is asked for."""
    if not text:
        return None
    number = text.strip().removesuffix("%").strip()
    try:
        share = float(number) / 100
    except ValueError:
        share = 0.0
    if not text.strip().endswith("%") or not 0 < share < 1:
        raise typer.BadParameter(_("--until-precision is a share such as 0.2%"))
    return share


def need_the_extra() -> None:
    """Say which extra is missing, and end, where studies cannot be reckoned."""
    from turup.study.batch import COMPILING

    missing = [name for name in (*COMPILING, "scipy") if find_spec(name) is None]
    if missing:
        told = _("turup: a study needs {packages}; pip install 'turup[study]' brings what it needs")
        complain([told.format(packages=", ".join(missing))])


def done(rules: tuple[Rules, ...], how: How) -> tuple[Work, bool]:
    """The work done, and whether somebody stopped it before its end."""
    from turup.study.resuming import OtherStudy

    try:
        with hands(how) as by:
            work = _begun(rules, how)
            is_stopped = gone_through(_steps(work, by), _("Playing"))
    except OtherStudy:
        told = _("turup: {file} holds no work of this study; name another file with --resume")
        complain([told.format(file=how.resume)])
    except OSError as error:
        if how.resume is None:
            raise
        told = _("turup: {file}: {reason}; name another file with --resume")
        complain([told.format(file=how.resume, reason=error.strerror)])
    if is_stopped:
        _tell_stopped(work, how)
    return work, is_stopped


def _begun(rules: tuple[Rules, ...], how: How) -> Work:
    """The work before its first step, with what has to be compiled and learnt for it."""
    from turup.study.sitting import TABLE
    from turup.study.studying import wanted_deals
    from turup.study.work import begin, pays_to_compile, to_learn

    wanted = wanted_deals(how.deals, how.precision)
    learning = sum(to_learn(rules, how.policy))
    pays = pays_to_compile(rules, how.policy, wanted, how.precision)
    is_compiled = pays and are_ready([TABLE])
    label = _("Learning what hands bring, once for these rules:")
    with followed(label, is_long=learning > 0) as show:
        return begin(
            rules,
            policy=how.policy,
            deals=wanted,
            seed=how.seed,
            is_compiled=is_compiled,
            precision=how.precision,
            resume=how.resume,
            tell=lambda done: show(counted(done), done, learning),
        )


def gone_through(steps: Iterator[tuple[str, int, int]], label: str) -> bool:
    """Go through work, with a bar if somebody waits at a terminal; whether it was stopped.

    Each step is a text, how much is done, and of how much.
    """
    try:
        with followed(label) as show:
            for step in steps:
                show(*step)
    except (KeyboardInterrupt, SystemExit):  # the second is how a command hears of Ctrl-C
        return True
    return False


def _steps(work: Work, by: Hands) -> Iterator[tuple[str, int, int]]:
    """The steps of a study."""
    for deals in work.steps(*by):
        yield counted(deals), deals, work.deals


def counted(deals: int) -> str:
    """So many deals."""
    return _("{count} deals").format(count=f"{deals:,}")


def _tell_stopped(work: Work, how: How) -> None:
    """Say on how much the figures rest, or that there are none, and how to go on."""
    if not work.done:
        complain([_("turup: stopped before any deals were done")], INTERRUPTED)
    told = ngettext(
        "turup: stopped; the figures rest on {count} deal",
        "turup: stopped; the figures rest on {count} deals",
        work.done,
    )
    errors().line(told.format(count=f"{work.done:,}"))
    if how.resume:
        errors().line(_("turup: --resume {file} goes on").format(file=how.resume))


def without_nan(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row for programs: what is unknown is None, which JSON has, and not NaN."""
    return {
        name: None if isinstance(value, float) and isnan(value) else value
        for name, value in row.items()
    }


def print_table(columns: Sequence[str], rows: Iterable[Mapping[str, Any]]) -> None:
    """Print rows as comma-separated values, each column with its name; what is unknown is empty."""
    text = StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(without_nan(row) for row in rows)
    printer().lines(text.getvalue().splitlines())
