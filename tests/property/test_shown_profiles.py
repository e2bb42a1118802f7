"""What `turup show` prints is a root profile that is accepted and plays the same.

What a profile inherits without effect would be a problem where it is written, so none of it may
be left in what the profile comes to.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drawing import drawn, write
from shares import share
from strategies import OVERLAYS, PROFILES
from turup.profiles import Profile, as_yaml, examine, examine_text, load, unwritten
from turup.profiles.decoding import keys_of
from turup.profiles.differing import differences
from turup.profiles.encoding import rules_of
from turup.words.problems import line
from wholes import whole

HEAD = "turup: 1\nabout: {name: Club, status: house}\n"


def shown_again(profile: Profile) -> Profile:
    again, problems = examine_text(as_yaml(profile), unwritten("shown.yaml"))
    assert again is not None, [line(problem) for problem in problems if not problem.is_warning]
    return again


def holds_for(profile: Profile) -> None:
    again = shown_again(profile)
    assert again.fingerprint == profile.fingerprint
    assert again.keys == profile.keys
    assert differences(profile.keys, again.keys) == []
    assert keys_of(rules_of(again)) == keys_of(rules_of(profile))


@pytest.mark.parametrize("name", PROFILES)
def test_of_a_shipped_profile_with_and_without_each_house_rule(name: str) -> None:
    for spec in (name, *(f"{name}+{overlay}" for overlay in share(OVERLAYS, 5, name))):
        profile = examine(spec).profile
        if profile is not None:
            holds_for(profile)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(drawing=st.sampled_from([drawn, whole]), lot=st.integers(0, 2**32 - 1))
def test_of_a_profile_by_lot(
    drawing: Callable[[Random], dict[str, Any]], lot: int, tmp_path: Path
) -> None:
    path = tmp_path / "by-lot.yaml"
    write(drawing(Random(lot)), path)  # noqa: S311 - chance is no secret
    profile = examine(path).profile
    if profile is not None:
        holds_for(profile)


# What a parent says, what makes it idle, and a key with what is left of it.
INHERITED = {
    "a floor at the minimum": (
        "auction: {limits: {high: {if: {standing: partner}, minimum: 20}}}",
        "auction: {minimum: 20}",
        ("auction.limits", "none"),
    ),
    "a form that is not bid": (
        (
            "auction:\n  forms: [number_suit, no_trump]\n"
            "  limits: {low: {if: {form: no_trump}, minimum: 20}}\n"
            "deal: {stages: [4, auction, 4, play]}\ntrump: {indicator: announced}"
        ),
        "auction: {forms: [number_suit]}",
        ("auction.limits", "none"),
    ),
    "points of a rank that is not there": (
        "deck: {points: {'7': 0, Q: 1}, total: 32}",
        (
            "deck: {order: [J, 9, A, 10, K, 8, 7], total: 28}\n"
            "table: {seats: 2, sides: two_sides}\n"
            "deal: {stages: [4, auction, trump, 10, play]}\npair: {kinds: none}"
        ),
        ("deck.points", {"J": 3, "9": 2, "A": 1, "10": 1}),
    ),
    "a lead limit on what never lies concealed": (
        "play: {lead_limits: {own: {if: {trump: concealed}, lead: not_trump}}}",
        "trump: {indicator: announced}",
        ("play.lead_limits", "none"),
    ),
    "a double at no bid, with its redouble": (
        "house-rules: [doubling]\ndoubling: {steps: {double: {if: {bid: {at_least: 27}}}}}",
        "auction: {maximum: 24}",
        ("doubling.steps", "none"),
    ),
    "a pair that can be shown at no bid": (
        "pair: {declarer: {if: {bid: {at_least: 27}}}, defenders: none}",
        "auction: {maximum: 24}",
        ("pair.kinds", "none"),
    ),
    "a pair of which one side can show at no bid": (
        "pair: {declarer: {if: {bid: {at_least: 27}}}}",
        "auction: {maximum: 24}",
        ("pair.declarer", "none"),
    ),
    "rows below the bids": (
        "scoring: {stakes: [{win: 1}, {from: 16, win: 2}, {from: 20, win: 3}, {from: 24, win: 4}]}",
        "auction: {minimum: 21}",
        ("scoring.stakes", [{"win": 3}, {"from": 24, "win": 4}]),
    ),
    "a mark below nothing": (
        "match: {lose_at: -6}",
        "match: {start: 5, at_zero: loses}",
        ("match.lose_at", "none"),
    ),
    "a mark above all there is, and its sets": (
        "match: {win_at: 13, start: 6, sets: {win_at: 3}}",
        "match: {at_zero: loses}\nscoring: {paid: losers_pay}",
        ("match.sets", "none"),
    ),
    "an end at nothing where nothing falls": (
        "match: {start: 5, at_zero: loses}",
        "scoring: {paid: winners_score}",
        ("match.at_zero", "nothing"),
    ),
    "a claim that is short of a mark above all": (
        (
            "match: {win_at: 13, start: 6}\nscoring: {claims: {last: {if: {short_of_win: "
            "{at_least: 2}}, goal: last_trick, win: 2, lose: 4}}}"
        ),
        "match: {at_zero: loses}\nscoring: {paid: losers_pay}",
        ("scoring.claims", "none"),
    ),
}


@pytest.mark.parametrize("case", INHERITED)
def test_what_is_inherited_without_effect_is_left_out(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent, own, (key, left) = INHERITED[case]
    monkeypatch.chdir(tmp_path)
    Path("parent.yaml").write_text(f"{HEAD}extends: 28\n{parent}\n")
    Path("club.yaml").write_text(f"{HEAD}extends: ./parent.yaml\n{own}\n")
    section, name = key.split(".")
    assert load("parent.yaml").keys[section][name] != left
    profile = load("club.yaml")
    assert profile.keys[section][name] == left
    holds_for(profile)


def test_rows_that_move_up_keep_their_places(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    rows = "  stakes:\n    - {win: 1}\n    - {from: 20, win: 3}\n    - {from: 24, win: 4}\n"
    Path("parent.yaml").write_text(f"{HEAD}extends: 28\nscoring:\n{rows}")
    Path("club.yaml").write_text(f"{HEAD}extends: ./parent.yaml\nauction: {{minimum: 21}}\n")
    origins = load("club.yaml").origins
    lines = {path: one.place.line for path, one in origins.items() if "stakes" in path}
    assert lines == {
        "scoring.stakes": 5,
        "scoring.stakes.0": 7,
        "scoring.stakes.0.win": 7,
        "scoring.stakes.1": 8,
        "scoring.stakes.1.from": 8,
        "scoring.stakes.1.win": 8,
    }
