"""Differences as Markdown: a table for each phase, a row for each point."""

from __future__ import annotations

from collections.abc import Iterator

from turup.words import _
from turup.words.differences.comparing import Comparison, called, meanings, sentences
from turup.words.differences.matching import Blocks, Point
from turup.words.differences.sources import rows_of, sources, told
from turup.words.sheet.as_markdown import escaped

BREAK = "<br>"


def as_markdown(comparison: Comparison, *, with_sources: bool) -> Iterator[str]:
    """The lines of a comparison."""
    yield escaped(comparison.head)
    for phase in comparison.phases:
        yield ""
        yield f"## {escaped(phase.title)}"
        yield ""
        yield _row([*map(escaped, comparison.labels), _("What it means")])
        yield _row(["---"] * 3)
        yield from (_row(_cells(point, with_rows=with_sources)) for point in phase.points)
    if with_sources:
        yield from _sources(comparison)


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cells(point: Point, *, with_rows: bool) -> list[str]:
    """Both readings, and what the point means."""
    meaning = list(map(escaped, meanings(point)))
    if with_rows:
        meaning += [escaped(", ".join(rows_of(point.differences)))]
    readings = [_cell(reading, point.within) for reading in (point.before, point.after)]
    return [*readings, BREAK.join(meaning)]


def _cell(reading: Blocks, within: tuple[str, ...]) -> str:
    texts = sentences(reading, within) if reading else [_("No such rule.")]
    return BREAK.join(map(escaped, texts))


def _sources(comparison: Comparison) -> Iterator[str]:
    """The rows that the points name, and what the profiles say of their sources."""
    points = [point for phase in comparison.phases for point in phase.points]
    yield ""
    yield f"## {_('Sources')}"
    yield ""
    for name, rule in told(rows_of(each for point in points for each in point.differences)):
        yield f"- {name}: {escaped(rule)}"
    for profile in (comparison.before, comparison.after):
        yield from (f"- {escaped(called(profile))}: {escaped(text)}" for text in sources(profile))
