"""Marks: lines, bars and whiskers, each table's told from those of the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MultipleLocator

from turup.study.estimates import Estimate
from turup.study.plots.paper import INK, LINE, PAPER, QUIET, look
from turup.study.plots.series import Series

Found = Mapping[Any, Estimate]
"""Figures by where they stand across: a whole number, or a part of one."""
BARS, MARKS = 0.8, 0.5
"""Of the distance between two values, what all tables take together."""
ABOVE = 0.02
"""Beyond all, so that no mark is cut in two."""
LINES_OF_LEGEND = 0.1
"""Of the height of a panel, so much for each."""


def line(axes: Axes, at: int, found: Found, label: str) -> None:
    """A line through values, in the band of their intervals."""
    how, across = look(at), sorted(found)
    drawn = [found[each] for each in across]
    low, high = [each.low for each in drawn], [each.high for each in drawn]
    axes.fill_between(across, low, high, color=how.colour, alpha=0.22, linewidth=0)
    axes.plot(
        across,
        [each.value for each in drawn],
        color=how.colour,
        marker=how.marker,
        linestyle=how.line,
        markerfacecolor=inside(at),
        label=label,
    )


def inside(at: int) -> str:
    """The marks of the first table are full, and all others hollow."""
    return look(at).colour if at == 0 else PAPER


def bars(
    axes: Axes,
    at: int,
    count: int,
    found: Found,
    step: float,
    *,
    label: str = "",
    is_quiet: bool = False,
) -> None:
    """Bars beside those of other tables, with whiskers where they are what is shown."""
    how, wide = look(at), BARS * step / count
    across = beside(at, count, found, wide)
    axes.bar(
        across,
        [each.value for each in found.values()],
        wide,
        color=LINE,
        edgecolor=QUIET if is_quiet else how.colour,
        linewidth=0.6 if is_quiet else 1,
        hatch=how.hatch,
        label=label,
    )
    if not is_quiet:
        whiskers(axes, across, found, INK)


def beside(at: int, count: int, found: Found, wide: float) -> list[float]:
    """Where the values of one of several tables stand, all of them around the same places."""
    return [each + (at - (count - 1) / 2) * wide for each in found]


def marks(axes: Axes, at: int, count: int, found: Found, label: str) -> None:
    """A mark with whiskers for each value, beside those of other tables."""
    how = look(at)
    across = beside(at, count, found, MARKS / count)
    whiskers(axes, across, found, how.colour)
    axes.plot(
        across,
        [each.value for each in found.values()],
        color=how.colour,
        marker=how.marker,
        linestyle="none",
        markerfacecolor=inside(at),
        markersize=6,
        clip_on=False,  # next to nothing is a whole mark too
        label=label,
    )


def whiskers(axes: Axes, across: Sequence[float], found: Found, colour: str) -> None:
    """From where to where each value lies."""
    values = [each.value for each in found.values()]
    below = [each.value - each.low for each in found.values()]
    above = [each.high - each.value for each in found.values()]
    bounds = [below, above]
    axes.errorbar(across, values, bounds, fmt="none", ecolor=colour, capsize=3, elinewidth=1)


def in_percent(axes: Axes, top: float | None = None) -> None:
    """The upright axis is a share, from nothing to a bound if there is one."""
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _place: f"{100 * share:.4g} %"))
    axes.set_ylim(0, top and top + ABOVE)
    if top:
        axes.yaxis.set_major_locator(MultipleLocator(top / 5))


def named(axes: Axes, tables: Iterable[Series], *, is_above: bool = False) -> None:
    """Which table is which, where there are several; above all marks where they leave no room."""
    count = len([*tables])
    if count < 2:
        return
    if is_above:
        low, high = axes.get_ylim()
        axes.set_ylim(low, high + LINES_OF_LEGEND * count * (high - low))
    axes.legend(loc="upper right" if is_above else "best")
