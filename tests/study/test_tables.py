"""What a study plays is the same at both speeds, and a match is that of the game.

Whoever wants more of it: `python tests/study/test_tables.py 3000` plays so many deals of each
profile by each kind of player.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest

pytest.importorskip("scipy", reason="the extra 'study' is not installed")

import numpy as np

from players import some_knowledge
from strategies import PROFILES, sound
from turup.bots import playing
from turup.bots.playing import Players
from turup.game.deal import Deal
from turup.game.match import Match
from turup.game.numbers import action_of
from turup.rules import Rules
from turup.rules.phases import apply
from turup.study.matches import LONGEST, MatchFact
from turup.study.sitting import Sitting
from turup.study.speeds import Speed, speed
from turup.study.table import Do
from turup.study.tasks import without_giving_up

SEED = 28
DEALS = 12
WAYS = [
    *((Do.deals, player) for player in (Players.random, Players.chance, Players.simple)),
    (Do.rehearse, Players.rehearsal),
    (Do.twice, Players.mixed),
    (Do.rehearse, Players.practice),
    (Do.alone, Players.trial),
    (Do.matches, Players.chance),
    (Do.matches, Players.simple),
]


def sitting(rules: Rules, at: Speed) -> Sitting:
    """A table taken at one of the speeds."""
    return Sitting(without_giving_up(rules), at, some_knowledge(rules))


def is_the_same(spec: str, deals: int) -> bool:
    """Whether all that can be played of a profile is the same at both speeds."""
    rules = sound(spec)
    slow, fast = (sitting(rules, speed(is_compiled=each)) for each in (False, True))
    for what, players in WAYS:
        count = 1 + deals // 40 if what == Do.matches else deals
        told = [table.play(what, players + 0, SEED, 0, count) for table in (slow, fast)]
        if not np.array_equal(*map(np.asarray, told)):
            return False
    return True


@pytest.mark.parametrize("spec", [*PROFILES, "28+doubling+c", "40+no-pair"])
@pytest.mark.usefixtures("kept_here")
def test_what_is_played_is_the_same_at_both_speeds(spec: str) -> None:
    assert is_the_same(spec, DEALS)


@pytest.mark.parametrize("first", [0, 3, 11])
def test_deals_do_not_hang_on_those_before_them(first: int) -> None:
    rules = sound("29")
    whole = np.reshape(played(rules, 0, 14), (14, -1))
    assert np.array_equal(
        whole[first:], np.reshape(played(rules, first, 14 - first), (14 - first, -1))
    )


def played(rules: Rules, first: int, deals: int) -> Any:
    """The facts of some deals by simple players."""
    table = sitting(rules, speed(is_compiled=False))
    return table.play(Do.deals, Players.simple + 0, SEED, first, deals)


@pytest.mark.parametrize("players", [Players.chance, Players.simple])
@pytest.mark.parametrize("spec", PROFILES)
def test_a_match_is_that_of_the_game(
    spec: str, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, number = sound(spec), 3
    acts: list[int] = []

    def noted(rules: Any, state: Any, act: int) -> None:
        acts.append(act)
        apply(rules, state, act)

    table = sitting(rules, speed(is_compiled=False))
    monkeypatch.setattr(playing, "apply", noted)
    row = table.play(Do.matches, players + 0, SEED, number, 1)
    match = Match.begun(without_giving_up(rules), SEED, number % rules.table.seats)
    match = match._replace(deals=number * LONGEST)
    left = iter(acts)
    while not match.is_over and match.deals < (number + 1) * LONGEST:
        deal = match.next_deal()
        while not deal.is_over:
            deal = deal.after(action_of(rules, next(left), deal.state().phase))
        match = match.after(deal)
    assert next(left, None) is None
    assert row[MatchFact.deals] == match.deals - number * LONGEST
    assert (row[MatchFact.played], row[MatchFact.winner]) == (match.played, match.winner)
    assert row[MatchFact.is_over] == match.is_over


def test_a_deal_is_that_of_the_game() -> None:
    rules = sound("40")
    deal = Deal.shuffled(rules, SEED, 5, dealer=5 % rules.table.seats)
    sit = sitting(rules, speed(is_compiled=False))
    sit.play(Do.deals, Players.chance + 0, SEED, 5, 1)
    assert list(sit.state.deck[: rules.deck.cards]) == list(deal.deck)


if __name__ == "__main__":
    for name in PROFILES:
        print(name, "the same" if is_the_same(name, int(sys.argv[1])) else "DIFFERS", flush=True)  # noqa: T201
