"""Engine and oracle play small decks alike, every act of every deal that is named.

`with_oracle.py` goes through all decks of `small_decks.csv`; here are those of shipped profiles.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

import small_decks
from oracle.second import Oracle
from small_decks import Deck

from turup.profiles.shipped import profiles
from turup.rules import Rules, scoring, tricks
from turup.rules.phases import start
from turup.rules.state import State
from turup.verify import agreement
from turup.verify.agreement import Table

MOST = 300  # positions of a deck here
DECKS = small_decks.kept()
SHIPPED = {spec: [deck for deck in DECKS if deck.spec == spec] for spec in profiles()}
TINY = next(deck for deck in DECKS if deck.spec == "29")


@pytest.mark.parametrize("spec", SHIPPED)
def test_small_decks_are_played_as_the_oracle_plays_them(spec: str) -> None:
    compared = 0
    for deck in SHIPPED[spec]:
        positions, apart = small_decks.apart(deck, MOST)
        assert apart is None, f"{deck}: {apart}"
        compared += positions
    assert compared > 50


def test_every_deck_goes_with_its_profile_still() -> None:
    assert len(DECKS) > 900
    assert len({deck.spec for deck in DECKS}) > 200
    assert len({str(deck) for deck in DECKS}) == len(DECKS)
    for deck in DECKS[::80]:
        rules = deck.rules()
        for setting in deck.settings(rules):
            assert sorted(setting.deck) == sorted({*setting.deck})
            assert len(setting.deck) == rules.deck.cards


def test_all_that_a_deck_holds_is_compared() -> None:
    assert small_decks.apart(TINY)[0] == TINY.positions


@pytest.mark.parametrize("spec", ["kunukku", "28+stop-when-decided"])
def test_a_deal_that_ends_early_comes_to_the_same(spec: str) -> None:
    rules = small_decks.on_deck(small_decks.sound(spec), "2 suits of 4, 2 cards each", 2)
    assert rules is not None
    table = Table(rules, Oracle())
    for setting in small_decks.settings(rules, 12):
        assert table.apart(setting, MOST) is None
    assert table.positions > 50


def last_wins(rules: object, new: int, old: int) -> bool:
    """Whether a card beats another: a rule gone wrong, by which the weaker one does."""
    return new < old and rules is not None


def ill_paid(state: State, rule_paid: int, amount: int) -> None:
    """Write a line of the result: a rule gone wrong, by which nothing brings more than one."""
    honest(state, rule_paid, min(amount, 1))


honest = scoring.add_line


def parted(deck: Deck) -> str:
    """In what engine and oracle part on a deck."""
    apart = small_decks.apart(deck)[1]
    assert apart is not None
    assert apart.ours != apart.theirs
    assert len(apart.acts) > 3
    return apart.what


def test_a_fault_in_the_play_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks, "does_beat", last_wins)
    assert parted(TINY) in ("to_act", "legal", "points", "outcome")


def test_a_fault_in_the_score_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "add_line", ill_paid)
    assert parted(next(deck for deck in DECKS if deck.spec == "40")) == "scores"


def test_what_is_no_number_in_a_state_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agreement, "start", start_without_a_number)
    apart = small_decks.apart(TINY)[1]
    assert apart is not None
    assert (apart.acts, apart.what) == ((), "state")


def start_without_a_number(rules: Rules, state: State, dealer: int) -> None:
    """Begin a deal: a rule gone wrong, since compiled nothing can stand for no number."""
    start(rules, state, dealer)
    without: Any = state
    without.scorer = None
