"""What a rule sheet is made of, before anybody asks how it looks: parts, lines, entries, tables."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Line(NamedTuple):
    """One sentence, and the keys it tells (`auction.minimum`); it may be a numbered step."""

    text: str
    keys: tuple[str, ...] = ()
    number: int = 0


class Table(NamedTuple):
    """Rows under heads; all cells are text, and an empty one says nothing."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    keys: tuple[str, ...] = ()


class Entry(NamedTuple):
    """A named thing and what is said of it."""

    label: str
    blocks: tuple[Block, ...]


class Seating(NamedTuple):
    """The seats in the order in which the turn passes, drawn round a table.

    `notes` stand beside the seats, `sides` tell whose partners they are: equal numbers are.
    """

    caption: str
    seats: tuple[str, ...]
    notes: tuple[str, ...]
    sides: tuple[int, ...]
    is_clockwise: bool


class Tally(NamedTuple):
    """A tally in words, and how it lies on the table: as text, and as so many pips of a six."""

    told: str
    drawn: str
    pips: int | None = None


class Tallies(NamedTuple):
    """How the score is kept: some tallies as they look."""

    caption: str
    rows: tuple[Tally, ...]


class Drawing(NamedTuple):
    """A picture as SVG, in the colours that the style of the sheets names, and what it shows.

    A page without pictures tells the caption alone.
    """

    caption: str
    svg: str


Block: TypeAlias = "Line | Table | Entry | Seating | Tallies | Drawing"


class Part(NamedTuple):
    """A phase of the game, or what else has a heading."""

    name: str
    title: str
    blocks: tuple[Block, ...]


class Sheet(NamedTuple):
    """A whole sheet: what is played, the parts in order, and what stands below them."""

    title: str
    lead: tuple[str, ...]
    parts: tuple[Part, ...]
    foot: tuple[str, ...] = ()
