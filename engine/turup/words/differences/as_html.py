"""Differences as one HTML file like that of a rule sheet: a table for each phase, side by side.

On a narrow screen both readings and what they mean stand below one another, each under its label.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files

from turup.profiles import Profile
from turup.words import _
from turup.words.differences.comparing import Comparison, called, meanings
from turup.words.differences.matching import Blocks, Phase, Point
from turup.words.differences.nearness import nearest_lines
from turup.words.differences.sources import rows_of, sources, told
from turup.words.sheet.as_html import Frame, blocks, framed, row
from turup.words.sheet.document import Entry, Line
from turup.words.sheet.markup import text

KIND = "beside"


def as_html(comparison: Comparison, language: str = "en", *, with_sources: bool) -> Iterator[str]:
    """The lines of a file with two tables side by side."""
    title = f"{called(comparison.before)} / {called(comparison.after)}"
    inside = _comparison(comparison, "h2", with_sources=with_sources)
    yield from _framed(title, [comparison.head], inside, language)


def around_in_html(
    profile: Profile, comparisons: Sequence[Comparison], language: str, *, with_sources: bool
) -> Iterator[str]:
    """The lines of a file with a table beside each of the named forms nearest to it."""
    lead = [line.strip() for line in nearest_lines(profile, comparisons) if line]
    inside = (
        line
        for comparison in (comparisons if comparisons[0].distance else ())
        for line in (
            f"<h2>{text(comparison.head)}</h2>",
            *_comparison(comparison, "h3", with_sources=with_sources),
        )
    )
    yield from _framed(called(profile), lead, inside, language)


def _framed(title: str, lead: Sequence[str], inside: Iterator[str], language: str) -> Iterator[str]:
    frame = Frame(title, tuple(lead), language, KIND, style())
    yield from framed(frame, ("<main>", *inside, "</main>"))


def style() -> str:
    """What is otherwise than on a rule sheet."""
    return files("turup.words.differences").joinpath("beside.css").read_text(encoding="utf-8")


def _comparison(comparison: Comparison, heading: str, *, with_sources: bool) -> Iterator[str]:
    """The phases, each under a heading of some rank."""
    for phase in comparison.phases:
        yield f"<{heading}>{text(phase.title)}</{heading}>"
        yield from _phase(phase, comparison.labels, with_rows=with_sources)
    if with_sources:
        yield f"<{heading}>{text(_('Sources'))}</{heading}>"
        yield from _sources(comparison)


def _phase(phase: Phase, labels: tuple[str, str], *, with_rows: bool) -> Iterator[str]:
    """A table with a row for each point."""
    heads = (*labels, _("What it means"))
    yield "<table>\n<thead>"
    yield row(heads, '<th scope="col">', "</th>")
    yield "</thead>\n<tbody>"
    for point in phase.points:
        yield "<tr>"
        for head, cell in zip(heads, _cells(point, with_rows=with_rows), strict=True):
            yield f"<td>\n<b>{text(head)}</b>"
            yield from blocks(cell)
            yield "</td>"
        yield "</tr>"
    yield "</tbody>\n</table>"


def _cells(point: Point, *, with_rows: bool) -> Iterator[Blocks]:
    """Both readings, and what the point means."""
    for reading in (point.before, point.after):
        yield _under(point.within, reading) if reading else (Line(_("No such rule.")),)
    rows = [", ".join(rows_of(point.differences))] if with_rows else []
    yield tuple(Line(each) for each in (*meanings(point), *filter(None, rows)))


def _under(headings: Sequence[str], reading: Blocks) -> Blocks:
    """A reading under the headings it stands under."""
    for heading in reversed(headings):
        reading = (Entry(heading, reading),)
    return reading


def _sources(comparison: Comparison) -> Iterator[str]:
    """The rows that the points name, and what the profiles say of their sources."""
    points = [point for phase in comparison.phases for point in phase.points]
    named = told(rows_of(each for point in points for each in point.differences))
    yield from blocks(Line(f"{name}: {rule}") for name, rule in named)
    yield from blocks(map(_of_profile, (comparison.before, comparison.after)))


def _of_profile(profile: Profile) -> Entry:
    """What a profile says of its sources."""
    return Entry(called(profile), tuple(map(Line, sources(profile))))
