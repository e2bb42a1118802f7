"""Ranking: `turup compare --all`, a table compared with each of its alternatives."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from turup.commands.cluster import Hands, hands
from turup.commands.printing import complain, errors, followed, print_json, printer
from turup.commands.readying import are_ready
from turup.commands.studying import (
    Form,
    How,
    gone_through,
    print_table,
    without_nan,
)
from turup.commands.surroundings import INTERRUPTED
from turup.words import _, ngettext

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from turup.rules import Rules
    from turup.study.ranking import Ranking, Rounds


def compare_all(spec: str, how: How, answer: Form, plot: Path | None, *, is_ascii: bool) -> None:
    """Compare a table with each of its alternatives, and tell what does most to it."""
    from turup.commands.playing import rules_or_complaint

    rules = rules_or_complaint(spec)
    with hands(how) as by:
        rounds = _begun(rules, spec, how)
        is_stopped = gone_through(_steps(rounds, by), _("Comparing"))
    if is_stopped and not rounds.found:
        complain([_("turup: stopped before any rule was tried")], INTERRUPTED)
    found = rounds.ranking()
    _answer(rules, found, how, answer, is_ascii=is_ascii)
    if plot is not None:
        _draw(rules, found, plot)
    if is_stopped:
        _tell_stopped(rounds)
        raise typer.Exit(INTERRUPTED)


def _begun(rules: Rules, spec: str, how: How) -> Rounds:
    """The ranking before its first comparison, with all that is compared."""
    from turup.profiles.alternatives import alternatives
    from turup.profiles.encoding import rules_of
    from turup.study.ranking import Rounds, pays_to_rank
    from turup.study.sitting import TABLE
    from turup.study.studying import SOME_DEALS

    with followed(_("Looking for what else could be played")) as show:
        others = []
        for each in alternatives(spec):
            others.append((each.name, rules_of(each.profile)))
            show(each.name, len(others), 0)
    deals = how.deals or SOME_DEALS
    is_compiled = pays_to_rank(rules, len(others), how.policy, deals) and are_ready([TABLE])
    return Rounds(rules, others, how.policy, how.seed, deals, is_compiled)


def _steps(rounds: Rounds, by: Hands) -> Iterator[tuple[str, int, int]]:
    """The steps of a ranking."""
    whole = len(rounds.others)
    for done in rounds.steps(*by):
        yield _("{done} of {whole} rules").format(done=done, whole=whole), done, whole


def _tell_stopped(rounds: Rounds) -> None:
    """Say how many rules were tried."""
    told = ngettext(
        "turup: stopped; {done} rule of {whole} was tried",
        "turup: stopped; {done} rules of {whole} were tried",
        len(rounds.found),
    )
    errors().line(told.format(done=len(rounds.found), whole=len(rounds.others)))


def _answer(rules: Rules, found: Ranking, how: How, answer: Form, *, is_ascii: bool) -> None:
    """Tell what came of it."""
    from turup.game.scenes import table_of
    from turup.study.studying import COMPARED
    from turup.words.rankings import ranking

    if answer is Form.json:
        head = {name: each for name, each in found._asdict().items() if name != "comparisons"}
        print_json({**head, "changes": [without_nan(row) for row in found.rows()]})
    elif answer is Form.csv:
        print_table(COMPARED, found.rows())
    elif answer is Form.html:
        _show_page(rules, found, how)
    else:
        printer(is_ascii=is_ascii).lines(ranking(table_of(rules), found))


def _show_page(rules: Rules, found: Ranking, how: How) -> None:
    """Show it as a page."""
    from turup.commands.plotting import command_of, show_page
    from turup.game.scenes import table_of
    from turup.study.plots.paper import as_svg, inside
    from turup.words import plots
    from turup.words.study_pages import ranking_page

    scene = table_of(rules)
    svg = inside(as_svg(_page(rules, found)), "ranking")
    command = command_of("compare", [found.first, "--all"], how)
    show_page(ranking_page(scene, found, {_(plots.CHANGE): svg}, command))


def _draw(rules: Rules, found: Ranking, path: Path) -> None:
    """Draw it into a file."""
    from turup.commands.plotting import save_plot

    save_plot(path, lambda: _page(rules, found))


def _page(rules: Rules, found: Ranking) -> Figure:
    """What is drawn: a panel for each figure that rules are ranked by."""
    from turup.game.scenes import table_of
    from turup.study.plots.tornado import ranking_page
    from turup.study.ranking import RANKED
    from turup.words import plots
    from turup.words.rankings import title_of

    scene = table_of(rules)
    titles = [title_of(found.comparisons, key) for key in RANKED]
    head = plots.head(scene.title, found.deals, found.policy, found.seed)
    return ranking_page(head, titles, found.comparisons)
