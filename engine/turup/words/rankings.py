"""A ranking in words: which house rule or choice does most to a table, each laid over it alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from turup.words import _, marked, ngettext
from turup.words.changes import Changed, difference, value
from turup.words.figures import POLICIES
from turup.words.glyphs import CARD_BACK
from turup.words.scene import Scene, stopped
from turup.words.sheet.measure import wrapped
from turup.words.studies import aligned

HEADS: Mapping[tuple[str, str], str] = {
    ("contract", "made"): marked("Bids made: {value} by these rules"),
    ("seat", "0"): marked("Game points of the eldest above the others: {value} by these rules"),
    ("match", "deals"): marked("Deals a match: {value} by these rules"),
}
WIDTH = 88
BAR = 16
"""Marks for the largest effect."""


def ranking(scene: Scene, told: Any) -> Iterator[str]:
    """The whole account: for each figure what changes it really, the largest effect first."""
    head = _("{title} ({spec}, rules {fingerprint}), each time with one other rule, seed {seed}.")
    yield from wrapped(head.format(**{**scene._asdict(), "seed": told.seed}), WIDTH)
    yield deals(told.deals, told.policy)
    for key in HEADS:
        real = effects(told.comparisons, key)
        if real:
            yield from ("", title_of(told.comparisons, key))
            yield from (f"  {line}" for line in aligned(list(rows(real))))
    idle = [each.second for each in told.comparisons if not any(c.is_real for c in each.changes)]
    if idle:
        names = ", ".join(idle)
        yield ""
        yield from wrapped(stopped(_("Within noise: {names}").format(names=names)), WIDTH)


def title_of(comparisons: Sequence[Any], key: tuple[str, str]) -> str:
    """What a figure is by the rules that all others are compared with."""
    found = [each for one in comparisons for each in one.changes if (each.group, each.name) == key]
    finest = min(found, key=lambda each: each.change.half or float("inf"))
    return _(HEADS[key]).format(value=value(finest.first, finest))


def deals(count: int, policy: str) -> str:
    """How many deals were played by each rules, and how."""
    told = ngettext(
        "{count} deal by each of the rules, {policy}.",
        "{count} deals by each of the rules, {policy}.",
        count,
    )
    return told.format(count=f"{count:,}", policy=_(POLICIES[policy]))


def effects(comparisons: Sequence[Any], key: tuple[str, str]) -> list[tuple[str, Changed]]:
    """What really changes a figure, the largest effect first."""
    found = [
        (each.second, change)
        for each in comparisons
        for change in each.changes
        if change.is_real and (change.group, change.name) == key
    ]
    return sorted(found, key=lambda each: -abs(each[1].change.value))


def rows(real: Sequence[tuple[str, Changed]]) -> Iterator[tuple[str, str, str, str]]:
    """Each effect with what it leads to, its interval, and a bar."""
    most = abs(real[0][1].change.value)
    for name, change in real:
        bar = CARD_BACK * max(1, round(BAR * abs(change.change.value) / most))
        yield name, value(change.second, change), difference(change), bar
