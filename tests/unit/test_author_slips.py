"""Slips that authors make: each is told once, at its place, with the right thing to write."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from turup.game.soundness import Report, report_on
from turup.profiles import Examined, examine
from turup.profiles.shipped import profiles
from turup.words.problems import line

SLIPS = yaml.safe_load(Path(__file__).with_name("slips.yaml").read_text(encoding="utf-8"))
CLUB = "turup: 1\nabout: {name: Club, status: house}\nextends: 28\n"
OVERLAY = "turup: 1\nabout: {name: O, status: house}\n"
NAMES = sorted(profiles())


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lines(found: Examined | Report) -> list[str]:
    return [line(problem) for problem in found.problems]


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip["text"][:30])
def test_a_slip_is_told_once_with_what_to_write(slip: dict[str, str]) -> None:
    club = Path("club.yaml")
    club.write_text(f"{CLUB}{slip['text']}\n", encoding="utf-8")
    (problem,) = [one for one in examine(club).problems if not one.is_warning]
    assert line(problem).partition(": ")[2].rpartition(" [")[0] == slip["told"]


@pytest.mark.parametrize(
    ("extends", "told"),
    [
        (
            "28+doubling",
            ("there is no profile '28+doubling'; write extends: 28 and house-rules: [doubling]"),
        ),
        (
            "doubling",
            (
                "'doubling' is an overlay, not a profile; write extends: 28 and house-rules: "
                "[doubling]"
            ),
        ),
        ("other", "there is no profile 'other'; did you mean 'other.yaml'?"),
        (
            "zzz",
            f"there is no profile 'zzz'; write {' or '.join(', '.join(NAMES).rsplit(', ', 1))}",
        ),
    ],
)
def test_a_parent_is_named_in_its_place(extends: str, told: str) -> None:
    Path("other.yaml").write_text(CLUB, encoding="utf-8")
    club = Path("club.yaml")
    club.write_text(CLUB.replace("28", extends), encoding="utf-8")
    (problem,) = examine(club).problems
    assert line(problem).partition(": ")[2].rpartition(" [")[0] == told


def test_a_spec_that_lacks_its_profile_or_ending_is_completed() -> None:
    Path("club.yaml").write_text(CLUB, encoding="utf-8")
    assert lines(examine("club")) == [
        "club: there is no profile 'club'; did you mean 'club.yaml'? [unknown-profile]"
    ]
    assert lines(examine("doubling+c")) == [
        (
            "doubling+c: 'doubling' is an overlay, not a profile; write 28+doubling "
            "[overlay-as-profile]"
        )
    ]


def test_a_head_that_is_misspelt_ends_the_judgement_of_what_hangs_on_it() -> None:
    club = Path("club.yaml")
    for slip in ("extend: 28\nauction: {minmum: 1}", "extends: 28\nhouse_rules: [c]\nzzz: 1"):
        club.write_text(f"{CLUB[: CLUB.index('extends')]}{slip}\n", encoding="utf-8")
        names = [problem.name for problem in examine(club).problems]
        assert names == ["unknown-key", "unknown-key"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "about: {name: Club, status: house, extends: 28}\nturup: 1\nauction: {step: 2}",
            "club.yaml:1:36: about has no key 'extends'; it belongs at extends [unknown-key]",
        ),
        (
            "aurup: 1\nabout: {name: Club, status: house}\nextends: 28",
            "club.yaml:1:1: a profile has no key 'aurup'; did you mean 'turup'? [unknown-key]",
        ),
        (
            "about: {name: Club, status: house, turup: 1}\nextends: 28",
            "club.yaml:1:36: about has no key 'turup'; it belongs at turup [unknown-key]",
        ),
        (
            f"{OVERLAY}examples: [{{case: a, kind: score, winner: S1}}]",
            (
                "club.yaml:3:35: examples.0 has no key 'winner'; it belongs at "
                "examples[].then.winner [unknown-key]"
            ),
        ),
        (
            f"{OVERLAY}extend: 28\nhouse-rules: [doubling]",
            "club.yaml:3:1: a profile has no key 'extend'; did you mean 'extends'? [unknown-key]",
        ),
    ],
)
def test_a_key_of_the_head_astray_is_all_that_is_told(text: str, told: str) -> None:
    Path("club.yaml").write_text(f"{text}\n", encoding="utf-8")
    assert lines(report_on("club.yaml", None)) == [told]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "needs: doubling\ndoubling: {limt: 6}",
            "over.yaml:4:12: doubling has no key 'limt'; did you mean 'limit'? [unknown-key]",
        ),
        (
            "overides: [doubling.limit]\ndoubling: {limit: 6}",
            (
                "over.yaml:3:1: a profile has no key 'overides'; did you mean 'overrides'? "
                "[unknown-key]"
            ),
        ),
        (
            "overrides: [doubling.limt]\ndoubling: {limit: 6}",
            (
                "over.yaml:3:13: a profile has no key 'doubling.limt'; did you mean "
                "'doubling.limit'? [unknown-path]"
            ),
        ),
        (
            "overrides: odd\ndoubling: {limit: 6}",
            "over.yaml:3:1: overrides is text, but takes a list; write [odd] [wrong-type]",
        ),
        (
            "overrides: [doubling.limit]\ndoublng: {limit: 6}",
            "over.yaml:4:1: a profile has no key 'doublng'; did you mean 'doubling'? [unknown-key]",
        ),
    ],
)
def test_what_is_wrong_in_an_overlay_is_told_once_where_it_fits_best(text: str, told: str) -> None:
    Path("over.yaml").write_text(f"{OVERLAY}{text}\n", encoding="utf-8")
    found = examine("28+auto-double-from-20+over.yaml")
    assert lines(found) == [told]
    assert lines(report_on("over.yaml", None)) == [told]


def test_an_overlay_does_not_need_what_is_only_misspelt_beneath_it() -> None:
    steps = "{double: {by: defenders, stake: 2, afer: none}}"
    Path("club.yaml").write_text(f"{CLUB}doubling: {{steps: {steps}}}\n", encoding="utf-8")
    assert lines(examine("club.yaml+c")) == [
        (
            "club.yaml:4:54: doubling.steps.double has no key 'afer'; did you mean 'after'? "
            "[unknown-key]"
        )
    ]


def test_of_two_keys_as_like_the_one_is_meant_that_takes_such_a_value() -> None:
    club = Path("club.yaml")
    for value, name in (("1", "turup"), ("{later_card: 7}", "trump")):
        text = f"trup: {value}\nabout: {{name: Club, status: house}}\nextends: 28\n"
        club.write_text(text, encoding="utf-8")
        assert examine(club).problems[0].facts["nearest"] == name


def test_two_overlays_that_disagree_leave_nothing_else_to_tell() -> None:
    head = "turup: 1\nabout: {name: O, status: house}\n"
    Path("a.yaml").write_text(f"{head}deal: {{redeals: none}}\n")
    Path("b.yaml").write_text(f"{head}deal: {{redeals: {{four_jacks: {{how: asked}}}}}}\n")
    club = Path("club.yaml")
    club.write_text(f"{CLUB}house-rules: [a.yaml, b.yaml]\n", encoding="utf-8")
    assert [problem.name for problem in examine(club).problems] == ["overlay-conflict"]


@pytest.mark.parametrize("start", ["\ufeff\ufeff", "\x07"])
def test_after_an_unseen_character_at_the_start_nothing_is_missing(start: str) -> None:
    club = Path("club.yaml")
    club.write_text(f"{start}{CLUB}", encoding="utf-8")
    assert [problem.name for problem in examine(club).problems] == ["control-character"]
