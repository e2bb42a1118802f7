"""Every worked case holds at both speeds, and each row has one that its keys decide."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from fronts import counting_from_the_front
from strategies import OVERLAYS, PROFILES
from turup.game.cases import CaseResult, Driver, examples_of, interpreted, rules_for, run_case
from turup.game.cases.answers import READERS
from turup.game.cases.checking import fields
from turup.game.cases.openings import OPENINGS
from turup.profiles import examine, load, schemas
from turup.profiles.schemas import CASE, Schema, documents
from witnesses import (
    CASES,
    ROWS,
    Placed,
    all_cases,
    cases_by_row,
    has_witness,
    keys_of,
    profile_for,
)


def named(placed: Placed) -> str:
    return f"{placed.case.place.file.rpartition('/')[2]}:{placed.case.place.line}"


def run(placed: Placed, drive: Driver) -> CaseResult:
    rules = rules_for(placed.case, placed.home)
    assert not isinstance(rules, CaseResult), rules.problems
    return run_case(placed.case, rules, drive)


@pytest.fixture(scope="session")
def compiled() -> Driver:
    """The driver of the cases, compiled once."""
    pytest.importorskip("numba", reason="the extra 'fast' is not installed")
    from turup.study.cases import run_compiled

    return run_compiled


@pytest.mark.parametrize("placed", all_cases(), ids=named)
def test_a_case_holds_and_asks_for_no_place_below_0(placed: Placed) -> None:
    assert run(placed, counting_from_the_front).problems == ()


@pytest.mark.parametrize("placed", all_cases(), ids=named)
def test_a_case_holds_compiled(placed: Placed, compiled: Driver) -> None:
    assert run(placed, compiled).problems == ()


def test_one_compiled_driver_serves_every_case(compiled: Driver) -> None:
    from turup.study.cases import compiled_driver

    for placed in all_cases()[::10]:
        run(placed, compiled)
    assert len(compiled_driver().signatures) == 1


@pytest.mark.parametrize("name", PROFILES)
def test_a_shipped_profile_has_examples_that_hold(name: str) -> None:
    profile = load(name)
    cases = examples_of(profile)
    assert cases
    assert [run(Placed(case, name), interpreted).problems for case in cases] == [()] * len(cases)


MODELLED = [row for row in ROWS if keys_of(row) or "law" in ROWS[row]]


@pytest.mark.parametrize("row", MODELLED)
def test_a_row_has_a_case(row: str) -> None:
    assert cases_by_row()[row]


def test_every_row_named_is_one_of_the_rulebook() -> None:
    assert set(cases_by_row()) <= set(MODELLED)


@pytest.mark.parametrize(("row", "key"), [(row, key) for row in ROWS for key in keys_of(row)])
def test_a_case_of_the_row_hangs_on_the_key(row: str, key: str) -> None:
    assert has_witness(row, key) != (is_sheet_only(key) or is_by_chance(key))


def is_sheet_only(key: str) -> bool:
    """Whether a key only changes what a rule sheet says, so that no answer hangs on it."""
    return "x-sheet-only" in (schemas.at(key) or {})


def is_by_chance(key: str) -> bool:
    """Whether a key only changes how the cards fall, and a case says itself what is held."""
    return "x-by-chance" in (schemas.at(key) or {})


def words_of(path: str, schema: Schema) -> Iterator[tuple[str, str]]:
    """Every choice word below a schema, with the path of its key."""
    for form in schemas.alternatives(schema):
        if "const" in form and form.get("title") != "Taken away":
            yield path, str(form["const"])
        for name, below in form.get("properties", {}).items():
            yield from words_of(f"{path}.{name}", below)
        for step, word in (("*", "additionalProperties"), ("[]", "items")):
            below = form.get(word)
            if isinstance(below, dict):
                yield from words_of(f"{path}.{step}", below)


def words_in(path: str, value: Any, schema: Schema) -> Iterator[tuple[str, str]]:
    """Every word a profile uses, in the same form."""
    form = schemas.branch(schema, value)
    if isinstance(value, Mapping):
        others = form.get("additionalProperties")
        for name, inner in value.items():
            known = form.get("properties", {}).get(name)
            if known is not None:
                yield from words_in(f"{path}.{name}", inner, known)
            elif isinstance(others, dict):
                yield from words_in(f"{path}.*", inner, others)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(f"{path}.[]", inner, form.get("items", {}))
    elif isinstance(value, str):
        yield path, value


def test_every_choice_is_used_by_a_shipped_profile_or_a_case() -> None:
    known = {word for name, schema in schemas.sections().items() for word in words_of(name, schema)}
    profiles = [profile_for(placed).keys for placed in all_cases()]
    profiles += [load(name).keys for name in PROFILES]
    laid = [examine(f"{name}+{overlay}").profile for name in ("28", "40") for overlay in OVERLAYS]
    profiles += [profile.keys for profile in laid if profile is not None]
    used = {
        word
        for keys in profiles
        for name, schema in schemas.sections().items()
        for word in words_in(name, keys[name], schema)
    }
    assert {shared(word) for word in known} - {shared(word) for word in used} == set()


def shared(word: tuple[str, str]) -> tuple[str, str]:
    """A choice of one penalty is one of all; so with the guards of a bid: they are one record."""
    path = re.sub(r"^auction\.ask_partner\.if\b", "auction.limits.*.if", word[0])
    return re.sub(r"^penalties\.\w+\.", "penalties.*.", path), word[1]


def test_kinds_and_answers_are_those_of_the_schema() -> None:
    properties = documents()[CASE]["properties"]
    assert set(OPENINGS) == {kind["const"] for kind in properties["kind"]["oneOf"]}
    assert set(fields()[1]) - set(READERS) == {"allowed", "refused"}


def test_every_worked_example_of_the_rulebook_stands_here_or_has_a_reason() -> None:
    numbers = {
        number
        for placed in all_cases()
        for number in re.findall(r"X\d{2,3}", placed.case.value.get("from", ""))
    }
    page = (CASES / "README.md").read_text(encoding="utf-8")
    not_yet = set(re.findall(r"^\| (X\d{2,3}) ", page, re.MULTILINE))
    assert not numbers & not_yet
    every = set(re.findall(r"X\d{2,3}", page.partition("All numbers:")[2]))
    assert numbers | not_yet == every
