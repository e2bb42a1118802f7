"""`turup compare`: what differs by two tables' rules is told in sentences, the rest as noise."""

from __future__ import annotations

import csv
import io
import json
import re
from math import nan
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

pytest.importorskip("scipy", reason="the extra 'study' is not installed")

from strategies import sound
from turup.commands.app import app
from turup.game.scenes import table_of
from turup.study import work
from turup.study.estimates import Estimate
from turup.study.outcomes import Change
from turup.study.studying import COMPARED, Comparison
from turup.words.changes import SENTENCES, comparison
from turup.words.figures import LABELS
from turup.words.glyphs import MINUS

ROOT = Path(__file__).parents[2]
PAIR = ("28", "28+doubling")


def run(*arguments: str, code: int = 0) -> Result:
    told = ("compare", *arguments, "--policy", "random", "--seed", "7")
    result = CliRunner().invoke(app, told)
    assert result.exit_code == code, result.output + result.stderr
    return result


def change(key: tuple[str, str], first: float, second: float, **more: Any) -> Change:
    """A change that is known to three hundredths."""
    found = [Estimate(each, each - 0.02, each + 0.02, 900) for each in (first, second)]
    by = second - first
    difference = Estimate(by, by - 0.03, by + 0.03, 900)
    told = {"unit": "share", "is_real": True, **more}
    return Change(*key, told["unit"], *found, difference, told["is_real"])


def told(*changes: Change, specs: tuple[str, str] = PAIR) -> list[str]:
    """The account of some changes, without its head."""
    found = Comparison(*specs, "simple", 7, 900, changes)
    return list(comparison([table_of(sound(spec)) for spec in specs], found))[4:]


def test_a_fall_and_a_rise_are_told_in_a_sentence() -> None:
    made = ("contract", "made")
    assert told(change(made, 0.71, 0.64)) == [
        "What differs, by how much, and half the interval of 95 %:",
        f"  Made contracts fall from 71.0 % to 64.0 %, {MINUS}7.0 ± 3.0.",
    ]
    assert told(change(made, 0.64, 0.71))[1] == (
        "  Made contracts rise from 64.0 % to 71.0 %, +7.0 ± 3.0."
    )


@pytest.mark.parametrize("key", SENTENCES, ids=" ".join)
def test_what_matters_most_has_a_sentence_for_a_rise_and_for_a_fall(key: tuple[str, str]) -> None:
    rise, fall = (told(change(key, 0.5, other))[1] for other in (0.6, 0.4))
    assert rise != fall.replace(f"40.0 %, {MINUS}10.0", "60.0 %, +10.0")
    assert "{" not in rise + fall


@pytest.mark.parametrize("key", LABELS, ids=" ".join)
def test_every_other_figure_is_told_by_its_name(key: tuple[str, str]) -> None:
    (line,) = told(change(key, 0.1, 0.2))[1:]
    assert key in SENTENCES or line.startswith(f"  {LABELS[key]}: from 10.0 % to 20.0 %, +10.0")


def test_what_matters_most_comes_first() -> None:
    lines = told(
        change(("deals", "acts"), 38.0, 39.0, unit="acts"),
        change(("match", "deals"), 30.0, 24.0, unit="deals"),
        change(("contract", "made"), 0.6, 0.5),
    )
    assert [line.split()[0] for line in lines[1:]] == ["Made", "Matches", "acts"]


def test_noise_is_listed_shortly() -> None:
    noise = {"is_real": False}
    lines = told(
        change(("play", "swept"), 0.1, 0.2, **noise),
        change(("bid", "14"), 0.1, 0.2, **noise),
        change(("bid", "15"), 0.1, 0.2, **noise),
        change(("made", "14"), 0.1, 0.2),
        change(("made", "15"), 0.1, 0.2, **noise),
        change(("solo", "x"), 0.0, 0.0, **noise),
        change(("made", "16"), nan, nan, **noise),
    )
    assert lines[-1] == (
        "Within noise: one side takes every trick, how often each bid is played, bids of 15 made."
    )


def test_nothing_may_differ() -> None:
    assert told() == ["Nothing differs by more than chance explains."]


def test_partners_and_opponents_do_not_say_it_again() -> None:
    seats = [change(("seat", str(place)), 0.1, 0.2) for place in range(4)]
    assert len(told(*seats)) == 2
    each_alone = "\n".join(told(*seats, specs=("304-maharashtra", "304-maharashtra")))
    assert each_alone.count("from 10.0 % to 20.0 %") == 4


def test_the_command_tells_what_differs() -> None:
    lines = run(*PAIR, "--deals", "300").stdout.splitlines()
    marks = [sound(spec).labels.fingerprint for spec in PAIR]
    assert re.findall(r"rules\s(\w+)", "\n".join(lines)) == marks
    assert "300 deals on the same cards, every legal act alike." in lines
    assert any(line.startswith("  More is at stake: from 1.0") for line in lines)
    assert any(line.startswith("Within noise: ") for line in lines)


def test_a_table_compared_with_itself_does_not_differ() -> None:
    lines = run("28", "28", "--deals", "60").stdout.splitlines()
    assert "Nothing differs by more than chance explains." in lines


def test_programs_are_answered_with_a_row_for_each_figure() -> None:
    arguments = (*PAIR, "--deals", "40", "--format")
    found = json.loads(run(*arguments, "json").stdout)
    assert list(found) == ["first", "second", "policy", "seed", "deals", "changes"]
    assert (found["first"], found["second"], found["deals"]) == (*PAIR, 40)
    rows = list(csv.DictReader(io.StringIO(run(*arguments, "csv").stdout)))
    assert tuple(rows[0]) == COMPARED
    assert list(found["changes"][0]) == list(COMPARED[4:])
    for row, told_ in zip(rows, found["changes"], strict=True):
        assert (row["group"], row["name"]) == (told_["group"], told_["name"])
        assert float(row["change"] or 0) == (told_["change"] or 0)


def test_two_processes_tell_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "CHUNK_INTERPRETED", 10)
    arguments = (*PAIR, "--deals", "30")
    assert run(*arguments).stdout == run(*arguments, "--jobs", "2").stdout


def test_unfinished_work_is_taken_up_and_that_of_others_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "work")
    expected = run(*PAIR, "--deals", "200").stdout
    run(*PAIR, "--deals", "100", "--resume", file)
    assert run(*PAIR, "--deals", "200", "--resume", file).stdout == expected
    refused = run("28+doubling", "28", "--deals", "100", "--resume", file, code=1)
    assert "holds no work of this study" in refused.stderr


def test_what_python_is_told_to_do_can_be_done(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "studying.md").read_text(encoding="utf-8")
    (snippet,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(snippet, {})  # noqa: S102 - the snippet is our own
    assert "contract made 0." in capsys.readouterr().out
