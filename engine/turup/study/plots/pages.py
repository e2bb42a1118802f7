"""Pages: several panels on one, below what they are of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from matplotlib.figure import Figure

from turup.study.plots.panels import PANELS, has
from turup.study.plots.paper import QUIET, on_paper
from turup.study.plots.series import Series, of_comparison, of_study
from turup.study.studying import Comparison, Study
from turup.words import _
from turup.words import plots as words
from turup.words.scene import listed
from turup.words.sheet.measure import breadth, width, wrapped

USUAL = ("made", "swing", "length", "seats")
WIDE, HIGH = 5.4, 3.7
"""Of a panel, in inches."""
LETTERS = 54
"""So many fit above a panel."""
ROOM = 0.8
"""For what stands above and below."""


def study_page(studies: Sequence[Study], panels: Iterable[str] = USUAL) -> Figure:
    """Some studies beside one another."""
    first = studies[0]
    tables = [of_study(each) for each in studies]
    title = listed(each.label for each in tables)
    return page(words.head(title, first.deals, first.policy, first.seed), tables, panels)


def comparison_page(comparison: Comparison, panels: Iterable[str] = USUAL) -> Figure:
    """Two tables with the same cards."""
    title = words.against(comparison.first, comparison.second)
    told = words.head(title, comparison.deals, comparison.policy, comparison.seed)
    return page(told, of_comparison(comparison), panels)


def page(title: str, tables: Sequence[Series], panels: Iterable[str]) -> Figure:
    """Panels in two columns, as far as they have something to show."""
    shown = [name for name in panels if has(name, tables)]
    columns = min(2, max(1, len(shown)))
    rows = max(1, -(-len(shown) // columns))
    with on_paper():
        figure = Figure(figsize=(WIDE * columns, HIGH * rows + ROOM), layout="constrained")
        with_head(figure, title, columns)
        for at, name in enumerate(shown):
            axes = figure.add_subplot(rows, columns, at + 1)
            axes.set_title(in_lines(_(words.TITLES[name]), 1))
            PANELS[name].draw(axes, tables)
    return figure


def panels_of(tables: Sequence[Series]) -> Iterator[tuple[str, str, Figure]]:
    """Every panel that has something to show, alone: its name, its title, and what is drawn."""
    for name in PANELS:
        if has(name, tables):
            with on_paper():
                figure = Figure(figsize=(WIDE, HIGH), layout="constrained")
                PANELS[name].draw(figure.add_subplot(), tables)
            yield name, _(words.TITLES[name]), figure


def with_head(figure: Figure, title: str, columns: float) -> None:
    """What a page is of, and how its intervals are meant."""
    told, note = in_lines(title, columns), in_lines(_(words.NOTE), columns * 1.2)
    figure.suptitle(told, x=0.01, horizontalalignment="left", fontsize=12)
    figure.supxlabel(note, x=0.01, horizontalalignment="left", fontsize=8.5, color=QUIET)


def in_lines(text: str, columns: float) -> str:
    """A text in lines that are as long as so many panels are wide, in letters of any script."""
    lines = [
        wrapped(line, round(columns * LETTERS * width(line) / max(1, breadth(line))))
        for line in text.splitlines()
        if line
    ]
    return "\n".join(line for some in lines for line in some)
