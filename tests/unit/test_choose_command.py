"""`turup choose` at a terminal that types what a test says, and with kept answers."""

from __future__ import annotations

import json
import os
from errno import EEXIST
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from turup.choosing.kept_answers import text_of_answers
from turup.choosing.playing import asked_throughout
from turup.commands import choose
from turup.commands.app import app
from turup.profiles import examine

NOTHING = "Nothing was written."


@pytest.fixture(autouse=True)
def _somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def _somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choose, "is_somebody_there", lambda: True)


def run(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, ["choose", *arguments], input=typed)


def kept(spec: str, *topics: str) -> str:
    """A file of answers as a table gives them that plays a spec."""
    profile = examine(spec).profile
    assert profile is not None
    Path("answers.yaml").write_text(
        text_of_answers(asked_throughout(profile.keys, topics)), encoding="utf-8"
    )
    return "answers.yaml"


@pytest.mark.usefixtures("_somebody")
def test_from_the_first_question_to_the_sheet() -> None:
    typed = "16\n29\n" + "1\n" * 4
    result = run("--to", "our.yaml", "--sheet", "our.html", "--name", "Ours", typed=f"{typed}e\n")
    assert result.exit_code == 0, result.output
    assert "What is the lowest bid?" in result.stderr
    assert "The nearest named form is 29" in result.stdout
    assert "Written: our.yaml" in result.stderr
    profile = examine("our.yaml").profile
    assert profile is not None
    assert profile.name == "Ours"
    assert profile.keys["auction"]["minimum"] == 16
    page = Path("our.html").read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert "Ours" in page


@pytest.mark.usefixtures("_somebody")
def test_who_knows_nothing_gets_a_form_all_the_same() -> None:
    result = run(typed="d\n" * 40)
    assert result.exit_code == 0, result.output
    assert "The nearest named form is 28, Twenty-eight:" in result.stdout
    assert "What you answered fits these as well: 28-one-round," in result.stdout
    assert "Your answers are as it is played there." in result.stdout
    assert "The auction" in result.stdout


@pytest.mark.usefixtures("_somebody")
def test_who_named_no_file_is_asked_for_one_and_never_sees_a_profile() -> None:
    Path("taken.html").touch()
    result = run(typed="e\ntaken.html\nOur Table.html\n")
    assert result.exit_code == 0, result.output
    assert "taken.html is there already." in result.stderr
    assert "Written: Our Table.html; open it in a browser to print it" in result.stderr
    assert Path("Our Table.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "extends:" not in result.output
    assert "The auction" not in result.stdout


@pytest.mark.usefixtures("_somebody")
@pytest.mark.parametrize("typed", ["e\n", "e\n\n", "e\nq\n"])
def test_without_a_file_the_sheet_is_shown_here(typed: str) -> None:
    result = run(typed=typed)
    assert result.exit_code == 0, result.output
    assert "The auction" in result.stdout
    assert "extends:" not in result.output


def test_who_gives_answers_and_no_file_sees_the_profile_and_the_sheet() -> None:
    result = run("--answers", kept("40"))
    assert result.exit_code == 0, result.output
    assert "extends: 40" in result.stdout
    assert "The auction" in result.stdout


@pytest.mark.usefixtures("_somebody")
@pytest.mark.parametrize("typed", ["q\n", "16\nq\n", "", "16\n"])
def test_who_leaves_is_told_that_nothing_was_written(typed: str) -> None:
    result = run("--to", "our.yaml", typed=typed)
    assert result.exit_code == 1
    assert result.stderr.endswith(f"{NOTHING}\n")
    assert result.stdout == ""
    assert not Path("our.yaml").exists()


@pytest.mark.usefixtures("_somebody")
def test_who_interrupts_is_told_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_answers: object) -> None:
        raise SystemExit(130)

    monkeypatch.setattr("turup.commands.dialogue.converse", interrupted)
    result = run("--to", "our.yaml", typed="")
    assert result.exit_code == 130
    assert NOTHING in result.stderr
    assert not Path("our.yaml").exists()


