"""Intervals hold the truth as often as they say, and differences by chance are not called real.

Rows are drawn whose truth is known: what each deal brings and whether it counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("scipy", reason="the extra 'study' is not installed")

import numpy as np

from turup.study.estimates import (
    Estimate,
    Facts,
    Sums,
    are_real,
    chance_of,
    difference,
    estimate,
    no_sums,
    sums_of,
)
from turup.study.metrics import Metric

REPETITIONS = 1000
DEALS = 500
PLAYED = 0.8
STAKES = np.array([-2, -1, 1, 3])
CHANCES = np.array([0.1, 0.35, 0.5, 0.05])


def metric(unit: str, place: int = 0, parts: int = 1) -> Metric:
    """What the place-th column brings, over the deals that count by the next one."""
    return Metric(
        "some", "figure", unit, lambda rows: rows[:, place], lambda rows: rows[:, place + 1], parts
    )


def summed(rows: Any, *metrics: Metric, then: Any = None) -> Sums:
    """The sums of rows, or of two on the same deals."""
    empty = np.zeros((0, rows.shape[1]))
    tables = [Facts(each, empty) for each in (rows, then) if each is not None]
    return sums_of([tuple(metrics)], *tables)


def held(draw: Callable[[Any], Estimate], truth: float) -> float:
    """In which share of repetitions the interval holds the truth."""
    random = np.random.default_rng(28)
    found = [draw(random) for _ in range(REPETITIONS)]
    return sum(each.low <= truth <= each.high for each in found) / REPETITIONS


def shares(random: Any, made: float) -> Any:
    """Deals of which some count, and some of those are made."""
    counted = random.random(DEALS) < PLAYED
    return np.stack([counted & (random.random(DEALS) < made), counted], axis=1).astype(int)


@pytest.mark.parametrize("made", [0.04, 0.5, 0.71, 0.97])
def test_the_interval_of_a_share_holds_it(made: float) -> None:
    share = metric("share")
    found = held(lambda random: estimate(share, summed(shares(random, made), share), 0), made)
    assert 0.93 <= found <= 0.97


def test_the_interval_of_a_mean_holds_it() -> None:
    mean, truth = metric("game_points", parts=3), float(STAKES @ CHANCES) / 3

    def draw(random: Any) -> Estimate:
        counted = random.random(DEALS) < PLAYED
        rows = np.stack([counted * random.choice(STAKES, DEALS, p=CHANCES), counted], axis=1)
        return estimate(mean, summed(rows, mean), 0)

    assert 0.93 <= held(draw, truth) <= 0.97


def test_the_interval_of_a_ratio_holds_it() -> None:
    """What a deal brings may be larger the more of it counts, as seats that bid."""
    ratio, truth = metric("seats"), 1.4

    def draw(random: Any) -> Estimate:
        counted = random.integers(1, 4, DEALS)
        return estimate(
            ratio,
            summed(np.stack([counted + random.binomial(2 * counted, 0.2), counted], 1), ratio),
            0,
        )

    assert 0.93 <= held(draw, truth) <= 0.97


@pytest.mark.parametrize("made", [0.7, 0.64])
def test_the_interval_of_a_paired_difference_of_shares_holds_it(made: float) -> None:
    share = metric("share")

    def draw(random: Any) -> Estimate:
        luck, counted = random.random(DEALS), random.random(DEALS)
        first = np.stack([(luck < 0.7) & (counted < 0.8), counted < 0.8], axis=1)
        second = np.stack([(luck < made) & (counted < 0.9), counted < 0.9], axis=1)
        return difference(share, summed(first * 1, share, share, then=second * 1), 0)

    assert 0.93 <= held(draw, made - 0.7) <= 0.97 or made == 0.7


def test_the_interval_of_a_paired_difference_of_means_holds_it() -> None:
    mean, truth = metric("game_points"), float(STAKES @ CHANCES)

    def draw(random: Any) -> Estimate:
        stakes, counted = random.choice(STAKES, DEALS, p=CHANCES), random.random(DEALS) < PLAYED
        second = counted & (random.random(DEALS) < 0.9)
        rows = [
            np.stack([times * stakes * on, on], axis=1) for times, on in ((1, counted), (2, second))
        ]
        return difference(mean, summed(rows[0], mean, mean, then=rows[1]), 0)

    assert 0.93 <= held(draw, truth) <= 0.97


@pytest.mark.parametrize(("deals", "is_known"), [(29, False), (30, True)])
def test_a_difference_of_few_deals_has_no_interval(deals: int, *, is_known: bool) -> None:
    share, many = metric("share"), np.ones((500, 2), int)
    few = many * (np.arange(500) < deals)[:, None]
    for rows in (few, many), (many, few):
        found = difference(share, summed(rows[0], share, share, then=rows[1]), 0)
        assert found.value == 0
        assert np.isnan(found.half) != is_known


def test_pairs_are_known_better_than_each_by_itself() -> None:
    share, random = metric("share"), np.random.default_rng(1)
    luck = random.random(DEALS)
    rows = [np.stack([luck < made, np.ones(DEALS)], axis=1).astype(int) for made in (0.5, 0.55)]
    found = difference(share, summed(rows[0], share, share, then=rows[1]), 0)
    alone = [estimate(share, summed(each, share), 0) for each in rows]
    assert found.half < min(each.half for each in alone) / 2


def test_of_differences_by_chance_hardly_any_is_called_real() -> None:
    random, wrong = np.random.default_rng(3), 0
    for _ in range(60):
        values = random.normal(0, 1, 100)
        half = 1.959964
        told = [Estimate(each, each - half, each + half, 100_000) for each in values]
        wrong += any(are_real(told))
    assert wrong <= 8


def test_what_differs_much_is_called_real() -> None:
    noise = [Estimate(0.1, -0.9, 1.1, 900)] * 50
    real = Estimate(5.0, 4.0, 6.0, 900)
    unknown = Estimate(np.nan, np.nan, np.nan, 0)
    assert are_real([*noise, real, unknown]) == [*[False] * 50, True, False]
    assert are_real([unknown]) == [False]


def test_what_never_differs_is_not_real_and_what_always_does_is() -> None:
    same, other = Estimate(0.0, 0.0, 0.0, 900), Estimate(1.0, 1.0, 1.0, 900)
    assert (chance_of(same), chance_of(other)) == (1.0, 0.0)
    assert are_real([same, other]) == [False, True]


def test_a_difference_without_an_interval_is_not_real() -> None:
    assert are_real([Estimate(0.5, np.nan, np.nan, 1)]) == [False]


def test_nothing_is_known_of_no_deals() -> None:
    share = metric("share")
    none = no_sums([(share, share)])
    assert estimate(share, none, 0).deals == 0
    assert np.isnan(estimate(share, none, 0).value)
    assert np.isnan(difference(share, none, 0).value)


def test_one_deal_has_no_interval() -> None:
    mean = metric("game_points")
    found = estimate(mean, summed(np.array([[3, 1]]), mean), 0)
    assert (found.value, found.deals) == (3.0, 1)
    assert np.isnan(found.low)
