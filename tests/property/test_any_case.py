"""Whatever a case says, it is worked or told what is wrong with it: never a traceback."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from strategies import PROFILES
from turup.game.cases import Case, run_cases
from turup.profiles import Place
from turup.profiles.changed import tree
from turup.profiles.structure import faults
from turup.words.problems import line
from witnesses import Placed, all_cases

HERE = Place("cases.yaml", 1, 1)
SPECS = [*PROFILES, "28+doubling+c", "28+single-hand", "40+half-court", "28+seventh-card"]
WORDS = [
    "call", "expose", "pass", "later card", "king_queen", "double", "thani", "single_hand", "7S",
    "2S", "JH", "28", "28 spades", "hearts", "trump hearts", "bid 17", "S3 pass", "S9 JH", " ",
    "play", 14, 999999,
]  # fmt: skip


def parts() -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
    """Everything the shipped cases write under each field, and under each answer."""
    fields, answers = defaultdict(list), defaultdict(list)
    for placed in all_cases():
        for name, value in placed.case.value.items():
            fields[name].append(value)
        for name, value in placed.case.then.items():
            answers[name].append(value)
    return fields, answers


FIELDS, ANSWERS = parts()


@st.composite
def mutants(draw: st.DrawFn) -> Placed:
    """A shipped case with a few of its parts changed."""
    placed = draw(st.sampled_from(all_cases()))
    value = dict(placed.case.value)
    for _ in range(draw(st.integers(1, 4))):
        value = draw(st.sampled_from([with_field, with_answer, with_profile, with_act]))(
            draw, value
        )
    return Placed(Case(value, HERE), placed.home)


def with_field(draw: st.DrawFn, value: Mapping[str, Any]) -> dict[str, Any]:
    name = draw(st.sampled_from(sorted(set(FIELDS) - {"then", "case", "kind"})))
    if name in value and draw(st.booleans()):
        return {key: inner for key, inner in value.items() if key != name}
    return {**value, name: draw(st.sampled_from(FIELDS[name]))}


def with_answer(draw: st.DrawFn, value: Mapping[str, Any]) -> dict[str, Any]:
    name = draw(st.sampled_from(sorted(ANSWERS)))
    return {**value, "then": {**value["then"], name: draw(st.sampled_from(ANSWERS[name]))}}


def with_profile(draw: st.DrawFn, value: Mapping[str, Any]) -> dict[str, Any]:
    return {**value, "profile": draw(st.sampled_from(SPECS))}


def with_act(draw: st.DrawFn, value: Mapping[str, Any]) -> dict[str, Any]:
    acts = list(value.get("acts", ["pass"]))
    acts[draw(st.integers(0, len(acts) - 1)) if acts else 0 :] = [draw(st.sampled_from(WORDS))]
    return {**value, "acts": acts}


@given(mutants())
def test_any_case_is_worked_or_told_what_is_wrong_with_it(placed: Placed) -> None:
    head = {"turup": 1, "about": {"name": "Club", "status": "house"}}
    if faults(tree({**head, "examples": [placed.case.value]}, HERE)):
        return
    (result,) = run_cases([placed.case], placed.home)
    assert result.is_passed or all(line(problem) for problem in result.problems)
