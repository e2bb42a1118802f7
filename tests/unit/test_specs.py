"""Names of profiles and overlays: which file each means, and what a wrong one probably meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup.profiles import Unsound, examine, load, shipped
from turup.profiles.problems import Place
from turup.profiles.specs import Reference, Source, find, references
from turup.words.problems import line

HEAD = "turup: 1\nabout: {name: Club, status: house}\n"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def only(spec: str) -> tuple[str, str]:
    (problem,) = examine(spec).problems
    return problem.name, str(problem.facts.get("nearest", ""))


@pytest.mark.parametrize("name", shipped.profiles())
def test_a_shipped_profile_is_sound(name: str) -> None:
    assert load(name).files[-1] == f"{name}.yaml"
    assert not examine(name).problems


def test_a_spec_names_a_profile_and_overlays_in_order() -> None:
    profile = load("28+doubling+c")
    assert profile.files == ("28.yaml", "house-rules/doubling.yaml", "house-rules/c.yaml")
    assert list(profile.keys["doubling"]["steps"]) == ["double", "redouble", "c"]
    assert profile.name == "Twenty-eight"


def test_blanks_around_names_do_not_matter() -> None:
    assert load(" 28 + doubling ").fingerprint == load("28+doubling").fingerprint


@pytest.mark.parametrize("spec", ["club.yaml", "./club.yaml", "club.yaml+doubling", "sub/club.yml"])
def test_a_file_is_named_by_its_ending_or_a_separator(spec: str) -> None:
    Path("sub").mkdir()
    for path in ("club.yaml", "sub/club.yml"):
        Path(path).write_text(f"{HEAD}extends: 28\n")
    assert load(spec).name == "Club"


def test_a_file_with_a_plus_in_its_name_is_one_file() -> None:
    Path("a+b.yaml").write_text(f"{HEAD}extends: 28\n")
    assert load("a+b.yaml").spec == "a+b.yaml"


@pytest.mark.parametrize(
    ("spec", "name", "nearest"),
    [
        ("29x", "unknown-profile", "29"),
        ("56-six", "unknown-profile", "56"),
        ("29-lucnwo", "unknown-profile", "29-lucknow"),
        ("Lelam", "unknown-profile", "28"),
        ("LELAM", "unknown-profile", "28"),
        ("twenty-nine", "unknown-profile", "29"),
        ("qqqq", "unknown-profile", ""),
        ("28+dubling", "unknown-overlay", "doubling"),
        ("28+Seventh card", "unknown-overlay", "seventh-card"),
        ("doubling", "overlay-as-profile", ""),
        ("28+29", "profile-as-overlay", ""),
        ("", "unfinished-spec", ""),
        ("28+", "unfinished-spec", ""),
        ("+doubling", "unfinished-spec", ""),
        ("28++c", "unfinished-spec", ""),
        ("28+doubling+doubling", "overlay-twice", ""),
        ("none.yaml", "missing-file", ""),
        ("28+none.yaml", "missing-file", ""),
        ("28+c", "unmet-need", ""),
        ("56+seventh-card", "idle-overlay", ""),
        ("28+no-pair+pair-any-time", "idle-overlay", ""),
        ("28+higher-stakes+auto-double-from-20", "overlay-conflict", ""),
    ],
)
def test_a_wrong_name_is_told(spec: str, name: str, nearest: str) -> None:
    assert only(spec) == (name, nearest)


def test_what_an_overlay_needs_can_be_filled_by_these() -> None:
    (problem,) = examine("28+c").problems
    assert problem.facts["fillers"] == ("auto-double-from-20", "auto-double", "doubling")


@pytest.mark.parametrize(
    "name", ["/etc/club.yaml", "../club.yaml", "C:\\club.yaml", "..\\a.yaml", "a\0/b"]
)
def test_a_file_names_nothing_outside_its_folder(name: str) -> None:
    inside = Source(Path("sub/club.yaml"), "sub/club.yaml")
    found = find(Reference(name, "profile", Place("sub/club.yaml", 3, 10), inside))
    assert getattr(found, "name", "") == "path-outside"


def test_a_file_names_files_below_its_folder_and_is_shown_with_it() -> None:
    Path("sub/deep").mkdir(parents=True)
    Path("sub/deep/base.yaml").write_text(f"{HEAD}extends: 28\nauction: {{minimum: x}}\n")
    Path("sub/club.yaml").write_text(f"{HEAD}extends: ./deep/base.yaml\n")
    (problem,) = examine("sub/club.yaml").problems
    assert str(problem.place) == "sub/deep/base.yaml:4:11"


def test_a_link_that_leads_out_is_refused() -> None:
    Path("sub").mkdir()
    Path("base.yaml").write_text(f"{HEAD}extends: 28\n")
    Path("sub/link.yaml").symlink_to(Path("base.yaml").resolve())
    Path("sub/club.yaml").write_text(f"{HEAD}extends: ./link.yaml\n")
    assert only("sub/club.yaml") == ("path-outside", "")


def test_a_link_to_itself_ends_nothing() -> None:
    Path("loop.yaml").symlink_to("loop.yaml")
    Path("club.yaml").write_text(f"{HEAD}extends: ./loop.yaml\n")
    assert only("loop.yaml")[0] in ("unreadable-file", "missing-file")
    assert only("club.yaml")[0] in ("path-outside", "unreadable-file", "missing-file")


def test_a_name_that_no_system_takes_is_no_crash() -> None:
    assert only("a\0b.yaml")[0] == "unreadable-file"
    told = examine("a\0b.yaml+c\0d.yaml").problems
    assert [one.name for one in told] == ["unreadable-file", "unreadable-file"]
    twice = examine("28+a\0b.yaml+c\0d.yaml").problems
    assert "overlay-twice" not in [one.name for one in twice]
    assert only(f"{'a' * 5000}.yaml")[0] in ("unreadable-file", "missing-file")


def test_a_circle_is_shown_with_its_places() -> None:
    Path("a.yaml").write_text(f"{HEAD}extends: ./b.yaml\n")
    Path("b.yaml").write_text(f"{HEAD}extends: ./c.yaml\n")
    Path("c.yaml").write_text(f"{HEAD}extends: ./b.yaml\n")
    (problem,) = examine("a.yaml").problems
    assert problem.name == "circular-extends"
    assert problem.facts["circle"] == ("b.yaml:3", "c.yaml:3", "b.yaml")
    Path("d.yaml").write_text(f"{HEAD}extends: d.yaml\n")
    (problem,) = examine("d.yaml").problems
    assert problem.facts["circle"] == ("d.yaml:3", "d.yaml")


def test_a_chain_may_have_sixteen_files_and_no_more() -> None:
    Path("p1.yaml").write_text(f"{HEAD}extends: 28\n")
    for number in range(2, 17):
        Path(f"p{number}.yaml").write_text(f"{HEAD}extends: ./p{number - 1}.yaml\n")
    assert not examine("p15.yaml").problems
    assert only("p16.yaml") == ("chain-too-long", "")


def test_a_diamond_is_no_circle() -> None:
    Path("late.yaml").write_text(f"{HEAD}match: {{win_at: 12}}\n")
    Path("base.yaml").write_text(f"{HEAD}extends: 28\nhouse-rules: [doubling, ./late.yaml]\n")
    Path("club.yaml").write_text(f"{HEAD}extends: ./base.yaml\nhouse-rules: [doubling]\n")
    assert load("club.yaml").keys["match"]["win_at"] == 12


def test_one_overlay_under_two_names_is_laid_twice() -> None:
    Path("late.yaml").write_text(f"{HEAD}match: {{win_at: 12}}\n")
    Path("club.yaml").write_text(f"{HEAD}extends: 28\nhouse-rules: [late.yaml, ./late.yaml]\n")
    assert only("club.yaml") == ("overlay-twice", "")


def test_a_parent_that_cannot_be_read_is_told_where_it_is_named() -> None:
    Path("club.yaml").write_text(f"{HEAD}extends: ./base.yaml\n")
    assert line(examine("club.yaml").problems[0]) == (
        "club.yaml:3:10: there is no file 'base.yaml'; see how it is spelt and where it stands "
        "[missing-file]"
    )


def test_names_of_other_kinds_are_told_once() -> None:
    Path("club.yaml").write_text(f"{HEAD}extends: [28]\nhouse-rules: [[c], doubling]\n")
    assert [one.name for one in examine("club.yaml").problems][:2] == ["wrong-type", "wrong-type"]
    Path("club.yaml").write_text(f"{HEAD}extends: 28\nhouse-rules: doubling\n")
    assert only("club.yaml") == ("wrong-type", "")


def test_loading_what_is_unsound_raises_all_problems() -> None:
    with pytest.raises(Unsound, match="unknown-profile") as caught:
        load("29x")
    assert [one.name for one in caught.value.problems] == ["unknown-profile"]


def test_variants_and_schemas_travel_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "turup"
    package.mkdir(parents=True)
    monkeypatch.setattr(shipped, "_PACKAGE", package)
    assert shipped.folder.__wrapped__("schemas") == package / "schemas"


def test_a_shipped_overlay_without_a_head_has_no_local_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house-rules").mkdir()
    (tmp_path / "odd.yaml").write_text("- a\n")
    (tmp_path / "bare.yaml").write_text("turup: 1\nabout: {status: house}\n")
    monkeypatch.setattr(shipped, "folder", lambda _: tmp_path)
    assert only("bear") == ("unknown-profile", "bare")


def test_references_know_who_named_them() -> None:
    assert [reference.role for reference in references("28+c")] == ["profile", "overlay"]
