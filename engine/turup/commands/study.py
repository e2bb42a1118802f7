"""`turup study`: many deals played, and what came of them in figures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from turup.commands.cluster import Dask
from turup.commands.options import Ascii, Language, Seed, complete_spec, seed_or_drawn
from turup.commands.plotting import Panels, Plot, need_plots, panels_named
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
    from turup.study.studying import Study


def study(  # noqa: PLR0913 - each is an option of the command
    specs: Annotated[
        list[str],
        typer.Argument(
            metavar="SPEC",
            help=_("Profiles, alone or with overlays: 29, 28+doubling+c, club.yaml."),
            autocompletion=complete_spec,
        ),
    ],
    *,
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
    """Play many deals, and tell what came of them in figures, each with its interval."""
    from turup.commands.playing import rules_or_complaint
    from turup.commands.printing import print_json

    until = precision_of(precision)
    if resume is not None and len(specs) > 1:
        raise typer.BadParameter(_("--resume keeps the work of one SPEC"))
    need_the_extra()
    need_plots(plot, is_page=answer is Form.html)
    drawn = panels_named(panels, plot)
    from turup.study.studying import STUDIED, study_of

    tables = [rules_or_complaint(spec) for spec in specs]
    how = How(policy.value, deals, until, seed_or_drawn(seed), jobs, resume, dask)
    found: list[Study] = []
    for rules in tables:
        work, is_stopped = done((rules,), how)
        found.append(study_of(work))
        if answer is Form.text:  # each as soon as it is there
            _tell(rules, found, is_ascii=ascii_)
        if is_stopped:
            break
    if answer is Form.json:
        print_json([_as_told(*each) for each in zip(tables, found, strict=False)])
    elif answer is Form.csv:
        print_table(STUDIED, (row for each in found for row in each.rows()))
    elif answer is Form.html:
        _show_page(tables, found, how)
    if plot is not None:
        _draw(plot, found, drawn)
    if is_stopped:
        raise typer.Exit(INTERRUPTED)


def _show_page(tables: list[Rules], found: list[Study], how: How) -> None:
    """Show the studies as a page; if somebody stopped it, those that were begun."""
    from turup.commands.plotting import command_of, show_page, svgs_of
    from turup.game.scenes import table_of
    from turup.study.plots.series import of_study
    from turup.words.study_pages import study_page

    begun = tables[: len(found)]
    scenes, chances = [table_of(rules) for rules in begun], [_chances(rules) for rules in begun]
    command = command_of("study", [each.spec for each in found], how)
    svgs = svgs_of([of_study(each) for each in found])
    show_page(study_page(scenes, found, svgs, command, chances))


def _draw(path: Path, found: list[Study], panels: list[str]) -> None:
    """Draw the studies into a file."""
    from turup.commands.plotting import save_plot
    from turup.study.plots.pages import study_page

    save_plot(path, lambda: study_page(found, panels))


def _as_told(rules: Rules, found: Study) -> dict[str, Any]:
    """A study for programs."""
    figures = [without_nan(figure._asdict()) for figure in found.figures]
    return {**found._asdict(), "figures": figures, "redeal_chances": _chances(rules)}


def _chances(rules: Rules) -> dict[str, float]:
    """The exact chances of redeals, where the cards are shuffled fully, as they are counted."""
    from turup.rules.deal import Shuffle
    from turup.verify.redeals import chances

    if rules.deal.shuffle != Shuffle.full:
        return {}
    return {name: float(chance) for name, chance in chances(rules).items()}


def _tell(rules: Rules, found: list[Study], *, is_ascii: bool) -> None:
    """Tell the last of some studies."""
    from turup.commands.printing import printer
    from turup.game.scenes import table_of
    from turup.words import studies as words

    out = printer(is_ascii=is_ascii)
    if len(found) > 1:
        out.line()
    out.lines(words.study(table_of(rules), found[-1], _chances(rules)))
