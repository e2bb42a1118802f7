"""A study in words: the account of many deals, part by part, each figure with its interval."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from turup.words import _, marked, meant, ngettext, pgettext
from turup.words.figures import POLICIES, Told, bounds, chance, label, place, value
from turup.words.glyphs import CARD_BACK, MINUS
from turup.words.scene import Scene, spoken
from turup.words.sheet.measure import before, padded, width

Row = Sequence[str]
BAR = 20
"""Marks for the largest share of a table."""


class Part(NamedTuple):
    """A part of the account: its title and the groups whose figures stand in it.

    In a table there is one row for each name, and the groups stand beside one another, each under
    its own head.
    """

    title: str
    groups: tuple[str, ...]
    heads: tuple[tuple[str, str], ...] = ()


SHARE, MADE = meant("column", "share"), meant("column", "made")
SEAT, GAME_POINTS = meant("column", "seat"), meant("column", "game points")
PARTS = (
    Part(marked("The deals"), ("deals", "thrown_in", "redeal")),
    Part(marked("The contract"), ("contract", "luck")),
    Part(marked("Bid by bid"), ("bid", "made"), (meant("column", "bid"), SHARE, MADE)),
    Part(marked("Who declares"), ("declarer",), (SEAT, SHARE)),
    Part(marked("The play"), ("play", "pair")),
    Part(marked("When trump comes out"), ("exposed",), (meant("column", "trick"), SHARE)),
    Part(marked("What a seat wins above the others"), ("seat",), (SEAT, GAME_POINTS)),
    Part(
        marked("Doubles, and what they bring the declarer's side"),
        ("step", "step_made", "step_gain"),
        (meant("column", "said last"), SHARE, MADE, GAME_POINTS),
    ),
    Part(
        marked("What a deal brings the declarer's side"),
        ("stakes",),
        (meant("column", "game points"), SHARE),
    ),
    Part(marked("Solos"), ("solo", "solo_made"), (meant("column", "solo"), SHARE, MADE)),
    Part(marked("The match"), ("match",)),
    Part(
        marked("Matches that are over within so many deals"),
        ("lengths",),
        (meant("column", "deals"), SHARE),
    ),
)
PLACES = ("declarer", "seat")
RARE = ("thrown_in", "redeal")
"""Groups whose figures are told where there is something to tell."""
NO_BID = meant("column", "none")
WITH_BARS = ("bid", "declarer", "exposed", "lengths", "stakes", "step", "solo")


def study(scene: Scene, told: Any, chances: Mapping[str, float] | None = None) -> Iterator[str]:
    """The whole account of a study, with the exact chances of redeals where they are known."""
    title = _("{title} ({spec}, rules {fingerprint}), seed {seed}.")
    yield title.format(**{**scene._asdict(), "seed": told.seed})
    yield deals(told.deals, told.policy)
    yield _("Behind each figure: from where to where it lies, 95 times in 100.")
    for part in PARTS:
        figures = [each for each in told.figures if each.group in part.groups and each.deals]
        rows = _rows(part, figures, len(scene.seats), chances or {})
        if rows:
            yield from ("", _(part.title), *(f"  {line}".rstrip() for line in rows))


def deals(count: int, policy: str) -> str:
    """How many deals were played, and how."""
    told = ngettext("{count} deal, {policy}.", "{count} deals, {policy}.", count)
    return told.format(count=f"{count:,}", policy=_(POLICIES[policy]))


def figure_rows(
    part: Part, figures: Sequence[Told], seats: int, chances: Mapping[str, float]
) -> list[tuple[str, Sequence[Told | None]]]:
    """What a part tells, row by row: how it is called, and its figures in each column."""
    if not part.heads:
        return [
            (label(each.group, each.name, seats), (each,))
            for each in figures
            if each.high and (each.value or each.group not in RARE or is_known(each, chances))
        ]
    first, *others = ({each.name: each for each in figures if each.group == group}
                      for group in part.groups)  # fmt: skip
    return [
        (_name(part.groups[0], name, seats), (figure, *(other.get(name) for other in others)))
        for name, figure in first.items()
        if is_told(figure)
    ]


def is_told(figure: Told) -> bool:
    """Whether a row is worth a line: no share of nothing, nor that all matches are over by then."""
    is_all = figure.group == "lengths" and figure.value == 1
    return figure.unit != "share" or (figure.value > 0 and not is_all)


def _rows(
    part: Part, figures: Sequence[Told], seats: int, chances: Mapping[str, float]
) -> list[str]:
    """The lines of a part; none if there is nothing to tell."""
    found = figure_rows(part, figures, seats, chances)
    most = max((told[0].value for _called, told in found if told[0]), default=0)
    rows = [
        [name, *(cell for each in told for cell in _cells(each, most)), exact(told[0], chances)]
        for name, told in found
    ]
    if not rows or not part.heads:
        return aligned(rows)
    head, *heads = (pgettext(*each) for each in part.heads)
    return aligned([[head, *(cell for each in heads for cell in (each, "", "")), ""], *rows])


def exact(figure: Told | None, chances: Mapping[str, float]) -> str:
    """The exact chance of a redeal, where it was counted."""
    if figure is None or not is_known(figure, chances):
        return ""
    return _("exactly {chance}").format(chance=chance(chances[figure.name]))


def is_known(figure: Told, chances: Mapping[str, float]) -> bool:
    """Whether it was counted how often a figure comes."""
    return figure.group == "redeal" and figure.name in chances


def _name(group: str, name: str, seats: int) -> str:
    """How a row is called."""
    if group in PLACES:
        return place(int(name), seats)
    if group == "stakes":
        return name.replace("-", MINUS)
    return pgettext(*NO_BID) if (group, name) == ("bid", "0") else spoken(name)


def _cells(figure: Told | None, most: float) -> tuple[str, str, str]:
    """A figure, its bounds, and a bar if there is anything to measure it by."""
    if figure is None:
        return "", "", ""
    is_barred = figure.group in WITH_BARS and most
    return value(figure), bounds(figure), bar(figure.value / most) if is_barred else ""


def bar(part: float) -> str:
    """A bar so long as a share of the largest; not even nothing is quite without one."""
    return CARD_BACK * max(1, round(BAR * part))


def aligned(rows: Sequence[Row]) -> list[str]:
    """Rows in columns: names to the left, figures to the right; what is empty takes no room."""
    count = max(map(len, rows), default=0)
    wide = [max(width(row[at]) for row in rows) for at in range(count)]
    return ["  ".join(_cell(row, at, wide) for at in range(count) if wide[at]) for row in rows]


def _cell(row: Row, at: int, wide: Sequence[int]) -> str:
    """A cell as wide as its column."""
    is_figure = at > 0 and not row[at].startswith(CARD_BACK)
    return before(row[at], wide[at]) if is_figure else padded(row[at], wide[at])
