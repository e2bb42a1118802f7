"""The canonical form of a profile: what is settled, what stays the author's, and every comment."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup.profiles import round_trip
from turup.profiles.comments import take_out
from turup.profiles.node import plain
from turup.profiles.reading import read_text
from turup.profiles.rewriting import Unreadable, formatted, original_of
from turup.profiles.round_trip import Distorted, parsed, written
from turup.profiles.shipped import folder

ROOT = Path(__file__).parents[2]
SHIPPED = [
    *sorted(folder("variants").rglob("*.yaml")),
    *sorted((ROOT / "examples").glob("*.yaml")),
    *sorted((ROOT / "examples").glob("*/variants/**/*.yaml")),
]
HEAD = "turup: 1\n"


def form(text: str) -> str:
    """The canonical form of a text, which is its own canonical form and means the same."""
    once = formatted(original_of(text.encode(), "club.yaml")).decode()
    assert formatted(original_of(once.encode(), "club.yaml")).decode() == once
    before, after = (read_text(one, "").root for one in (text, once))
    assert before is not None
    assert after is not None
    assert repr(as_text(plain(before))) == repr(as_text(plain(after)))
    return once


def as_text(value: object) -> object:
    """The value with numbers as text, since a rank may stand in quotes or not."""
    if isinstance(value, dict):
        return {str(key): as_text(inner) for key, inner in value.items()}
    return [as_text(inner) for inner in value] if isinstance(value, list) else str(value)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_shipped_is_formatted(path: Path) -> None:
    assert formatted(original_of(path.read_bytes(), path.name)) == path.read_bytes()


@pytest.mark.parametrize(
    ("text", "settled"),
    [
        ("about:\n      name: A\n", "about:\n  name: A\n"),
        ("x:\n- 1\n-   a: 2\n    b: 3\n", "x:\n  - 1\n  - a: 2\n    b: 3\n"),
        ("x: [ a,b ,\n c ]\n", "x: [a, b, c]\n"),
        ("x: [{a: 1}, {b: 2, c: 3}]\n", "x: [{a: 1}, {b: 2, c: 3}]\n"),
        ("x:   a   \n\n\n", "x: a\n"),
        ("x: a", "x: a\n"),
        ("x: a\n...\n", "x: a\n"),
        ("x: a\n\n\n\nb: 1\n", "x: a\n\nb: 1\n"),
        ("x:\n\n  b: 1\n", "x:\n  b: 1\n"),
        ("x: [a,\n\n b]\nc: a\n  long\n\n  text\n", "x: [a, b]\nc: a long\n"),
        ("? x\n: a\n", "x: a\n"),
        ("x: {}\nb: [ ]\n", "x: {}\nb: []\n"),
    ],
)
def test_layout_is_settled(text: str, settled: str) -> None:
    once = form(HEAD + text)
    if "long" not in text:
        assert once == HEAD + settled


@pytest.mark.parametrize(
    ("word", "settled"),
    [
        ('"house"', "house"),
        ("'two words'", '"two words"'),
        ("two words", "two words"),
        ('"no"', '"no"'),
        ("'29'", '"29"'),
        ("29", "29"),
        ("+15", "+15"),
        ("'say \"so\"'", "'say \"so\"'"),
        (r"'a\b'", r"'a\b'"),
        ("'it''s'", '"it\'s"'),
        ('"a\\tb"', '"a\\tb"'),
        ('"caf\\u00e9, au lait"', '"café, au lait"'),
        ('"one\n  line"', '"one line"'),
        ("one, and two", "one, and two"),
        ('""', '""'),
    ],
)
def test_words_go_without_quotes_and_texts_in_double_ones(word: str, settled: str) -> None:
    assert form(f"{HEAD}x: {word}\n") == f"{HEAD}x: {settled}\n"


def test_ranks_go_without_quotes_and_other_numbers_keep_them() -> None:
    text = """deck: {order: ["J", '9', "10"], points: {"J": 3, '9': 2}}\nabout: {also: ["9"]}\n"""
    assert form(text) == 'deck: {order: [J, 9, 10], points: {J: 3, 9: 2}}\nabout: {also: ["9"]}\n'


def test_what_is_the_authors_own_is_no_word_of_ours() -> None:
    own = 'x-own: {"9": no, a: ~, b: 1.50, c: 012, d: 2026-01-01, e: "free"}\n'
    assert form(HEAD + own) == HEAD + own.replace('"free"', "free")


def test_brackets_around_everything_and_marks_of_documents_go() -> None:
    assert form("---\n{turup: 1, x: {c: 1}}\n...\n") == "turup: 1\nx: {c: 1}\n"


def test_texts_in_blocks_stay_so() -> None:
    text = "x: |+\n  a # no comment\n\n\nk: >-\n  folded\n  text\n\n  more\nz: 1\n"
    assert form(HEAD + text) == HEAD + text


def test_brackets_that_are_too_long_become_lines() -> None:
    rows = ", ".join(f"{{from: {number}, win: 2}}" for number in range(20, 29))
    assert form(f"scoring: {{stakes: [{rows}]}}\n").splitlines()[:3] == [
        "scoring:",
        "  stakes:",
        "    - {from: 20, win: 2}",
    ]
    long = "a" * 150
    assert form(f"about: {{sources: [{long}], also: []}}\n") == (
        f"about:\n  sources:\n    - {long}\n  also: []\n"
    )


def test_brackets_in_brackets_are_opened_as_far_as_need_be() -> None:
    word = "a" * 30
    inner = f"[{', '.join([word] * 5)}]"
    opened = "".join(f"      - {word}\n" for _ in range(5))
    assert form(f"x: {{k: {{m: {inner}, o: [1]}}}}\n") == f"x:\n  k:\n    m:\n{opened}    o: [1]\n"
    nested = "[" * 25 + "a" * 150 + "]" * 25
    assert form(f"x: {nested}\n").count("-") == 25


def test_a_worked_case_may_be_a_long_row() -> None:
    row = f"  - {{case: {'a' * 150}, then: {{points: 1}}}}\n"
    assert form(f"examples:\n{row}") == f"examples:\n{row}"
    assert form(f"examples:\n{row.replace('aaa', 'a' * 30, 2)}") != f"examples:\n{row}"


@pytest.mark.parametrize(
    ("text", "settled"),
    [
        ("# top\n\n# two\nx: 1 # one\n# end\n", "# top\n\n# two\nx: 1  # one\n# end\n"),
        ("\n\n# top\nx: 1\n", "# top\nx: 1\n"),
        ("# a\n---\n# b\nx: 1\n", "# a\n# b\nx: 1\n"),
        ("--- # a\nx: 1\n", "# a\nx: 1\n"),
        ("x: # a\n    # b\n    k: 1\n", "x:  # a\n  # b\n  k: 1\n"),
        ("x:\n    k: 1\n    # in x\n# at z\nz: 1\n", "x:\n  k: 1\n  # in x\n# at z\nz: 1\n"),
        ("x:\n    k: 1\n  # at z\nz: 1\n", "x:\n  k: 1\n# at z\nz: 1\n"),
        ("x:\n- 1\n# at z\nz: 1\n", "x:\n  - 1\n# at z\nz: 1\n"),
        ("x:\n- 1\n# end\n", "x:\n  - 1\n# end\n"),
        ("x:\n- 1\n  # in x\n", "x:\n  - 1\n  # in x\n"),
        ("x:\n  - a: 1\n    # in 0\n  # in x\n", "x:\n  - a: 1\n    # in 0\n  # in x\n"),
        (
            "x: [a, # one\n  b, # two\n  # three\n  c]\n",
            "x:\n  - a  # one\n  - b  # two\n  # three\n  - c\n",
        ),
        ("x: {k: 1,\n  # end\n  }\nz: 1\n", "x:\n  k: 1\n  # end\nz: 1\n"),
        ("x: {k: 1,\n  z: 2} # all\n", "x: {k: 1, z: 2}  # all\n"),
        ("x: [ # all\n  a]\n", "x: [a]  # all\n"),
        ("x: [\n # none\n ]\nz: 1\n", "# none\nx: []\nz: 1\n"),
        ("x: # a\n  b # c\n", "# c\nx: b  # a\n"),
        ("x:\n  # a\n  b\n", "# a\nx: b\n"),
        ("x: |  # head\n  a\n\n# end\n", "x: |  # head\n  a\n# end\n"),
        ("x:\n  - # a\n    b: 1\n", "x:\n  # a\n  - b: 1\n"),
        ("x:\n  - - 1 # a\n    # b\n    - 2\n", "x:\n  -   - 1  # a\n      # b\n      - 2\n"),
        ("{x: 1, # a\n z: 2} # b\n# c\n", "x: 1  # a\nz: 2\n# b\n# c\n"),
        ("{ # a\nx: 1}\n", "# a\nx: 1\n"),
        ("x: 'a # no comment'\n", 'x: "a # no comment"\n'),
        ("x: 1 #bare  \n", "x: 1  #bare\n"),
    ],
)
def test_every_comment_stays_where_it_belongs(text: str, settled: str) -> None:
    assert form(text) == settled


@pytest.mark.parametrize(
    ("raw", "settled"),
    [
        (b"turup: 1\r\nx:   a\r\n# end\r\n", b"turup: 1\r\nx: a\r\n# end\r\n"),
        (b"\xef\xbb\xbfturup:  1\n", b"turup: 1\n"),
        (b"turup: 1\rx: a\r", b"turup: 1\nx: a\n"),
        (b"turup: 1\r\nx: |\r\n  a\r\n  b\r\n", b"turup: 1\r\nx: |\r\n  a\r\n  b\r\n"),
        ('turup: 1\nx: ക്‍ഷ\nk: "😀, x"\n'.encode(), 'turup: 1\nx: ക്‍ഷ\nk: "😀, x"\n'.encode()),
    ],
)
def test_line_ends_stay_those_of_the_author(raw: bytes, settled: bytes) -> None:
    assert formatted(original_of(raw, "club.yaml")) == settled


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        (b"\xff\xfeturup", "not-utf-8"),
        (b"a: \xff\n", "not-utf-8"),
        (b"a: [\n", "broken-yaml"),
        (b"a: &x 1\nb: *x\n", "anchor"),
        (b"a:\n\tb: 1\n", "tab-for-space"),
        (b"a: no\n", "ambiguous-word"),
        (b"", "empty-file"),
        (b"- a\n", "not-a-mapping"),
        (b"turup-record: 1\n", "not-a-profile"),
        (b"[" * 40, "too-deep"),
        (b"a" * 1_048_577, "too-large"),
    ],
)
def test_what_cannot_be_read_is_told_as_check_tells_it(raw: bytes, name: str) -> None:
    with pytest.raises(Unreadable, match=name) as unreadable:
        original_of(raw, "club.yaml")
    assert name in [problem.name for problem in unreadable.value.problems]


def test_a_file_that_would_not_come_back_whole_is_not_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    document = parsed("turup: 1  # one\nx: a\n")
    for loss in ("# one", "x: a\n", "a\n"):
        monkeypatch.setattr(
            round_trip, "lay_in", lambda text, _, gone=loss: (text + "# one").replace(gone, "")
        )
        with pytest.raises(Distorted):
            written(document)


def test_comments_are_taken_out_whole() -> None:
    bare, comments = take_out("# a\nx:  # b\n  # c\n  k: 1\n")
    assert bare == "x:  \n  k: 1\n"
    assert [(one.text, one.path, one.where) for one in comments] == [
        ("# a", ("x",), "before"),
        ("# b", ("x",), "beside"),
        ("# c", ("x", "k"), "before"),
    ]
