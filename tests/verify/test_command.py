"""`turup verify` reports in every form, keeps what it found, and is kind about wrong usage."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pages import Found
from turup.commands import verifying
from turup.commands.app import app
from turup.game.records import load
from turup.verify import parts, running
from turup.verify.running import Progress, Run

FRIDAY = """\
turup: 1
about: {name: Friday, status: house}
extends: 29
expect: {zero_sum: always, card_points: 29, longest_auction: 5}
"""


@pytest.fixture(autouse=True)
def friday(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose expectations are met, not met and open; no part is looked at."""
    (tmp_path / "friday.yaml").write_text(FRIDAY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for module in (parts, running):
        monkeypatch.setattr(module, "PARTS", {})


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["verify", *arguments])
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_the_report_says_what_is_wrong_proved_and_not_examined() -> None:
    text = " ".join(run("friday.yaml", code=1).stdout.split())
    assert text.startswith("friday.yaml: 1 finding What the profile expects FOUND ")
    assert "expect.zero_sum says always, but it is" in text
    assert "(expect.zero_sum, scoring.paid) [expectation-fails]" in text
    assert "--save FOLDER keeps it for turup replay" in text
    assert "proved expect.card_points: 29 holds (29)" in text
    assert "not examined expect.longest_auction: the part that tells was not asked for" in text
    assert "verified" not in text


def test_a_sound_profile_ends_with_nought() -> None:
    assert run("29").stdout.startswith("29: no findings\n")


def test_several_profiles_are_told_one_below_the_other() -> None:
    assert run("29", "friday.yaml", "28", code=1).stdout.count("\n\n") >= 4


def test_a_witness_is_saved_as_a_record(tmp_path: Path) -> None:
    told = run("friday.yaml", "--save", "found", code=1).stdout
    file = tmp_path / "found" / "friday-1.yaml"
    assert "shown by found/friday-1.yaml" in " ".join(told.split())
    deal = load(file)
    assert deal.result is not None
    assert sum(deal.result.scores) != 0
    case = (tmp_path / "found" / "friday-1.case.yaml").read_text(encoding="utf-8")
    (tmp_path / "again.yaml").write_text(f"{FRIDAY}examples:\n{case}", encoding="utf-8")
    checked = CliRunner().invoke(app, ["check", "again.yaml"])
    assert "1 worked case holds" in checked.stderr


def test_where_nothing_can_be_saved_it_says_so() -> None:
    told = run("friday.yaml", "--save", "friday.yaml", code=1)
    assert "turup: friday.yaml: File exists; name another folder with --save" in told.stderr


def test_json_has_the_witness_as_text() -> None:
    (told,) = json.loads(run("friday.yaml", "--format", "json", code=1).stdout)
    (part,) = told["parts"]
    (finding,) = part["findings"]
    assert (told["spec"], told["level"], part["part"]) == ("friday.yaml", "quick", "expect")
    assert load(finding["witness"]).result is not None
    assert finding["acts"] == len(load(finding["witness"]).acts)
    assert {each["standing"] for each in part["statements"]} == {"proved", "unexamined"}


def test_html_is_one_file_with_the_witness_drawn_as_tricks() -> None:
    page = run("friday.yaml", "29", "--format", "html", code=1).stdout
    found = Found(page)
    assert not found.wrong
    assert "http" not in page.replace("http://www.w3.org", "")
    text = "\n".join(found.lines)
    assert "friday.yaml: What the profile expects" in text
    for head in ("Trick", "Points", "Said"):
        assert head in text
    deal = load(
        json.loads(run("friday.yaml", "--format", "json", code=1).stdout)[0]["parts"][0][
            "findings"
        ][0]["witness"]
    )
    assert page.count("<tr>") > deal.rules.table.seats + len(deal.hands)


def test_markdown_is_for_repositories() -> None:
    lines = run("friday.yaml", "--format", "md", code=1).stdout.splitlines()
    assert lines[0] == "# friday.yaml: 1 finding"
    assert any(line.startswith("  | Trick | West | South | East | North |") for line in lines)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--quick", "--thorough"), "--quick and --thorough cannot both hold"),
        (("--time", "10"), "--time is a number and a unit"),
        (("--only", "nothing"), "there is no part 'nothing'"),
        (("--jobs", "0"), "--jobs"),
        (("--memory", "15"), "--memory"),
    ],
)
def test_wrong_usage_is_told(arguments: tuple[str, ...], said: str) -> None:
    assert said in " ".join(run("29", *arguments, code=2).stderr.replace("│", " ").split())


def test_what_is_no_profile_is_told_before_anything_is_looked_at() -> None:
    told = run("friday.yaml", "29+nothing", code=1)
    assert not told.stdout
    assert "29+nothing" in told.stderr


def test_who_stops_it_is_told_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(_run: Run, _pool: object = None, _jobs: int = 1) -> Generator[Progress]:
        yield Progress("auction", "1", 0, 1, 5)
        raise KeyboardInterrupt

    monkeypatch.setattr(Run, "steps", stopped)
    told = run("friday.yaml", "29", code=130)
    assert told.stdout.startswith("friday.yaml: 1 finding\n")
    assert "29: " not in told.stdout


def test_a_part_that_is_almost_named_is_suggested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "PARTS", {"auction": "auction"})
    told = run("29", "--only", "auctoin", code=2).stderr
    assert "did you mean 'auction'?" in " ".join(told.replace("│", " ").split())


def test_the_file_of_a_witness_is_named_after_the_profile() -> None:
    assert verifying.file_name("clubs/friday.yaml+doubling") == "friday+doubling"
