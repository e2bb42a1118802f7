"""The drawings of a rule sheet as SVG: shapes tell the sides and the suits apart, not colours."""

from __future__ import annotations

from collections.abc import Iterator

from turup.words.sheet.document import Seating, Tally
from turup.words.sheet.markup import attribute, text
from turup.words.sheet.seating import places

WIDE, HIGH = 420, 250
ACROSS, DOWN = 150, 92
BOX_WIDE, BOX_HIGH, ROUND, NOTE = 86, 30, 15, 30
SIX = 6
HEART = "M0-3C-3-8-10-5-7 1L0 8 7 1C10-5 3-8 0-3Z"
SPADE = "M0-8C5-3 10 1 6 5 3 7 1 5 0.8 4L3 8H-3L-0.8 4C-1 5-3 7-6 5-10 1-5-3 0-8Z"
LEFT, RIGHT = 17, 39
ROWS = (16, 38, 60)


def seating_svg(drawing: Seating) -> Iterator[str]:
    """The table with its seats round it, and an arrow the way the turn goes."""
    label = attribute(drawing.caption)
    yield f'<svg class="seats" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">'
    yield f'<ellipse cx="{WIDE // 2}" cy="{HIGH // 2}" rx="{ACROSS}" ry="{DOWN}"/>'
    yield _arrow(is_clockwise=drawing.is_clockwise)
    for seat, (across, down) in enumerate(places(drawing)):
        x, y = round(WIDE / 2 + across * ACROSS), round(HIGH / 2 + down * DOWN)
        yield from _seat(drawing, seat, x, y)
    yield "</svg>"


def _arrow(*, is_clockwise: bool) -> str:
    """An arc over the middle of the table with a head at its end."""
    x, y, end = WIDE // 2, HIGH // 2, 55 if is_clockwise else -55
    head = f"M{x + end} {y + 12}l-8-12h16z"
    arc = f"M{x - end} {y}C{x - end} {y - 40} {x + end} {y - 40} {x + end} {y}"
    return f'<path class="turn" d="{arc}"/><path d="{head}"/>'


def _seat(drawing: Seating, seat: int, x: int, y: int) -> Iterator[str]:
    """A name in a frame, square for one side and round for the other, and what it does."""
    corner = ROUND if drawing.sides[seat] else 0
    left, top = x - BOX_WIDE // 2, y - BOX_HIGH // 2
    frame = f'width="{BOX_WIDE}" height="{BOX_HIGH}" rx="{corner}"'
    yield f'<rect x="{left}" y="{top}" {frame}/>'
    yield f'<text x="{x}" y="{y + 5}">{text(drawing.seats[seat])}</text>'
    if drawing.notes[seat]:
        yield f'<text class="note" x="{x}" y="{y + NOTE}">{text(drawing.notes[seat])}</text>'


def six_svg(tally: Tally, pips: int) -> Iterator[str]:
    """A six with so many pips showing: hearts above nothing, spades below."""
    shape = HEART if pips > 0 else SPADE
    yield f'<svg class="six" viewBox="0 0 56 76" role="img" aria-label="{attribute(tally.told)}">'
    yield '<rect x="1" y="1" width="54" height="74" rx="6"/>'
    for place in range(SIX):
        x, y = (LEFT, RIGHT)[place % 2], ROWS[place // 2]
        at = f'transform="translate({x} {y})"'
        if place < abs(pips):
            kind = "heart" if pips > 0 else "spade"
            yield f'<path class="{kind}" {at} d="{shape}"/>'
        else:
            yield f'<circle {at} r="1.5"/>'
    yield "</svg>"
