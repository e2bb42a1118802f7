"""One state serves deal after deal: nothing of an earlier deal is left, and all is whole numbers.

Compiled, the state is a record that is used again and again; here the same is asked of it
interpreted.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from strategies import PROFILES, rules_for, sound
from turup.game.chance_play import choose
from turup.rules import Rules
from turup.rules.acts import ACTS, BID, CARD
from turup.rules.clearing import clear
from turup.rules.phases import apply, list_legal, shuffle_and_start, verdict
from turup.rules.state import NOBODY, OVER, SHAPES, Outcome, Phase, State, blank
from turup.rules.verdicts import Verdict

ROOT = Path(__file__).resolve().parents[2]
# The profiles of the oracle and those that must be accepted have the rarer keys.
RARER = [*ROOT.glob("tests/oracle/profiles/*.yaml"), *ROOT.glob("tests/accepted/*.yaml")]
SPECS = [*PROFILES, "28+doubling+c+single-hand+sets", *sorted(map(str, RARER))]
SOUND = [spec for spec in SPECS if rules_for(spec) is not None]
each = pytest.mark.parametrize("spec", SOUND, ids=lambda spec: Path(spec).stem)
# What stands before the deal, and places that are written before they are read.
LEFT = {
    "tallies",
    "raised",
    "trick_seats",
    "trick_cards",
    "trick_powers",
    "line_rules",
    "line_amounts",
}
NOBODY_YET = {"to_act", "holder", "last_speaker", "step", "declarer", "solo", "trump", "indicator"}
NOBODY_YET |= {
    "led",
    "winner",
    "forfeit",
    "asker",
    "solo_called",
    "solo_caller",
    "claim",
    "claimer",
    "named",
    "partner",
}
STARTS = {"dealer": 3, "phase": Phase.between, "outcome": Outcome.running, "stake_times": 1}
UNREAD = LEFT | {"open", "legal", "deck"}


def scrawled() -> State:
    """A state with something written in every place that a deal has to wipe."""
    state = blank()
    for name, shape in SHAPES.items():
        if name not in LEFT and name != "deck":
            setattr(state, name, written(shape))
    return state


def written(shape: tuple[int, ...]) -> Any:
    return [written(shape[1:]) for _ in range(shape[0])] if shape else 3


def numbers(value: Any) -> Iterator[Any]:
    """Every number of a field."""
    for inner in value if isinstance(value, list) else [value]:
        yield from numbers(inner) if isinstance(inner, list) else [inner]


def facts(state: State) -> dict[str, Any]:
    return {name: getattr(state, name) for name in SHAPES if name not in UNREAD}


def acts(rules: Rules, state: State, deal: int) -> Iterator[int]:
    """The acts of a deal by chance, each done before the next is asked for."""
    shuffle_and_start(rules, state, deal % rules.table.seats, 28, deal)
    turn = 0
    while state.phase != OVER:
        list_legal(rules, state)
        act = choose(rules, state, 28, deal, turn)
        apply(rules, state, act)
        turn += 1
        yield act


def test_a_blank_state_is_all_zeros() -> None:
    state = blank()
    for name in SHAPES:
        assert set(numbers(getattr(state, name))) == {0}, name


def test_a_wiped_state_has_nobody_and_nothing() -> None:
    state = scrawled()
    clear(state)
    for name, value in facts(state).items():
        expected = NOBODY if name in NOBODY_YET else STARTS.get(name, 0)
        assert set(numbers(value)) == {expected}, name


@each
def test_a_deal_begins_alike_whatever_was_left(spec: str) -> None:
    rules = sound(spec)
    clean, used = blank(), scrawled()
    shuffle_and_start(rules, clean, 0, 28, 0)
    shuffle_and_start(rules, used, 0, 28, 0)
    assert facts(used) == facts(clean)
    assert clean.deck == used.deck


@each
def test_deals_played_in_one_state_go_as_in_fresh_ones(spec: str) -> None:
    rules = sound(spec)
    used = blank()
    for deal in range(4):
        fresh = blank()
        assert list(acts(rules, used, deal)) == list(acts(rules, fresh, deal))
        assert facts(used) == facts(fresh)


@each
def test_a_state_holds_nothing_but_whole_numbers(spec: str) -> None:
    rules = sound(spec)
    state = blank()
    for deal in range(4):
        for act in acts(rules, state, deal):
            found = [one for name in SHAPES for one in numbers(getattr(state, name))]
            assert all(isinstance(one, int) for one in found), act


@each
def test_every_act_that_no_rule_refuses_is_listed_and_no_other(spec: str) -> None:
    rules = sound(spec)
    state = blank()
    for deal in range(2):
        shuffle_and_start(rules, state, 0, 28, deal)
        turn = 0
        while state.phase != OVER:
            list_legal(rules, state)
            listed = set(state.legal[: state.legal_count])
            legal = {act for act in range(ACTS) if verdict(rules, state, act) == Verdict.legal}
            if rules.deck.packs == 2:  # of two twins in a hand the first is listed
                legal = {act for act in legal if not (CARD <= act < BID and act % 2)} | listed
            assert legal == listed, turn
            apply(rules, state, choose(rules, state, 28, deal, turn))
            turn += 1
