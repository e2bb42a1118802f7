"""The engine plays as the oracle does, a second reading of the rulebook in tests/oracle.

TURUP_ORACLE_ACTS=20000 plays longer at every table; tests/oracle/run.py does so without pytest.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from oracle import known, tables
from oracle.compare import Difference, Table
from oracle.shares import place_told

from turup.game.chance_play import chosen
from turup.game.deal import Deal
from turup.profiles import Profile

MORE = int(os.environ.get("TURUP_ORACLE_ACTS", "0"))
SEED = 28
DRAWS = 50
TOGETHER = tables.with_several_overlays(40, SEED)
KEPT = [*tables.OWN, *tables.EXAMPLES, *tables.ACCEPTED]
ONE_OVERLAY = {
    name: [spec for spec in tables.with_one_overlay() if spec.endswith(f"+{name}")]
    for name in tables.OVERLAYS
}

# Acts at each table; what is drawn by lot comes on top.
SHIPPED_ACTS, OVERLAY_ACTS, TOGETHER_ACTS, KEPT_ACTS, DRAWN_ACTS = 2200, 70, 300, 1000, 200


def play(spec: str | Path, acts: int) -> None:
    profile = tables.sound(spec)
    assert profile, spec
    pass_over_what_is_unknown([spec])
    table = Table(place_told(Path(spec)), profile, SEED)
    table.play_deals(max(acts, MORE))
    assert table.acts >= acts


def pass_over_what_is_unknown(specs: Sequence[str | Path]) -> None:
    reasons = [tables.unknown(spec) for spec in specs]
    if all(reasons):
        pytest.skip(f"the oracle does not know {reasons[0]} yet")


def difference(spec: Path, profile: Profile) -> str:
    try:
        Table(spec.name, profile, SEED).play_deals(max(DRAWN_ACTS, MORE))
    except Difference as found:
        return f"{found}\n{spec.read_text(encoding='utf-8')}"
    return ""


def test_two_hundred_thousand_acts_are_compared() -> None:
    acts = len(tables.SHIPPED) * SHIPPED_ACTS + len(tables.with_one_overlay()) * OVERLAY_ACTS
    acts += len(TOGETHER) * TOGETHER_ACTS + len(KEPT) * KEPT_ACTS
    assert acts >= 200_000


@pytest.mark.parametrize("spec", tables.SHIPPED)
def test_shipped_profiles(spec: str) -> None:
    play(spec, SHIPPED_ACTS)


@pytest.mark.parametrize("name", tables.OVERLAYS)
def test_each_overlay_wherever_it_fits(name: str) -> None:
    assert ONE_OVERLAY[name]
    pass_over_what_is_unknown(ONE_OVERLAY[name])
    for spec in ONE_OVERLAY[name]:
        if not tables.unknown(spec):
            play(spec, OVERLAY_ACTS)


@pytest.mark.parametrize("spec", TOGETHER)
def test_overlays_that_go_together(spec: str) -> None:
    play(spec, TOGETHER_ACTS)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_rarer_keys(file: Path) -> None:
    play(file, KEPT_ACTS)


@pytest.mark.parametrize("name", ["tiny", "tiny-lone", "tiny-stake"])
def test_every_way_a_tiny_deal_can_go_on(name: str) -> None:
    profile = tables.sound(tables.HERE / "profiles" / f"{name}.yaml")
    assert profile
    table = Table(name, profile, SEED)
    moments = 0
    for number in range(40):
        deal = Deal.shuffled(table.rules, SEED, number, dealer=number % table.seats())
        while not deal.is_over and len(deal.acts) < number:
            deal = deal.after(chosen(deal))
            if any(str(act).startswith("play") for act in deal.legal()):
                moments += table.explore(deal)
                break
    assert moments > 500


@pytest.mark.parametrize("first", range(0, 400, DRAWS))
def test_house_rules_drawn_by_lot(first: int, tmp_path: Path) -> None:
    found = [difference(*each) for each in tables.drawn(range(first, first + DRAWS), tmp_path)]
    assert not [text for text in found if text], "\n".join(text for text in found if text)


def test_trumps_of_their_own_are_among_what_is_drawn(tmp_path: Path) -> None:
    decks = (profile.keys["deck"] for _, profile in tables.drawn(range(DRAWS), tmp_path))
    assert any(deck["trump"] != "none" for deck in decks)


@pytest.mark.parametrize("path", known.KNOWN)
def test_what_the_oracle_knows_can_be_said(path: str) -> None:
    assert known.nodes(path)
    assert set(known.KNOWN[path].split()) <= known.words_of(path)


def test_what_the_oracle_does_not_know_is_named() -> None:
    told = {"auction": {"duel": "wild", "opening": "forced"}, "deal": {"stages": [4, "nap"]}}
    assert known.unknown(told) == ["auction.duel: wild", "deal.stages[]: nap"]


def test_the_oracle_knows_nothing_of_the_engine() -> None:
    allowed = {"compare.py", "count.py", "run.py", "shares.py", "tables.py", "tiny.py"}
    for file in (Path(__file__).parents[1] / "oracle").glob("*.py"):
        assert file.name in allowed or "turup" not in imports(file), file


def imports(file: Path) -> str:
    lines = file.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if line.startswith(("import ", "from ")))


def test_tables_are_told_alike_wherever_the_checkout_stands(tmp_path: Path) -> None:
    told = [
        place_told(spec) for spec in (tables.OWN[0], tmp_path / "drawn.yaml", Path("28+no-ace"))
    ]
    assert told == [f"tests/oracle/profiles/{tables.OWN[0].name}", "drawn.yaml", "28+no-ace"]
