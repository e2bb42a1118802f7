"""`turup compare`: the same deals by two tables' rules, and what is another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turup.commands.cluster import Dask
from turup.commands.options import FLAG, Ascii, Language, Seed, complete_spec, seed_or_drawn
from turup.commands.plotting import Panels, Plot, need_plots, panels_named
from turup.commands.ranking import compare_all
from turup.commands.studying import (
    Answer,
    Deals,
    Form,
    How,
    Jobs,
    Players,
    Policy,
    Precision,
    Resume,
    done,
    need_the_extra,
    precision_of,
    print_table,
    without_nan,
)
from turup.commands.surroundings import INTERRUPTED
from turup.words import ENGLISH, _

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.study.studying import Comparison


def compare(  # noqa: PLR0913 - each is an option of the command
    first: Annotated[
        str,
        typer.Argument(
            metavar="A", help=_("A profile, alone or with overlays."), autocompletion=complete_spec
        ),
    ],
    second: Annotated[
        str,
        typer.Argument(
            metavar="B", help=_("What it is compared with."), autocompletion=complete_spec
        ),
    ] = "",
    *,
    all_: Annotated[
        bool,
        typer.Option(
            "--all",
            metavar=FLAG,
            help=_("With each house rule that fits and each other choice, one at a time."),
        ),
    ] = False,
    deals: Deals = None,
    precision: Precision = "",
    policy: Players = Policy.simple,
    seed: Seed = None,
    jobs: Jobs = 1,
    dask: Dask = "",
    resume: Resume = None,
    plot: Plot = None,
    panels: Panels = "",
    ascii_: Ascii = False,
    _language: Language = ENGLISH,
    answer: Answer = Form.text,
) -> None:
    """Play the same deals by two tables' rules, and tell what really differs."""
    until = precision_of(precision)
    if all_ and second:
        raise typer.BadParameter(_("--all stands in the place of the second table"))
    if not all_ and not second:
        raise typer.BadParameter(_("name a second table, or say --all"))
    if all_ and (until or resume):
        raise typer.BadParameter(_("--until-precision and --resume go with two tables"))
    if all_ and panels:
        raise typer.BadParameter(_("--panels goes with two tables"))
    need_the_extra()
    need_plots(plot, is_page=answer is Form.html)
    drawn = panels_named(panels, plot)
    how = How(policy.value, deals, until, seed_or_drawn(seed), jobs, resume, dask)
    if all_:
        compare_all(first, how, answer, plot, is_ascii=ascii_)
    else:
        _compare(first, second, how, answer, plot, drawn, is_ascii=ascii_)


def _compare(
    first: str,
    second: str,
    how: How,
    answer: Form,
    plot: Path | None,
    panels: list[str],
    *,
    is_ascii: bool,
) -> None:
    """Compare two tables."""
    from turup.commands.playing import rules_or_complaint
    from turup.commands.printing import print_json
    from turup.study.studying import COMPARED, comparison_of

    rules = rules_or_complaint(first), rules_or_complaint(second)
    work, is_stopped = done(rules, how)
    found = comparison_of(work)
    if answer is Form.json:
        rows = [without_nan(each.row()) for each in found.changes]
        print_json({**found._asdict(), "changes": rows})
    elif answer is Form.csv:
        print_table(COMPARED, found.rows())
    elif answer is Form.html:
        _show_page(rules, found, how)
    else:
        _tell(rules, found, is_ascii=is_ascii)
    if plot is not None:
        _draw(plot, found, panels)
    if is_stopped:
        raise typer.Exit(INTERRUPTED)


def _show_page(rules: tuple[Rules, Rules], found: Comparison, how: How) -> None:
    """Show a comparison as a page."""
    from turup.commands.plotting import command_of, show_page, svgs_of
    from turup.game.scenes import table_of
    from turup.study.plots.series import of_comparison
    from turup.words.study_pages import comparison_page

    scenes = [table_of(each) for each in rules]
    command = command_of("compare", [found.first, found.second], how)
    show_page(comparison_page(scenes, found, svgs_of(of_comparison(found)), command))


def _draw(path: Path, found: Comparison, panels: list[str]) -> None:
    """Draw a comparison into a file."""
    from turup.commands.plotting import save_plot
    from turup.study.plots.pages import comparison_page

    save_plot(path, lambda: comparison_page(found, panels))


def _tell(rules: tuple[Rules, Rules], found: Comparison, *, is_ascii: bool) -> None:
    """Tell a comparison in words."""
    from turup.commands.printing import printer
    from turup.game.scenes import table_of
    from turup.words.changes import comparison

    printer(is_ascii=is_ascii).lines(comparison([table_of(each) for each in rules], found))
