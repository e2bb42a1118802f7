"""Many deals at full size: what holds is told with how much was played, and a fault is found."""

from __future__ import annotations

from typing import Any

import pytest

from turup.game.records import load
from turup.rules import tricks
from turup.rules.acts import ACTS, BID, CONCEDE, PASS, STEP
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.state import OVER, blank
from turup.verify import size
from turup.verify.accounts import Account, Standing
from turup.verify.effort import EFFORTS, Effort, Level
from turup.verify.players import MANNERS, Manner, pick
from turup.verify.search import MOST_ACTS
from turup.verify.subject import Subject, subject

QUICK = EFFORTS[Level.quick]
FEW = QUICK._replace(deals=size.INTERPRETED * 2 * MANNERS, is_compiled=False)


def examined(about: Subject, effort: Effort) -> Account:
    """What comes of the only unit."""
    account = Account("size", size.UNIT)
    assert list(size.units(about, effort)) == [size.UNIT]
    for _step in size.examine(about, effort, size.UNIT, account):
        pass
    return account


@pytest.mark.parametrize("spec", ["28+doubling", "56-conventions", "thunee", "304"])
def test_what_was_played_is_told_and_no_more(spec: str) -> None:
    account = examined(subject(spec), FEW)
    assert account.findings == []
    (statement,) = account.statements
    assert statement.standing is Standing.sampled
    assert statement.facts == {"deals": 2 * MANNERS, "contrary": 10}
    assert account.positions > 100


def test_what_is_stopped_tells_what_it_has_done() -> None:
    account = Account("size", size.UNIT)
    steps = size.examine(subject("28"), FEW, size.UNIT, account)
    next(steps)
    steps.close()
    assert account.statements[0].facts == {"deals": 14, "contrary": 10}


def losing(state: Any, row: int, winning: int) -> None:
    """Count a trick, but lose a point of a trick that trumps have won."""
    honest(state, row, winning)
    if winning > tricks.RUFF and state.captured > 0:
        state.points[row] -= 1


honest = tricks.count_trick


def test_a_fault_is_found_and_shown_by_a_short_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tricks, "count_trick", losing)
    about = subject("28")
    (finding,) = examined(about, FEW).findings
    assert (finding.name, finding.facts) == ("broken-law", {"law": "card points add up"})
    assert finding.witness is not None
    deal = load(finding.witness.record)
    assert len(deal.acts) == finding.witness.acts
    assert deal.state().tricks[:2] != [0, 0]
    assert finding == examined(about, FEW).findings[0]


def said(spec: str, manner: Manner) -> set[int]:
    """What everybody does in some deals that are played in one manner."""
    rules, state, acts = subject(spec).rules, blank(), set[int]()
    for deal in range(10):
        shuffle_and_start(rules, state, 0, QUICK.seed, deal)
        for turn in range(MOST_ACTS if state.phase != OVER else 0):
            list_legal(rules, state)
            acts.add(pick(rules, state, manner, QUICK.seed, deal, turn))
            assert acts <= {*range(ACTS)}
            apply(rules, state, pick(rules, state, manner, QUICK.seed, deal, turn))
            if state.phase == OVER:
                break
    return acts


def test_players_do_as_their_manner_is() -> None:
    spec = "28+may-give-up+doubling"
    ways = {manner: said(spec, manner) for manner in Manner}
    assert CONCEDE in ways[Manner.quitting]
    assert CONCEDE not in ways[Manner.eager] | ways[Manner.likely]
    assert STEP in ways[Manner.eager]
    assert PASS in ways[Manner.first]
    assert STEP not in ways[Manner.first]
    assert not {*range(BID, BID + 12)} & ways[Manner.last]
