"""Studies as pages: the plots, the figures as tables with their intervals, and how it was made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from turup import __version__
from turup.words import _, meant, pgettext
from turup.words.changes import Changed, difference, sorted_out, table
from turup.words.changes import deals as deals_compared
from turup.words.changes import value as value_compared
from turup.words.figures import Told, bounds, label, value
from turup.words.plots import against
from turup.words.rankings import HEADS, effects
from turup.words.rankings import deals as deals_ranked
from turup.words.scene import Scene
from turup.words.sheet.document import Block, Drawing, Entry, Line, Part, Sheet, Table
from turup.words.sheet.markup import NO_BREAK
from turup.words.studies import PARTS, deals, exact, figure_rows

FIGURE, VALUE = meant("column", "figure"), meant("column", "value")
FROM_TO, RULE = meant("column", "from, to"), meant("column", "rules")
CHANGE = meant("column", "change")
Chances = Mapping[str, float]
"""Exact chances of redeals by their names."""
Svgs = Mapping[str, str]
"""Plots by what each of them shows."""


def study_page(
    scenes: Sequence[Scene],
    studies: Sequence[Any],
    svgs: Svgs,
    command: str,
    chances: Sequence[Chances] = (),
) -> Sheet:
    """Some studies on a page, the plots of all first; with exact chances where some are known."""
    first = studies[0]
    parts = [
        Part(f"{part.name}-{at}", part.title if len(studies) == 1 else title, part.blocks)
        for at, (scene, study) in enumerate(zip(scenes, studies, strict=True), start=1)
        for part in study_parts(scene, study, chances[at - 1] if chances else {})
        for title in [f"{study.spec}: {part.title}"]
    ]
    title = ", ".join(f"{scene.title} ({scene.spec})" for scene in scenes)
    lead = (deals(first.deals, first.policy), intervals())
    return Sheet(title, lead, (*plots(svgs), *parts, made(scenes, first, command)))


def study_parts(scene: Scene, study: Any, chances: Chances) -> Iterator[Part]:
    """The figures of a study, part by part."""
    for number, part in enumerate(PARTS):
        found = [each for each in study.figures if each.group in part.groups and each.deals]
        rows = figure_rows(part, found, len(scene.seats), chances)
        if rows:
            heads = part.heads or (FIGURE, VALUE)
            head = [pgettext(*heads[0])]
            for each in heads[1:]:
                head += [pgettext(*each), pgettext(*FROM_TO)]
            told = tuple((name, *with_bounds(figures, chances)) for name, figures in rows)
            yield Part(f"part-{number}", _(part.title), (Table(tuple(head), told),))


def with_bounds(figures: Sequence[Told | None], chances: Chances) -> Iterator[str]:
    """Each figure, and in the cell behind it its bounds, and its exact chance where it is known."""
    for each in figures:
        told = (bounds(each), exact(each, chances)) if each else ()
        yield unbroken(value(each)) if each else ""
        yield ", ".join(text for text in told if text)


def unbroken(text: str) -> str:
    """A figure that stays on one line, however narrow its column."""
    return text.replace(" ", NO_BREAK)


def change_of(change: Changed) -> str:
    """A difference whose interval goes to the next line as a whole."""
    return difference(change).replace("± ", f"±{NO_BREAK}")


def comparison_page(scenes: Sequence[Scene], comparison: Any, svgs: Svgs, command: str) -> Sheet:
    """A comparison on a page: what is really another, and what may be chance."""
    real, noise = sorted_out(comparison.changes, scenes[0])
    specs, seats = (comparison.first, comparison.second), len(scenes[0].seats)
    parts = [
        Part(name, title, (changed(some, specs, seats),))
        for name, title, some in (
            ("real", _("What differs"), real),
            ("noise", _("Within noise"), noise),
        )
        if some
    ]
    title = against(comparison.first, comparison.second)
    lead = (deals_compared(comparison.deals, comparison.policy), intervals())
    return Sheet(title, lead, (*plots(svgs), *parts, made(scenes, comparison, command)))


def changed(changes: Sequence[Changed], specs: tuple[str, str], seats: int) -> Table:
    """Figures by either rules, and the differences."""
    head = (pgettext(*FIGURE), *specs, pgettext(*CHANGE))
    rows = [
        (
            label(each.group, each.name, seats),
            unbroken(value_compared(each.first, each)),
            unbroken(value_compared(each.second, each)),
            change_of(each),
        )
        for each in changes
    ]
    return Table(head, tuple(rows))


def ranking_page(scene: Scene, ranking: Any, svgs: Svgs, command: str) -> Sheet:
    """A ranking on a page: for each figure what really changes it."""
    parts = []
    for number, (key, text) in enumerate(HEADS.items()):
        found = effects(ranking.comparisons, key)
        if found:
            first = found[0][1]
            title = _(text).format(value=value_compared(first.first, first))
            head = (pgettext(*RULE), pgettext(*VALUE), pgettext(*CHANGE))
            rows = [
                (name, unbroken(value_compared(each.second, each)), change_of(each))
                for name, each in found
            ]
            parts.append(Part(f"rank-{number}", title, (Table(head, tuple(rows)),)))
    title = _("{spec}, and one rule another each time").format(spec=scene.spec)
    lead = (deals_ranked(ranking.deals, ranking.policy), intervals())
    return Sheet(title, lead, (*plots(svgs), *parts, made([scene], ranking, command)))


def intervals() -> str:
    """How intervals are meant."""
    return _("With each figure: from where to where it lies, 95 times in 100.")


def plots(svgs: Svgs) -> Iterator[Part]:
    """All plots in a part of their own, if there are any."""
    drawings = tuple(Drawing(caption, svg) for caption, svg in svgs.items())
    if drawings:
        yield Part("plots", _("In pictures"), drawings)


def made(scenes: Sequence[Scene], told: Any, command: str) -> Part:
    """How the figures came about, so that somebody can have them again."""
    rules = tuple(Line(table(scene)) for scene in scenes)
    blocks: tuple[Block, ...] = (
        Entry(_("Command"), (Line(command),)),
        Entry(_("Rules"), rules),
        Entry(_("Seed"), (Line(str(told.seed)),)),
        Entry(_("Deals"), (Line(f"{told.deals:,}"),)),
        Entry(_("Version"), (Line(f"turup {__version__}"),)),
    )
    return Part("made", _("How it was made"), blocks)
