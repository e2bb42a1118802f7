"""`turup diff` tells two tables apart in every look, finds the nearest forms, and is kind."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner, Result

from clubs import club
from pages import Found
from turup.commands.app import app
from turup.profiles import load
from turup.words.differences.as_text import as_text
from turup.words.differences.comparing import compared


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["diff", *arguments])
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_the_same_rules_are_said_to_be_the_same(tmp_path: Path) -> None:
    assert (
        run("28", "28").stdout
        == "28 (Twenty-eight) and 28 (Twenty-eight) play by the same rules.\n"
    )
    path = str(club(tmp_path, "", extends="29"))
    for arguments in ((path, "29"), (path,)):
        assert "play by the same rules" in " ".join(run(*arguments).stdout.split())


def test_a_difference_ends_with_one_only_if_asked() -> None:
    assert run("28", "29").exit_code == 0
    run("28", "29", "--exit-code", code=1)
    run("28", "28", "--exit-code")


def test_markdown_has_a_table_for_each_phase() -> None:
    lines = run("28", "29", "--format", "md", "--sources").stdout.splitlines()
    assert "## The play" in lines
    assert lines.count("| 28 | 29 | What it means |") == 3
    rows = [line for line in lines if line.startswith("| ")]
    assert {row.count(" | ") for row in rows} == {2}
    assert any(line.startswith("- R097: ") for line in lines)


@pytest.mark.parametrize("specs", [("28", "29"), ("304", "thunee"), ("28", "28")])
def test_a_page_says_what_the_text_says(specs: tuple[str, str]) -> None:
    page = Found(run(*specs, "--format", "html", "--sources").stdout)
    assert (page.wrong, page.open, "script" in page.tags) == ([], [], False)
    told = json.loads(run(*specs, "--format", "json").stdout)
    points = [point for phase in told["phases"] for point in phase["points"]]
    assert page.tags.count("b") == 3 * len(points)
    sentences = [text for point in points for text in point["means"]]
    sentences += [
        block["text"]
        for point in points
        for block in (*point["before"], *point["after"])
        if "text" in block
    ]
    assert set(sentences) <= set(page.text)
    assert {heading for point in points for heading in point["within"]} <= set(page.text)
    rows = {line[:4] for line in page.text if re.match(r"R\d{3}: ", line)}
    assert rows == {row for point in points for row in point["rows"]}


def test_a_page_is_one_file_that_fetches_nothing() -> None:
    page = run("28", "29", "--format", "html", "--lang", "bn").stdout
    assert page.startswith('<!DOCTYPE html>\n<html lang="bn" dir="ltr">')
    assert not re.search(r"https?:|url\(|@import|src=|<link", page)
    assert '<body class="beside">' in page


def test_what_a_profile_says_of_itself_is_no_markup(tmp_path: Path) -> None:
    path = club(tmp_path, "scoring: {stakes: [{name: <i>x</i>, win: 3}]}\n")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("name: Club", "name: <script>alert(1)</script>"), encoding="utf-8")
    page = Found(run(str(path), "29", "--format", "html", "--sources").stdout)
    assert not page.wrong
    assert not {"script", "i"} & set(page.tags)
    assert any("<script>alert(1)</script>" in line for line in page.text)


def test_json_has_keys_and_rows() -> None:
    told = json.loads(run("28", "29", "--format", "json").stdout)
    assert told["after"]["fingerprint"] == load("29").fingerprint
    points = [point for phase in told["phases"] for point in phase["points"]]
    assert len(points) == told["count"] == 6
    (ruff,) = [point for point in points if point["keys"][0]["key"] == "play.underruff"]
    assert ruff["keys"] == [{"key": "play.underruff", "before": "barred_later", "after": "free"}]
    assert ruff["means"] == ["You may throw away a low trump under a ruff."]
    assert "R097" in ruff["rows"]


def test_sources_are_told_where_they_are_asked_for() -> None:
    plain, more = (run("28", "29", *option).stdout for option in ((), ("--sources",)))
    assert "R097" not in plain
    assert "  [R097" in more
    assert "R097 When somebody has ruffed" in more
    assert "pagat.com" in more


def test_ascii_is_ascii() -> None:
    for form in ("text", "md", "html", "json", "yaml"):
        assert run("28", "thunee", "--ascii", "--sources", "--format", form).stdout.isascii()


def test_a_child_with_the_overlay_has_the_other_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written = run("304", "thunee", "--format", "yaml").stdout
    Path("over.yaml").write_text(written, encoding="utf-8")
    club(tmp_path, "house-rules: [over.yaml]\n", extends="304")
    checked = CliRunner().invoke(app, ["check", "club.yaml", "--deals", "1"])
    assert checked.exit_code == 0, checked.output
    assert load("club.yaml").fingerprint == load("thunee").fingerprint
    assert load("thunee").fingerprint in written.splitlines()[0]


def test_an_overlay_states_no_more_than_it_must() -> None:
    told = yaml.safe_load(run("28", "28+single-hand", "--format", "yaml").stdout)
    assert told["about"] == {"name": "From 28 to 28+single-hand", "status": "house"}
    assert told.keys() == {"turup", "about", "solo"}
    assert "leader" not in told["solo"]["contracts"]["single_hand"]


def test_the_nearest_forms_are_told_with_what_differs(tmp_path: Path) -> None:
    path = str(club(tmp_path, "house-rules: [doubling]\nauction: {minimum: 17}\n", extends="29"))
    text = run(path).stdout
    assert "  29+doubling" in text
    assert "1 point differs\n" in text
    assert "A: Bids go from 16 to 29" in text
    told = json.loads(run(path, "--format", "json").stdout)
    assert told[0]["before"]["spec"] == "29+doubling"
    assert yaml.safe_load(run(path, "--format", "yaml").stdout)["auction"] == {"minimum": 17}
    assert run(path, "--format", "md").stdout.count("What it means") > 2
    page = Found(run(path, "--format", "html").stdout)
    assert (page.tags.count("h1"), page.tags.count("h2"), page.wrong) == (1, 3, [])
    assert "29+doubling 1 point differs" in page.text
    run(path, "--exit-code", code=1)


def test_what_is_wrong_with_either_is_told(tmp_path: Path) -> None:
    path = club(tmp_path, "auction: {minimum: 99}\n")
    result = run(str(path), "nonsense", code=1)
    assert "[minimum-above-deck]" in result.stderr
    assert "[unknown-profile]" in result.stderr
    assert result.stdout == ""
    run(str(path), code=1)


def test_a_wide_terminal_has_two_columns() -> None:
    lines = list(as_text(compared(load("28"), load("29")), 120, with_sources=False))
    row = next(line for line in lines if "Who has passed is out." in line)
    assert row.index("- Who has passed may bid at a later turn.") == 60
    assert max(map(len, lines)) <= 120
    narrow = list(as_text(compared(load("304"), load("thunee")), 80, with_sources=True))
    assert max(map(len, narrow)) <= 80
