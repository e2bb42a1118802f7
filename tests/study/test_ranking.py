"""`turup compare --all`: each house rule and each other choice alone, the largest effects first."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

pytest.importorskip("scipy", reason="the extra 'study' is not installed")

from strategies import sound
from turup.commands.app import app
from turup.game.scenes import table_of
from turup.profiles import alternatives as module
from turup.profiles import load
from turup.profiles.alternatives import Alternative, alternatives, others
from turup.profiles.encoding import rules_of
from turup.study.estimates import Estimate
from turup.study.outcomes import Change
from turup.study.ranking import RANKED, Ranking, Rounds
from turup.study.studying import COMPARED, Comparison
from turup.words.rankings import HEADS, ranking

FEW = ("28+doubling", "28+half-score", "auction.minimum: 15", "play.first_leader: declarer")


@cache
def some() -> list[Alternative]:
    """A few alternatives to 28."""
    return [each for each in alternatives("28") if each.name in FEW]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are only a few alternatives."""
    found = some()
    monkeypatch.setattr(module, "alternatives", lambda _spec: iter(found))


def run(*arguments: str, code: int = 0) -> Result:
    told = ("compare", *arguments, "--policy", "random", "--seed", "7", "--deals", "60")
    result = CliRunner().invoke(app, told)
    assert result.exit_code == code, result.output + result.stderr
    return result


# What else could be played


def test_alternatives_are_other_rules_each_of_its_own() -> None:
    found = list(alternatives("28"))
    names = [each.name for each in found]
    marks = [each.profile.fingerprint for each in found]
    assert len(set(marks)) == len(marks) > 100
    assert load("28").fingerprint not in marks
    assert set(FEW) <= set(names)
    assert names.index("28+doubling") < names.index("auction.minimum: 15")
    assert {"deal.redeals.four_jacks: none", "pair.declarer.window: after_any_trick"} <= set(names)


def test_an_alternative_differs_in_one_key() -> None:
    base = load("28").keys
    for each in alternatives("28"):
        section, _, rest = each.name.partition(".")
        key = rest.split(":")[0].split(".")[0]
        if "+" not in each.name:
            changed = each.profile.keys
            assert changed[section][key] != base[section][key], each.name


WORDS: dict[str, Any] = {"anyOf": [{"const": "a"}, {"const": "b"}]}
GUARD: dict[str, Any] = {"type": "object", "properties": {"by": WORDS}}
RECORD: dict[str, Any] = {"type": "object", "properties": {"by": WORDS, "if": GUARD}}


@pytest.mark.parametrize(
    ("value", "schema", "found"),
    [
        (3, {"type": "integer"}, [((), 2, 2), ((), 4, 4)]),
        ("a", WORDS, [((), "b", "b")]),
        (
            {"x": {}, "y": {}},
            {},
            [(("x",), "none", {"x": "none"}), (("y",), "none", {"y": "none"})],
        ),
        (
            {"x": {"by": "a", "if": {"by": "a"}}},
            {"type": "object", "additionalProperties": RECORD},
            [
                (("x",), "none", {"x": "none"}),
                (("x", "by"), "none", {"x": {"by": "none"}}),
                (("x", "by"), "b", {"x": {"by": "b"}}),
                (("x", "if"), "none", {"x": {"if": "none"}}),
            ],
        ),
        (["a"], {"items": {"const": "b"}}, []),
    ],
)
def test_a_key_says_other_words_numbers_beside_it_or_less(
    value: object, schema: dict[str, object], found: Sequence[object]
) -> None:
    assert list(others(value, schema)) == found


# What is told


def comparison(name: str, *by: float, is_real: bool = True) -> Comparison:
    """What other rules change, of each figure by so much."""
    changes = [
        Change(
            *key,
            unit,
            Estimate(0.5, 0.4, 0.6, 90),
            Estimate(0.5 + change, 0.4, 0.6, 90),
            Estimate(change, change - 0.01, change + 0.01, 90),
            is_real and change != 0,
        )
        for key, unit, change in zip(RANKED, ("share", "game_points", "deals"), by, strict=True)
    ]
    return Comparison("28", name, "simple", 7, 900, tuple(changes))


