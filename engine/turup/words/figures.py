"""Figures in words: what came of many deals, as lines and a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from turup.words import _, marked, meant, ngettext, pgettext
from turup.words.scene import Scene, spoken
from turup.words.sheet.measure import before, padded, width

Row = tuple[str, str, str]
POLICIES = {
    "random": marked("every legal act alike"),
    "chance": marked("by chance, bids near the least"),
}

HEAD = (meant("column", "bid"), meant("column", "played"), meant("column", "made"))
NO_BID = meant("column", "none")


def study(scene: Scene, figures: Mapping[str, Any], policy: str, seed: int) -> list[str]:
    """The whole account of a study."""
    title = _("{title} ({spec}, rules {fingerprint}), seed {seed}.")
    return [
        title.format(**{**scene._asdict(), "seed": seed}),
        _deals(figures["deals"], policy),
        "",
        *_pairs(list(_facts(figures))),
        *_table([*_bids(figures["bids"]), *_solos(figures["solos"])]),
    ]


def _deals(count: int, policy: str) -> str:
    told = ngettext("{count} deal, {policy}.", "{count} deals, {policy}.", count)
    return told.format(count=f"{count:,}", policy=_(POLICIES[policy]))


def _facts(figures: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    deals = figures["deals"]
    yield _("acts a deal"), f"{figures['acts'] / deals:.2f}"
    if figures["exposed"] is not None:
        yield _("trump exposed"), _share(figures["exposed"], deals)
    for reason, count in figures["thrown_in"].items():
        if count:
            yield _("thrown in: {reason}").format(reason=spoken(reason)), _share(count, deals)
    points = figures["card_points"]
    if points is not None:
        yield _("card points, declarer's side"), f"{points['declarers']:.2f}"
        yield _("card points, defenders"), f"{points['defenders']:.2f}"


def _bids(bids: Sequence[Mapping[str, int]]) -> Iterator[Row]:
    for row in bids:
        bid = str(row["bid"] or pgettext(*NO_BID))
        yield bid, f"{row['played']:,}", _share(row["made"], row["played"])


def _solos(solos: Sequence[Mapping[str, Any]]) -> Iterator[Row]:
    for row in solos:
        yield spoken(row["solo"]), f"{row['played']:,}", _share(row["made"], row["played"])


def _share(part: int, whole: int) -> str:
    """A share in percent; what rounds to nothing or to all, and is not, is not told as that."""
    percent = 100 * part / whole
    if 0 < percent < 0.01:
        return _("under 0.01 %")
    return _("over 99.99 %") if 99.99 < percent < 100 else f"{percent:.2f} %"


def _pairs(rows: list[tuple[str, str]]) -> list[str]:
    wide, long = (max(width(row[place]) for row in rows) for place in (0, 1))
    return [f"{padded(name, wide)}  {before(value, long)}" for name, value in rows]


def _table(rows: list[Row]) -> list[str]:
    if not rows:
        return []
    bid, played, made = (pgettext(*each) for each in HEAD)
    head: Row = (bid, played, made)
    wide, long, last = (max(width(row[place]) for row in (head, *rows)) for place in range(3))
    lines = [
        f"{padded(a, wide)}  {before(b, long)}  {before(c, last)}" for a, b, c in (head, *rows)
    ]
    return ["", *lines]
