"""Every way in which small decks can be played: counted right, and a fault is shown shortly."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from oracle.tiny import Engine, Entry, entries

from turup.game.records import load as load_record
from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.rules import tricks
from turup.rules.phases import apply, list_legal, start
from turup.rules.state import OVER, State
from turup.study.speeds import speed
from turup.verify import play
from turup.verify.accounts import Account, Standing
from turup.verify.effort import EFFORTS, Effort, Level
from turup.verify.exploring import Explorer, shortest
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import Layouts
from turup.verify.reduced.shapes import Shape
from turup.verify.running import Run
from turup.verify.subject import Subject, subject
from turup.verify.violations import Setting, Violation, replayed

QUICK = EFFORTS[Level.quick]
SLOW = QUICK._replace(positions=300_000, is_compiled=False)
WHOLE = [entry for entry in entries() if not (entry.acts or entry.up_to or entry.is_deep)]
TINIEST = "2 suits of 2, 1 card each"


def examined(about: Subject, effort: Effort, unit: str = TINIEST) -> Account:
    """What comes of a unit."""
    account = Account("play", unit)
    for _step in play.examine(about, effort, unit, account):
        pass
    return account


def gone_through(rules: Any, setting: Setting, memory: float) -> Any:
    """A search that has gone through a deal."""
    explorer = Explorer(speed(is_compiled=False), rules, memory, is_compiled=False)
    explorer.begin(setting)
    assert explorer.go_on(10**9)
    assert explorer.found() is None
    return explorer


def setting_of(engine: Engine, entry: Entry) -> Setting:
    """The deal of an entry of the table of counts."""
    start_at = (engine.rules.match.start,) * len(entry.hands)
    return Setting(tuple(engine.deal.deck), entry.dealer, start_at)


@pytest.mark.parametrize("entry", WHOLE, ids=str)
def test_all_ways_are_those_of_the_table_counted_by_hand(entry: Entry) -> None:
    engine = Engine(entry)
    found = gone_through(engine.rules, setting_of(engine, entry), 0)
    assert [ways for ways in found.get("ways") if ways] == entry.counts.ways
    ends = {"thrown_in": 1, "made": 2, "failed": 3}
    assert {name: found.get("ends")[place] for name, place in ends.items()} == {
        name: entry.counts.ends.get(name, 0) for name in ends
    }
    assert found.get("scores")[: engine.accounts()] == entry.counts.scores


def walked(rules: Any, state: State, met: set[Any], acts: int = 0) -> int:
    """The different positions from one on, each with the acts that led there."""
    facts = repr((acts, state.facts()[:4], state.deck[state.dealt :], state.facts()[5:]))
    if facts in met and state.phase != OVER:
        return 0
    met.add(facts)
    list_legal(rules, state)
    count = 1
    for act in state.legal[: state.legal_count]:
        after = state.copy()
        apply(rules, after, act)
        count += walked(rules, after, met, acts + 1)
    return count


def test_what_was_met_is_not_gone_through_again() -> None:
    profile = reduced(load("56"), Shape(3, 1, 1), 2).profile
    assert profile is not None
    rules = rules_of(profile)
    layout = next(iter(Layouts(rules, 28, 10_000)))
    setting = Setting(layout.deck, 5, (rules.match.start,) * 6)
    every = gone_through(rules, setting, 0).get("positions")
    once = gone_through(rules, setting, 30)
    state = setting.state()
    start(rules, state, 5)
    assert once.get("positions") == walked(rules, state, set()) < every
    assert once.get("again") > 0


def test_a_search_that_is_stopped_goes_on_where_it_was() -> None:
    profile = reduced(load("29"), Shape(2, 2, 1)).profile
    assert profile is not None
    rules = rules_of(profile)
    layout = next(iter(Layouts(rules, 28, 10_000)))
    setting = Setting(layout.deck, 3, (0,) * 4)
    whole = gone_through(rules, setting, 0)
    explorer = Explorer(speed(is_compiled=False), rules, 0, is_compiled=False)
    explorer.begin(setting)
    steps = 0
    while not explorer.go_on(7):
        steps += 1
    assert steps > 10
    for name in ("positions", "ends", "scores", "ways"):
        assert explorer.get(name) == whole.get(name)


@pytest.mark.parametrize("spec", ["28", "29-delhi", "west-bengal"])
def test_a_deck_that_is_gone_through_is_proved(spec: str) -> None:
    account = examined(subject(spec), SLOW._replace(positions=10**7))
    proved, lacks = account.statements
    assert proved.standing is Standing.proved
    assert (proved.name, proved.facts["deals"]) == ("deck-exhausted", 24)
    assert lacks.standing is Standing.unexamined
    assert account.positions > 300
    assert account.findings == []


def test_where_the_limit_is_reached_it_is_told_how_far_it_came() -> None:
    account = examined(subject("28"), SLOW, "2 suits of 4, 2 cards each")
    (sampled,) = account.statements
    assert sampled.standing is Standing.sampled
    assert 0 < sampled.facts["deals"] < sampled.facts["of"] == 40_320
    assert account.positions == SLOW.positions // play.INTERPRETED


def test_a_deal_too_long_to_be_gone_through_is_told() -> None:
    account = examined(subject("304"), SLOW._replace(positions=30_000))
    assert account.statements[0].standing is Standing.sampled
    assert account.statements[0].name == "deck-begun"
    assert account.statements[0].facts["positions"] == 300
    assert account.positions > 300, "other bids were tried before"


def test_a_deck_that_the_check_refuses_is_told() -> None:
    account = examined(subject("29-lucknow"), SLOW)
    (statement,) = account.statements
    assert statement.standing is Standing.unexamined
    assert statement.facts["problem"] == "solo-after-last-packet"


def test_shared_it_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "HAND", dict.fromkeys((False, True), 1))
    about = subject("28")
    accounts = []
    for jobs in (None, ThreadPoolExecutor(2)):
        run = Run(about, SLOW, ["play"])
        run.work = [work for work in run.work if "1 card" in work[1]]
        for _progress in run.steps(jobs, 2):
            pass
        (account,) = run.accounts()
        accounts.append((account.statements, account.findings, account.positions))
    assert accounts[0] == accounts[1]


def overpaid(state: State, row: int, winning: int) -> None:
    """Count a trick; one that was ruffed by the defenders brings a point too much."""
    honest(state, row, winning)
    if winning > tricks.RUFF and state.led != state.trump and row == 1:
        state.points[row] += 1


honest = tricks.count_trick


def brute(rules: Any, setting: Setting, deepest: int) -> bool:
    """Whether any way of fewer acts than these breaks a law, found by trying every one."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(deepest):
        after = []
        for way in ways:
            if replayed(rules, setting, way):
                return True
            state = setting.state()
            start(rules, state, setting.dealer)
            for act in way:
                apply(rules, state, act)
            list_legal(rules, state)
            after += [(*way, act) for act in state.legal[: state.legal_count]]
        ways = after
    return False


