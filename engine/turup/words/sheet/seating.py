"""The seats on a rule sheet, drawn round the table; it is the turn that goes round them."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from turup.words import _
from turup.words.scene import Scene
from turup.words.sheet.document import Seating
from turup.words.sheet.measure import padded, width

WIDE, HIGH = 25, 4  # half a drawing, in letters and in lines


def seating(scene: Scene, *, is_clockwise: bool) -> Seating:
    """The seats of a table, with who deals and who is the eldest."""
    notes = [""] * len(scene.seats)
    notes[0], notes[1] = _("deals"), _("eldest")
    has_sides = len(scene.sides) < len(scene.seats)
    sides = tuple(scene.side_of(seat) if has_sides else 0 for seat in range(len(scene.seats)))
    return Seating(_caption(has_sides=has_sides), scene.seats, tuple(notes), sides, is_clockwise)


def _caption(*, has_sides: bool) -> str:
    if has_sides:
        return _("The seats, one side in square frames and the other in round ones")
    return _("The seats")


def places(drawing: Seating) -> Iterator[tuple[float, float]]:
    """Where each seat is: across and down from the middle, the dealer at the top."""
    turn = 1 if drawing.is_clockwise else -1
    for seat in range(len(drawing.seats)):
        angle = turn * 2 * pi * seat / len(drawing.seats)
        yield sin(angle), -cos(angle)


def as_lines(drawing: Seating) -> list[str]:
    """The drawing in letters, each seat framed as its side is."""
    middles = list(places(drawing))
    texts = [_framed(drawing, seat) for seat in range(len(drawing.seats))]
    rows: dict[int, list[tuple[int, str]]] = {}
    for (across, down), text in zip(middles, texts, strict=True):
        start = max(0, round(WIDE + across * WIDE - width(text) / 2) + WIDE // 2)
        rows.setdefault(round(HIGH / 2 * (1 + down)), []).append((start, text))
    return [_row(sorted(rows.get(number, ()))) for number in range(HIGH + 1)]


def _framed(drawing: Seating, seat: int) -> str:
    left, right = "()" if drawing.sides[seat] else "[]"
    return f"{left}{drawing.seats[seat]}{right} {drawing.notes[seat]}".rstrip()


def _row(parts: list[tuple[int, str]]) -> str:
    """Texts at their places on a line, none over another."""
    line = ""
    for start, text in parts:
        line = padded(line, max(start, width(line) + 2 if line else 0)) + text
    return line
