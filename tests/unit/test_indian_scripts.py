"""Indian scripts: how a sentence stops, how lines are filled, signs that take no column."""

from __future__ import annotations

from itertools import pairwise

import pytest

from turup.profiles import examine
from turup.words import _, languages, speaking
from turup.words.questions import talk
from turup.words.sheet import measure
from turup.words.sheet.document import Seating
from turup.words.sheet.measure import width
from turup.words.sheet.seating import as_lines
from turup.words.sheet.whole import lead
from turup.words.transcript import WIDTH, wrapped

HINDI, BENGALI = "hi", "bn"


def test_what_a_profile_says_of_itself_stops_as_its_language_does() -> None:
    profile, _problems = examine("29")
    first = {}
    for code in ("en", HINDI, BENGALI):
        with speaking(code):
            first[code] = next(lead(profile))
    assert {code: text[-1] for code, text in first.items()} == {"en": ".", "hi": "।", "bn": "।"}


def test_a_number_stays_on_the_line_of_a_word_that_ends_in_a_vowel_sign() -> None:
    for length in range(WIDTH):
        lines = list(wrapped(["अ" * length + " खिलाड़ी 2 खिलाड़ी 3"]))
        assert not any(line[0].isdecimal() for line in lines)


@pytest.mark.parametrize("code", languages())
def test_lines_of_a_transcript_are_filled_by_what_is_seen(code: str) -> None:
    with speaking(code):
        words = [_(talk.WELCOME)] * 3
    lines = list(wrapped(words))
    assert " ".join(lines) == " ".join(words)
    assert max(map(width, lines)) <= WIDTH
    for line, following in pairwise(lines):
        assert width(f"{line} {following.partition(' ')[0]}") > WIDTH


@pytest.mark.parametrize(
    ("word", "wide", "parts"),
    [
        ("किकिकि", 3, ["कि", "कि", "कि"]),
        ("किंकिं", 1, ["किं", "किं"]),
        ("तुरुप", 2, ["तुरु", "प"]),
        ("ക്ഷക്ഷ", 2, ["ക്ഷ", "ക്ഷ"]),
        ("ക്ഷക്ഷ", 3, ["ക്ഷ", "ക്ഷ"]),
        ("ক্\u200dষক", 2, ["ক্\u200dষ", "ক"]),
        ("e\u0301e\u0301e", 2, ["e\u0301e\u0301", "e"]),
    ],
)
def test_a_word_longer_than_a_line_is_parted_between_its_letters(
    word: str, wide: int, parts: list[str]
) -> None:
    assert list(measure.wrapped(word, wide)) == parts


def test_a_seat_is_framed_in_the_middle_however_many_signs_it_has() -> None:
    names = ("कि" * 6, "a", "किं" * 6, "b")
    lines = as_lines(Seating("", names, ("",) * 4, (0,) * 4, is_clockwise=True))
    starts = [width(line[: line.index("[")]) for line in (lines[0], lines[-1])]
    assert all(abs(one - other) <= 1 for one, other in pairwise(starts))
    assert starts[0] == width(
        as_lines(
            Seating("", ("ab" * 6, "a", "ab" * 6, "b"), ("",) * 4, (0,) * 4, is_clockwise=True)
        )[0].partition("[")[0]
    )