def test_a_fault_is_found_and_shown_by_the_shortest_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks, "count_trick", overpaid)
    account = examined(subject("28"), SLOW._replace(positions=10**7))
    (finding,) = account.findings
    assert finding.facts == {"law": "card points add up"}
    assert finding.witness is not None
    deal = load_record(finding.witness.record)
    assert len(deal.acts) == finding.witness.acts
    for layout in Layouts(deal.rules, 28, 100):
        setting = Setting(layout.deck, deal.dealer, deal.tallies)
        assert not brute(deal.rules, setting, finding.witness.acts)
    assert finding == examined(subject("28"), SLOW._replace(positions=10**7)).findings[0]


def test_what_lies_on_the_way_to_a_fault_is_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tricks, "count_trick", overpaid)
    profile = reduced(load("28"), Shape(2, 2, 1)).profile
    assert profile is not None
    rules = rules_of(profile)
    explorer = Explorer(speed(is_compiled=False), rules, 30, is_compiled=False)
    found: list[Violation] = []
    for layout in Layouts(rules, 28, 100):
        explorer.begin(Setting(layout.deck, 3, (0,) * 4))
        explorer.go_on(10**6)
        violation = explorer.found()
        if violation:
            way = shortest(explorer, violation.setting, len(violation.acts), 10**6)
            found.append(way or violation)
    assert len(found) > 2
    for each in found:
        assert not brute(rules, each.setting, len(each.acts))
