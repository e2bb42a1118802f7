"""The drawings of a rule sheet as SVG: shapes tell the sides and the suits apart, not colours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from turup.words.sheet.document import Seating, Tally
from turup.words.sheet.markup import attribute, text
from turup.words.sheet.measure import breadth
from turup.words.sheet.seating import places

ACROSS, DOWN = 150, 92
BESIDE, ABOVE = 4, 28  # from the frames to the edge
APART = 6  # between two frames
HALF = 0.5  # a seat that is less far aside sits opposite
LETTER, SMALL, MARGIN = 9, 0.8, 20  # how wide a letter is, in a note, and what is beside the words
NARROWEST, NOTED, PLAIN, ROUND = 86, 46, 30, 15
NAME, NOTE = -4, 14  # where the words stand in a frame that has both
SIX = 6
HEART = "M0-3C-3-8-10-5-7 1L0 8 7 1C10-5 3-8 0-3Z"
SPADE = "M0-8C5-3 10 1 6 5 3 7 1 5 0.8 4L3 8H-3L-0.8 4C-1 5-3 7-6 5-10 1-5-3 0-8Z"
LEFT, RIGHT = 17, 39
ROWS = (16, 38, 60)


def seating_svg(drawing: Seating) -> Iterator[str]:
    """The table with its seats round it, and an arrow the way the turn goes."""
    label, frame = attribute(drawing.caption), _frame(drawing)
    radius = _radius(drawing, frame)
    x, y = radius + frame // 2 + BESIDE, DOWN + ABOVE
    yield f'<svg class="seats" viewBox="0 0 {2 * x} {2 * y}" role="img" aria-label="{label}">'
    yield f'<ellipse cx="{x}" cy="{y}" rx="{radius}" ry="{DOWN}"/>'
    yield _arrow(x, y, is_clockwise=drawing.is_clockwise)
    for seat, (across, down) in enumerate(places(drawing)):
        yield from _seat(drawing, seat, round(x + across * radius), round(y + down * DOWN), frame)
    yield "</svg>"


def _frame(drawing: Seating) -> int:
    """How wide the frames are: all alike, and none narrower than what stands in it."""
    widest = max(*map(breadth, drawing.seats), *(SMALL * breadth(note) for note in drawing.notes))
    return max(NARROWEST, 2 * round((widest * LETTER + MARGIN) / 2))


def _radius(drawing: Seating, frame: int) -> int:
    """How wide half the table is, so that the frame at its head keeps clear of the next ones."""
    aside = max(abs(across) for across, _down in islice(places(drawing), 2))
    return max(ACROSS, round((frame + APART) / aside)) if aside > HALF else ACROSS


def _arrow(x: int, y: int, *, is_clockwise: bool) -> str:
    """An arc over the middle of the table with a head at its end."""
    end = 55 if is_clockwise else -55
    head = f"M{x + end} {y + 12}l-8-12h16z"
    arc = f"M{x - end} {y}C{x - end} {y - 40} {x + end} {y - 40} {x + end} {y}"
    return f'<path class="turn" d="{arc}"/><path d="{head}"/>'


def _seat(drawing: Seating, seat: int, x: int, y: int, wide: int) -> Iterator[str]:
    """A name in a frame, square for one side and round for the other, and what it does."""
    note = text(drawing.notes[seat])
    high, corner = NOTED if note else PLAIN, ROUND if drawing.sides[seat] else 0
    place = f'x="{x - wide // 2}" y="{y - high // 2}" width="{wide}" height="{high}"'
    yield f'<rect {place} rx="{corner}"/>'
    yield f'<text x="{x}" y="{y + (NAME if note else 5)}">{text(drawing.seats[seat])}</text>'
    if note:
        yield f'<text class="note" x="{x}" y="{y + NOTE}">{note}</text>'


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
