"""Panels: what is drawn of one or several tables, each in a frame of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.ticker import FuncFormatter, MaxNLocator

from turup.study.estimates import FEW, Estimate
from turup.study.plots.marks import bars, in_percent, line, marks, named
from turup.study.plots.paper import QUIET
from turup.study.plots.series import Series, by_number
from turup.study.spreads import MOST_STAKE
from turup.words import _, pgettext
from turup.words import plots as words
from turup.words.figures import place
from turup.words.glyphs import MINUS

HARDLY = 0.005
"""A share that is not worth drawing."""
FAR_APART = 2.5
"""From so many times as high bids on, two decks share no scale."""


class Panel(NamedTuple):
    """How a panel is drawn, and the group of figures without which it has nothing to show.

    Those figures count that rest on so many deals.
    """

    draw: Callable[[Axes, Sequence[Series]], None]
    group: str
    least: int = 1


def made(axes: Axes, tables: Sequence[Series]) -> None:
    """How often bids are made by their height, with a band, over bars for how often they are."""
    drawn = [(at, table) for at, table in enumerate(tables) if table.often("made")]
    is_scaled = are_far_apart([table for _at, table in drawn])
    for at, table in drawn:
        found, bids = by_number(table.often("made")), by_number(table.group("bid"))
        whole = highest_bid(table) if is_scaled else 1
        step = min((b - a for a, b in pairwise(sorted(bids))), default=1) / whole
        shown = {each / whole: bids[each] for each in found}
        bars(axes, at, len(tables), shown, step, is_quiet=True)
        line(axes, at, {each / whole: found[each] for each in found}, table.label)
    axes.set_xlabel(_(words.PART_OF_HIGHEST if is_scaled else words.BID))
    in_percent(axes, top=1.0)
    if is_scaled:
        axes.xaxis.set_major_formatter(axes.yaxis.get_major_formatter())
    else:
        axes.xaxis.set_major_locator(MaxNLocator(12, integer=True))
    named(axes, tables)


def highest_bid(table: Series) -> int:
    """The highest bid there is."""
    return max(by_number(table.group("bid", least=0)))


def are_far_apart(tables: Sequence[Series]) -> bool:
    """Whether the bids of some tables share no scale."""
    highest = [highest_bid(table) for table in tables]
    return max(highest, default=1) > FAR_APART * min(highest, default=1)


def swing(axes: Axes, tables: Sequence[Series]) -> None:
    """How many game points the declarer's side wins or loses in a deal."""
    for at, table in enumerate(tables):
        found = {
            each: told for each, told in by_number(table.group("stakes")).items() if told.value
        }
        bars(axes, at, len(tables), found, 1, label=table.label)
    most = max(1.6, *map(abs, axes.get_xlim()))
    axes.set_xlim(-most, most)
    axes.axvline(0, color=QUIET, linewidth=1)
    axes.set_xlabel(_(words.LOST_AND_WON))
    axes.xaxis.set_major_locator(MaxNLocator(13, integer=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda at, _place: points_label(round(at))))
    in_percent(axes)
    named(axes, tables)


def points_label(points: int) -> str:
    """Game points below a bar; the outermost ones stand for all beyond."""
    told = str(points) if points >= 0 else f"{MINUS}{-points}"
    return f"{told}…" if abs(points) == MOST_STAKE else told


def length(axes: Axes, tables: Sequence[Series]) -> None:
    """How many matches are over after so many deals."""
    for at, table in enumerate(tables):
        found = that_differ(by_number(table.group("lengths")))
        line(axes, at, found, words.named(table.label, mean_length(table)))
    axes.axhline(0.5, color=QUIET, linewidth=0.8, linestyle=(0, (4, 4)))
    axes.set_xlabel(pgettext(*words.DEALS))
    axes.set_xlim(left=0)
    in_percent(axes, top=1.0)
    axes.legend(loc="lower right")


def that_differ(found: Mapping[int, Estimate]) -> Mapping[float, Estimate]:
    """From the last length at which hardly any match is over to the first at which nearly all."""
    lengths = sorted(found)
    before = [each for each in lengths if found[each].value < HARDLY]
    behind = [each for each in lengths if found[each].value > 1 - HARDLY]
    first, last = max(before, default=0), min(behind, default=max(lengths, default=0))
    return {each: found[each] for each in lengths if first <= each <= last}


def mean_length(table: Series) -> str:
    """The mean with its interval; nothing where no match has come to its end."""
    found = table.group("match").get("deals")
    return f"{found.value:.1f} ± {found.half:.1f}" if found else ""


def seats(axes: Axes, tables: Sequence[Series]) -> None:
    """What each seat wins above the others, by its place from the eldest."""
    by_place(axes, tables, "seat")
    axes.axhline(0, color=QUIET, linewidth=1)
    axes.set_ylabel(_(words.A_DEAL))


def declarer(axes: Axes, tables: Sequence[Series]) -> None:
    """Which seat plays the contract how often."""
    by_place(axes, tables, "declarer")
    in_percent(axes)


def by_place(axes: Axes, tables: Sequence[Series], group: str) -> None:
    """Figures by the place of a seat, each a mark with whiskers; the dealer is the last."""
    most = max(table.seats for table in tables)
    for at, table in enumerate(tables):
        found = {
            most - 1 if each == table.seats - 1 else each: told
            for each, told in by_number(table.group(group)).items()
        }
        marks(axes, at, len(tables), found, table.label)
    labels = [place(each, most) if each in {0, most - 1} else str(each + 1) for each in range(most)]
    axes.set_xticks(range(most), labels)
    axes.set_xlim(-0.6, most - 0.4)
    named(axes, tables, is_above=True)


def exposed(axes: Axes, tables: Sequence[Series]) -> None:
    """In which trick a concealed trump comes out."""
    for at, table in enumerate(tables):
        bars(axes, at, len(tables), by_number(table.group("exposed")), 1, label=table.label)
    axes.set_xlabel(_(words.TRICK))
    axes.xaxis.set_major_locator(MaxNLocator(16, integer=True))
    in_percent(axes)
    named(axes, tables)


PANELS: Mapping[str, Panel] = {
    "made": Panel(made, "made", FEW),
    "swing": Panel(swing, "stakes"),
    "length": Panel(length, "lengths"),
    "seats": Panel(seats, "seat"),
    "declarer": Panel(declarer, "declarer"),
    "exposed": Panel(exposed, "exposed"),
}


def has(name: str, tables: Iterable[Series]) -> bool:
    """Whether a panel has something to show."""
    _draw, group, least = PANELS[name]
    return any(each.value for table in tables for each in table.group(group, least).values())
