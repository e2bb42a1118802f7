"""Parent, overlays, own keys: what merges, what is replaced, and what is then missing or idle."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from turup.profiles import Examined, Origin, Place, as_yaml, examine, load, neutral, schemas
from turup.profiles.changed import examine_changed
from turup.profiles.merging import Tree
from turup.profiles.problems import Problem, in_order
from turup.profiles.resolved import Resolved

HEAD = "turup: 1\nabout: {name: Club, status: house}\n"
CHILD = f"{HEAD}extends: 28\n"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def examined(text: str, **others: str) -> Examined:
    for name, other in others.items():
        Path(f"{name}.yaml").write_text(HEAD + other)
    Path("club.yaml").write_text(text)
    return examine("club.yaml")


def keys(text: str, **others: str) -> Any:
    found = examined(text, **others)
    assert found.profile is not None, found.problems
    return found.profile.keys


def told(text: str, **others: str) -> list[tuple[str, str]]:
    return [(one.name, str(one.place)) for one in examined(text, **others).problems]


def test_sections_merge_key_by_key() -> None:
    auction = keys(f"{CHILD}auction: {{minimum: 15}}\n")["auction"]
    assert (auction["minimum"], auction["maximum"]) == (15, 28)


def test_lists_bands_guards_and_effects_are_replaced_whole() -> None:
    found = keys(
        f"{CHILD}house-rules: [doubling, higher-stakes]\n"
        "deal: {redeals: {four_jacks: {if: {points: 1}}}}\n"
        "doubling: {steps: {double: {stake: {plus: 1}}}}\n"
        "scoring: {stakes: [{win: 1}]}\n"
    )
    assert found["deal"]["redeals"]["four_jacks"]["if"] == {"points": 1}
    assert found["deal"]["redeals"]["four_jacks"]["whose"] == "any_seat"
    assert found["doubling"]["steps"]["double"]["stake"] == {"plus": 1}
    assert found["scoring"]["stakes"] == [{"win": 1}]


def test_points_merge_by_rank_and_nought_is_nothing() -> None:
    points = keys(f"{CHILD}deck: {{points: {{K: 1, 10: 0}}}}\n")["deck"]["points"]
    assert points == {"J": 3, "9": 2, "A": 1, "K": 1}


def test_ranks_are_text_however_they_are_written() -> None:
    text = 'deck: {order: ["J", 9, A, "10", K, Q, 8, "7"], points: {"9": 2}}\n'
    deck = keys(f"{CHILD}{text}")["deck"]
    assert deck["order"] == ["J", "9", "A", "10", "K", "Q", "8", "7"]
    assert load("40").keys["deck"]["order"][0] == ["J", "3"]


def test_none_takes_away_a_record_a_collection_or_a_field() -> None:
    found = keys(
        f"{CHILD}extends: 28\n".replace("extends: 28\n", "", 1)
        + "house-rules: [doubling, c, sets]\n"
        "deal: {redeals: {four_jacks: none, one_suit: none}}\n"
        "doubling: {steps: {c: {if: none}}}\n"
        "pair: {kinds: none}\n"
        "match: {sets: none}\n"
    )
    assert list(found["deal"]["redeals"]) == ["eldest_without_points", "hand_without_points"]
    assert "if" not in found["doubling"]["steps"]["c"]
    assert found["pair"]["kinds"] == "none"
    assert "declarer" not in found["pair"]
    assert found["match"]["sets"] == "none"


def test_a_collection_emptied_name_by_name_is_none() -> None:
    names = ("eldest_without_points", "hand_without_points", "four_jacks", "one_suit")
    text = ", ".join(f"{name}: none" for name in names)
    assert keys(f"{CHILD}deal: {{redeals: {{{text}}}}}\n")["deal"]["redeals"] == "none"


def test_what_was_taken_away_can_come_back() -> None:
    base = "extends: 28\nplay: {lead_limits: none}\n"
    limit = "play: {lead_limits: {no_trump_first: {if: {trick: 1}, lead: not_trump}}}\n"
    found = keys(f"{HEAD}extends: ./base.yaml\n{limit}", base=base)
    assert list(found["play"]["lead_limits"]) == ["no_trump_first"]
    assert found["play"]["lead_limits"]["no_trump_first"]["by"] == "declarer"


def test_removing_what_is_not_there_is_told_but_dropping_a_field_is_not() -> None:
    assert told(f"{CHILD}deal: {{redeals: {{nobody: none}}}}\n") == [
        ("nothing-to-remove", "club.yaml:4:18")
    ]
    text = "pair: {declarer: {if: none}}\nmatch: {sets: none}\nauction: {limits: {}}\n"
    assert not told(f"{CHILD}{text}")


def test_keys_of_the_authors_own_are_free_wherever_they_stand() -> None:
    redeal = "{x-note: ours, if: {x-why: 1.5, points: 1}}"
    found = keys(f"{CHILD}x-club: [1.5]\ndeal: {{redeals: {{four_jacks: {redeal}}}}}\n")
    assert found["deal"]["redeals"]["four_jacks"]["if"] == {"points": 1}
    assert "x-note" not in found["deal"]["redeals"]["four_jacks"]
    assert not [path for path in load("club.yaml").origins if "x-" in path]


def test_origins_tell_where_a_value_stands_and_what_it_replaced() -> None:
    examined(f"{CHILD}house-rules: [doubling]\nauction: {{minimum: 15}}\n")
    origins = load("club.yaml").origins
    minimum = origins["auction.minimum"]
    assert str(minimum.place) == "club.yaml:5:11"
    assert (str(minimum.replaced and minimum.replaced.place), minimum.replaced_value) == (
        "28.yaml:33:3",
        14,
    )
    assert str(origins["deck.order.3"].place) == "28.yaml:19:20"
    assert str(origins["doubling.steps.double"].place) == "house-rules/doubling.yaml:11:5"
    assert str(origins["doubling.steps.double.stake.times"].place).endswith(":11:37")
    assert str(origins["deal.redeals.four_jacks.if.held.J"].place).startswith("28.yaml:29:")
    assert str(origins["scoring.stakes.0.win"].place) == "28.yaml:58:13"
    assert "auction.step" not in origins


def test_a_record_knows_each_file_that_adds_to_it() -> None:
    examined(f"{CHILD}deal: {{redeals: {{four_jacks: {{how: asked}}}}}}\n")
    origin = load("club.yaml").origins["deal.redeals.four_jacks"]
    assert str(origin.place) == "club.yaml:4:18"
    assert str(origin.replaced and origin.replaced.place) == "28.yaml:29:5"


def test_neutral_defaults_are_filled_in_the_order_of_the_schema() -> None:
    found = load("56").keys
    assert list(found)[:3] == ["deck", "table", "deal"]
    assert list(found["deck"]) == ["packs", "suits", "order", "points", "trump", "total"]
    assert found["auction"]["step"] == 1
    assert list(found["doubling"]["steps"]["double"]) == ["by", "after", "stake", "auction"]
    assert found["doubling"]["steps"]["double"]["auction"] == "goes_on"
    assert "exposed_by" not in found["trump"]


def test_defaults_are_not_shared_between_profiles() -> None:
    first, second = load("28").keys, load("28").keys
    assert first["auction"]["forms"] is not second["auction"]["forms"]


def test_worked_cases_are_kept_with_their_places() -> None:
    case = "{case: The deck has 32 cards, kind: deck, then: {cards: 32}}"
    examined(f"{CHILD}examples:\n  - {case}\n")
    profile = load("club.yaml")
    assert profile.examples[0]["then"] == {"cards": 32}
    assert str(profile.origins["examples.0"].place) == "club.yaml:5:5"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("auction: {opening: free}\n", [("missing-key", "club.yaml:4:1")]),
        ("match: {sets: {equal: kept}}\n", [("missing-key", "club.yaml:4:9")]),
        ("solo: {contracts: {a: {win: 1}}}\n", [("missing-key", "club.yaml:4:20")] * 2),
        ("scoring: {stakes: [{win: 1}, {from: 20}]}\n", [("missing-key", "club.yaml:4:30")]),
        ("deck: {packs: 2, total: 56}\n", [("twins-without-tie-rule", "club.yaml:4:1")]),
    ],
)
def test_what_must_be_stated_is_missed_where_it_should_stand(
    text: str, expected: list[tuple[str, str]]
) -> None:
    missing = ("missing-key", "twins-without-tie-rule")
    assert [one for one in told(CHILD + text) if one[0] in missing] == expected


def test_a_root_that_states_nothing_is_told_each_key_once() -> None:
    missing = [one.facts["key"] for one in examined(HEAD).problems if one.name == "missing-key"]
    assert "deck.order" in missing
    assert "trump.indicator" in missing
    # Whether these are needed depends on keys that are themselves missing.
    assert not {"trump.exposed_by", "auction.passing", "pair.effect"} & set(missing) - {
        "trump.exposed_by",
        "auction.passing",
    }
    assert len(missing) == len(set(missing))


@pytest.mark.parametrize(
    ("text", "setting"),
    [
        ("auction: {rounds: one, passing: may_return}\n", "auction.rounds"),
        ("auction: {all_pass: next_dealer}\n", "auction.opening"),
        ("play: {equal_cards: first_played}\n", "deck.order"),
        ("pair: {kinds: none, floor: 3}\n", "pair.kinds"),
        ("doubling: {limit: 4}\n", "doubling.steps"),
    ],
)
def test_a_value_without_effect_is_told_with_the_setting_that_makes_it_idle(
    text: str, setting: str
) -> None:
    (problem,) = examined(CHILD + text).problems
    assert (problem.name, problem.facts["setting"]) == ("no-effect", setting)


@pytest.mark.parametrize(
    "text",
    [
        "pair: {kinds: none}\n",
        "auction: {rounds: one}\n",
        "pair: {kinds: none, floor: none}\n",
        "doubling: {limit: none, when: own_stage}\n",
    ],
)
def test_inherited_or_neutral_it_is_not_told(text: str) -> None:
    assert not told(CHILD + text)


@pytest.mark.parametrize("parent", ["+", "28+", "+doubling"])
def test_a_parent_with_half_a_name_is_unfinished(parent: str) -> None:
    assert told(f"{HEAD}extends: '{parent}'\n") == [("unfinished-spec", "club.yaml:3:10")]


def test_a_row_is_forgotten_with_its_origins_and_later_ones_move_up() -> None:
    places = [Place("club.yaml", line) for line in range(3)]
    rows = {f"scoring.stakes.{row}.win": Origin(places[row]) for row in range(3)}
    tree = Tree({"scoring": {"stakes": [{"win": 1}, {"win": 2}, {"win": 3}]}}, rows)
    tree.forget(("scoring", "stakes", "1"))
    assert tree.at(("scoring", "stakes")) == [{"win": 1}, {"win": 3}]
    assert tree.at(("scoring", "stakes", "2")) is None
    assert {path: origin.place.line for path, origin in tree.origins.items()} == {
        "scoring.stakes.0.win": 0,
        "scoring.stakes.1.win": 2,
    }


def test_an_overlay_may_need_what_no_row_is_called() -> None:
    Path("extra.yaml").write_text(f"{HEAD}needs: scoring.stakes.first\nauction: {{minimum: 15}}\n")
    assert [one.name for one in examine("28+./extra.yaml").problems] == ["unmet-need"]


def test_what_overlays_of_the_spec_make_idle_is_not_the_files_fault() -> None:
    examined(f"{CHILD}pair: {{floor: 14}}\n")
    assert not examine("club.yaml+no-pair").problems


FLOOR = "auction: {limits: {over: {if: {standing: partner}, minimum: 18}}}\n"


@pytest.mark.parametrize(
    ("text", "late", "why"),
    [
        ("auction: {minimum: 20}\n", FLOOR, "auction.minimum 20"),
        (
            "match: {at_zero: loses, start: 6, win_at: 12}\n",
            "match: {lose_at: -3}\n",
            "match.at_zero loses",
        ),
    ],
)
def test_a_house_rule_that_the_files_other_keys_make_idle_is_told(
    text: str, late: str, why: str
) -> None:
    (problem,) = examined(f"{CHILD}house-rules: [./late.yaml]\n{text}", late=late).problems
    assert (problem.name, str(problem.place)) == ("idle-overlay", "club.yaml:4:15")
    assert f"{problem.facts['setting']} {problem.facts['setting_value']}" == why


def test_a_house_rule_of_which_something_has_an_effect_is_let_be() -> None:
    text = f"{CHILD}house-rules: [./late.yaml]\nauction: {{minimum: 20}}\n"
    assert not told(text, late=f"{FLOOR}match: {{win_at: 7, lose_at: -7}}\n")


def test_a_house_rule_that_lacks_what_it_needs_is_not_told_to_be_idle_too() -> None:
    text = f"{CHILD}house-rules: [no-pair, ./late.yaml]\n"
    late = "needs: pair.kinds\npair: {floor: 14}\n"
    assert told(text, late=late) == [("unmet-need", "club.yaml:4:24")]


def test_a_faulty_condition_makes_nothing_idle() -> None:
    assert told(f"{CHILD}pair: {{kinds: 3, floor: 14}}\n") == [("wrong-type", "club.yaml:4:8")]
    assert told(f"{CHILD}deck: {{order: 3}}\nplay: {{equal_cards: first_played}}\n") == [
        ("wrong-type", "club.yaml:4:8")
    ]
    assert neutral.why_idle({"x-when": {"deck": "equal_cards"}}, {}, frozenset()) is None


def test_two_overlays_that_differ_are_told_with_both_places() -> None:
    (problem,) = examine("28+higher-stakes+auto-double-from-20").problems
    assert (problem.name, str(problem.place)) == (
        "overlay-conflict",
        "house-rules/auto-double-from-20.yaml:16:3",
    )
    assert problem.facts["other"] == "house-rules/higher-stakes.yaml:10:3"


def test_equal_values_and_other_names_never_conflict() -> None:
    assert not examine("28+doubling+auto-double+single-hand+half-court").problems


def test_an_overlay_wins_what_it_overrides() -> None:
    late = "overrides: [scoring.stakes]\nscoring: {stakes: [{win: 1}, {from: 22, win: 2}]}\n"
    text = f"{CHILD}house-rules: [higher-stakes, ./late.yaml]\n"
    assert keys(text, late=late)["scoring"]["stakes"][1]["from"] == 22


def test_a_conflict_is_settled_by_the_file_that_lists_the_overlays() -> None:
    text = f"{CHILD}house-rules: [higher-stakes, auto-double-from-20]\n"
    assert not told(f"{text}scoring: {{stakes: [{{win: 1}}]}}\n")


def test_an_overlay_may_differ_from_one_that_the_parent_lists() -> None:
    base = "extends: 28\nhouse-rules: [higher-stakes]\n"
    text = f"{HEAD}extends: ./base.yaml\nhouse-rules: [auto-double-from-20]\n"
    assert keys(text, base=base)["scoring"]["stakes"][1]["from"] == 20


def test_taking_a_record_away_conflicts_with_changing_it() -> None:
    one = "deal: {redeals: {four_jacks: none}}\n"
    other = "deal: {redeals: {four_jacks: {how: asked}}}\n"
    assert "overlay-conflict" in [
        name
        for name, _ in told(
            f"{CHILD}house-rules: [./one.yaml, ./other.yaml]\n", one=one, other=other
        )
    ]


@pytest.mark.parametrize(
    ("late", "expected"),
    [
        ("needs: doubling\n", []),
        ("needs: [doubling.steps, pair]\n", []),
        ("needs: solo\n", [("unmet-need", "club.yaml:4:25")]),
        ("needs: solo.contracts\n", [("unmet-need", "club.yaml:4:25")]),
        ("needs: doublng\n", [("unknown-path", "late.yaml:3:8")]),
        ("needs: minimum\n", [("unknown-path", "late.yaml:3:8")]),
        ("overrides: [match.win_at]\n", []),
        ("overrides: [match]\n", []),
        ("overrides: [match.start]\n", [("idle-override", "late.yaml:3:13")]),
        ("overrides: [match.stat]\n", [("unknown-path", "late.yaml:3:13")]),
        ("extends: 28\n", [("not-in-overlay", "late.yaml:3:1")]),
        ("house-rules: []\n", [("not-in-overlay", "late.yaml:3:1")]),
        ("needs: 3\n", [("wrong-type", "late.yaml:3:1")]),
    ],
)
def test_the_head_of_an_overlay(late: str, expected: list[tuple[str, str]]) -> None:
    text = f"{CHILD}house-rules: [doubling, ./late.yaml]\n"
    assert told(text, late=f"{late}match: {{win_at: 7, lose_at: -7}}\n") == expected


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("pair: {kinds: none}\n", "pair.kinds"),
        ("doubling: {steps: none}\n", "doubling"),
        ("deal: {redeals: {four_jacks: none}}\n", "deal.redeals.four_jacks"),
    ],
)
def test_what_is_none_fills_no_need(text: str, needs: str) -> None:
    examined(f"{CHILD}{text}", late=f"needs: {needs}\nmatch: {{win_at: 7}}\n")
    assert [one.name for one in examine("club.yaml+late.yaml").problems] == ["unmet-need"]


def test_the_keys_of_an_overlay_alone_are_told_in_a_profile() -> None:
    assert told(f"{CHILD}needs: doubling\noverrides: [doubling]\n") == [
        ("only-in-overlay", "club.yaml:4:1"),
        ("only-in-overlay", "club.yaml:5:1"),
    ]


def test_an_overlay_whose_file_is_faulty_does_not_hide_the_profiles_problems() -> None:
    late = "match: {win_at: nne}\nextra: 1\n"
    found = told(f"{CHILD}house-rules: [./late.yaml]\nauction: {{minmum: 3}}\n", late=late)
    assert found == [
        ("unknown-key", "club.yaml:5:11"),
        ("unknown-choice", "late.yaml:3:9"),
        ("unknown-key", "late.yaml:4:1"),
    ]


def test_problems_of_structure_do_not_hide_those_of_sense() -> None:
    found = told(f"{CHILD}auction: {{maximum: 99, minmum: 3}}\nplay: {{underruff: no}}\n")
    assert found == [
        ("maximum-above-deck", "club.yaml:4:11"),
        ("unknown-key", "club.yaml:4:24"),
        ("ambiguous-word", "club.yaml:5:19"),
    ]


@pytest.mark.parametrize("section", schemas.sections())
def test_a_section_of_the_wrong_kind_is_told_once(section: str) -> None:
    assert told(f"{CHILD}{section}: 3\n") == [("wrong-type", "club.yaml:4:1")]
    whole = as_yaml(load("56")).partition("turup: 1\n")[2]
    around = "".join(f"{name}:{keys}" for name, keys in sections_of(whole) if name != section)
    (only,) = told(f"turup: 1\n{around}{section}: 3\n")
    assert only[0] == "wrong-type"


def sections_of(text: str) -> list[tuple[str, str]]:
    """The sections of a profile as written, each with its text."""
    found = re.findall(r"^([a-z]+):(.*(?:\n .*)*\n)", text, re.MULTILINE)
    return [(name, keys) for name, keys in found]


def test_a_broken_parent_leaves_the_child_to_be_checked() -> None:
    found = told(f"{HEAD}extends: ./base.yaml\nauction: {{minmum: 3}}\n", base="a: [\n")
    assert found == [("broken-yaml", "base.yaml:3:4"), ("unknown-key", "club.yaml:4:11")]


PIN = "extends: {{profile: 28, as-of: {pin}{keys}}}\n"


def pinned(pin: str, keys: str = "", own: str = "") -> list[Problem]:
    return list(examined(HEAD + PIN.format(pin=pin, keys=keys) + own).problems)


def test_a_pin_on_an_unchanged_parent_is_silent() -> None:
    assert not pinned(f'"{load("28").fingerprint}"')
    assert not pinned(f'"{load("28").fingerprint}"', ", keys: {auction.minimum: 3}")


def test_a_changed_parent_is_told_with_the_keys_that_are_taken_from_it() -> None:
    (problem,) = pinned('"123"', own="auction: {minimum: 15}\n")
    assert (problem.name, problem.is_warning) == ("parent-changed", True)
    assert problem.facts["now"] == load("28").fingerprint
    assert "auction.maximum" in problem.facts["keys"]
    assert "auction.minimum" not in problem.facts["keys"]
    assert load("club.yaml").keys["auction"]["minimum"] == 15


def test_keys_written_down_are_told_one_by_one() -> None:
    keys = ", keys: {auction.minimum: 13, auction.maximum: 28, deck.order: [J], pair.x: 1}"
    first, second, third = pinned("123", keys)
    assert (first.name, first.facts["before"], first.facts["value"]) == ("key-changed", 13, 14)
    assert (second.name, second.facts["before"]) == ("key-changed", ["J"])
    assert third.name == "unknown-path"


def test_a_key_that_the_parent_no_longer_has_is_none() -> None:
    (problem,) = pinned("123", ", keys: {play.equal_cards: first_played}")
    assert problem.facts["value"] == "none"


def test_ranks_in_a_pin_are_ranks_with_and_without_quotes() -> None:
    base = "extends: 28\npair: {kinds: {low: {cards: ['10', '9'], worth: 2}, king_queen: none}}\n"
    pin = "extends: {profile: ./base.yaml, as-of: 123, keys: {pair.kinds: {low: KIND}}}\n"
    other = "{cards: [10, 8], worth: 2}"
    for same in ("{cards: [10, 9], worth: 2}", "{cards: [9, 10], worth: 2}"):
        assert not told(HEAD + pin.replace("KIND", same), base=base)
    assert [name for name, _ in told(HEAD + pin.replace("KIND", other), base=base)] == [
        "key-changed"
    ]


@pytest.mark.parametrize("said", ["{price: deal}", "{price: deal, how: automatic, lose: 0}"])
def test_what_goes_without_saying_is_no_change(said: str) -> None:
    assert not pinned("123", f", keys: {{penalties.revoke: {said}}}")


def test_a_key_of_the_pin_that_the_file_writes_itself_is_left_alone() -> None:
    keys = ", keys: {auction.minimum: 13}"
    assert not pinned("123", keys, "auction: {minimum: 15}\n")


def test_a_pin_that_cannot_be_read_is_told_by_the_schema() -> None:
    assert [one.name for one in pinned("[1]")] == ["wrong-type"]
    assert "missing-key" in told(f"{HEAD}extends: {{profile: 28}}\n")[0]
    assert [one.name for one in pinned("123", ", keys: 3")] == ["parent-changed", "wrong-type"]


def test_a_parent_pinned_further_down_is_compared_with_all_below_it() -> None:
    base = f'extends: {{profile: 29, as-of: "{load("29").fingerprint}"}}\nhouse-rules: [doubling]\n'
    assert not told(f"{HEAD}extends: ./base.yaml\n", base=base)


def test_what_is_resolved_knows_the_nearest_place() -> None:
    resolved = Resolved("28", "28.yaml", {})
    assert str(resolved.place("auction.minimum")) == "28.yaml:1:1"
    assert not resolved.is_written_in_file("auction.minimum")


@pytest.mark.parametrize("about", ["3", "{}", "{name: Club}", "{name: '', status: house}"])
def test_a_faulty_head_is_told_where_it_stands_whatever_keys_a_case_changes(about: str) -> None:
    text = f"turup: 1\nabout: {about}\nextends: 28\n"
    alone = told(text)
    changed = examine_changed("club.yaml", {"auction": {"minimum": 15}}, Place("a.yaml", 9, 5))
    assert [(one.name, str(one.place)) for one in changed.problems] == alone


def test_problems_stand_in_order_and_only_once() -> None:
    late, early = Problem("a", Place("f", 2, 1)), Problem("b", Place("f", 1, 1))
    assert in_order([late, early, late]) == (early, late)
    assert str(Place("f")) == "f"
