"""`turup rules` tells a profile in every look, writes files safely, and names what is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from clubs import club
from pages import Found
from turup.commands.app import app
from turup.words.glyphs import as_ascii


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["rules", *arguments])
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_text_begins_with_the_name_of_the_game() -> None:
    assert run("29").stdout.startswith("Twenty-nine\n===========\n")


def test_markdown_has_headings_and_tables() -> None:
    told = run("29", "--format", "md").stdout
    assert told.startswith("# Twenty-nine\n")
    assert "\n## The cards\n" in told
    assert "\n| Card | Card points |\n| --- | --- |\n| J | 3 |\n" in told


def test_a_page_is_whole() -> None:
    page = Found(run("29", "--format", "html").stdout)
    assert not page.wrong
    assert ("lang", "en") in page.attributes
    assert page.text[0] == "Twenty-nine"
    assert not any(value and "//" in value for _name, value in page.attributes)


def test_json_says_which_keys_a_sentence_tells() -> None:
    told = json.loads(run("29", "--format", "json").stdout)
    auction = next(part for part in told["parts"] if part["name"] == "auction")
    keys = {key for block in auction["blocks"] for key in block.get("keys", ())}
    assert {"auction.minimum", "auction.maximum", "auction.passing"} <= keys


@pytest.mark.parametrize("look", ["text", "md", "html"])
def test_short_is_shorter_in_every_look(look: str) -> None:
    short, whole = (run("304", "--format", look, *more).stdout for more in (("--short",), ()))
    assert len(short.splitlines()) < len(whole.splitlines())
    assert "Sources" not in short


@pytest.mark.parametrize("look", ["text", "md", "json"])
def test_ascii_is_ascii(look: str) -> None:
    assert run("28", "--ascii", "--format", look).stdout.isascii()
    assert "West leads H. S is trump" in run("28", "--ascii").stdout


def test_a_page_in_ascii_keeps_its_letters_by_number(tmp_path: Path) -> None:
    path = club(tmp_path, "")
    path.write_text(path.read_text(encoding="utf-8").replace("Club", "ट्रंप"), encoding="utf-8")
    told = run(str(path), "--ascii", "--format", "html").stdout
    assert told.isascii()
    assert Found(told).text[0] == "ट्रंप"


def test_what_is_written_into_a_file_is_what_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "29.html"
    assert run("29", "--format", "html", "--to", str(path)).stdout == ""
    assert path.read_text(encoding="utf-8") == run("29", "--format", "html").stdout
    run("29", "--to", str(path), "--force", "--ascii")
    assert path.read_text(encoding="utf-8") == as_ascii(run("29").stdout)


def test_a_file_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "29.txt"
    path.write_text("mine", encoding="utf-8")
    said = run("29", "--to", str(path), code=1).stderr
    assert "is there already" in said
    assert "--force" in said
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("more", [[], ["--force"]])
def test_a_folder_is_no_file(tmp_path: Path, more: list[str]) -> None:
    assert str(tmp_path) in run("29", "--to", str(tmp_path), *more, code=1).stderr.replace("\n", "")


def test_a_place_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no" / "29.txt"
    assert "cannot be written" in run("29", "--to", str(path), code=1).stderr
    assert not path.parent.exists()


def test_problems_are_named_as_show_names_them(tmp_path: Path) -> None:
    path = str(club(tmp_path, "auction: {minimum: 99}"))
    said = run(path, code=1)
    assert said.stdout == ""
    assert said.stderr == CliRunner().invoke(app, ["show", path]).stderr
    assert re.search(r":4:\d+: .*\[", said.stderr)


def test_an_unknown_profile_is_named() -> None:
    assert "29" in run("2q9", code=1).stderr


def test_colour_is_for_terminals_alone() -> None:
    for look in ("text", "md", "html", "json"):
        assert "\x1b" not in run("28", "--format", look).stdout
