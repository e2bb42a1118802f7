"""What is not to blame is dropped from a profile in which something is wrong."""

from __future__ import annotations

from typing import Any

from drawing import HEAD
from shrinking import shrunk

PROFILE: dict[str, Any] = {
    **HEAD,
    "extends": "28",
    "auction": {"minimum": 15, "rounds": "one"},
    "play": {"lead_limits": {"one": {"if": {"trick": 1}, "lead": "trump"}}},
    "scoring": {"stakes": [{"win": 1}, {"from": 20, "name": "one", "win": 2}]},
}


def test_only_what_is_to_blame_is_left() -> None:
    def is_wrong(profile: dict[str, Any]) -> bool:
        return profile.get("auction", {}).get("rounds") == "one"

    assert shrunk(PROFILE, is_wrong) == {**HEAD, "extends": "28", "auction": {"rounds": "one"}}


def test_rows_and_fields_are_dropped_too() -> None:
    def is_wrong(profile: dict[str, Any]) -> bool:
        return any("from" in row for row in profile.get("scoring", {}).get("stakes", []))

    left = shrunk(PROFILE, is_wrong)
    assert left == {**HEAD, "extends": "28", "scoring": {"stakes": [{"from": 20}]}}


def test_where_all_is_needed_all_is_left() -> None:
    assert shrunk(PROFILE, lambda profile: profile == PROFILE) == PROFILE
