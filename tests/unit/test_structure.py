"""What does not fit the schema is told once, at its place, with what to write instead."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from turup.profiles import schemas, structure, vouching
from turup.profiles.bundling import bundle
from turup.profiles.node import plain
from turup.profiles.problems import Problem
from turup.profiles.reading import read, read_text
from turup.profiles.shipped import folder
from turup.profiles.structure import faults, spoilt_keys
from turup.words.editors import for_editors

HEAD = "turup: 1\nabout: {name: Club, status: house}\n"
SHIPPED = sorted(folder("variants").rglob("*.yaml"))


def found(text: str) -> list[Problem]:
    root = read_text(text, "f").root
    assert root is not None
    return [fault.problem for fault in faults(root)]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_file_fits_the_schema(path: Path) -> None:
    root = read(path, path.name).root
    assert root is not None
    assert vouching.is_surely_sound(plain(root))
    assert not list(structure.validator().iter_errors(plain(root)))


@pytest.mark.parametrize(
    ("text", "name", "column", "facts"),
    [
        ("auction: {minmum: 3}", "unknown-key", 11, {"nearest": "minimum", "around": "auction"}),
        ("minimum: 14", "unknown-key", 1, {"belongs": "auction.minimum", "around": ""}),
        ("auction: {deck: {}}", "unknown-key", 11, {"belongs": "deck", "nearest": ""}),
        ("auction: {zzz: 1}", "unknown-key", 11, {"belongs": "", "nearest": ""}),
        ("auction: {minimum: abc}", "wrong-type", 11, {"found": "text", "expected": ("number",)}),
        ('auction: {minimum: "14"}', "wrong-type", 11, {"instead": "14"}),
        (f'auction: {{minimum: "{"1" * 15}"}}', "wrong-type", 11, {"instead": "1" * 15}),
        # What is longer is refused without quotes too.
        (f'auction: {{minimum: "{"1" * 16}"}}', "wrong-type", 11, {"instead": ""}),
        ("auction: []", "wrong-type", 1, {"found": "list", "expected": ("mapping",)}),
        ("auction: {opening: [a]}", "wrong-type", 11, {"found": "list"}),
        ("needs: [1]", "wrong-type", 9, {"instead": '"1"'}),
        ("match: {sets: 3}", "wrong-type", 9, {"expected": ("mapping",), "choices": ("none",)}),
        ("pair: {kinds: {a: {cards: [[J], K]}}}", "wrong-type", 28, {"found": "list"}),
        ("auction: {minimum: 0}", "out-of-range", 11, {"value": 0, "least": 1, "most": 999}),
        ("match: {lose_at: 6}", "out-of-range", 9, {"least": -999, "most": -1}),
        ("auction: {opening: forcd}", "unknown-choice", 11, {"nearest": "forced"}),
        ("auction: {opening: 3}", "unknown-choice", 11, {"value": "3"}),
        ("match: {win_at: nne}", "unknown-choice", 9, {"nearest": "none"}),
        ("pair: {declarer: x}", "unknown-choice", 8, {"choices": ("none",)}),
        ("deal: {stages: [4, auctoin, play]}", "unknown-choice", 20, {"nearest": "auction"}),
        ("deck: {order: [J, 11]}", "unknown-rank", 19, {"nearest": "J"}),
        ("deck: {order: [[9, T], A]}", "unknown-rank", 20, {"nearest": "10"}),
        ("deck: {points: {X: 1}}", "unknown-rank", 17, {"nearest": ""}),
        ("deck: {points: {J: -1}}", "out-of-range", 17, {"value": -1}),
        ("deal: {stages: [4, play]}", "too-few", 8, {"count": 2, "bound": 3}),
        ("auction: {limits: {a: {if: {}}}}", "too-few", 24, {"count": 0, "bound": 1}),
        ("scoring: {stakes: []}", "too-few", 11, {"count": 0}),
        ("solo: {contracts: {a: {if: {hand: sure, x: 1}}}}", "unknown-key", 41, {"name": "x"}),
        ("deal: {redeals: {Bad Name: {}}}", "bad-name", 18, {"nearest": "bad_name"}),
        ("deal: {redeals: {9a: {}}}", "bad-name", 18, {"nearest": ""}),
        (f"deal: {{redeals: {{{'a' * 41}: {{}}}}}}", "too-long", 18, {"count": 41, "bound": 40}),
        ("auction: {forms: [number, number]}", "listed-twice", 27, {"value": "number"}),
        ("about2: 3", "unknown-key", 1, {"nearest": "about"}),
        ("extends: {profile: 28}", "missing-key", 1, {"key": "extends.as-of"}),
        ("doubling: {steps: {a: {after: A B}}}", "bad-name", 24, {"nearest": "a_b"}),
    ],
)
def test_a_fault_is_told_once(text: str, name: str, column: int, facts: dict[str, Any]) -> None:
    (problem,) = found(HEAD + text)
    assert (problem.name, problem.place.line, problem.place.column) == (name, 3, column)
    assert {fact: problem.facts[fact] for fact in facts} == facts


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("about: {}", ["missing-key", "missing-key", "missing-key"]),
        ("turup: 2\nabout: {name: '', status: x}", ["newer-format", "no-text", "unknown-choice"]),
        ("turup: abc\nabout: {name: 3, status: house}", ["unknown-format", "wrong-type"]),
        ("turup: 0\nabout: {name: a, status: house}", ["unknown-format"]),
        (f"{HEAD}house-rules: [c, c]", []),
        (f"{HEAD}auction: {{minimum: 1.5, step: ~, opening: no}}", []),
        (f"{HEAD}deck: {{order: [J, no, 9]}}", []),
    ],
)
def test_heads_and_values_already_told(text: str, names: list[str]) -> None:
    assert sorted(problem.name for problem in found(text)) == names


@pytest.mark.parametrize(
    ("text", "spoilt"),
    [
        ("auction: {minmum: 3}", {"auction.minimum"}),
        ("auction: {minmum: 3, minimum: 4}", set()),
        ("auction: {minimum: x, opening: 1.5}", {"auction.minimum", "auction.opening"}),
        ("auction: 3", {"auction"}),
        ("deal: {redeals: {a: {foo: 1}}}", {"deal.redeals"}),
        ("minimum: 3\nabout2: {}", {"auction.minimum"}),
        ("aucton: {minimum: 3}", {"auction"}),
    ],
)
def test_a_fault_spoils_its_key_and_no_other(text: str, spoilt: set[str]) -> None:
    root = read_text(HEAD + text, "f").root
    assert root is not None
    assert spoilt_keys(root, faults(root)) == spoilt


ODD = [0, -1, 5, 1000, "none", "free", "xx", "", "J", 10, [], ["J"], {}, {"a": 1}, [1, 1], None]


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [path, *(leaf for key in value for leaf in leaves(value[key], (*path, key)))]
    if isinstance(value, list):
        return [path, *(leaf for i, one in enumerate(value) for leaf in leaves(one, (*path, i)))]
    return [path]


def changed(value: Any, chance: random.Random) -> Any:
    """A profile with one value exchanged, taken out, or put in under an odd name."""
    result = copy.deepcopy(value)
    path = chance.choice([leaf for leaf in leaves(result) if leaf])
    around = result
    for step in path[:-1]:
        around = around[step]
    how = chance.randrange(3)
    if how == 0:
        around[path[-1]] = copy.deepcopy(chance.choice(ODD))
    elif how == 1:
        del around[path[-1]]
    elif isinstance(around, dict):
        around[chance.choice(["odd", "Odd", "if", "minimum", "J"])] = chance.choice(ODD)
    return result


# The schema in one piece, and as `turup schema` prints it for an editor, which knows no Turup.
BUNDLE = Draft202012Validator(bundle("profile"))
EDITORS = Draft202012Validator(for_editors(bundle("profile"), {"28": ""}, {"doubling": ""}))


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_quick_look_the_library_and_the_bundle_agree(path: Path) -> None:
    root = read(path, path.name).root
    assert root is not None
    chance = random.Random(path.stem)  # noqa: S311 - the same changes at each run
    for _ in range(60):
        value = changed(plain(root), chance)
        is_valid = structure.validator().is_valid(value)
        assert vouching.is_surely_sound(value) == is_valid, value
        assert BUNDLE.is_valid(value) == is_valid, value
        assert EDITORS.is_valid(value) in ({is_valid, False} if "examples" in value else {is_valid})


@pytest.mark.parametrize(
    ("case", "is_sound"),
    [
        ({"kind": "trick", "acts": ["7S"], "then": {"winner": "S1"}}, True),
        ({"kind": "trick", "acts": ["7S"], "captured": 3, "then": {"winner": "S1"}}, False),
        ({"kind": "trick", "acts": ["7S"], "then": {"dealer": "S1"}}, False),
        ({"kind": "trick", "then": {"winner": "S1"}}, False),
        ({"kind": "deck", "x-note": 1, "then": {"cards": 32}}, True),
    ],
)
def test_an_editor_knows_the_fields_of_each_kind_of_case(
    case: dict[str, Any], *, is_sound: bool
) -> None:
    about = {"name": "Club", "status": "house"}
    value = {"turup": 1, "about": about, "extends": 28, "examples": [{"case": "It.", **case}]}
    assert EDITORS.is_valid(value) == is_sound
    assert BUNDLE.is_valid(value)


def test_what_a_bundle_names_is_named_by_file_and_part() -> None:
    assert "shapes-name" in bundle("profile")["$defs"]


def test_the_quick_look_knows_when_it_does_not_know() -> None:
    assert not vouching.fits(1, {"multipleOf": 1}, schemas.PROFILE)
    assert vouching.fits([1, 1], {"uniqueItems": False}, schemas.PROFILE)
    assert vouching.fits(3, {"pattern": "x", "minLength": 9, "required": ["a"]}, schemas.PROFILE)
    assert vouching.fits(3, {"propertyNames": {"const": 1}, "items": {"const": 1}}, schemas.PROFILE)
    assert vouching.fits("x", {"$ref": "shapes.schema.json#/$defs/name"}, schemas.PROFILE)
    assert vouching.fits("x", {"properties": {}, "additionalProperties": False}, schemas.PROFILE)
    assert vouching.fits("x", {"uniqueItems": True, "minimum": 3, "maximum": 1}, schemas.PROFILE)


def test_a_schema_inside_itself_keeps_its_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    tree = {"properties": {"inner": {"$ref": "#"}}, "type": "object"}
    monkeypatch.setattr(schemas, "documents", lambda: {"tree.json": tree})
    found = schemas.expanded({"$ref": "tree.json"}, "tree.json")
    assert found["properties"]["inner"]["properties"]["inner"] == {"$ref": "tree.json#"}
