"""Differences are told at the keys that differ, both readings together, with what they mean."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from clubs import club
from shares import share
from sheet_switches import Switches
from strategies import PROFILES
from turup.profiles import Place, Profile, load
from turup.profiles.changed import examine_changed
from turup.profiles.differing import Difference, differences
from turup.profiles.neighbours import neighbours
from turup.words.differences import matching
from turup.words.differences.comparing import changes, compared, sentences
from turup.words.differences.matching import phases
from turup.words.differences.meaning import SECTIONS, meaning_of
from turup.words.differences.sources import rows_of, told
from turup.words.keys import all_keys

PLACE = Place("changed", 1, 1)
UNTOLD = re.compile(r"^[a-z_]+(\.[a-z_]+)+ is ")
FEW = ("28", "304-house", "thunee", "kerala-28")


def changed(spec: str, keys: dict[str, Any]) -> Profile:
    """A profile with other keys."""
    profile = examine_changed(spec, keys, PLACE).profile
    assert profile is not None, keys
    return profile


def readings(before: Profile, after: Profile) -> list[tuple[list[str], list[str]]]:
    """Both readings of every point."""
    return [
        (list(sentences(point.before, point.within)), list(sentences(point.after, point.within)))
        for phase in phases(before, after)
        for point in phase.points
    ]


@pytest.mark.parametrize(
    ("keys", "one", "other"),
    [
        (
            {"play": {"underruff": "free"}},
            ["After a ruff no later seat may play a lower trump, unless holding nothing else."],
            ["Who is void may play a lower trump on a trick that has been ruffed."],
        ),
        (
            {"auction": {"passing": "may_return"}},
            ["Who has passed is out."],
            ["Who has passed may bid at a later turn."],
        ),
        (
            {"pair": {"floor": "none"}},
            ["No pair lowers what is needed below the lowest bid of all."],
            [],
        ),
    ],
)
def test_one_switch_is_one_point(keys: dict[str, Any], one: list[str], other: list[str]) -> None:
    assert readings(load("28"), changed("28", keys)) == [(one, other)]


def test_what_only_reads_otherwise_because_of_another_key_is_not_told() -> None:
    other = changed("28", {"match": {"unit": "tables"}})
    names = [phase.name for phase in phases(load("28"), other)]
    assert names == ["match"]


def test_steps_are_shown_whole() -> None:
    stages = [4, "auction", "trump", 4, "doubling", "solo", "play"]
    other = changed("28", {"deal": {"stages": stages}})
    (point,) = readings(load("28"), other)
    assert len(point[0]) == len(point[1]) == 7


def test_records_that_become_alike_are_set_against_both() -> None:
    sides = {"window": "after_exposure"}
    other = changed("28", {"pair": {"defenders": sides}})
    found = [text for both in readings(load("28"), other) for side in both for text in side]
    assert len(found) > 1
    assert not any(UNTOLD.match(text) for text in found)


@pytest.mark.parametrize("name", PROFILES)
def test_every_difference_between_shipped_profiles_is_told_and_explained(name: str) -> None:
    before = load(name)
    for other in share(PROFILES, 3, name):
        after = load(other)
        points = [point for phase in phases(before, after) for point in phase.points]
        told_of = {each.key for point in points for each in point.differences}
        assert told_of == {each.key for each in differences(before.keys, after.keys)}
        assert all(point.before != point.after for point in points)
        texts = [text for both in readings(before, after) for side in both for text in side]
        assert not [text for text in texts if UNTOLD.match(text)], other
        unexplained = [
            each.key
            for point in points
            for each in point.differences
            if each.after is not None and not meaning_of(each)
        ]
        assert unexplained == [], other


def test_every_switch_of_a_key_is_told() -> None:
    for switched in Switches(1).of(map(load, FEW)):
        before, after = switched.before.profile, switched.after.profile
        both = readings(before, after)
        assert both, switched.key
        assert not any(UNTOLD.match(text) for pair in both for side in pair for text in side)
        assert changes(before, after), switched.key


def test_what_a_sheet_has_no_words_for_is_told_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matching, "tell", lambda *_: ())
    told = readings(load("28"), load("29"))
    assert (["auction.minimum is 14."], ["auction.minimum is 16."]) in told
    assert ([], ["auction.all_pass is dealer_at_minimum."]) in told


def test_what_is_explained_is_a_key_and_a_word_of_it() -> None:
    known = all_keys()
    for section in SECTIONS.values():
        for pattern, cases in section.MEANING.items():
            path = "penalties.revoke" if pattern == "penalties.*" else pattern
            path = path.replace("penalties.*.", "penalties.revoke.").removesuffix(".*")
            words = {word for word, _ in known[path].choices}
            assert cases.keys() <= words | {"more", "less", "new", "gone", "other"}, pattern


@pytest.mark.parametrize(
    ("path", "before", "after", "means"),
    [
        ("play.underruff", "barred_later", "free", "You may throw away a low trump under a ruff."),
        ("auction.minimum", 14, 16, "Even the lowest bid promises more."),
        ("auction.minimum", 16, 14, "The bidding can begin lower."),
        ("match.lose_at", -6, "none", "There is no mark further down at which the match is lost."),
        ("solo.contracts.anything", None, {"win": 3}, "There is one more way to undertake "),
        ("auction.passing", "final", None, ""),
    ],
)
def test_what_a_difference_means(path: str, before: Any, after: Any, means: str) -> None:
    found = meaning_of(Difference(tuple(path.split(".")), before, after))
    assert found.startswith(means)
    assert bool(found) == bool(means)


def test_changes_are_marked_sentences() -> None:
    assert changes(load("28"), changed("28", {"auction": {"minimum": 15}})) == [
        "\N{MINUS SIGN} Bids go from 14 to 28, and the highest ends the bidding.",
        "+ Bids go from 15 to 28, and the highest ends the bidding.",
    ]
    assert changes(load("28"), load("28")) == []


def test_changes_in_a_record_and_a_table_say_where_they_are() -> None:
    found = changes(load("304"), load("304-house"))
    assert "+ Asking the partner: The partner bids or passes." in found
    assert "+ 200 | 5" in found


def test_the_rows_of_a_difference_are_those_of_its_words() -> None:
    difference = Difference(("deal", "next_dealer"), "next_seat", "solo_winner")
    names = rows_of([difference])
    assert names
    assert [name for name, _rule in told(names)] == names
    record = Difference(
        ("deal", "redeals", "own"), None, load("28").keys["deal"]["redeals"]["one_suit"]
    )
    assert rows_of([record])


def test_long_specs_are_called_by_letters(tmp_path: Path) -> None:
    long, short = load(club(tmp_path, "auction: {minimum: 15}\n")), load("28")
    assert compared(short, long).labels == ("A", "B")
    assert compared(short, load("29")).labels == ("28", "29")
    assert "A: 28 (Twenty-eight) and B: " in compared(short, long).head


def test_the_nearest_forms_leave_the_fewest_differences(tmp_path: Path) -> None:
    keys = "house-rules: [doubling, half-score, single-hand]\nauction: {minimum: 17}\n"
    near = neighbours(load(club(tmp_path, keys, extends="29")))
    assert near[0].form.spec == "29+doubling+half-score+single-hand"
    assert [each.key for each in near[0].left] == ["auction.minimum"]
    assert [each.cost for each in near] == sorted(each.cost for each in near)
    assert len({each.form.spec.split("+")[0] for each in near}) == len(near) == 3


def test_a_profile_is_not_its_own_neighbour() -> None:
    assert "29" not in [each.form.spec for each in neighbours(load("29"))]
    near = neighbours(load("29+doubling"))
    assert all(set(each.form.spec.split("+")) != {"29", "doubling"} for each in near)


@pytest.mark.parametrize("name", ["28", "56-four", "thunee"])
def test_a_copy_is_nearest_to_what_it_copies(name: str, tmp_path: Path) -> None:
    (near, *_others) = neighbours(load(club(tmp_path, "", extends=name)))
    assert (near.form.spec, near.left) == (name, [])