def test_the_largest_effect_comes_first_and_noise_last() -> None:
    found = (
        comparison("one", 0.01, 0, 0),
        comparison("two", -0.2, 0, 3),
        comparison("three", 0.3, 0, 0, is_real=False),
    )
    told = Ranking("28", "simple", 7, 900, found)
    lines = list(ranking(table_of(sound("28")), told))
    assert lines[1:] == [
        "900 deals by each of the rules, played as sound club players do.",
        "",
        "Bids made: 50.0 % by these rules",
        "  two  30.0 %  -20.0 ± 1.0  ▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮".replace("-", "\N{MINUS SIGN}"),
        "  one  51.0 %   +1.0 ± 1.0  ▮               ",
        "",
        "Deals a match: 0.50 by these rules",
        "  two  3.50  +3.00 ± 0.01  ▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮▮",
        "",
        "Within noise: three.",
    ]


def test_every_figure_that_rules_are_ranked_by_has_a_head() -> None:
    assert tuple(HEADS) == RANKED


# The command


@pytest.mark.usefixtures("few")
def test_the_command_compares_with_each() -> None:
    lines = run("28", "--all").stdout.splitlines()
    assert lines[1].startswith("60 deals by each of the rules")
    told = "\n".join(lines)
    assert all(name in told.replace("\n", " ") for name in FEW)


@pytest.mark.usefixtures("few")
def test_programs_are_answered_with_rows() -> None:
    found = json.loads(run("28", "--all", "--format", "json").stdout)
    assert list(found) == ["first", "policy", "seed", "deals", "changes"]
    assert [row["second"] for row in found["changes"][::3]] == list(FEW)
    rows = list(csv.DictReader(io.StringIO(run("28", "--all", "--format", "csv").stdout)))
    assert tuple(rows[0]) == COMPARED
    assert len(rows) == len(FEW) * len(RANKED)


@pytest.mark.usefixtures("few")
def test_it_can_be_drawn_and_told_on_a_page(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the extra 'study' is not installed")
    file = tmp_path / "all.svg"
    page = run("28", "--all", "--format", "html", "--plot", str(file)).stdout
    assert "<svg" in file.read_text(encoding="utf-8")
    assert "<svg" in page
    assert "turup compare 28 --all" in page


@pytest.mark.parametrize(
    "wrong",
    [("28",), ("28", "29", "--all"), ("28", "--all", "--resume", "x"),
     ("28", "--all", "--until-precision", "1%")],
)  # fmt: skip
def test_wrong_usage_is_told(wrong: tuple[str, ...]) -> None:
    assert "--all" in run(*wrong, code=2).stderr or "two tables" in run(*wrong, code=2).stderr


def test_it_does_not_matter_who_compares() -> None:
    rules = sound("28")
    tried = [(each.name, rules_of(each.profile)) for each in some()]
    alone, shared = (Rounds(rules, tried, "random", 7, 40, is_compiled=False) for _ in range(2))
    assert list(alone.steps()) == list(shared.steps(2)) == [1, 2, 3, 4]
    assert repr(alone.ranking()) == repr(shared.ranking())  # what is unknown equals nothing


@pytest.mark.usefixtures("few")
def test_an_interruption_tells_what_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Rounds.steps

    def interrupted(self: Rounds, *how: Any) -> Iterator[int]:
        for _each, done in zip(range(2), steps(self, *how), strict=False):
            yield done
        raise KeyboardInterrupt

    monkeypatch.setattr(Rounds, "steps", interrupted)
    told = run("28", "--all", "--format", "json", code=130)
    assert {row["second"] for row in json.loads(told.stdout)["changes"]} == set(FEW[:2])
    assert told.stderr == "turup: stopped; 2 rules of 4 were tried\n"


def test_what_was_stopped_tells_what_has_come() -> None:
    tried = [(each.name, rules_of(each.profile)) for each in some()]
    rounds = Rounds(sound("28"), tried, "random", 7, 40, is_compiled=False)
    steps = rounds.steps()
    next(steps)
    assert [each.second for each in rounds.ranking().comparisons] == [FEW[0]]
