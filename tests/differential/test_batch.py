"""Whole deals by the driver that counts them: compiled as interpreted, and as in the API."""

from __future__ import annotations

from typing import Any

import pytest

from speeds import FACTS
from strategies import OVERLAYS, PROFILES, rules_for
from turup.game import chance_play
from turup.game.chance_play import Policy, chosen, played_out
from turup.game.deal import Deal
from turup.game.events import TrumpExposed
from turup.game.numbers import action_of
from turup.rules import Rules
from turup.rules.bids import rung_of
from turup.rules.chance import FIRST_CHOICE, words
from turup.rules.phases import apply
from turup.rules.state import OVER, blank
from turup.study import counts, driver

SEED = 28
DEALS = 300
TOLD = 12
LAID_OVER = [f"{name}+{overlay}" for name in ("28", "40", "56") for overlay in OVERLAYS]
SPECS = [*PROFILES, *(spec for spec in LAID_OVER if rules_for(spec) is not None)]


def sound(spec: str) -> Rules:
    rules = rules_for(spec)
    assert rules is not None
    return rules


def values(found: counts.Counts) -> dict[str, Any]:
    return {name: getattr(found, name) for name in counts.SHAPES}


def count_interpreted(
    rules: Rules, policy: int, seed: int, first: int, deals: int
) -> counts.Counts:
    """Deals played in plain Python, and counted."""
    state, found = blank(), counts.nothing()
    state.tallies = [rules.match.start] * len(state.tallies)
    driver.play_deals(rules, state, found, policy, seed, first, deals)
    return found


