"""What a player would expect of rules and of simple players, with bounds at 95 %.

All play here is compiled; what players know they learn from fewer deals than in earnest.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("scipy", reason="the extra 'study' is not installed")

import numpy as np

from strategies import PROFILES, sound
from turup.bots.knowledge import (
    SURE,
    Knowledge,
    blank_knowledge,
    chance_to_hold,
    chance_to_make,
    features,
)
from turup.bots.memory import blank_memory
from turup.bots.playing import Players
from turup.bots.simple import choose_simply
from turup.game.actions import Bid
from turup.game.deal import Deal
from turup.profiles import Place
from turup.profiles.changed import examine_changed
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.rules.acts import PASS
from turup.rules.phases import list_legal
from turup.rules.state import AUCTION, NOBODY, Outcome
from turup.study import work
from turup.study.facts import Fact
from turup.study.fitting import hands, worths
from turup.study.known import knowledge_of
from turup.study.learning import Practice, Tell, learnt, untold
from turup.study.metrics import metrics
from turup.study.outcomes import Change
from turup.study.sitting import Sitting
from turup.study.speeds import speed
from turup.study.table import MADE, RUNG, STAGE, Do
from turup.study.tasks import without_giving_up
from turup.study.work import begin
from turup.verify.intervals import wilson
from turup.verify.redeals import chances

SEED = 7
DEALS = 20_000
REHEARSALS = 15_000
IN_EACH = 2_000
Z = 1.959964


@pytest.fixture(autouse=True)
def learning(kept_here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players learn faster."""
    assert kept_here.is_dir()

    def learn(rules: Rules, *, is_compiled: bool, tell: Tell) -> Knowledge:
        return knowledge_of(rules, is_compiled=is_compiled, deals=REHEARSALS, tell=tell)

    monkeypatch.setattr(work, "knowledge_of", learn)


def changed(spec: str, **keys: Any) -> Rules:
    """The rules of a spec with other keys."""
    profile = examine_changed(spec, keys, Place("here", 1, 1)).profile
    assert profile is not None
    return rules_of(profile)


@cache
def facts(spec: str) -> Any:
    """The facts of some deals played simply."""
    rules = without_giving_up(sound(spec))
    knowledge = knowledge_of(rules, is_compiled=True, deals=REHEARSALS)
    table = Sitting(rules, speed(is_compiled=True), knowledge)
    rows = table.play(Do.deals, Players.simple + 0, SEED, 0, DEALS)
    return np.reshape(rows, (DEALS, -1))


def compared(first: Rules, second: Rules) -> Mapping[tuple[str, str], Change]:
    """What differs by the second rules, by group and name."""
    task = begin((first, second), policy="simple", deals=DEALS, seed=SEED, is_compiled=True)
    for _deals in task.steps():
        pass
    return {(each.group, each.name): each for each in task.changes()}


def bounds(values: Any) -> tuple[float, float]:
    """Between which bounds a mean lies."""
    half = Z * values.std() / len(values) ** 0.5
    return values.mean() - half, values.mean() + half


def test_better_hands_bid_more() -> None:
    """The second seat, asked whether it bids against the eldest."""
    rules = sound("28")
    knowledge = knowledge_of(rules, is_compiled=True, deals=REHEARSALS)
    bid: list[int] = []
    passed: list[int] = []
    for number in range(800):
        deal = Deal.shuffled(rules, SEED, number)
        while deal.state().phase != AUCTION or not any(isinstance(act, Bid) for act in deal.acts):
            deal = deal.after(deal.legal()[0])
        state = deal.state()
        list_legal(rules, state)
        act = choose_simply(rules, state, blank_memory(), knowledge)
        (passed if act == PASS else bid).append(features(rules, state, state.to_act, NOBODY)[4])
    assert min(len(bid), len(passed)) > 50
    assert bounds(np.array(bid))[0] > bounds(np.array(passed))[1]


def test_dearer_losses_mean_fewer_high_bids() -> None:
    dearer = changed("28", scoring={"stakes": [{"win": 1, "lose": 3}]})
    found = compared(sound("28"), dearer)
    assert found["contract", "bid"].change.high < 0
    assert found["contract", "made"].change.low > 0


