"""Rule sheets: whole, in every look, whatever the profile says of itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TypeGuard

import pytest
from markdown_it import MarkdownIt

from clubs import club
from pages import Found
from turup.game.illustrating import illustrated
from turup.profiles import examine, load
from turup.profiles.encoding import rules_of
from turup.profiles.shipped import profiles
from turup.words.sheet.as_html import as_html, style
from turup.words.sheet.as_markdown import as_markdown, escaped
from turup.words.sheet.as_text import as_short_text, as_text, table_rows
from turup.words.sheet.document import Block, Entry, Line, Seating, Sheet, Table, Tallies
from turup.words.sheet.markup import css_string
from turup.words.sheet.measure import padded, width, wrapped
from turup.words.sheet.page import PLAIN, PRINTED, Page
from turup.words.sheet.plain import as_json
from turup.words.sheet.seating import as_lines, places
from turup.words.sheet.sections import SECTIONS
from turup.words.sheet.short import DISPENSABLE, shortened
from turup.words.sheet.whole import sheet_of, wording

NAMES = sorted(profiles())
WIDEST = 80
ABOUT_A_PAGE = 64
HOSTILE = "</style><script>alert(1)</script>\"' onload=x | `a` *b* [c](d)\x1b[31m\u202e"
STAKE = 'scoring: {stakes: [{win: 1}, {from: 20, name: "<b>x</b>|y", win: 2}]}'


@cache
def sheet(spec: str) -> Sheet:
    profile = examine(spec).profile
    assert profile is not None
    return sheet_of(profile, illustrated(rules_of(profile)), "0.0")


@cache
def short(spec: str, page: Page) -> Sheet:
    profile = examine(spec).profile
    assert profile is not None
    return shortened(sheet(spec), profile.keys, page)


@pytest.fixture(scope="module")
def hostile() -> Sheet:
    """The sheet of a profile that says such things of itself; the reader refuses some of them."""
    profile = load("29")
    said = dict.fromkeys(("name", "summary", "region"), HOSTILE)
    about = {**profile.about, **said, "also": [HOSTILE], "sources": [HOSTILE]}
    return sheet_of(replace(profile, about=about), illustrated(rules_of(profile)), "0.0")


def lines_in(blocks: Iterable[Block]) -> Iterator[str]:
    """Every sentence of some blocks, and of those within them."""
    for block in blocks:
        if isinstance(block, Line):
            yield block.text
        elif isinstance(block, Entry):
            yield from lines_in(block.blocks)


def records_in(blocks: tuple[Block, ...]) -> Iterator[tuple[Block, ...]]:
    """The blocks of each record."""
    yield blocks
    for block in blocks:
        if isinstance(block, Entry):
            yield from records_in(block.blocks)


def tables_in(blocks: Iterable[Block]) -> Iterator[Table]:
    """Every table of some blocks, and of those within them."""
    for block in blocks:
        if isinstance(block, Table):
            yield block
        elif isinstance(block, Entry):
            yield from tables_in(block.blocks)


def all_lines(whole: Sheet) -> list[str]:
    return [text for part in whole.parts for text in lines_in(part.blocks)]


def looks(whole: Sheet) -> dict[str, str]:
    lines = {"text": as_text(whole), "md": as_markdown(whole), "html": as_html(whole)}
    return {name: "\n".join(told) for name, told in lines.items()} | {"json": as_json(whole)}


@pytest.mark.parametrize("name", NAMES)
def test_no_record_says_a_sentence_twice(name: str) -> None:
    for part in sheet(name).parts:
        for blocks in records_in(part.blocks):
            told = [(block.text, block.number) for block in blocks if isinstance(block, Line)]
            assert len(told) == len(set(told)), part.name


@pytest.mark.parametrize("name", NAMES)
def test_no_look_leaves_a_placeholder(name: str) -> None:
    told = looks(sheet(name))
    page = Found(told["html"]).text
    for text in (told["text"], told["md"], "\n".join(page)):
        assert not re.search(r"\{[a-z_.]*\}|None(?! of)|_[a-z]", text)


@pytest.mark.parametrize("name", NAMES)
def test_text_keeps_within_the_terminal(name: str) -> None:
    assert all(width(line) <= WIDEST for line in as_text(sheet(name)))
    assert all(width(line) <= WIDEST for line in as_short_text(short(name, PLAIN)))


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_is_a_line_of_the_page(name: str) -> None:
    page = Found("\n".join(as_html(sheet(name))))
    assert not page.wrong
    assert not page.open
    assert "script" not in page.tags
    assert set(all_lines(sheet(name))) <= set(page.text)


@pytest.mark.parametrize("name", NAMES)
def test_a_sheet_has_its_parts_in_the_order_of_play(name: str) -> None:
    names = [part.name for part in sheet(name).parts]
    order = [*SECTIONS, "examples", "sources", "deviations"]
    assert names == [each for each in order if each in names]
    assert {"deck", "table", "auction", "scoring", "examples", "sources"} <= set(names)


def test_the_foot_says_which_rules_these_are_and_nothing_of_original_wording() -> None:
    profile = examine("304").profile
    assert profile is not None
    assert sheet("304").foot == (f"Told by turup 0.0 from 304, fingerprint {profile.fingerprint}.",)


@pytest.mark.parametrize(
    ("status", "said"), [("drafted", "draft"), ("reviewed by Asha", "reviewed by Asha")]
)
def test_the_foot_says_who_has_looked_at_the_wording(status: str, said: str) -> None:
    assert said in wording(status)


def test_house_rules_of_the_spec_are_named() -> None:
    assert "With the house rules Doubling and C." in sheet("28+doubling+c").lead
    assert "With the house rule Doubling." in sheet("29+doubling").lead


def test_partners_sit_in_frames_that_are_alike() -> None:
    (drawing,) = (each for part in sheet("56").parts for each in part.blocks if is_seating(each))
    lines = as_lines(drawing)
    assert sum(line.count("[") for line in lines) == 3
    assert sum(line.count("(") for line in lines) == 3
    assert "".join(lines_of_seats(lines)).count("Player") == 6


@pytest.mark.parametrize(("name", "left"), [("29-pagat", "East"), ("29", "West")])
def test_the_eldest_sits_where_the_turn_goes(name: str, left: str) -> None:
    (drawing,) = (each for part in sheet(name).parts for each in part.blocks if is_seating(each))
    assert drawing.seats[1] == left
    assert drawing.notes[:2] == ("deals", "eldest")
    across = next(islice(places(drawing), 1, None))[0]
    assert (across > 0) == (left == "East")


def test_pips_are_drawn_from_the_mark_that_wins_to_the_one_that_loses() -> None:
    (drawing,) = (each for part in sheet("28").parts for each in part.blocks if is_tallies(each))
    assert [row.pips for row in drawing.rows] == [6, 3, 1, 0, -1, -3, -6]
    assert drawing.rows[1].drawn.startswith("red six   [♥♥♥···]")
    assert drawing.rows[-2].drawn.startswith("black six [♠♠♠···]")
    page = "\n".join(as_html(sheet("28")))
    assert page.count('class="heart"') == 10
    assert page.count('class="spade"') == 10


def test_cards_that_change_hands_are_drawn_as_cards() -> None:
    (drawing,) = (
        each for part in sheet("kunukku").parts for each in part.blocks if is_tallies(each)
    )
    assert [row.drawn.split()[0] for row in drawing.rows] == ["▮▮▮", "▮··", "···"]


def test_what_a_profile_says_of_itself_is_no_markup(hostile: Sheet) -> None:
    page = Found("\n".join(as_html(hostile)))
    assert not page.wrong
    assert not page.open
    assert not {"script", "b"} & set(page.tags)
    assert not [name for name, _value in page.attributes if name.startswith("on")]
    assert any("<script>alert(1)</script>" in line for line in page.text)


def test_what_a_profile_says_of_itself_is_no_markdown(hostile: Sheet) -> None:
    told = "\n".join(as_markdown(hostile))
    assert not re.search(r"(?<!\\)[`<|]", "\n".join(re.findall(r"^.*alert.*$", told, re.MULTILINE)))
    assert r"\[c\](d)" in told


def test_what_a_bid_is_called_is_no_markup(tmp_path: Path) -> None:
    told = sheet(str(club(tmp_path, STAKE)))
    page = Found("\n".join(as_html(told)))
    assert not page.wrong
    assert "<b>x</b>|y" in page.text
    assert r"\<b\>x\</b\>\|y" in "\n".join(as_markdown(told))


def test_nothing_moves_the_cursor(hostile: Sheet) -> None:
    for told in looks(hostile).values():
        assert "\x1b" not in told
        assert "\u202e" not in told


def rendered(whole: Sheet) -> Found:
    """The Markdown of a sheet as GitHub renders it."""
    return Found(MarkdownIt("commonmark").enable("table").render("\n".join(as_markdown(whole))))


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_is_a_line_of_the_markdown(name: str) -> None:
    page = rendered(sheet(name))
    assert not page.wrong
    assert set(all_lines(sheet(name))) <= set(page.text)
    tables = sum(len(list(tables_in(part.blocks))) for part in sheet(name).parts)
    assert page.tags.count("table") == tables > 0


def test_markdown_shows_what_a_profile_says_of_itself_as_it_stands(hostile: Sheet) -> None:
    page = rendered(hostile)
    assert hostile.title in page.text
    assert set(all_lines(hostile)) <= set(page.text)
    assert not {"script", "em", "a"} & set(page.tags)


def test_a_list_that_begins_with_a_number_or_a_dash_stays_a_sentence() -> None:
    assert escaped("1. e4") == r"1\. e4"
    assert escaped("- no") == r"\- no"
    assert escaped("J 9 A") == "J 9 A"


def test_the_title_runs_along_the_pages_and_cannot_leave_its_string() -> None:
    assert css_string('a"}</style>') == r'"a\22 \7d \3c \2f style\3e "'


def luminance(colour: str) -> float:
    """How bright a colour is, as the guidelines for contrast reckon it."""
    whole = colour if len(colour) == 6 else "".join(digit * 2 for digit in colour)
    parts = [int(whole[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_ink_can_be_read_on_every_paper() -> None:
    themes = re.findall(r":root \{(.*?)\}", style(), re.DOTALL)
    assert len(themes) == 3  # light, dark, on paper
    for theme in themes:
        colours = dict(re.findall(r"--(\w+): #(\w+);", theme))
        for ink in ("ink", "quiet", "red", "accent"):
            for paper in ("paper", "shade"):
                pair = sorted((luminance(colours[ink]), luminance(colours[paper])))
                assert (pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5, (ink, paper)


@pytest.mark.parametrize("name", NAMES)
def test_a_short_sheet_is_one_page(name: str) -> None:
    plain, printed = short(name, PLAIN), short(name, PRINTED)
    assert len(list(as_short_text(plain))) <= ABOUT_A_PAGE
    assert PRINTED.holds(printed)
    assert not Found("\n".join(as_html(printed, is_short=True))).wrong


@pytest.mark.parametrize("name", NAMES)
def test_a_short_sheet_has_the_essentials_and_nothing_else(name: str) -> None:
    told = short(name, PLAIN)
    names = [part.name for part in told.parts]
    assert {"deck", "table", "deal", "auction", "trump", "scoring", "match"} <= set(names)
    assert set(names) <= set(SECTIONS)
    whole = set(all_lines(sheet(name)))
    ranks = [text for text in all_lines(told) if text not in whole]
    assert all(text.startswith("Card points: ") for text in ranks)


def test_a_short_sheet_says_what_it_leaves_out() -> None:
    told = short("304-house", PLAIN)
    assert "penalties" not in [part.name for part in told.parts]
    assert DISPENSABLE["penalties"] in told.foot[0]
    assert len(short("56-eight", Page(1000, PLAIN.taken)).foot) == 1


def test_a_short_sheet_finds_room_record_by_record() -> None:
    solo = next(part for part in short("thunee", PRINTED).parts if part.name == "solo")
    labels = [block.label for block in solo.blocks if isinstance(block, Entry)]
    assert "Thunee" in labels
    assert "blind royals" in short("thunee", PRINTED).foot[0]
    assert "Blind royals" not in labels


def test_a_short_sheet_needs_neither_drawings_nor_examples() -> None:
    profile = load("304")
    assert shortened(sheet_of(profile, None, "0.0"), profile.keys, PLAIN) == short("304", PLAIN)


def test_a_short_sheet_tells_what_differs_first() -> None:
    told = all_lines(short("29", Page(0, PLAIN.taken)))
    assert "Who has passed may bid at a later turn." in told
    assert "Who holds the suit led must follow suit." not in told
    assert "Who holds the suit led must follow suit." in all_lines(short("29", PRINTED))


def test_marks_of_other_scripts_take_no_place() -> None:
    assert width("ट्रंप") == 3
    assert width("漢") == 2
    assert padded("♠7", 4) == "♠7  "


def test_long_words_go_on_in_the_next_line() -> None:
    assert list(wrapped("a bb " + "c" * 7, 4)) == ["a bb", "cccc", "ccc"]
    assert list(wrapped("", 4)) == []


def test_tables_stand_in_columns() -> None:
    table = Table(("Card", "Points"), (("10", "1"), ("J", "3")))
    assert list(table_rows(table)) == [
        "Card  Points",
        "----  ------",
        "10    1     ",
        "J     3     ",
    ]


def is_seating(block: Block) -> TypeGuard[Seating]:
    return isinstance(block, Seating)


def is_tallies(block: Block) -> TypeGuard[Tallies]:
    return isinstance(block, Tallies)


def lines_of_seats(lines: list[str]) -> Iterator[str]:
    return (line for line in lines if line)
