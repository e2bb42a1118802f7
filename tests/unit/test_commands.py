"""The commands answer what they are asked, and tell kindly what they cannot do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from typer.testing import CliRunner, Result

import turup
from clubs import club
from turup.commands.app import app
from turup.profiles.shipped import overlays, profiles

ROOT = Path(__file__).parents[2]
COMMANDS = [
    "list",
    "rules",
    "diff",
    "show",
    "explain",
    "check",
    "schema",
    "deal",
    "match",
    "replay",
    "study",
]
CLUB = str(ROOT / "examples" / "club.yaml")


def run(*arguments: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == code, result.output + result.stderr
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def answer(*arguments: str, code: int = 0) -> Any:
    return json.loads(run(*arguments, "--format", "json", code=code).stdout)


def wrong(*arguments: str) -> str:
    """What is said of wrong usage, without the frame around it."""
    said = run(*arguments, code=2).stderr
    return " ".join(re.sub("[│╭╮╰╯─|+]", " ", said).split())


def test_version_tells_program_formats_and_generator() -> None:
    lines = run("--version").stdout.splitlines()
    assert lines[0] == f"turup {turup.__version__}"
    assert {line.split()[0] for line in lines} == {"turup", "profile", "record", "generator"}


def test_every_command_has_a_help_page_with_an_example() -> None:
    names = [command.name for command in app.registered_commands if command.name]
    assert len(names) > 9
    for name in names:
        assert f"Example: turup {name}" in run(name, "--help").stdout


def test_help_has_its_panels() -> None:
    told = run("--help").stdout
    assert all(f" {panel} " in told for panel in ("Choose", "Author", "Verify", "Play", "Study"))


def test_list_names_everything_shipped() -> None:
    told = run("list").stdout
    for name in (*profiles(), *overlays()):
        assert re.search(rf"^  {re.escape(name)} ", told, re.MULTILINE)


def test_list_can_be_read_at_eighty_columns() -> None:
    lines = run("list").stdout.splitlines()
    assert max(map(len, lines)) <= 80
    headings = [line for line in lines if line and not line.startswith(" ")]
    assert headings[0] == "28"
    assert len(set(headings)) == len(headings)
    assert lines[-1].endswith("29+doubling")


@pytest.mark.parametrize(
    ("called", "name"),
    [
        (["nalpathu"], "40"),
        (["Irupathiyettu"], "28"),
        (["irupatiyettu"], "28"),
        (["Irupathiyetu"], "28"),
        (["ambathi"], "56"),
        (["AMPATHIYARU"], "56"),
        (["Thuruppu"], "28"),
        (["turuppu"], "28"),
        (["leelam"], "28"),
        (["bengal"], "west-bengal"),
        (["bengaal", "28"], "west-bengal"),
        (["doubled", "pip"], "c"),
        (["dubbling"], "doubling"),
        (["half", "court"], "half-court"),
        (["solo"], "single-hand"),
    ],
)
def test_list_finds_by_what_somebody_calls_it(called: list[str], name: str) -> None:
    assert name in {entry["name"] for entry in answer("list", *called)}


def test_list_finds_the_profiles_that_play_a_house_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turup.profiles.shipped.profiles", lambda: {"club": Path(CLUB)})
    assert {entry["name"] for entry in answer("list", "half-score")} == {"club", "half-score"}


def test_list_says_what_to_do_where_nothing_is_found() -> None:
    said = run("list", "xyzzy", code=1).stderr
    assert said == "Nothing shipped has to do with 'xyzzy'.\nAll of them: turup list\n"
    assert "something for '29' or 'bengal' alone" in run("list", "29", "bengal", code=1).stderr
    assert "Did you mean '40'?" in run("list", "4o", code=1).stderr
    assert answer("list", "xyzzy", code=1) == []


def test_list_answers_programs() -> None:
    entries = answer("list")
    assert len(entries) == len(profiles()) + len(overlays())
    assert {entry["kind"] for entry in entries} == {"profile", "overlay"}
    assert {entry["region"] for entry in entries} >= {"", "West Bengal"}
    assert all(entry["group"] for entry in entries)


def test_show_prints_a_profile_that_is_the_same(tmp_path: Path) -> None:
    shown = tmp_path / "shown.yaml"
    shown.write_text(run("show", "29+doubling").stdout, encoding="utf-8")
    assert turup.load(shown).labels.fingerprint == turup.load("29+doubling").labels.fingerprint


def test_show_says_where_a_value_stands() -> None:
    told = run("show", CLUB, "--origins").stdout
    assert re.search(r"minimum: 17 +# .*club.yaml:\d+ \(was 16, 29.yaml:\d+\)", told)
    assert "auction.minimum" in answer("show", CLUB, "--origins")["origins"]


def test_an_unknown_profile_is_told_with_the_nearest() -> None:
    assert "did you mean 'west-bengal'?" in run("show", "westbengal", code=1).stderr


@pytest.mark.parametrize("target", ["29", "28+doubling+c", CLUB])
def test_check_finds_nothing_wrong_with_what_is_shipped(target: str) -> None:
    result = run("check", target)
    assert result.stdout == ""
    assert f"{target}: no problems" in result.stderr


@pytest.mark.parametrize("name", sorted(overlays()))
def test_check_lays_an_overlay_over_what_it_fits(name: str) -> None:
    path = str(overlays()[name])
    assert "no problems (as " in run("check", path, "--deals", "1").stderr


def test_check_names_problems_with_their_places(tmp_path: Path) -> None:
    bad = club(tmp_path, "auction: {minmum: 3}\n")
    said = run("check", str(bad), code=1).stdout
    assert f"{bad}:4:11: " in said
    assert "[unknown-key]" in said
    (report,) = answer("check", str(bad), code=1)
    assert report["problems"][0]["line"] == 4
    told = run("check", str(bad), "--format", "github", code=1).stdout
    assert told.startswith("::error file=")
    assert ",line=4,col=11,title=unknown-key::" in told


def test_check_counts_warnings_only_if_strict(tmp_path: Path) -> None:
    parent = "{profile: 28, as-of: abcdefabcdef}"
    pinned = club(tmp_path, "auction: {minimum: 15}\n", parent)
    assert "warning" in run("check", str(pinned), "--no-play").stdout
    run("check", str(pinned), "--no-play", "--strict", code=1)


def test_check_replays_a_record() -> None:
    path = ROOT / "tests" / "records" / "56-eight.yaml"
    assert "no problems (1 deal played)" in run("check", str(path)).stderr


def test_check_works_the_cases_of_a_profile_and_of_a_file() -> None:
    assert "worked cases hold" in run("check", "28").stderr
    path = ROOT / "tests" / "cases" / "deck.yaml"
    assert "hold" in run("check", str(path)).stderr


def test_check_tells_a_case_that_does_not_hold(tmp_path: Path) -> None:
    wrong_case = club(
        tmp_path,
        "auction: {minimum: 15}\n"
        "examples:\n  - {case: the deck is worth thirty, kind: deck, then: {points: 30}}\n",
    )
    assert "the deck is worth thirty" in run("check", str(wrong_case), code=1).stdout


def test_check_tells_what_is_wrong_with_a_record_and_with_an_overlay(tmp_path: Path) -> None:
    record = tmp_path / "record.yaml"
    record.write_text("turup-record: 1\n", encoding="utf-8")
    assert "[record-without-key]" in run("check", str(record), code=1).stdout
    overlay = tmp_path / "overlay.yaml"
    overlay.write_text(
        "turup: 1\nabout: {name: None, status: house}\nauction: {minimum: 99}\n", encoding="utf-8"
    )
    assert "[minimum-above-deck]" in run("check", str(overlay), code=1).stdout


def test_a_name_too_long_for_a_file_is_a_problem_and_no_crash() -> None:
    assert "[" in run("check", f"{'x' * 5000}.yaml", code=1).stdout


def test_an_overlay_brings_its_own_cases(tmp_path: Path) -> None:
    overlay = tmp_path / "overlay.yaml"
    overlay.write_text(
        "turup: 1\nabout: {name: Higher, status: house}\nauction: {minimum: 15}\n"
        "examples:\n  - {case: A deck of 28, kind: deck, then: {points: 28}}\n",
        encoding="utf-8",
    )
    assert "1 worked case holds" in run("check", str(overlay)).stderr


def test_a_law_that_breaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    from turup.game import invariants

    monkeypatch.setitem(invariants.INVARIANTS, "nothing holds", lambda _deal: False)
    said = run("check", "28", code=1).stdout
    assert "28: deal 1 of seed 28 breaks the law 'nothing holds'" in said
    assert "[broken-invariant]" in said
    assert answer("check", "28", code=1)[0]["problems"][0]["name"] == "broken-invariant"


@pytest.mark.parametrize(
    ("keys", "where", "cause"),
    [
        (
            (
                "deal:\n  redeals:\n    rich: {when: first_packet, whose: eldest, if: {points: "
                "{at_least: 3}}}\n    poor: {when: first_packet, whose: eldest, if: {points: "
                "{below: 3}}}\n"
            ),
            ":6:5",
            "deal.redeals.rich",
        ),
        (
            (
                "auction: {opening: free, all_pass: next_dealer, limits: {rich: {if: {points: "
                "{at_least: 1}}, minimum: no_bid}, poor: {if: {points: 0}, minimum: no_bid}}}\n"
            ),
            ":4:26",
            "auction.all_pass",
        ),
    ],
)
def test_rules_by_which_hardly_a_deal_is_played_are_told(
    keys: str, where: str, cause: str, tmp_path: Path
) -> None:
    stuck = str(club(tmp_path, keys))
    said = run("check", stuck).stdout
    assert f"club.yaml{where}: warning: 40 of 40 deals by chance were thrown in" in said
    assert f"most often by {cause}" in said
    run("check", "--strict", stuck, code=1)


def test_explain_knows_problems_keys_and_words() -> None:
    assert run("explain", "no-partner").stdout.startswith("# no-partner")
    told = run("explain", "auction.minimum").stdout
    assert "The lowest bid." in told
    assert "R048" in told
    assert "bid above all numbers" in run("explain", "thani").stdout
    assert "Who may say it." in run("explain", "doubling.steps.double.by").stdout
    assert "trump.exposed_by" in run("explain", "must_call").stdout
    assert answer("explain", "auction")[0]["kind"] == "section"


def test_explain_tells_where_a_profile_or_overlay_comes_from() -> None:
    told = run("explain", "west-bengal").stdout
    assert "Sources:" in told
    parts = answer("explain", "doubling")
    assert [part["kind"] for part in parts] == ["section", "overlay", "choice"]


def test_explain_alone_lists_what_can_be_explained() -> None:
    told = run("explain").stdout
    assert max(map(len, told.splitlines())) <= 80
    assert "D12 When may a pair be shown?" in told
    listed = answer("explain")
    for kind, names in listed.items():
        assert names, kind
        parts = answer("explain", names[-1])
        assert kind in [part["kind"] for part in parts]


def test_explain_suggests_the_nearest_word() -> None:
    assert "did you mean 'auction.minimum'?" in run("explain", "minmum", code=2).stderr
    assert "did you mean 'no-partner'?" in run("explain", "no-partnr", code=2).stderr


def test_deal_is_the_same_for_the_same_seed() -> None:
    first, again = run("deal", "28", "--seed", "5"), run("deal", "28", "--seed", "5")
    assert first.stdout == again.stdout
    assert "Deal 1 of seed 5. North deals." in first.stdout


def test_deal_answers_programs() -> None:
    told = answer("deal", "40", "--seed", "5", "--dealer", "player 3")
    assert (told["seed"], told["deal"], told["dealer"]) == (5, 1, "Player 3")
    assert answer("deal", "40", "--seed", "5", "--dealer", "3") == told
    assert told["events"][-1] == {"event": "Settled"}
    assert told["result"]["lines"]


def test_deal_takes_hands_laid_by_hand() -> None:
    told = run("deal", "28", "--seed", "5", "--hands", "S1=JH 9H AH 10H", "--hands", "North=♠J")
    lines = told.stdout.splitlines()
    assert lines[1] == "North deals."
    assert re.match(r"West +♥J ♥9 ♥A ♥10  \|", lines[3])
    assert re.match(r"North  .*♠J", lines[6])


def test_hands_are_laid_for_players_by_number() -> None:
    told = run("deal", "40", "--seed", "5", "--hands", "Player 3=♥J ♥3 player 4=9S").stdout
    assert re.search(r"^Player 3 +♥3 ♥J ", told, re.MULTILINE)
    assert re.search(r"^Player 4 .*♠9 ", told, re.MULTILINE)


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ("S1=JH JH", "'JH' is laid once too often"),
        ("S1=2H", "'2H' is no card of this deck"),
        ("S1=XX", "'XX' is no card of this deck"),
        ("X=JH", "nobody called 'X' sits at this table"),
        ("JH", "a hand begins with its seat"),
        ("S1=7S 8S 9S 10S JS QS KS AS 7H", "a hand has 8 cards, and 9 are laid"),
    ],
)
def test_bad_hands_are_told_kindly(hands: str, said: str) -> None:
    assert said in wrong("deal", "28", "--hands", hands)


@pytest.mark.parametrize("seed", ["-1", "4294967296", "x"])
def test_seeds_out_of_range_are_wrong_usage(seed: str) -> None:
    assert "--seed" in wrong("deal", "28", "--seed", seed)


def test_a_saved_deal_is_replayed(tmp_path: Path) -> None:
    saved = tmp_path / "deal.yaml"
    dealt = run("deal", "29+doubling", "--seed", "106", "--save", str(saved)).stdout
    assert run("replay", str(saved)).stdout == dealt
    seen = run("replay", str(saved), "--seat", "north", "--until", "5").stdout
    assert re.findall(r"^(\w+) +\S+ \S+ \S+ \S+$", seen, re.MULTILINE) == ["North"]
    assert re.search(r"It is \w+'s turn\.$", seen)
    assert all(event["event"] != "CardsDealt" or event["seat"] == "North"
               for event in answer("replay", str(saved), "--seat", "North")["events"])  # fmt: skip
    assert list(tmp_path.iterdir()) == [saved]


def test_replay_judges_what_happened_against_the_rules() -> None:
    told = run("replay", str(ROOT / "tests" / "records" / "40-claimed.yaml")).stdout
    assert "A revoke of Player 6" in told
    assert "nobody has claimed it" in told


def test_replay_wants_a_seat_or_the_open_table() -> None:
    path = str(ROOT / "tests" / "records" / "40-claimed.yaml")
    assert "not both" in wrong("replay", path, "--open", "--seat", "Player 1")
    assert "nobody called" in wrong("replay", path, "--seat", "Nobody")
    assert "[not-a-record]" in run("replay", CLUB, code=1).stderr
    assert "[missing-file]" in run("replay", "nowhere.yaml", code=1).stderr


def test_saving_never_spoils_what_is_there(tmp_path: Path) -> None:
    assert "cannot be written" in run("deal", "28", "--save", str(tmp_path), code=1).stderr
    (tmp_path / "round.yaml").symlink_to(tmp_path / "round.yaml")
    round_and_round = str(tmp_path / "round.yaml")
    assert "cannot be written" in run("deal", "28", "--save", round_and_round, code=1).stderr
    (tmp_path / "round.yaml").unlink()
    nowhere = str(tmp_path / "no" / "deal.yaml")
    assert "cannot be written" in run("deal", "28", "--save", nowhere, code=1).stderr
    assert list(tmp_path.iterdir()) == []


def test_a_match_is_played_to_its_end() -> None:
    lines = run("match", CLUB, "--seed", "7").stdout.splitlines()
    assert lines[0].startswith("The Thursday club (")
    assert re.search(r"win the match after \d+ deals: ", lines[-1])
    told = answer("match", CLUB, "--seed", "7")
    assert told["winner"] in lines[-1]
    assert len(told["deals"]) == int(re.findall(r"after (\d+) deals", lines[-1])[0])


def test_a_match_that_is_stopped_says_so() -> None:
    told = run("match", "28", "--seed", "7", "--max-deals", "1").stdout
    assert "Stopped after 1 deal, and nobody has won yet" in told
    assert answer("match", "28", "--seed", "7", "--max-deals", "1")["winner"] is None


def test_a_match_at_length_shows_the_hands() -> None:
    full = run("match", "28", "--seed", "7", "--max-deals", "1", "--full").stdout
    assert len(full) > len(run("match", "28", "--seed", "7", "--max-deals", "1").stdout)


def test_ascii_is_ascii() -> None:
    for command in (["deal", "28"], ["match", "40"], ["match", CLUB]):
        assert run(*command, "--seed", "7", "--ascii").stdout.isascii()


def test_the_schema_is_whole_and_accepts_what_is_shipped() -> None:
    import yaml

    schema = json.loads(run("schema").stdout)
    Draft202012Validator.check_schema(schema)
    assert all(ref.startswith("#") for ref in re.findall(r'"\$ref": "(.*?)"', json.dumps(schema)))
    validator = Draft202012Validator(schema)
    for path in (*profiles().values(), *overlays().values()):
        value = yaml.safe_load(path.read_text(encoding="utf-8"))
        assert not list(validator.iter_errors(_with_text_keys(value)))


def _with_text_keys(value: Any) -> Any:
    """A value as an editor reads it: keys are text."""
    if isinstance(value, dict):
        return {str(key): _with_text_keys(inner) for key, inner in value.items()}
    return [_with_text_keys(inner) for inner in value] if isinstance(value, list) else value


def test_one_section_of_the_schema_stands_alone() -> None:
    Draft202012Validator.check_schema(json.loads(run("schema", "--section", "auction").stdout))
    assert "did you mean 'auction'?" in wrong("schema", "--section", "auctoin")


def test_completion_knows_the_names() -> None:
    from turup.commands.explain import complete_word
    from turup.commands.options import complete_spec
    from turup.commands.schema import complete_section

    assert "west-bengal" in complete_spec("we")
    assert "28+doubling" in complete_spec("28+dou")
    assert "auction" in complete_section("au")
    assert "auction.minimum" in complete_word("auction.m")


@pytest.mark.parametrize("spec", ["", "+", "28+", "[/x]", "28+28", "doubling", "nowhere.yaml", "/"])
def test_bad_specs_are_problems_and_no_crash(spec: str) -> None:
    assert re.search(r"\[[a-z-]+\]$", run("deal", spec, code=1).stderr.strip())