def test_the_point_for_the_last_trick_makes_equal_bids_easier() -> None:
    found = compared(changed("29", scoring={"last_trick_points": 0}), sound("29"))
    equal = [found["made", str(bid)].change for bid in range(16, 19)]
    assert all(change.value > 0 for change in equal)
    assert any(change.low > 0 for change in equal)


def test_doubled_contracts_fail_more_often_than_others() -> None:
    rows = facts("29+doubling")
    played = rows[(rows[:, Fact.outcome] >= Outcome.made) & (rows[:, Fact.bid] > 0)]
    made = played[:, Fact.outcome] == Outcome.made
    doubled = played[:, Fact.step] >= 0
    assert doubled.sum() > 100
    assert bounds(made[doubled])[1] < bounds(made[~doubled])[0]


def test_doubles_are_said_when_they_bring_something() -> None:
    rows = facts("28+doubling")
    doubled = rows[(rows[:, Fact.outcome] >= Outcome.made) & (rows[:, Fact.step] == 0)]
    assert len(doubled) > 100
    assert bounds(doubled[:, Fact.doubled])[1] < 0


def test_solos_are_called_when_they_bring_something() -> None:
    rows = facts("29-lucknow")
    solos = rows[rows[:, Fact.solo] >= 0]
    assert len(solos) > 100
    assert bounds(solos[:, Fact.stake])[0] > 0


@pytest.mark.parametrize("spec", ["28", "29", "40", "56"])
def test_bids_are_made_as_often_as_players_believe(spec: str) -> None:
    rules, at = without_giving_up(sound(spec)), speed(is_compiled=True)
    practice = Practice(rules, at, untold)
    practice.knowledge = knowledge_of(rules, is_compiled=True, deals=REHEARSALS)
    practice.sitting.learn(practice.knowledge)
    rows = practice.rows(Do.rehearse, Players.practice, SEED, DEALS)
    stage = int(rows[0, STAGE])
    rows = rows[rows[:, STAGE] == stage]
    known, (own, other) = practice.knowledge, hands(rows, stage)
    for hand, weighed, chance in (
        (worths(own, known.weights, stage), known, chance_to_make),
        (worths(other, known.against, stage), known, chance_to_hold),
    ):
        told = [
            chance(weighed, stage, int(worth), int(rung)) / SURE
            for worth, rung in zip(hand, rows[:, RUNG], strict=True)
        ]
        believed = np.array(told)
        for part in (believed < np.median(believed), believed >= np.median(believed)):
            assert abs(believed[part].mean() - rows[part, MADE].mean()) < 0.04


@pytest.mark.parametrize("spec", ["28", "28-six", "29-pagat", "304"])
def test_sampled_redeals_agree_with_their_exact_chances(spec: str) -> None:
    """In deals played by whoever likes, at bounds that one in a thousand is outside of."""
    rules, exact = without_giving_up(sound(spec)), chances(sound(spec))
    table = Sitting(rules, speed(is_compiled=True), blank_knowledge())
    rows = np.reshape(table.play(Do.deals, Players.random + 0, SEED, 0, DEALS), (DEALS, -1))
    sampled = {each.name: each for each in metrics(rules) if each.group == "redeal"}
    assert sampled.keys() == exact.keys()
    for name, chance in exact.items():
        low, high = wilson(int(sampled[name].of(rows).sum()), DEALS)
        assert low <= chance <= high, name


def test_the_pair_makes_bids_easier() -> None:
    rows = facts("28")
    played = rows[(rows[:, Fact.outcome] >= Outcome.made) & (rows[:, Fact.bid] > 0)]
    made, shown = played[:, Fact.outcome] == Outcome.made, played[:, Fact.pairs] > 0
    assert bounds(made[shown])[0] > bounds(made[~shown])[1]


@pytest.mark.parametrize("spec", PROFILES)
def test_simple_players_gain_on_those_by_lot_when_the_cards_are_the_same(spec: str) -> None:
    rules = without_giving_up(sound(spec))
    at = speed(is_compiled=True)
    table = Sitting(rules, at, learnt(rules, at, REHEARSALS // 5))
    gains = table.play(Do.twice, Players.mixed + 0, SEED, 0, IN_EACH)
    assert bounds(np.asarray(gains, float))[0] > 0
