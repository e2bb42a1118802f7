"""Tornado: what each rule does to a table when it alone is switched, the largest effect on top."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from turup.study.estimates import Estimate
from turup.study.plots.pages import WIDE, in_lines, with_head
from turup.study.plots.paper import INK, LINE, PAPER, QUIET, on_paper
from turup.study.studying import Comparison
from turup.words import _
from turup.words import plots as words
from turup.words.glyphs import MINUS

MOST = 12
"""So many rules are drawn below each figure."""
BAR = 0.25
"""The height of one of them, in inches."""
FIGURES = {
    ("contract", "made"): "share",
    ("seat", "0"): "game_points",
    ("match", "deals"): "deals",
}


class Effect(NamedTuple):
    """What a rule does to a figure, and whether chance does not explain it."""

    rule: str
    change: Estimate
    is_real: bool


def ranking_page(head: str, titles: Sequence[str], comparisons: Sequence[Comparison]) -> Figure:
    """A panel for each of the three figures, below what all of it is of."""
    found = [effects(comparisons, key) for key in FIGURES]
    shown = [each for each in zip(titles, FIGURES.values(), found, strict=True) if each[2]]
    heights = [len(each) + 4 for _title, _unit, each in shown]
    with on_paper():
        size = (WIDE * 1.5, BAR * sum(heights) + 0.9)
        figure = Figure(figsize=size, layout="constrained")
        with_head(figure, head, 1.5)
        if shown:
            grid = figure.add_gridspec(len(shown), 1, height_ratios=heights)
            for at, (title, unit, some) in enumerate(shown):
                tornado(figure.add_subplot(grid[at]), title, unit, some)
    return figure


def effects(comparisons: Sequence[Comparison], key: tuple[str, str]) -> list[Effect]:
    """What the rules do to a figure that do most to it, the largest first."""
    found = [
        Effect(each.second, change.change, change.is_real)
        for each in comparisons
        for change in each.changes
        if (change.group, change.name) == key and change.change.half > 0
    ]
    return sorted(found, key=lambda each: -abs(each.change.value))[:MOST]


def tornado(axes: Axes, title: str, unit: str, found: Sequence[Effect]) -> None:
    """Bars to the left and to the right of nothing; what may be chance is left blank."""
    axes.set_title(in_lines(title, 1))
    values = [each.change.value for each in found]
    axes.barh(
        range(len(found)),
        values,
        height=0.7,
        color=[LINE if each.is_real else PAPER for each in found],
        edgecolor=[INK if each.is_real else QUIET for each in found],
        linewidth=0.8,
    )
    halves = [each.change.half for each in found]
    axes.errorbar(
        values, range(len(found)), xerr=halves, fmt="none", ecolor=INK, capsize=2.5, elinewidth=1
    )
    axes.axvline(0, color=QUIET, linewidth=1)
    axes.set_yticks(range(len(found)), [each.rule for each in found])
    axes.set_ylim(len(found) - 0.4, -0.6)
    axes.grid(visible=True, axis="x")
    axes.grid(visible=False, axis="y")
    axes.xaxis.set_major_locator(MaxNLocator(9))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda at, _place: signed(at, unit)))
    axes.set_xlabel(_(words.CHANGE))


def signed(change: float, unit: str) -> str:
    """A change below the axis, with its sign."""
    number = f"{abs(100 * change if unit == 'share' else change):.4g}"
    sign = "+" if change > 0 else MINUS
    told = number if number == "0" else f"{sign}{number}"
    return _("{number} %").format(number=told) if unit == "share" else told