@pytest.mark.usefixtures("_somebody")
@pytest.mark.parametrize(
    "typed",
    ["", "sixteen", "1.5", "-", "--3", "9" * 30, "\u0661", "x" * 100_000, "\x1b[2J", "16 28"],
)  # fmt: skip
def test_what_is_no_answer_is_asked_again(typed: str) -> None:
    result = run(typed=f"{typed}\nq\n")
    assert result.exit_code == 1
    assert "2. " not in result.stderr
    assert result.stderr.endswith(f"{NOTHING}\n")
    assert "\x1b" not in result.stderr


@pytest.mark.usefixtures("_somebody")
def test_a_number_that_makes_no_sense_is_refused_with_the_reason() -> None:
    result = run(typed="16\n999\nq\n")
    assert "That makes no sense" in result.stderr
    assert "\n- No bid above 33 can be made.\n" in result.stderr
    assert "auction." not in result.stderr


@pytest.mark.usefixtures("_somebody")
def test_back_why_and_dont_know() -> None:
    result = run(typed="b\n16\nb\n?\nd\n?\nq\n")
    assert "This is the first question." in result.stderr
    assert result.stderr.count("1. What is the lowest bid?") == 3
    assert "32 named forms are likely so far" in result.stderr
    assert result.stderr.count("This tells them apart:") == 2
    assert "\n2. " in result.stderr


@pytest.mark.usefixtures("_somebody")
def test_why_names_what_is_left_even_where_one_form_is_much_likelier() -> None:
    result = run(typed="14\n7\n?\nq\n")
    assert "What you" not in result.stderr
    assert "1 named form is likely" not in result.stderr
    assert "kunukku" in result.stderr
    assert "This tells them apart:" in result.stderr


@pytest.mark.usefixtures("_somebody")
def test_no_is_an_answer_to_a_list_too() -> None:
    result = run(typed="16\n" + "d\n" * 17 + "no\n\n")
    assert result.exit_code == 0, result.output
    assert "Answer with numbers" not in result.stderr


@pytest.mark.usefixtures("_somebody")
def test_who_seldom_knows_is_asked_all_the_same_what_else_there_is() -> None:
    result = run(typed="16\n" + "d\n" * 17 + "\n")
    assert "19. What else does your table have house rules about?" in result.stderr


def test_without_a_terminal_answers_are_needed() -> None:
    result = run(typed="16\n")
    assert result.exit_code == 2
    assert "--answers FILE" in result.stderr


def test_kept_answers_lead_to_the_same_rules_without_asking() -> None:
    file = kept("29+single-hand", "solo")
    result = run("--answers", file, "--to", "our.yaml", "--save-answers", "again.yaml")
    assert result.exit_code == 0, result.output
    ours, theirs = examine("our.yaml").profile, examine("29+single-hand").profile
    assert ours is not None
    assert theirs is not None
    assert ours.fingerprint == theirs.fingerprint
    assert "house-rules: [single-hand]" in Path("our.yaml").read_text(encoding="utf-8")
    assert Path("again.yaml").read_text("utf-8") == Path("answers.yaml").read_text("utf-8")


