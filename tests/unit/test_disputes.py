"""Every dispute is told with its readings, and what selects each of them exists."""

from __future__ import annotations

import re
from typing import Any

import pytest

from turup.profiles import load, schemas
from turup.profiles.schemas import ranked
from turup.words.disputes import dispute_lines, disputes, selectors, unknown
from turup.words.explaining import explained

READINGS = [(name, reading) for name in disputes() for reading in disputes()[name]["readings"]]
WAITING: set[str] = set()
"""What no profile can say yet."""


def test_every_dispute_stands_there_once() -> None:
    assert list(disputes()) == [f"D{number:02}" for number in range(1, 44)]


@pytest.mark.parametrize("name", disputes())
def test_a_dispute_has_its_point_its_readings_and_its_reason(name: str) -> None:
    dispute = disputes()[name]
    assert set(dispute) == {"point", "readings", "reason"}
    assert dispute["point"].endswith("?")
    assert dispute["reason"].endswith(".")
    assert len(dispute["readings"]) > 1 or "by" in dispute["readings"][0]


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_what_selects_a_reading_exists(name: str, reading: dict[str, Any]) -> None:
    assert set(reading) <= {"reading", "played", "keys", "overlays", "profiles", "by"}
    assert ("by" in reading) != bool(selectors(reading)), name


def test_nothing_is_waited_for_that_is_there() -> None:
    assert {each for _, reading in READINGS for each in unknown(reading)} == WAITING


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_a_profile_named_for_a_reading_plays_it(name: str, reading: dict[str, Any]) -> None:
    for profile in reading.get("profiles", ()):
        keys = load(profile).keys
        for path, value in reading.get("keys", {}).items():
            section, key, *fields = path.split(".")
            told, wanted = keys[section][key], ranked(value, schemas.at(path) or {})
            for field in fields if "*" not in fields else ():
                told = told[field]
            assert "*" in fields or told == wanted, f"{name}: {profile} {path}"


@pytest.mark.parametrize("name", disputes())
def test_no_two_readings_are_selected_alike(name: str) -> None:
    chosen = [tuple(selectors(reading)) for reading in disputes()[name]["readings"]]
    assert len(set(chosen)) == len(chosen)


@pytest.mark.parametrize("name", disputes())
def test_a_dispute_is_explained_in_eighty_columns(name: str) -> None:
    (part,) = explained(name.lower())
    assert part.kind == "dispute"
    assert part.lines[0].startswith(f"{name}: ")
    assert max(map(len, part.lines)) <= 80
    numbers = re.findall(r"^(\d+)\. ", "\n".join(part.lines), re.MULTILINE)
    assert len(numbers) == len(disputes()[name]["readings"])


def test_a_reading_that_no_profile_can_say_is_told_so() -> None:
    dispute = {
        "point": "What is unheard of?",
        "readings": [
            {"reading": "a key", "played": "nobody", "keys": {"trump.unheard": "of"}},
            {"reading": "a choice", "played": "nobody", "keys": {"trump.call_binds": "all"}},
            {"reading": "a profile", "played": "nobody", "profiles": ["unheard-of"]},
            {"reading": "an overlay", "played": "nobody", "overlays": ["unheard-of", "doubling"]},
        ],
        "reason": "it is.",
    }
    told = "\n".join(dispute_lines("D99", dispute))
    for missing in ("trump.unheard: of", "trump.call_binds: all", "profile unheard-of",
                    "house rule unheard-of"):  # fmt: skip
        assert f"No profile can say so yet; it will be {missing}." in told
    assert "\n   house rule doubling\n" in told
