"""`turup new` begins a profile that passes the check, and whose comments are true."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from turup.commands.app import app
from turup.game.soundness import report_on
from turup.profiles import load, shipped, varied
from turup.profiles.rewriting import formatted, original_at
from turup.profiles.shipped import profiles
from turup.words.starting import Start, starting

ROOT = Path(__file__).parents[2]
SCHEMA = "turup schema > turup.schema.json"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, ["new", *arguments])
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def wrong(*arguments: str) -> str:
    """What is said of wrong usage, without the frame around it."""
    said = run(*arguments, code=2).stderr
    return " ".join(re.sub("[│╭╮╰╯─|]", " ", said).split())


def uncommented(text: str) -> str:
    """The file with the keys and the worked case that stand in its comments."""
    return re.sub("^# (?=  |[a-z]+:$)", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("parent", sorted(profiles()))
def test_a_new_file_passes_and_so_does_what_its_comments_say(parent: str) -> None:
    run("friday", "--extends", parent)
    path = Path("friday.yaml")
    assert report_on("friday.yaml", range(1)).problems == ()
    assert formatted(original_at(path, "friday.yaml")) == path.read_bytes()
    before = load("friday.yaml")
    assert before.fingerprint == load(parent).fingerprint
    assert before.about["status"] == "house"
    text = path.read_text(encoding="utf-8")
    path.write_text(uncommented(text), encoding="utf-8")
    report = report_on("friday.yaml", range(0))
    assert report.problems == ()
    assert report.cases == 1
    after = load("friday.yaml")
    assert after.fingerprint == before.fingerprint
    written = [one for one in after.origins.values() if one.place.file == "friday.yaml"]
    assert len(written) > 8


def test_what_the_file_says() -> None:
    result = run("friday", "--extends", "29", "--house-rules", "doubling,half-score")
    assert result.stdout == ""
    assert result.stderr.splitlines() == [
        "friday.yaml is written; change it, then: turup check friday.yaml",
        f"Your editor completes and explains it once this is beside it: {SCHEMA}",
    ]
    lines = Path("friday.yaml").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "# yaml-language-server: $schema=turup.schema.json"
    assert "  name: Friday" in lines
    assert '  group: "29"' in lines
    assert "house-rules: [doubling, half-score]" in lines
    assert "#   # The lowest bid." in lines
    assert "#   minimum: 16" in lines
    assert "#   # What shows the trump suit: own_card, spare_card, announced." in lines
    Path("turup.schema.json").write_text("{}", encoding="utf-8")
    told = run("friday", "--extends", "29", "--force").stderr
    assert told.count("\n") == 1


def test_overlays_may_be_named_one_by_one() -> None:
    run("friday", "--extends", "28", "--house-rules", "doubling", "--house-rules", "c")
    assert load("friday.yaml").fingerprint == load("28+doubling+c").fingerprint


def test_a_file_that_is_there_stays_unless_forced() -> None:
    path = Path("friday.yaml")
    path.write_text("mine\n", encoding="utf-8")
    told = run("friday", "--extends", "29", code=1).stderr
    assert told == "friday.yaml is there already; --force writes over it, --to names another\n"
    assert path.read_text(encoding="utf-8") == "mine\n"
    run("friday", "--extends", "29", "--force")
    assert load("friday.yaml").name == "Friday"


def test_a_link_that_leads_nowhere_is_a_file_that_is_there() -> None:
    Path("friday.yaml").symlink_to("elsewhere.yaml")
    assert "there already" in run("friday", "--extends", "29", code=1).stderr
    assert not Path("elsewhere.yaml").exists()


def test_it_can_go_elsewhere() -> None:
    Path("tables").mkdir()
    run("Our Friday", "--extends", "29", "--to", "tables")
    assert load("tables/our-friday.yaml").name == "Our Friday"
    run("our-friday", "--extends", "29", "--to", "other.yml")
    assert load("other.yml").name == "Our friday"
    shown = run("friday", "--extends", "29", "--to", "-")
    assert shown.stderr == ""
    assert shown.stdout == run("friday", "--extends", "29", "--to", "-").stdout
    assert "name: Friday" in shown.stdout
    assert not Path("friday.yaml").exists()


def test_a_parent_may_be_a_file_beside_it() -> None:
    run("friday", "--extends", "29")
    run("winter", "--extends", "friday.yaml", "--house-rules", "doubling")
    assert report_on("winter.yaml", range(1)).problems == ()
    assert load("winter.yaml").files[:2] == ("28.yaml", "29.yaml")
    assert "  summary: what differs from Friday" in Path("winter.yaml").read_text("utf-8")
    assert "then: {hand: 8}" in Path("winter.yaml").read_text("utf-8")
    Path("below").mkdir()
    outside = run("summer", "--extends", "../friday.yaml", "--to", "below", code=1).stderr
    assert "[path-outside]" in outside


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--extends", "bengal"), "did you mean 'west-bengal'? [unknown-profile]"),
        (("--extends", "doubling"), "[overlay-as-profile]"),
        (("--extends", "nowhere.yaml"), "[missing-file]"),
        (("--extends", "29+doubling"), "extends: 29 and house-rules: [doubling]"),
        (("--extends", "29", "--house-rules", "dubling"), "did you mean 'doubling'?"),
        (("--extends", "29", "--house-rules", "c"), "[unmet-need]"),
        (("--extends", "56", "--house-rules", "doubling,c"), "[c-not-the-game]"),
        (("--extends", "28", "--house-rules", "doubling,doubling"), "[overlay-twice]"),
    ],
)
def test_what_does_not_fit_is_told_as_check_tells_it(arguments: tuple[str, ...], told: str) -> None:
    result = run("friday", *arguments, code=1)
    assert told in result.stderr
    assert result.stdout == ""
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(
    "name", ["", "../x", "a/b", ".hidden", "con", "LPT1", "a" * 61, "a:b", "-a", "a.b"]
)
def test_a_name_must_be_that_of_a_file(name: str) -> None:
    arguments = ("--extends", "29", "--", name)
    assert "cannot be a name" in wrong(*arguments)


def test_names_of_all_scripts_will_do() -> None:
    run("വെള്ളിയാഴ്ച", "--extends", "28")
    assert load("വെള്ളിയാഴ്ച.yaml").name == "വെള്ളിയാഴ്ച"
    run("friday.yaml", "--extends", "28")
    assert Path("friday.yaml").exists()


def test_wrong_usage_says_what_to_do() -> None:
    assert "give yours another name" in wrong("29", "--extends", "28")
    assert "there is no folder 'nowhere'" in wrong("friday", "--extends", "28", "--to", "nowhere")
    assert "Missing option '--extends'" in wrong("friday")


def test_a_place_that_cannot_be_written_is_told() -> None:
    Path("club.yaml").mkdir()
    arguments = ("friday", "--extends", "28", "--to", "club.yaml", "--force")
    assert run(*arguments, code=1).stderr.startswith("club.yaml cannot be written: ")
    assert "cannot be written" in run("a", "--extends", "28", "--to", "no/a.yaml", code=1).stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in its folders")
def test_a_pipe_is_no_file_to_write_over() -> None:
    os.mkfifo("pipe.yaml")
    arguments = ("friday", "--extends", "28", "--to", "pipe.yaml", "--force")
    assert "this is no ordinary file" in run(*arguments, code=1).stderr


def test_the_schema_is_named_by_its_way_from_inside_the_checkout() -> None:
    assert shipped.schema_for(ROOT / "variants" / "x.yaml") == "../schemas/profile.schema.json"
    assert shipped.schema_for(ROOT / "x.yaml") == "schemas/profile.schema.json"
    assert shipped.schema_for(Path("x.yaml")) == "turup.schema.json"


def test_the_schema_may_be_kept_in_a_folder_above() -> None:
    Path("turup.schema.json").write_text("{}", encoding="utf-8")
    assert shipped.schema_for(Path("variants/below/x.yaml")) == "../../turup.schema.json"
    Path("variants").mkdir()
    assert run("friday", "--extends", "29", "--to", "variants").stderr.count("\n") == 1
    text = Path("variants/friday.yaml").read_text(encoding="utf-8")
    assert text.startswith("# yaml-language-server: $schema=../turup.schema.json\n")


def test_the_keys_are_those_that_others_change() -> None:
    few = varied.worth_changing(load("28"), 3)
    assert sum(map(len, few.values())) == 3
    assert "underruff" in varied.worth_changing(load("28"), 100)["play"]
    assert "redeals" not in varied.worth_changing(load("28"), 100)["deal"]
    # Trump is never concealed where it is announced.
    assert set(varied.worth_changing(load("56"), 100)["trump"]) == {"besides", "indicator"}


def test_a_parent_of_no_group_gives_none() -> None:
    start = Start("A", "28", (), "turup.schema.json", "a.yaml")
    Path("bare.yaml").write_text(
        "turup: 1\nabout: {name: Bare, status: house}\nextends: 28\n", encoding="utf-8"
    )
    assert "group:" not in starting(start, load("28"), load("bare.yaml"))
