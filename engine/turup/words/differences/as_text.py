"""Differences as text: the readings below one another, or in two columns where there is room."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from turup.words import _
from turup.words.differences.comparing import Comparison, called, meanings
from turup.words.differences.matching import Blocks, Phase, Point
from turup.words.differences.sources import rows_of, sources, told
from turup.words.sheet.as_text import GAP, WIDTH, blocks, heading, hung
from turup.words.sheet.document import Line
from turup.words.sheet.measure import padded, width, wrapped

ROOMY = 100
BULLET, MEANS = "- ", "> "


def as_text(comparison: Comparison, wide: int = WIDTH, *, with_sources: bool) -> Iterator[str]:
    """The lines of a comparison."""
    yield from wrapped(comparison.head, min(wide, WIDTH))
    for phase in comparison.phases:
        yield ""
        yield from heading(phase.title, "-")
        yield from _phase(phase, comparison.labels, wide, with_rows=with_sources)
    if with_sources:
        yield from _sources(comparison)


def _phase(phase: Phase, labels: tuple[str, str], wide: int, *, with_rows: bool) -> Iterator[str]:
    """The points of a phase, each below the heading it stands under."""
    within: tuple[str, ...] = ()
    if wide >= ROOMY:
        yield _row(labels[0], labels[1], wide)
    for point in phase.points:
        if point.within and point.within != within:
            yield f"{', '.join(point.within)}:"
        within = point.within
        indent = GAP if within else ""
        yield from _columns(point, wide, indent) if wide >= ROOMY else _pair(point, labels, indent)
        for text in meanings(point):
            yield from hung(text, indent + GAP, MEANS, min(wide, WIDTH))
        if with_rows:
            names = ", ".join(rows_of(point.differences))
            yield from hung(f"{names}]", indent + GAP, "[", min(wide, WIDTH))


def _pair(point: Point, labels: tuple[str, str], indent: str) -> Iterator[str]:
    """Both readings, one below the other."""
    most = max(map(width, labels))
    marks = [padded(f"{label}:", most + 1) + " " for label in labels]
    yield from _reading(point.before, indent, f"{BULLET}{marks[0]}")
    yield from _reading(point.after, indent, f"{GAP}{marks[1]}")


def _reading(reading: Blocks, indent: str, mark: str) -> Iterator[str]:
    """One reading behind its label; more than a sentence goes below it."""
    text = _single(reading)
    if text:
        yield from hung(text, indent, mark, WIDTH)
    else:
        yield indent + mark.rstrip()
        yield from blocks(reading, indent + GAP * 2)


def _columns(point: Point, wide: int, indent: str) -> Iterator[str]:
    """Both readings side by side."""
    room = wide // 2 - len(GAP) - len(indent)
    cells = (_cell(reading, room) for reading in (point.before, point.after))
    yield from (indent + _row(one, other, wide) for one, other in zip_longest(*cells, fillvalue=""))


def _cell(reading: Blocks, wide: int) -> list[str]:
    text = _single(reading)
    return list(hung(text, "", BULLET, wide) if text else blocks(reading, "", wide))


def _row(one: str, other: str, wide: int) -> str:
    return padded(one, wide // 2).rstrip() if not other else padded(one, wide // 2) + other


def _single(reading: Blocks) -> str:
    """A reading that is one sentence, or that there is no such rule; otherwise nothing."""
    if not reading:
        return _("No such rule.")
    first = reading[0]
    return first.text if len(reading) == 1 and isinstance(first, Line) else ""


def _sources(comparison: Comparison) -> Iterator[str]:
    """The rows that the points name, and what the profiles say of their sources."""
    points = [point for phase in comparison.phases for point in phase.points]
    names = rows_of(each for point in points for each in point.differences)
    yield ""
    yield from heading(_("Sources"), "-")
    for name, rule in told(names):
        yield from hung(rule, "", f"{name} ", WIDTH)
    for profile in (comparison.before, comparison.after):
        yield f"{called(profile)}:"
        for text in sources(profile):
            yield from hung(text, GAP, BULLET, WIDTH)
