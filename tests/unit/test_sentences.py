"""Problems as sentences: safe to print, complete, and with what to write instead."""

from __future__ import annotations

import pytest

from turup.profiles import Place, Problem
from turup.words.problems import line, sentence, shown
from turup.words.safe import safe

HERE = Place("club.yaml", 3, 4)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Club", "Club"),
        ("a\x1b[31mb", "a\\x1b[31mb"),
        ("a\u202eb", "a\\u202eb"),
        ("a\nb\tc", "a\\nb\\tc"),
        ("\ud800", "\\ud800"),
        ("\u0d15\u0d4d\u200d", "\u0d15\u0d4d\u200d"),
        ("[/x] [bold]", "[/x] [bold]"),
        ("x" * 500, "x" * 117 + "..."),
    ],
)
def test_text_of_files_is_made_safe(text: str, printed: str) -> None:
    assert safe(text) == printed


def test_values_are_shown_as_yaml_writes_them() -> None:
    assert shown([{"win": 1}, {"from": 20}]) == "[{win: 1}, {from: 20}]"
    assert shown(("a", "b")) == "a, b"


def test_a_line_says_where_what_and_which() -> None:
    facts = {"name": "minmum", "around": "auction", "nearest": "minimum"}
    assert line(Problem("unknown-key", HERE, facts)) == (
        "club.yaml:3:4: auction has no key 'minmum'; did you mean 'minimum'? [unknown-key]"
    )


def test_a_warning_says_that_it_is_one_and_an_empty_spec_has_a_place() -> None:
    facts = {"key": "a", "profile": "28", "before": 1, "value": 2}
    told = line(Problem("key-changed", Place(""), facts, is_warning=True))
    assert told == (
        "'': warning: a of 28 was 1 and is now 2; see which you want, and pin again [key-changed]"
    )


@pytest.mark.parametrize(
    ("facts", "end"),
    [
        ({"belongs": "auction.minimum"}, "; it belongs at auction.minimum"),
        ({"choices": ("a", "b", "c")}, "; write a, b or c"),
        ({"choices": ("a",)}, "; write a"),
        ({"instead": "12"}, "; write 12"),
        ({"fillers": ("x", "y")}, "; lay x or y first"),
        ({}, "a profile has no key 'x'"),
    ],
)
def test_a_hint_says_what_to_write(facts: dict[str, object], end: str) -> None:
    told = sentence(Problem("unknown-key", HERE, {"name": "x", "around": "", **facts}))
    assert told.endswith(end)


def test_kinds_of_values_have_words() -> None:
    facts = {"key": "a", "found": "list", "expected": ("number",), "choices": ("none",)}
    assert sentence(Problem("wrong-type", HERE, facts)) == (
        "a is a list, but takes a whole number or none"
    )
    assert "0xe9" in sentence(Problem("not-utf-8", HERE, {"found": "0xe9"}))


def test_reasons_are_ours_or_the_systems() -> None:
    facts = {"reason": "odd-start", "character": "@"}
    assert sentence(Problem("broken-yaml", HERE, facts)) == (
        "this is not YAML: no word begins with '@'; put it in quotes"
    )
    facts = {"reason": "Permission denied", "file": "a.yaml"}
    assert sentence(Problem("unreadable-file", HERE, facts)) == (
        "'a.yaml' cannot be read: Permission denied"
    )