def played(rules: Rules, policy: Policy, deals: int) -> tuple[dict[str, Any], list[list[int]]]:
    """The sums over some deals, and the acts of each."""
    acts: list[list[int]] = []

    def noted(rules: Any, state: Any, act: int) -> None:
        acts[-1].append(act)
        apply(rules, state, act)

    sums = counts.nothing()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance_play, "apply", noted)
        for deal in range(deals):
            acts.append([])
            counts.add(sums, count_interpreted(rules, policy, SEED, deal, 1))
    return values(sums), acts


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("spec", SPECS)
def test_every_deal_is_the_same_compiled(spec: str, policy: Policy, program: Any) -> None:
    from turup.study.carriers import blank_record, facts_of, record_of

    rules = sound(spec)
    state, record, rules_record = blank(), blank_record(), record_of(rules)
    state.tallies = [rules.match.start] * len(state.tallies)
    record["tallies"] = rules.match.start
    for deal in range(DEALS if spec in PROFILES else DEALS // 10):
        slow, sums = counts.nothing(), blank_record(counts.Counts)
        driver.play_deals(rules, state, slow, policy, SEED, deal, 1)
        program(rules_record, record, sums, policy, SEED, deal, 1)
        assert facts_of(sums, tuple(counts.SHAPES)) == tuple(values(slow).values()), deal
        assert facts_of(record, FACTS) == tuple(getattr(state, name) for name in FACTS), deal


@pytest.mark.parametrize("spec", ["28", "40", "56-eight", "west-bengal"])
def test_the_sums_are_those_of_the_deals_at_both_speeds(spec: str, program: Any) -> None:
    assert program
    from turup.study.program import count_compiled

    rules = sound(spec)
    for policy in Policy:
        whole = values(count_compiled(rules, policy, SEED, 0, 2 * TOLD))
        assert whole == played(rules, policy, 2 * TOLD)[0]
        assert whole["deals"] == 2 * TOLD


def test_each_deal_is_played_with_the_tallies_of_a_start(
    program: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert program
    from turup.study import program as programs

    met: list[list[int]] = []
    monkeypatch.setattr(driver, "play_deals", lambda _rules, state, *_: met.append(state.tallies))
    count_interpreted(sound("40"), Policy.random, SEED, 0, 1)
    stand_in = lambda _rules, record, *_: met.append(record["tallies"].tolist())  # noqa: E731
    monkeypatch.setattr(programs, "program", lambda: stand_in)
    programs.count_compiled(sound("40"), Policy.random, SEED, 0, 1)
    assert met == [[12] * 8] * 2


def test_one_program_serves_all(program: Any) -> None:
    assert len(program.signatures) == 1
    with pytest.raises(TypeError, match="No matching definition"):
        program(1, 2, 3, 4, 5, 6, 7)


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("spec", PROFILES)
def test_the_deals_are_those_of_the_api(spec: str, policy: Policy) -> None:
    rules = sound(spec)
    _, acts = played(rules, policy, TOLD)
    for number, done in enumerate(acts):
        deal = Deal.shuffled(rules, SEED, number, dealer=number % rules.table.seats)
        if policy == Policy.chance:
            assert len(played_out(deal).acts) == len(done)
        for act in done:
            action = action_of(rules, act, deal.state().phase)
            assert policy != Policy.chance or action == chosen(deal)
            deal = deal.after(action)
        found = values(count_interpreted(rules, policy, SEED, number, 1))
        assert found == values(counted(deal)), number


def counted(deal: Deal) -> counts.Counts:
    """The sums that a deal's result comes to, by its names."""
    result, rules, sums = deal.result, deal.rules, counts.nothing()
    assert result is not None
    sums.deals, sums.acts = 1, len(deal.acts)
    names = rules.labels.names
    is_made = result.outcome == "made"
    if result.outcome == "thrown_in":
        if result.why in ("all_pass", "never_exposed"):
            setattr(sums, result.why, 1)
        else:
            sums.redeals[names["deal.redeals"].index(result.why)] = 1
    elif result.solo:
        place = names["solo.contracts"].index(result.solo)
        (sums.solos_made if is_made else sums.solos_failed)[place] = 1
    else:
        rung = rung_of(rules, result.bid)
        if result.bid == 0:
            sums.unbid = [int(is_made), int(not is_made)]
        else:
            (sums.made if is_made else sums.failed)[rung] = 1
        sums.points = list(result.points)
    if rules.trump.indicator.name != "announced":
        sums.exposed = int(any(isinstance(event, TrumpExposed) for event in deal.events))
    return sums


@pytest.mark.parametrize(
    ("acts", "draws"), [(512, 2), (513, 3), (22, 1), (23, 2), (1, 1), (1024, 3)]
)
def test_random_bits_serve_until_their_choices_could_be_told_apart(
    acts: int, draws: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight choices among so many acts take so many draws."""
    asked: list[int] = []
    done: list[int] = []

    def noted(_rules: Any, state: Any, act: int) -> None:
        done.append(act)
        state.phase = OVER if len(done) == 8 else 0

    def drawn(seed: int, deal: int, use: int) -> tuple[int, int]:
        asked.append(use)
        return words(seed, deal, use)

    state = blank()
    state.phase, state.legal_count, state.legal = 0, acts, list(range(acts))
    monkeypatch.setattr(chance_play, "list_legal", lambda _rules, _state: None)
    monkeypatch.setattr(chance_play, "apply", noted)
    monkeypatch.setattr(chance_play, "words", drawn)
    chance_play.play_out(sound("28"), state, Policy.random, SEED, 0)
    assert asked == list(range(FIRST_CHOICE, FIRST_CHOICE + draws))


def test_random_choices_are_alike_however_bits_are_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four choices, of three, five, one and two acts: each of the thirty ways comes as often."""
    ways: list[list[int]] = []

    def listed(_rules: Any, state: Any) -> None:
        state.legal_count = (3, 5, 1, 2)[len(ways[-1])]
        state.legal[:5] = range(5)

    def done(_rules: Any, state: Any, act: int) -> None:
        ways[-1].append(act)
        state.phase = OVER if len(ways[-1]) == 4 else 0

    monkeypatch.setattr(chance_play, "list_legal", listed)
    monkeypatch.setattr(chance_play, "apply", done)
    rules, state = sound("28"), blank()
    for deal in range(6000):
        state.phase = 0
        ways.append([])
        assert chance_play.play_out(rules, state, Policy.random, SEED, deal) == 4
    found = [ways.count([a, b, 0, c]) for a in range(3) for b in range(5) for c in range(2)]
    assert sum((count - 200) ** 2 / 200 for count in found) < 65  # 29 degrees of freedom
