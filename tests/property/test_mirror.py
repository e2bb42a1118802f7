"""The twelve sections are the same everywhere: key, schema file, module, class, case file."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import pytest

from turup.profiles.derived import DERIVED
from turup.profiles.encoding import WORD_FACTS, fields_of, key_of
from turup.rules import SECTIONS, Rules
from turup.rules.shapes import FactName, Upto, Words

ROOT = Path(__file__).parents[2]
SCHEMAS = ROOT / "schemas"
OWN_TABLES = {"deck"}  # its tables are derived from order and points


def schema_of(section: str) -> dict[str, Any]:
    return json.loads((SCHEMAS / f"{section}.schema.json").read_text(encoding="utf-8"))


def test_the_sections_are_those_of_the_profile_schema() -> None:
    profile = json.loads((SCHEMAS / "profile.schema.json").read_text(encoding="utf-8"))
    refs = [key for key, schema in profile["properties"].items() if "$ref" in schema]
    assert tuple(refs) == SECTIONS


@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_has_a_module_a_class_and_cases(section: str) -> None:
    module = import_module(f"turup.rules.{section}")
    assert getattr(module, section.capitalize()) is get_type_hints(Rules)[section]
    assert (ROOT / "tests" / "cases" / f"{section}.yaml").is_file()
    assert module.__doc__
    assert module.__doc__.startswith(f"{section.capitalize()}: ")


@pytest.mark.parametrize("section", [name for name in SECTIONS if name not in OWN_TABLES])
def test_keys_are_fields(section: str) -> None:
    fields = fields_of(get_type_hints(Rules)[section])
    keys = {key_of(name) for name in fields} - set(DERIVED.get(section, ()))
    assert keys == set(schema_of(section)["properties"])


def schemas_and_classes() -> Iterator[tuple[str, dict[str, Any], Any]]:
    """Every key or record field with its schema and its annotation in the rules."""
    for section in SECTIONS:
        if section not in OWN_TABLES:
            schema = schema_of(section)
            yield from _walk(section, schema, schema, get_type_hints(Rules)[section])


def _walk(path: str, root: dict[str, Any], schema: dict[str, Any], record: Any) -> Iterator[Any]:
    for name, hint in fields_of(record).items():
        key = key_of(name)
        if key in schema.get("properties", {}):
            below = schema["properties"][key]
            yield f"{path}.{key}", below, hint
            yield from _walk_record(f"{path}.{key}", root, below, hint)


def _walk_record(
    path: str, root: dict[str, Any], schema: dict[str, Any], hint: Any
) -> Iterator[Any]:
    if get_origin(hint) is Annotated or not hasattr(hint, "_fields"):
        return
    row = get_args(get_args(fields_of(hint)["rows"])[0])[0] if "rows" in fields_of(hint) else hint
    target = record_schema(root, schema)
    if target is not None and hasattr(row, "_fields"):
        yield from _walk(path, root, target, row)


def record_schema(root: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any] | None:
    """The schema of the record that a key holds, one or many of."""
    for name, below in root.get("$defs", {}).items():
        if f'"#/$defs/{name}"' in json.dumps(schema):
            return below if name != "guard" else None
    return None


KEYS = list(schemas_and_classes())


def words_of(schema: dict[str, Any]) -> list[str]:
    """The choice words of a key."""
    return [choice["const"] for choice in schema.get("oneOf", []) if "const" in choice]


@pytest.mark.parametrize(("path", "schema", "hint"), KEYS, ids=[key[0] for key in KEYS])
def test_choices_are_enumerations(path: str, schema: dict[str, Any], hint: Any) -> None:
    if isinstance(hint, type) and issubclass(hint, IntEnum):
        assert [member.name for member in hint] == words_of(schema), path
    else:
        assert not words_of(schema), path


@pytest.mark.parametrize(("path", "schema", "hint"), KEYS, ids=[key[0] for key in KEYS])
def test_numbers_know_their_words(path: str, schema: dict[str, Any], hint: Any) -> None:
    extra = get_args(hint)[1] if get_origin(hint) is Annotated else None
    words = {entry["const"] for entry in schema.get("anyOf", []) if "const" in entry}
    if isinstance(extra, Words):
        assert {word for word, _ in extra.numbers} == words, path


@pytest.mark.parametrize(("path", "schema", "hint"), KEYS, ids=[key[0] for key in KEYS])
def test_capacities_are_the_schemas(path: str, schema: dict[str, Any], hint: Any) -> None:
    if path.endswith(".if"):
        return  # of a guard's four facts one may name four ranks
    if get_origin(hint) is not Annotated and "rows" in getattr(hint, "_fields", ()):
        upto = get_args(fields_of(hint)["rows"])[1]
        limits = {entry.get("maxItems", entry.get("maxProperties"))
                  for entry in (schema, *schema.get("anyOf", []))} - {None}  # fmt: skip
        assert isinstance(upto, Upto)
        assert limits == {upto.capacity}, path


def test_the_largest_stake_fits_a_compiled_integer() -> None:
    effect = schema_of("shapes")["$defs"]["effect"]["anyOf"][1]["properties"]["times"]["maximum"]
    row = schema_of("scoring")["$defs"]["stake"]["properties"]["win"]["maximum"]
    pair = schema_of("pair")
    kinds = pair["properties"]["kinds"]["anyOf"][1]["maxProperties"]
    worth = pair["$defs"]["kind"]["properties"]["worth"]["maximum"]
    opponents = schema_of("table")["properties"]["seats"]["maximum"] - 1
    claims = schema_of("scoring")["$defs"]["claim_effect"]["anyOf"][1]["properties"]
    claim = claims["times"]["maximum"]
    # The band, the ladder, all pairs, every trick, less than half, a claim, from each opponent.
    assert row * effect * worth**kinds * effect * effect * claim * opponents < 2**63


def test_facts_are_those_of_the_guards() -> None:
    facts: set[str] = set()
    for section in SECTIONS:
        inside = schema_of(section).get("$defs", {})
        guards = (inside.get("guard", {}), inside.get("claim_guard", {}))
        asked = {name: fact for each in guards for name, fact in each.get("properties", {}).items()}
        facts |= set(asked)
        for name, schema in asked.items():
            if words := words_of(schema):
                assert {word.name for word in WORD_FACTS[name]} == set(words), name
    assert facts == {fact.name for fact in FactName}


ORDER = (
    "cards",
    "rules",
    "profiles",
    "words",
    "choosing",
    "game",
    "bots",
    "study",
    "verify",
    "testing",
    "commands",
)


def modules() -> Iterator[tuple[str, Path]]:
    """Every module with the wing it belongs to."""
    package = ROOT / "engine" / "turup"
    for path in sorted(package.rglob("*.py")):
        wing = path.relative_to(package).parts[0].removesuffix(".py")
        if wing in ORDER:
            yield wing, path


@pytest.mark.parametrize(
    ("wing", "path"), [pytest.param(*each, id=each[1].stem) for each in modules()]
)
def test_arrows_only_go_down(wing: str, path: Path) -> None:
    for name in imported(path):
        assert not name.startswith("engine"), f"{path}: import turup, never engine"
        if name.startswith("turup."):
            other = name.split(".")[1]
            assert other not in ORDER or ORDER.index(other) <= ORDER.index(wing), f"{path}: {name}"


def imported(path: Path) -> Iterator[str]:
    """The modules a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_only_study_knows_numba_and_numpy() -> None:
    for wing, path in modules():
        names = {name.split(".")[0] for name in imported(path)}
        assert wing == "study" or not names & {"numba", "numpy"}, path


# Overlays that are called as a section, a key or a step is.
ALSO_WORDS = {"doubling", "c", "sets"}


def test_no_profile_is_named_in_python() -> None:
    names = {path.stem for path in (ROOT / "variants").rglob("*.yaml")} - ALSO_WORDS
    for _wing, path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in names, f"{path}: {node.value}"
