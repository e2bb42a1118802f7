"""The fingerprint depends on what is played, and on nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup.profiles import load, shipped
from turup.profiles.fingerprint import canonical, fingerprint

HEAD = "turup: 1\nabout: {name: Club, status: house}\nextends: 28\n"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def of(text: str) -> str:
    Path("club.yaml").write_text(HEAD + text)
    return load("club.yaml").fingerprint


def test_shipped_profiles_differ() -> None:
    found = {load(name).fingerprint for name in shipped.profiles()}
    assert len(found) == len(shipped.profiles())
    assert all(len(one) == 12 and int(one, 16) >= 0 for one in found)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "auction: {step: 1, minimum: 14}\n",
        "deck: {points: {K: 0}}\n",
        'deck: {order: [J, "9", A, "10", K, Q, 8, 7]}\n',
        "deal: {redeals: {four_jacks: {how: automatic}}}\n",
        "doubling: {steps: none}\n",
        "auction: {limits: {}}\n",
        "deal: {redeals: {four_jacks: {if: {held: {J: {at_least: 4, below: 5}}}}}}\n",
        "deck: {suits: [clubs, diamonds, hearts, spades]}\n",
        "pair: {kinds: {king_queen: {cards: [Q, K]}}}\n",
        "scoring: {stakes: [{win: 1, lose: 1}]}\n",
        "x-note: ours\n",
    ],
)
def test_what_plays_the_same_has_the_same(text: str) -> None:
    assert of(text) == load("28").fingerprint


@pytest.mark.parametrize(
    "text",
    [
        "auction: {minimum: 15}\n",
        "deal: {redeals: {four_jacks: {how: asked}}}\n",
        "deal: {redeals: {four_jacks: none}}\n",
        "play: {lead_limits: {other: {if: {trick: 1}, lead: not_trump}}}\n",
    ],
)
def test_what_plays_otherwise_has_another(text: str) -> None:
    assert of(text) != load("28").fingerprint


def test_idle_values_do_not_count() -> None:
    assert of("pair: {kinds: none}\n") == load("28+no-pair").fingerprint


def test_the_name_of_a_record_counts() -> None:
    limit = "{if: {standing: partner}, minimum: 20}"
    one = of(f"auction: {{limits: {{one: {limit}}}}}\n")
    assert one != of(f"auction: {{limits: {{other: {limit}}}}}\n")


def test_only_what_differs_from_neutral_is_hashed() -> None:
    keys = load("29").keys
    assert "step" not in canonical(keys)["auction"]
    assert "solo" not in canonical(keys)
    later = {**keys, "auction": {**keys["auction"], "later_key": "none"}}
    assert fingerprint(canonical(keys)) == fingerprint(keys)
    assert fingerprint(later) != fingerprint(keys)


def test_a_key_of_a_later_version_changes_no_old_fingerprint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from turup.profiles import schemas

    old = load("29").fingerprint
    changed = {**schemas.sections()}
    changed["solo"] = {
        **changed["solo"],
        "properties": {**changed["solo"]["properties"], "later_key": {"default": "none"}},
    }
    monkeypatch.setattr(schemas, "sections", lambda: changed)
    profile = load("29")
    assert profile.keys["solo"]["later_key"] == "none"
    assert profile.fingerprint == old
