"""A deal that ends early would have ended so: played on, nothing changes any more."""

from __future__ import annotations

import pytest

from strategies import rules_for
from turup.game.chance_play import played_out
from turup.game.deal import Deal
from turup.game.results import Result
from turup.rules import Rules
from turup.rules.pair import PairEffect
from turup.rules.play import EndsEarly
from turup.rules.scoring import AllTricks, HalfOf, Sweepers, UnderHalf
from turup.rules.shapes import Effect, Way

DEALS = 40
TWICE = Effect(Way.times, 2)
SPECS = [
    "28", "28+doubling+half-score", "28+defenders-without-trumps", "28-three", "29-delhi",
    "29-pagat", "40", "56", "kerala-28", "west-bengal", "28+single-hand",
    "thunee", "28-two", "304",
]  # fmt: skip


def with_prices(rules: Rules, number: int) -> Rules:
    """The rules with what may hang on the last tricks, otherwise from deal to deal."""
    sweep = AllTricks(number % 2, Sweepers(number // 2 % 2), TWICE)
    half = UnderHalf(number // 4 % 2, HalfOf(number // 8 % 2), TWICE)
    effect = PairEffect(number % 4) if rules.pair.kinds.used else rules.pair.effect
    scoring = rules.scoring._replace(all_tricks=sweep, under_half=half)
    return rules._replace(scoring=scoring, pair=rules.pair._replace(effect=effect))


def stopping(rules: Rules, when: EndsEarly) -> Rules:
    """The same rules, where a deal ends early."""
    return rules._replace(play=rules.play._replace(ends_early=when))


def what_came_of(result: Result | None) -> tuple[object, ...]:
    assert result is not None
    sums = [(line.rule, line.amount) for line in result.lines]
    return (result.outcome, result.why, sums, result.scores, result.next_dealer)


@pytest.mark.parametrize("when", [EndsEarly.when_lost, EndsEarly.when_decided])
@pytest.mark.parametrize("spec", SPECS)
def test_nothing_that_is_not_played_would_have_changed_the_result(
    spec: str, when: EndsEarly
) -> None:
    plain = rules_for(spec)
    assert plain is not None
    stopped = 0
    for number in range(DEALS):
        rules = with_prices(plain, number)
        whole = played_out(Deal.shuffled(rules, 7, number))
        short = Deal.shuffled(stopping(rules, when), 7, number)
        for act in whole.acts:
            short = short if short.is_over else short.after(act)
        assert what_came_of(short.result) == what_came_of(whole.result)
        stopped += len(short.acts) < len(whole.acts)
    assert stopped > 0 or plain.scoring.claims.used > 0
