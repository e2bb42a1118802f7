"""Every value knows where it stands and what it replaced, and nothing that is gone is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup.profiles import load
from turup.profiles.profile import Origin

HEAD = "turup: 1\nabout: {name: Club, status: house}\n"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def origins(text: str, base: str = "extends: 28\n") -> dict[str, Origin]:
    Path("base.yaml").write_text(HEAD + base)
    Path("club.yaml").write_text(f"{HEAD}extends: ./base.yaml\n{text}")
    return dict(load("club.yaml").origins)


def chain(origin: Origin | None) -> list[str]:
    """The places of a value and of all that it replaced, the newest first."""
    places = []
    while origin is not None:
        places.append(str(origin.place))
        origin = origin.replaced
    return places


def test_a_record_taken_away_leaves_no_origin() -> None:
    found = origins("deal: {redeals: {four_jacks: none}}\n")
    assert not [path for path in found if path.startswith("deal.redeals.four_jacks")]
    assert "deal.redeals.one_suit" in found


def test_a_field_that_is_dropped_leaves_no_origin() -> None:
    base = "extends: 28\npair: {declarer: {if: {bid: {below: 20}}}}\n"
    found = origins("pair: {declarer: {if: none}}\n", base)
    assert not [path for path in found if path.startswith("pair.declarer.if")]
    assert "pair.declarer.window" in found


def test_a_list_replaced_leaves_no_origin_of_its_other_entries() -> None:
    found = origins("scoring: {stakes: [{win: 2}]}\n")
    inside = [path for path in found if path.startswith("scoring.stakes.")]
    assert inside == ["scoring.stakes.0", "scoring.stakes.0.win"]
    assert {str(found[path].place) for path in inside} == {"club.yaml:4:20", "club.yaml:4:21"}
    assert chain(found["scoring.stakes"])[0] == "club.yaml:4:11"
    assert chain(found["scoring.stakes"])[1].startswith("28.yaml:")
    assert found["scoring.stakes"].replaced_value == load("28").keys["scoring"]["stakes"]


def test_a_mapping_knows_the_word_it_stands_in_place_of() -> None:
    base = "extends: 28\nplay: {lead_limits: none}\n"
    limit = "{if: {trick: 1}, lead: not_trump}"
    found = origins(f"play: {{lead_limits: {{no_trump_first: {limit}}}}}\n", base)
    limits = found["play.lead_limits"]
    assert str(limits.place) == "club.yaml:4:8"
    assert "base.yaml:4:8" in chain(limits)
    assert found["play.lead_limits.no_trump_first"].replaced_value is None


def test_a_section_knows_every_file_that_adds_to_it() -> None:
    found = origins("auction: {minimum: 15}\n", "extends: 28\nauction: {minimum: 16}\n")
    assert chain(found["auction"])[:2] == ["club.yaml:4:1", "base.yaml:4:1"]
    assert chain(found["auction"])[-1].startswith("28.yaml:")
    minimum = found["auction.minimum"]
    assert chain(minimum)[:2] == ["club.yaml:4:11", "base.yaml:4:11"]
    assert minimum.replaced is not None
    assert (minimum.replaced_value, minimum.replaced.replaced_value) == (16, 14)


def test_a_record_opened_by_the_same_file_twice_is_noted_once() -> None:
    text = "pair:\n  declarer: {window: after_exposure}\n"
    found = origins(
        text, "extends: 28\npair: {declarer: {window: after_trump_trick_since_exposure}}\n"
    )
    assert chain(found["pair.declarer"])[:2] == ["club.yaml:5:3", "base.yaml:4:8"]
