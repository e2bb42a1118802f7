"""Sheets on paper, in every language: a short one is one page, and no drawing or table is too wide.

What is asserted was seen in a browser; docs/trials.md tells how.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest

from turup.game.illustrating import illustrated
from turup.profiles import examine
from turup.profiles.encoding import rules_of
from turup.words import languages, speaking
from turup.words.sheet.as_html import as_html
from turup.words.sheet.document import Block, Entry, Seating, Sheet, Table
from turup.words.sheet.in_svg import seating_svg
from turup.words.sheet.markup import text
from turup.words.sheet.measure import breadth
from turup.words.sheet.page import PRINTED, rows
from turup.words.sheet.short import shortened
from turup.words.sheet.whole import sheet_of

LANGUAGES = languages()
FULLEST = ("28", "29-bangladesh", "304-house", "304-maharashtra", "thunee")
CLOSER = 1.13
"""How much more of the smaller type goes on a page."""
COLUMN_OF_WORDS = 49
"""How broad the longest words of a table's columns may be together, beside each other."""
SVG_LETTER = 8.5  # the widest that was seen, in a bold name


def whole(spec: str) -> Sheet:
    """The whole sheet of a spec in the language spoken now."""
    profile = examine(spec).profile
    assert profile is not None
    return sheet_of(profile, illustrated(rules_of(profile)), "0.0", "drafted")


def short(spec: str) -> Sheet:
    """The short sheet of a spec in the language spoken now."""
    profile = examine(spec).profile
    assert profile is not None
    return shortened(sheet_of(profile, None, "0.0", "drafted"), profile.keys, PRINTED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", FULLEST)
def test_a_short_sheet_is_one_page_in_every_language(spec: str, language: str) -> None:
    with speaking(language):
        told = short(spec)
    assert PRINTED.taken(told) <= PRINTED.lines * CLOSER
    page = "\n".join(as_html(told, language, is_short=True))
    assert ('<body class="short close">' in page) == (PRINTED.taken(told) > PRINTED.lines)


def test_the_smaller_type_is_for_what_needs_it() -> None:
    with speaking("ml"):
        assert not PRINTED.holds(short("29-bangladesh"))
        assert PRINTED.holds(short("56-web"))
    assert PRINTED.holds(short("29-bangladesh"))


def test_a_short_sheet_says_too_that_its_wording_is_a_draft() -> None:
    assert short("28").foot[-1] == whole("28").foot[-1]
    assert "draft" in short("28").foot[-1]


def test_letters_of_wide_scripts_are_reckoned_as_wide() -> None:
    assert breadth("trump") == 5
    assert breadth("козырь") > 6
    assert breadth("തുറുപ്പ്") > breadth("तुरुप")


def test_lines_are_reckoned_word_by_word() -> None:
    assert rows("one two three", 7) == 2
    assert rows("one two three", 13) == 1
    assert rows("", 7) == 1


def test_a_row_of_ranks_stays_on_one_line() -> None:
    assert text("first: J 9 A 10.") == 'first: <span class="ranks">J 9 A 10</span>.'
    assert text("K Q of ♥") == '<span class="ranks">K Q</span> of <span class="suit red">♥</span>'
    assert text("4 players, 28 to 56") == "4 players, 28 to 56"


def test_no_line_begins_with_a_dash() -> None:
    assert text("Цена — 4") == "Цена\u00a0— 4"


def tables_in(blocks: tuple[Block, ...]) -> Iterator[Table]:
    """Every table of some blocks, and of those within them."""
    for block in blocks:
        if isinstance(block, Entry):
            yield from tables_in(block.blocks)
        elif isinstance(block, Table):
            yield block


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spec", ["304", "56-web", "thunee"])
def test_no_table_is_wider_than_a_column(spec: str, language: str) -> None:
    with speaking(language):
        told = whole(spec)
    for table in (table for part in told.parts for table in tables_in(part.blocks)):
        columns = zip(table.head, *table.rows, strict=True)
        words = (word for column in columns for word in [" ".join(column).split()])
        assert sum(max(map(breadth, each)) for each in words) <= COLUMN_OF_WORDS, table.head


class Frame(NamedTuple):
    """A frame of the drawing: from where to where, across and down."""

    left: int
    top: int
    wide: int
    high: int

    def meets(self, other: Frame) -> bool:
        """Whether two frames lie over one another."""
        return (
            self.left < other.left + other.wide
            and other.left < self.left + self.wide
            and self.top < other.top + other.high
            and other.top < self.top + self.high
        )


FRAME = re.compile(r'<rect x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"')


def frames(drawn: str) -> list[Frame]:
    """The frames of the seats in a drawing."""
    return [Frame(*map(int, found)) for found in FRAME.findall(drawn)]


def eight() -> Seating:
    """Eight seats in the language spoken now."""
    blocks = (block for part in whole("56-eight").parts for block in part.blocks)
    return next(block for block in blocks if isinstance(block, Seating))


def first(count: int, everybody: Seating) -> Seating:
    """So many of some seats."""
    return everybody._replace(
        seats=everybody.seats[:count],
        notes=everybody.notes[:count],
        sides=everybody.sides[:count],
    )


@pytest.mark.parametrize("count", range(2, 9))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_seat_is_drawn_over_another_or_over_the_edge(language: str, count: int) -> None:
    with speaking(language):
        drawing = first(count, eight())
    drawn = "\n".join(seating_svg(drawing))
    edge = re.search(r'viewBox="0 0 (\d+) (\d+)"', drawn)
    assert edge is not None
    found = frames(drawn)
    assert len(found) == count
    assert not any(one.meets(other) for one, other in combinations(found, 2))
    for name, frame in zip(drawing.seats, found, strict=True):
        assert frame.left >= 0 <= frame.top
        assert frame.left + frame.wide <= int(edge[1])
        assert frame.top + frame.high <= int(edge[2])
        assert breadth(name) * SVG_LETTER <= frame.wide
