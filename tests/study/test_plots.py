"""Plots: what is drawn of studies, that it can be told apart, and the files it becomes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from turup.game.loading import load
from turup.study.estimates import Estimate
from turup.study.facts import ROW, Fact
from turup.study.matches import ROW as MATCH_ROW
from turup.study.matches import MatchFact
from turup.study.metrics import metrics
from turup.study.outcomes import Change
from turup.study.outcomes import Figure as Told
from turup.study.plots import paper
from turup.study.plots.pages import (
    LETTERS,
    USUAL,
    comparison_page,
    in_lines,
    panels_of,
    study_page,
)
from turup.study.plots.panels import PANELS
from turup.study.plots.series import of_comparison, of_study
from turup.study.plots.tornado import ranking_page
from turup.study.spreads import LENGTHS, MOST_STAKE
from turup.study.studying import Comparison, Study
from turup.words import _, languages, speaking
from turup.words import plots as words
from turup.words.glyphs import MINUS
from turup.words.sheet.as_html import style
from turup.words.sheet.measure import breadth

HEAD = ("simple", 7, 1_000)


def told(group: str, name: object, value: float, deals: int = 1_000) -> Told:
    unit = {"seat": "game_points", "match": "deals"}.get(group, "share")
    return Told(group, str(name), unit, value, value - 0.02, value + 0.02, deals)


def figures(bids: dict[int, int], *, seats: int = 4, stakes: dict[int, float]) -> list[Told]:
    """Figures of some deals: how often each bid was played, and what deals have brought."""
    whole = sum(bids.values())
    return [
        *(told("bid", bid, count / whole, whole) for bid, count in bids.items()),
        *(told("made", bid, 0.9 - bid / 100, count) for bid, count in bids.items()),
        *(told("declarer", place, 1 / seats) for place in range(seats)),
        *(told("seat", place, 0.01 * (-1) ** place) for place in range(seats)),
        *(told("stakes", points, stakes.get(points, 0)) for points in range(-12, 13)),
        *(told("lengths", deals, min(1, deals / 60)) for deals in LENGTHS),
        told("match", "deals", 30),
    ]


def study(spec: str = "a", **changes: Any) -> Study:
    bids = changes.pop("bids", {14: 500, 15: 300, 16: 170, 17: 30, 18: 3, 19: 0})
    stakes = changes.pop("stakes", {-1: 0.4, 1: 0.6})
    return Study(spec, "0" * 12, *HEAD, tuple(figures(bids, stakes=stakes, **changes)))


def comparison(second: str, made: float, *, is_real: bool = True) -> Comparison:
    changes = [
        Change(each.group, each.name, each.unit, *estimates(each, made), is_real)
        for each in (*study().figures, told("contract", "made", 0.6))
    ]
    return Comparison("a", second, *HEAD, tuple(changes))


def estimates(each: Told, change: float) -> tuple[Estimate, Estimate, Estimate]:
    first = Estimate(*each[3:])
    second = Estimate(*(value + change for value in first[:3]), first.deals)
    return first, second, Estimate(change, change - 0.01, change + 0.01, first.deals)


def axes_of(figure: Figure, title: str) -> Axes:
    (found,) = (axes for axes in figure.axes if title in axes.get_title("left"))
    return found


def texts(svg: str) -> list[str]:
    return re.findall(r"<text [^>]*>([^<]*)</text>", svg)


def test_the_same_figures_give_the_same_svg() -> None:
    first, second = (paper.as_svg(study_page([study(), study("b")], USUAL)) for _ in range(2))
    assert first == second
    assert "<dc:date>" not in first


def test_a_page_says_of_which_deals_it_is() -> None:
    said = " ".join(texts(paper.as_svg(study_page([study("28+c")]))))
    for part in ("28+c", "1,000 deals", "club players", "Seed 7", "95 times in 100"):
        assert part in said


def test_a_file_is_written_by_its_ending() -> None:
    page = study_page([study()], ["seats"])
    assert paper.as_file(page, Path("x.PNG")).startswith(b"\x89PNG")
    assert paper.as_file(page, Path("x.svg")).startswith(b"<?xml")
    assert [paper.ending(Path(name)) for name in ("a.pdf", "svg", "a.svg")] == ["", "", ".svg"]


def test_letters_that_no_font_has_are_refused_as_dots_only() -> None:
    page = study_page([study("\U00012000"), study()], ["seats"])
    with pytest.raises(paper.Unwritable):
        paper.as_png(page)
    assert "\U00012000" in paper.as_svg(page)


def test_bids_that_hardly_come_are_not_drawn() -> None:
    axes = axes_of(study_page([study()]), "How often bids are made")
    (line,) = axes.lines
    assert list(line.get_xdata()) == [14, 15, 16, 17]  # type: ignore[arg-type]
    assert axes.get_xlim()[1] < 18


def test_decks_far_apart_are_drawn_in_parts_of_their_highest_bid() -> None:
    large = study("304", bids={160: 500, 170: 300, 300: 0})
    axes = axes_of(study_page([study(), large]), "How often bids are made")
    assert axes.get_xlabel() == "bid, as a part of the highest"
    assert 0 < axes.get_xlim()[0] < axes.get_xlim()[1] <= 1


def test_what_cannot_be_shown_has_no_panel() -> None:
    assert len(study_page([study()], PANELS).axes) == len(PANELS) - 1  # no trump was concealed
    without = study(bids={})
    assert [name for name, _title, _figure in panels_of([of_study(without)])] == [
        name for name in PANELS if name not in {"made", "exposed"}
    ]
    assert len(study_page([without], ["made"]).axes) == 0
    few = study(bids={28: 29, 27: 1})
    assert "made" not in [name for name, _title, _figure in panels_of([of_study(few)])]


def test_stakes_lie_around_nothing_and_the_outermost_take_in_all_beyond() -> None:
    axes = axes_of(study_page([study(stakes={-12: 0.2, 2: 0.8})]), "What a deal brings")
    low, high = axes.get_xlim()
    assert low == -high
    label = axes.xaxis.get_major_formatter()
    assert [label(points) for points in (-12, -2, 0, 12)] == [
        f"{MINUS}12…",
        f"{MINUS}2",
        "0",
        "12…",
    ]


def test_the_dealer_is_the_last_however_many_seats_there_are() -> None:
    axes = axes_of(study_page([study(), study("six", seats=6)]), "What a seat wins")
    labels = [each.get_text() for each in axes.get_xticklabels()]
    assert labels == ["eldest", "2", "3", "4", "5", "dealer"]
    few, many = (line for line in axes.lines if line.get_marker() in "os")
    assert [round(float(each)) for each in few.get_xdata()] == [0, 1, 2, 5]  # type: ignore[arg-type, union-attr]
    assert len(many.get_xdata()) == 6  # type: ignore[arg-type]


@pytest.mark.parametrize("code", languages())
def test_what_stands_above_a_panel_is_no_wider_than_it(code: str) -> None:
    with speaking(code):
        for title in words.TITLES.values():
            lines = in_lines(_(title), 1).splitlines()
            assert "".join(" ".join(lines).split()) == "".join(_(title).split())
            assert max(map(breadth, lines)) <= LETTERS * 1.05


def test_tables_are_told_apart_without_colour() -> None:
    looks = [paper.look(at) for at in range(21)]
    assert len({(look.marker, look.colour) for look in looks}) == 21
    assert len({(look.marker, look.line, look.hatch) for look in looks[:7]}) == 7


def test_a_legend_names_every_table_as_it_is_written() -> None:
    names = ["_x.yaml", "a$b$.yaml", "<b>&.yaml"]
    svg = paper.as_svg(study_page([study(name) for name in names], ["seats"]))
    said = [text.strip() for text in texts(svg)]
    for name in ("_x.yaml", "a$b$.yaml", "&lt;b&gt;&amp;.yaml"):
        assert name in said


def test_both_tables_of_a_comparison_are_drawn() -> None:
    found = comparison("b", -0.1)
    axes = axes_of(comparison_page(found), "How often bids are made")
    first, second = axes.lines
    assert list(first.get_ydata() - second.get_ydata()) == pytest.approx([0.1] * 4)  # type: ignore[operator]
    assert [series.label for series in of_comparison(found)] == ["a", "b"]
    assert len(comparison_page(found).axes) == len(USUAL)


def test_a_tornado_has_the_largest_effect_on_top_and_leaves_chance_blank() -> None:
    found = [
        comparison("small", 0.02),
        comparison("chance", -0.05, is_real=False),
        comparison("large", -0.2),
    ]
    page = ranking_page("a", ["made", "eldest", "length"], found)
    axes = page.axes[0]
    assert [each.get_text() for each in axes.get_yticklabels()] == ["large", "chance", "small"]
    assert axes.yaxis_inverted()
    bars = axes.patches
    assert bars[0].get_facecolor() == bars[2].get_facecolor() != bars[1].get_facecolor()
    assert len(page.axes) == 3
    assert not ranking_page("a", ["made", "eldest", "length"], []).axes


def test_the_colours_are_those_of_the_sheets() -> None:
    for name, colour in paper.NAMES.items():
        assert f"--{name}: {colour};" in style()


def test_plots_on_one_page_share_no_names_and_follow_its_colours() -> None:
    tables = [of_study(study()), of_study(study("b"))]
    drawn = [paper.inside(paper.as_svg(page), name) for name, _title, page in panels_of(tables)]
    whole = "".join(drawn)
    names = re.findall(r'\bid="([^"]*)"', whole)
    assert len(names) == len(set(names))
    assert set(re.findall(r'(?:url\(#|href="#)([^)"]*)', whole)) <= set(names)
    assert all(each.startswith('<svg class="plot"') for each in drawn)
    assert not any(colour in whole for colour in paper.NAMES.values())
    assert "var(--ink)" in whole


def test_stakes_and_lengths_are_counted() -> None:
    deals, matches = np.zeros((4, ROW), int), np.zeros((3, MATCH_ROW), int)
    deals[:, Fact.outcome] = 2
    deals[:, Fact.stake] = [1, 1, -2, 20]
    matches[:, MatchFact.deals] = [8, 40, 1_024]
    matches[:, MatchFact.is_over] = [1, 1, 0]
    shares = {
        (each.group, each.name): float(each.of(rows).sum() / each.over(rows).sum())
        for each in metrics(load("28"))
        if each.group in {"stakes", "lengths"}
        for rows in [matches if each.is_of_matches else deals]
    }
    assert [shares["stakes", name] for name in ("1", "-2", str(MOST_STAKE))] == [0.5, 0.25, 0.25]
    assert sum(share for (group, _name), share in shares.items() if group == "stakes") == 1
    within = [shares["lengths", str(each)] for each in (6, 8, 30, 40, 500)]
    assert within == pytest.approx([0, 1 / 3, 1 / 3, 2 / 3, 2 / 3])
