"""A collection has room for so many records once everything is merged; one taken away is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from clubs import club
from turup.profiles import examine

KINDS = "".join(
    f"    {name}: {{cards: [{cards}], worth: 2}}\n"
    for name, cards in (("one", "J, 9"), ("two", "A, 10"), ("three", "8, 7"), ("four", "J, 9, A"))
)


def test_records_of_a_parent_take_room_too(tmp_path: Path) -> None:
    (problem,) = examine(club(tmp_path, f"pair:\n  kinds:\n{KINDS}")).problems
    assert problem.name == "too-many"
    assert problem.place.line == 9
    assert problem.facts == {"key": "pair.kinds", "count": 5, "bound": 4}


def test_a_record_that_is_taken_away_makes_room(tmp_path: Path) -> None:
    found = examine(club(tmp_path, f"pair:\n  kinds:\n    king_queen: none\n{KINDS}"))
    assert found.profile is not None
    assert [*found.profile.keys["pair"]["kinds"]] == ["one", "two", "three", "four"]


def test_a_file_by_itself_holds_no_more(tmp_path: Path) -> None:
    five = f"{KINDS}    five: {{cards: [Q, K, 8], worth: 2}}\n    king_queen: none\n"
    (problem,) = examine(club(tmp_path, f"pair:\n  kinds:\n{five}")).problems
    assert (problem.name, problem.facts["count"]) == ("too-many", 5)


def test_a_guard_may_ask_for_nobodys_bid_among_its_facts(tmp_path: Path) -> None:
    facts = "standing: none, speeches: 0, auction: first, suits: 4, points: 9"
    limits = f"auction:\n  limits:\n    busy: {{minimum: 20, if: {{{facts}}}}}\n"
    names = [problem.name for problem in examine(club(tmp_path, limits)).problems]
    assert "too-many" in names


@pytest.mark.parametrize("spec", ["29-lucknow+no-pair", "kerala-28+no-pair"])
def test_an_overlay_may_make_one_of_the_profile_idle(spec: str) -> None:
    assert examine(spec).profile is not None
