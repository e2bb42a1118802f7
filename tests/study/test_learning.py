"""What players learn: how far they are is told, curves go through counts, cards at risk count."""

from __future__ import annotations

import pytest

pytest.importorskip("scipy", reason="the extra 'study' is not installed")

import numpy as np
from scipy.special import expit

from strategies import sound
from turup.bots.doubling import doubted
from turup.bots.knowledge import (
    MARKS,
    RISKS,
    RUNGS,
    STAGES,
    SURE,
    blank_knowledge,
    chance_between,
)
from turup.bots.solos import cards_at_risk
from turup.cards import card
from turup.game.numbers import number_of_card
from turup.rules.holdings import put
from turup.rules.state import blank
from turup.study.fitting import alone, curves, marks
from turup.study.learning import deals_to_learn, learnt
from turup.study.speeds import speed


@pytest.mark.parametrize("spec", ["28", "40"])
def test_how_far_it_is_is_told_to_the_last_deal(spec: str) -> None:
    told = list[int]()
    learnt(sound(spec), speed(is_compiled=False), 24, told.append)
    assert told == sorted(set(told))
    assert told[-1] == deals_to_learn(sound(spec), 24)


def test_where_there_are_solos_there_is_more_to_learn() -> None:
    assert deals_to_learn(sound("40")) > deals_to_learn(sound("28"))


def test_curves_go_through_counts() -> None:
    here, level = np.arange(MARKS) * 1000.0, np.array([1.0, 0.0, -2.0])
    share = expit(level + (here / 4000 - 1.5)[:, None])
    played = np.full(share.shape, 500.0)
    assert np.allclose(curves(here, played, played * share), share, atol=1e-6)


def test_curves_of_nothing_are_even() -> None:
    played = np.ones((MARKS, 4))
    assert np.allclose(curves(np.arange(MARKS) * 1.0, played, played / 2), 0.5)


def test_marks_ascend_even_where_all_hands_are_alike() -> None:
    assert marks(np.full(90, 7)) == list(range(7, 7 + MARKS))


@pytest.mark.parametrize(
    ("worth", "chance"), [(-5, 10), (0, 10), (25, 15), (50, 20), (100, 60), (10_000, 60)]
)
def test_between_two_marks_lies_what_is_known_of_both(worth: int, chance: int) -> None:
    told = [0, 50, *range(100, 100 + MARKS - 2)]
    chances = [10, 20, *[60] * (MARKS - 2)]
    table = [each if rung == 0 else 0 for each in chances for rung in range(RUNGS)]
    assert chance_between(told, table, 0, worth, 0) == chance


def test_solos_with_more_at_risk_are_not_made_more_often() -> None:
    rows = np.array([[1, 0, risk, risk in (0, 1, 4)] for risk in (0, 1, 3, 4, 4) for _ in range(9)])
    shares = np.array(alone(rows)).reshape(STAGES, -1, RISKS) / SURE
    assert shares[1, 0, 0] == 1
    assert 0.8 < shares[1, 0, 1] < 1
    assert shares[1, 0, 2] == 0  # nobody has tried
    assert np.all(shares[1, 0, 2:] == 0)
    assert shares[0, 3, 0] == 1  # nothing at risk


def test_a_doubled_bid_is_believed_in_less() -> None:
    knowledge = blank_knowledge()
    knowledge.doubted = 512
    assert doubted(knowledge, SURE // 2) == pytest.approx(SURE / 3, abs=1)
    assert (doubted(knowledge, 0), doubted(knowledge, SURE)) == (0, SURE)


@pytest.mark.parametrize(
    ("spec", "cards", "risk"),
    [
        ("28+single-hand", "SJ S9 SA S10 SK SQ S8 S7", 0),
        ("28+single-hand", "SJ S9 SA S10 HJ H9 DJ CJ", 0),
        ("28+single-hand", "SJ S9 SA S10 HJ H9 DJ C9", 2),
        ("28+single-hand", "SJ S9 SA SK HJ H9 DJ CJ", 1),
        ("28+single-hand", "S7 S8 SQ H7 H8 HQ D7 C7", 16),
        ("28+half-court", "SJ S9 HJ D7 D8 C7 C8 CQ", 0),
        ("28+half-court", "SJ S9 H9 D7 D8 C7 C8 CQ", 2),
    ],
)
def test_cards_at_risk_are_those_that_may_lose_a_trick(spec: str, cards: str, risk: int) -> None:
    rules, state = sound(spec), blank()
    for each in cards.split():
        put(state.given[0], number_of_card(rules, None, card(each)))
    state.each = 8
    assert cards_at_risk(rules, state, 0, 0) == risk
