"""Files become trees with places, and whatever is wrong with their text is told."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
import yaml

from turup.profiles import examine, source
from turup.profiles.limits import MAX_BYTES, MAX_VALUES
from turup.profiles.node import Node, plain
from turup.profiles.reading import Reading, read, read_text
from turup.profiles.shipped import folder

HEAD = "turup: 1\nabout: {name: Club, status: house}\nextends: 28\n"
SHIPPED = sorted(folder("variants").rglob("*.yaml"))


def told(found: Reading) -> list[tuple[str, int, int]]:
    return [(one.name, one.place.line, one.place.column) for one in found.problems]


def shape(node: Node | None) -> object:
    if node is None:
        return None
    inner = [(step, shape(inner)) for step, inner in node]
    return (node.kind, node.place, node.style, node.places, inner or node.value)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [("empty-file", 1, 1)]),
        ("# only a note\n", [("empty-file", 1, 1)]),
        ("---\n", [("empty-file", 1, 1)]),
        ("- a\n", [("not-a-mapping", 1, 1)]),
        ("word\n", [("not-a-mapping", 1, 1)]),
        ("14.0\n", [("not-whole", 1, 1)]),
        ("a: 1\n---\nb: 1\n", [("second-document", 2, 1)]),
        ("a: 1\n...\nb\n", [("broken-yaml", 3, 1)]),
        ("word\nb: 1\n", [("broken-yaml", 2, 2)]),
        ("a: 1\na: 2\n", [("duplicate-key", 2, 1)]),
        ('9: 1\n"9": 2\n', [("duplicate-key", 2, 1)]),
        ("a: 1\na: ~\n", [("duplicate-key", 2, 1), ("empty-value", 2, 4)]),
        ("a: &b 1\nc: *b\n", [("anchor", 1, 4)]),
        ("a: *b\n", [("anchor", 1, 4)]),
        ("*b\n", [("anchor", 1, 1)]),
        ("<<: {a: 1}\n", [("merge-key", 1, 1)]),
        ('"<<": 1\n', []),
        ("a: !!str 1\n", [("tag", 1, 4)]),
        ("!odd a: 1\n", [("tag", 1, 1)]),
        ("? [a]\n: 1\n", [("key-not-a-word", 1, 3)]),
        ("? {a: b}\n: 1\n", [("key-not-a-word", 1, 3)]),
        ("~: 1\n", [("key-not-a-word", 1, 1)]),
        ("no: 1\n", [("ambiguous-word", 1, 1)]),
        ("a: Off\n", [("ambiguous-word", 1, 4)]),
        ("a: {b: [y]}\n", [("ambiguous-word", 1, 9)]),
        ("a: 1:30\n", [("ambiguous-number", 1, 4)]),
        ("a: 2020-01-01\n", [("ambiguous-number", 1, 4)]),
        ("a: 14.0\nb: 1e3\n", [("not-whole", 1, 4), ("not-whole", 2, 4)]),
        ("a: Null\nb:\n", [("empty-value", 1, 4), ("empty-value", 2, 3)]),
        (f"a: {'9' * 16}\n", [("huge-number", 1, 4)]),
        ("x-mine: {a: 1.5, b: ~, c: [no]}\n", []),
        ("x-mine: {a: 1.5}\nb: 1.5\n", [("not-whole", 2, 4)]),
        ('a: "\\x1b[0m"\n', [("control-character", 1, 4)]),
        ('a: "\\ud800"\n', [("control-character", 1, 4)]),
        ('a: "\\u202e"\n', [("bidirectional-control", 1, 4)]),
        ('a: "\\U00ffffff"\n', [("broken-yaml", 1, 7)]),
        ("a:\n\tb: 1\n", [("tab-for-space", 2, 1)]),
        ("a: [1\n", [("broken-yaml", 1, 4)]),
        ("a: 'b\n", [("broken-yaml", 1, 4)]),
        ("a: b: c\n", [("broken-yaml", 1, 5)]),
        ("a:\n  b: 1\n c: 1\n", [("broken-yaml", 3, 2)]),
        ("%YAML 2.0\n---\na: 1\n", [("broken-yaml", 1, 1)]),
        ("%YAML 1.2\na: 1\n", [("broken-yaml", 2, 1)]),
        # What the two parsers take differently.
        ("a: {b: \t, c: 1}\n", [("tab-for-space", 1, 8)]),
        ("? ", [("key-not-a-word", 1, 2)]),
        ("a: {b\n? c, d: e}\n", [("broken-yaml", 2, 1)]),
        ("b: >#x\n", [("broken-yaml", 1, 5)]),
        (f"a: [{'x' * 1025}: 1]\n", [("broken-yaml", 1, 1030)]),
    ],
)
def test_each_fault_is_told_at_its_place(text: str, expected: list[tuple[str, int, int]]) -> None:
    assert told(read_text(text, "f")) == expected
    assert told(read_text(text, "f", is_shipped=True)) == expected


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a: 1\r\nb: [x, 2]\r\n", {"a": 1, "b": ["x", 2]}),
        ("a: -6\nb: +5\nc: 0\n", {"a": -6, "b": 5, "c": 0}),
        ("a: \"no\"\nb: '012'\nc: |\n  1.5\n", {"a": "no", "b": "012", "c": "1.5\n"}),
        ("{9: 2, J: 3, 10: 1}", {"9": 2, "J": 3, "10": 1}),
        ("a: 3s\nb: 7S\nc: J\nd: none\n", {"a": "3s", "b": "7S", "c": "J", "d": "none"}),
        ("a: 1\nx-b: {c: 1.5}\n", {"a": 1}),
        ("a: *b\n", {"a": None}),
    ],
)
def test_words_and_numbers_are_what_every_reader_takes_them_for(text: str, value: object) -> None:
    root = read_text(text, "f").root
    assert root is not None
    assert plain(root) == value


@pytest.mark.parametrize(
    ("text", "instead"),
    [("012", "12"), ("0x10", "16"), ("0b101", "5"), ("0o14", "12"), ("1_000", "1000")],
)
def test_a_number_in_another_base_is_told_in_plain_figures(text: str, instead: str) -> None:
    (problem,) = read_text(f"a: {text}\n", "f").problems
    assert (problem.name, problem.facts["instead"]) == ("ambiguous-number", instead)


def test_a_very_long_number_in_another_base_is_given_in_quotes() -> None:
    (problem,) = read_text(f"a: 0x{'f' * 20}\n", "f").problems
    assert problem.facts["instead"] == f'"0x{"f" * 20}"'


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_both_parsers_give_the_same_tree(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    fast, slow = read_text(text, "f", is_shipped=True), read_text(text, "f")
    assert not slow.problems
    assert shape(fast.root) == shape(slow.root)


def test_a_path_leads_as_far_as_there_is_something() -> None:
    root = read_text("a: {b: [1, 2]}\n", "f").root
    assert root is not None
    assert root.at(("a", "b", 1)).value == 2
    assert root.at(("a", "c", 1)) is root.at(("a",))
    assert str(root.key_place(("a", "b"))) == "f:1:5"
    assert root.key_place(()) == root.place


def test_without_the_parser_in_c_shipped_files_are_read_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(yaml, "__with_libyaml__", False)
    assert read(SHIPPED[0], "f", is_shipped=True).root is not None


@pytest.mark.parametrize(
    "text",
    [
        "[" * 10_000,
        "- " * 10_000,
        "{a: " * 10_000,
        "? " * 10_000,
        "[" * 10_000 + "]" * 10_000,
        "[a," * 300_000,
    ],
)
def test_ten_thousand_levels_are_refused_at_once(text: str) -> None:
    begun = time.process_time()
    assert [one.name for one in read_text(text, "f").problems] == ["too-deep"]
    assert time.process_time() - begun < 5


def test_a_bomb_of_anchors_does_not_go_off() -> None:
    lines = ["a0: &a0 [x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 10)]
    found = read_text("\n".join(lines), "f")
    assert [one.name for one in found.problems] == ["anchor"] * 10


@pytest.mark.parametrize("text", ["a: [" + "1, " * MAX_VALUES + "]", "- &a\n" * (MAX_VALUES + 1)])
def test_too_many_values_end_the_reading(text: str) -> None:
    found = read_text(text, "f")
    assert found.problems[-1].name == "too-many-values"
    assert found.root is None


@pytest.mark.parametrize("last", ["[]", "*a", "x"])
def test_the_last_value_too_many_may_be_of_any_kind(last: str) -> None:
    found = read_text("- x\n" * (MAX_VALUES - 1) + f"- {last}\n", "f")
    assert "too-many-values" in [one.name for one in found.problems]


def written(tmp_path: Path, raw: bytes) -> Reading:
    path = tmp_path / "club.yaml"
    path.write_bytes(raw)
    return read(path, "club.yaml")


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"\xef\xbb\xbfa: 1\n", []),
        (b"a: 1\n\xef\xbb\xbfb: 1\n", [("control-character", 2, 1)]),
        (b"a: \x00\n", [("binary-file", 1, 4)]),
        (b"\x7fELF\x01\x00\x00\x07", [("binary-file", 1, 6)]),
        ("a: caf\u00e9\n".encode("latin-1"), [("not-utf-8", 1, 7)]),
        ("a: 1\nb: 2\n".encode("utf-16"), [("not-utf-8", 1, 1)]),
        ("a: 1\nb: 2\n".encode("utf-16-le"), [("not-utf-8", 1, 1)]),
        ("a: 1\nb: 2\n".encode("utf-16-be"), [("not-utf-8", 1, 1)]),
        (b"a: x\x1b[31my\nb: \x07\n", [("control-character", 1, 5), ("control-character", 2, 4)]),
        ("a: x\u202ey\n".encode(), [("bidirectional-control", 1, 5)]),
        ("a: \u0d15\u0d4d\u200d\n".encode(), []),
        (b"a: b\r\nc: \x08\r\n", [("control-character", 2, 4)]),
    ],
)
def test_bytes_that_are_no_good_text_are_told(
    tmp_path: Path, raw: bytes, expected: list[tuple[str, int, int]]
) -> None:
    assert told(written(tmp_path, raw)) == expected


def test_at_most_twenty_lines_with_unseen_characters_are_told(tmp_path: Path) -> None:
    assert len(written(tmp_path, b"# \x07\n" * 50).problems) == 20


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    begun = time.process_time()
    assert [one.name for one in read(path, "f").problems] == ["too-large"]
    assert time.process_time() - begun < 1


def test_a_file_that_grows_while_it_is_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source, "_unfit", lambda _path, _place: None)
    assert told(written(tmp_path, b"#" * (MAX_BYTES + 1))) == [("too-large", 0, 0)]


def test_a_mebibyte_of_anything_is_read_in_a_moment(tmp_path: Path) -> None:
    for raw in (b"#" * MAX_BYTES, b"\n" * MAX_BYTES, b"a " * (MAX_BYTES // 2), b"a: b\n" * 200_000):
        begun = time.process_time()
        written(tmp_path, raw)
        assert time.process_time() - begun < 10


def test_a_folder_a_missing_file_and_a_name_that_is_none_are_told(tmp_path: Path) -> None:
    assert told(read(tmp_path, "f")) == [("folder-as-file", 0, 0)]
    assert told(read(tmp_path / "none.yaml", "f")) == [("missing-file", 0, 0)]
    assert told(read(tmp_path / "a\0b.yaml", "f")) == [("unreadable-file", 0, 0)]
    (tmp_path / "a").write_text("x")
    assert told(read(tmp_path / "a" / "b.yaml", "f")) == [("missing-file", 0, 0)]


def test_a_file_without_permission_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "club.yaml").write_bytes(b"a: 1\n")
    monkeypatch.setattr(Path, "open", refuse)
    (problem,) = read(tmp_path / "club.yaml", "club.yaml").problems
    assert (problem.name, problem.facts["reason"]) == ("unreadable-file", "Permission denied")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in its folders")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    assert told(read(tmp_path / "pipe.yaml", "f")) == [("special-file", 0, 0)]


def test_an_empty_choice_is_told_with_the_choices(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_text(f"{HEAD}play: {{underruff: no}}\ndeal: {{stages: [4, no, play]}}\n")
    first, second = examine(path).problems
    assert first.facts["choices"] == (
        "free",
        "barred_next",
        "barred_later",
        "barred_unless_partner_winning",
    )
    assert second.facts["choices"] == (
        "auction",
        "trump",
        "doubling",
        "second_auction",
        "solo",
        "play",
    )


def test_an_ambiguous_word_elsewhere_is_told_in_quotes(tmp_path: Path) -> None:
    path = tmp_path / "club.yaml"
    path.write_text(f"{HEAD}odd: {{deeper: no}}\n")
    assert examine(path).problems[1].facts["instead"] == '"no"'