def test_the_outcome_for_programs() -> None:
    Path("answers.yaml").write_text("auction: {minimum: 17}\n", encoding="utf-8")
    result = run("--answers", "answers.yaml", "--format", "json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["form"] == "29-seventeen"
    assert told["keys"] == {}
    assert len(told["fingerprint"]) == 12
    assert told["profile"].startswith("turup: 1\n")


def test_answers_that_do_not_go_together_are_problems() -> None:
    text = "deck: {total: 28}\ntable: {seats: 4}\nauction: {minimum: 200, maximum: 204}\n"
    Path("answers.yaml").write_text(text, encoding="utf-8")
    result = run("--answers", "answers.yaml", "--to", "our.yaml")
    assert result.exit_code == 1
    assert "[minimum-above-deck]" in result.stderr or "[bid-above-deck]" in result.stderr
    assert not Path("our.yaml").exists()


@pytest.mark.parametrize("text", ["auction: {minimun: 16}\n", "\x00", "{", "- 1\n"])
def test_a_file_that_holds_no_answers_is_a_problem(text: str) -> None:
    Path("answers.yaml").write_text(text, encoding="utf-8")
    result = run("--answers", "answers.yaml")
    assert result.exit_code == 1
    assert "answers.yaml" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("name", ["nowhere.yaml", ".", "/dev/null", "large.yaml"])
def test_what_is_no_file_of_answers_at_all_is_a_problem(name: str) -> None:
    Path("large.yaml").write_bytes(b"#" * 3_000_000)
    done = run("--answers", name)
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{name}: ")
    assert done.stderr.endswith("]\n")


def test_what_is_there_is_not_written_over_unless_told_so() -> None:
    Path("our.yaml").write_text("mine\n", encoding="utf-8")
    result = run("--answers", kept("40"), "--to", "our.yaml", "--sheet", "our.txt")
    assert result.exit_code == 1
    assert "--force" in result.stderr
    assert Path("our.yaml").read_text(encoding="utf-8") == "mine\n"
    assert not Path("our.txt").exists()
    result = run("--answers", "answers.yaml", "--to", "our.yaml", "--sheet", "our.txt", "--force")
    assert result.exit_code == 0, result.output
    assert "extends: 40" in Path("our.yaml").read_text(encoding="utf-8")
    assert "The cards" in Path("our.txt").read_text(encoding="utf-8")


@pytest.mark.usefixtures("_somebody")
def test_a_taken_file_is_told_before_anything_is_asked() -> None:
    Path("our.yaml").touch()
    result = run("--to", "our.yaml", typed="16\n")
    assert result.exit_code == 1
    assert "lowest bid" not in result.stderr


@pytest.mark.usefixtures("_somebody")
@pytest.mark.parametrize("name", ["no/our.yaml", "folder", "link", "pipe", "x" * 300])
def test_what_cannot_be_written_is_told_before_anything_is_asked(name: str) -> None:
    Path("folder").mkdir()
    Path("link").symlink_to("link")
    os.mkfifo("pipe")
    for force in ([], ["--force"]):
        result = run("--to", "first.yaml", "--sheet", name, *force, typed="16\n")
        assert result.exit_code == 1
        assert result.stderr.startswith(name[:60])
        assert " cannot be written: " in result.stderr
        assert result.stderr.count("\n") == 1
        assert not Path("first.yaml").exists()


@pytest.mark.usefixtures("_somebody")
@pytest.mark.parametrize("name", ["no/our.html", "x" * 190 + "/y", "x" * 300, "a\0b", "link"])
def test_where_the_sheet_cannot_go_is_told_and_asked_again(name: str) -> None:
    Path("link").symlink_to("nowhere.html")
    result = run(typed=f"e\n{name}\nours.html\n")
    assert result.exit_code == 0, result.output
    assert "cannot be written" in result.stderr or "there already" in result.stderr
    assert Path("ours.html").is_file()
    assert not Path("nowhere.html").exists()


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_no_file_is_written_over_another_of_the_same_run(force: list[str]) -> None:
    result = run("--answers", kept("40"), "--to", "our.yaml", "--sheet", "./our.yaml", *force)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"our.yaml cannot be written: {os.strerror(EEXIST)}\n"
    assert not Path("our.yaml").exists()


def test_a_link_that_leads_nowhere_is_there_already() -> None:
    Path("our.yaml").symlink_to("nowhere.yaml")
    result = run("--answers", kept("40"), "--to", "our.yaml")
    assert result.exit_code == 1
    assert "--force" in result.stderr
    assert not Path("nowhere.yaml").exists()


def test_a_name_that_is_none_is_a_problem() -> None:
    result = run("--answers", kept("40"), "--name", "x" * 500)
    assert result.exit_code == 1
    assert "about.name" in result.stderr
