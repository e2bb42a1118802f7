"""Slips that authors make: each is told once, at its place, with the right thing to write."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from turup.profiles import examine, schemas
from turup.profiles.node import Node
from turup.profiles.reading import read_text
from turup.profiles.shipped import folder
from turup.words.problems import line

SHIPPED = sorted(folder("variants").glob("*.yaml"))
SLIPS = yaml.safe_load(Path(__file__).with_name("slips.yaml").read_text(encoding="utf-8"))
CLUB = "turup: 1\nabout: {name: Club, status: house}\nextends: 28\n"
NAMES = sorted(path.stem for path in SHIPPED)


def keys_in(node: Node, path: tuple[str, ...], schema: schemas.Schema) -> Iterator[list[str]]:
    """The paths of the keys that a schema names, with those of the values they hold."""
    form = schemas.branch(schema, {})
    for name, inner in node.value.items() if node.kind == "mapping" else ():
        named = form.get("properties", {})
        if name in named:
            yield [*path, name]
        below = named.get(name, form.get("additionalProperties") or {})
        yield from keys_in(inner, (*path, name), below)


def slips(word: str) -> list[str]:
    middle = len(word) // 2
    short = word[:middle] + word[middle + 1 :]
    return [short, word[0] + word, word.upper(), word + "s"][: 4 if len(word) > 3 else 1]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_key_misspelt_anywhere_is_all_that_is_told(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = read_text(text, "f").root
    assert root is not None
    lines, club = text.splitlines(keepends=True), tmp_path / "club.yaml"
    for keys in keys_in(root, (), schemas.profile()):
        if keys[0] in ("about", "examples") or len(keys[-1]) < 3:
            continue
        place, key = root.key_place(tuple(keys)), keys[-1]
        row, column = place.line - 1, place.column - 1
        for slip in slips(key):
            old = lines[row]
            slipped = old[:column] + slip + old[column + len(key) :]
            club.write_text("".join([*lines[:row], slipped, *lines[row + 1 :]]), encoding="utf-8")
            found = [one for one in examine(club).problems if not one.is_warning]
            assert [one.name for one in found] == ["unknown-key"], (keys, slip)
            assert (found[0].place.line, found[0].place.column) == (place.line, place.column)
            assert found[0].facts["nearest"] == key, (keys, slip)


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip["text"][:30])
def test_a_slip_is_told_once_with_what_to_write(slip: dict[str, str], tmp_path: Path) -> None:
    club = tmp_path / "club.yaml"
    club.write_text(f"{CLUB}{slip['text']}\n", encoding="utf-8")
    (problem,) = [one for one in examine(club).problems if not one.is_warning]
    assert line(problem).partition(": ")[2].rpartition(" [")[0] == slip["told"]


@pytest.mark.parametrize(
    ("extends", "told"),
    [
        (
            "28+doubling",
            ("there is no profile '28+doubling'; write extends: 28 and house-rules: [doubling]"),
        ),
        (
            "doubling",
            (
                "'doubling' is an overlay, not a profile; write extends: 28 and house-rules: "
                "[doubling]"
            ),
        ),
        ("other", "there is no profile 'other'; did you mean 'other.yaml'?"),
        (
            "zzz",
            f"there is no profile 'zzz'; write {' or '.join(', '.join(NAMES).rsplit(', ', 1))}",
        ),
    ],
)
def test_a_parent_is_named_in_its_place(extends: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "other.yaml").write_text(CLUB, encoding="utf-8")
    club = tmp_path / "club.yaml"
    club.write_text(CLUB.replace("28", extends), encoding="utf-8")
    (problem,) = examine(club).problems
    assert line(problem).partition(": ")[2].rpartition(" [")[0] == told


def test_a_spec_that_lacks_its_profile_or_ending_is_completed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "club.yaml").write_text(CLUB, encoding="utf-8")
    assert [line(one) for one in examine("club").problems] == [
        "club: there is no profile 'club'; did you mean 'club.yaml'? [unknown-profile]"
    ]
    assert [line(one) for one in examine("doubling+c").problems] == [
        (
            "doubling+c: 'doubling' is an overlay, not a profile; write 28+doubling "
            "[overlay-as-profile]"
        )
    ]


def test_a_head_that_is_misspelt_ends_the_judgement_of_what_hangs_on_it(tmp_path: Path) -> None:
    club = tmp_path / "club.yaml"
    for slip in ("extend: 28\nauction: {minmum: 1}", "extends: 28\nhouse_rules: [c]\nzzz: 1"):
        club.write_text(f"{CLUB[: CLUB.index('extends')]}{slip}\n", encoding="utf-8")
        names = [problem.name for problem in examine(club).problems]
        assert names == ["unknown-key", "unknown-key"]


def test_two_overlays_that_disagree_leave_nothing_else_to_tell(tmp_path: Path) -> None:
    head = "turup: 1\nabout: {name: O, status: house}\n"
    (tmp_path / "a.yaml").write_text(f"{head}deal: {{redeals: none}}\n")
    (tmp_path / "b.yaml").write_text(f"{head}deal: {{redeals: {{four_jacks: {{how: asked}}}}}}\n")
    club = tmp_path / "club.yaml"
    club.write_text(f"{CLUB}house-rules: [a.yaml, b.yaml]\n", encoding="utf-8")
    assert [problem.name for problem in examine(club).problems] == ["overlay-conflict"]


@pytest.mark.parametrize("start", ["\ufeff\ufeff", "\x07"])
def test_after_an_unseen_character_at_the_start_nothing_is_missing(
    start: str, tmp_path: Path
) -> None:
    club = tmp_path / "club.yaml"
    club.write_text(f"{start}{CLUB}", encoding="utf-8")
    assert [problem.name for problem in examine(club).problems] == ["control-character"]
