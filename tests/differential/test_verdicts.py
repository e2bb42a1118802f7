"""Every act there is a number for, tried at every turn, compiled.

An act is legal exactly if it is listed, of two twins in a hand the first. A verdict on it is a
rule there is, of a record there is, and to ask for it changes not a byte of the state, besides
the fields that are listed anew whenever somebody asks what is legal (`SCRATCH`). Interpreted
the verdicts are the same.
"""

from __future__ import annotations

from typing import Any

import pytest

from strategies import OVERLAYS, PROFILES, rules_for
from turup.game.chance_play import choose
from turup.rules import Rules
from turup.rules.acts import ACTS, BID, CARD
from turup.rules.phases import apply, list_legal, shuffle_and_start, verdict
from turup.rules.state import OVER, SCRATCH, State, blank
from turup.rules.verdicts import COLLECTIONS, RECORD, Verdict

pytest.importorskip("numba", reason="the extra 'fast' is not installed")

import numpy as np

from turup.study.carriers import blank_record, carrier_dtype, record_of
from turup.study.compiled import compiled

SEED = 56
DEALS = 20
WRONG_LIST, WRONG_CODE, CHANGED = 1, 2, 3


def throw(  # noqa: C901 - one function, so that one is compiled
    rules: Any, state: Any, deals: int, records: Any, listed: Any, places: Any, found: Any
) -> int:
    """Try every act at every turn; a sum of all verdicts.

    `records` says of each verdict how many records it can speak of; `listed` has room for a mark
    on each act. `places` are the state's bytes, room for a copy of them, and a mark on those that
    may change. `found` tells what is wrong, in which deal, at which turn, with which act or byte.
    """
    total = 0
    for deal in range(deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, SEED, deal)
        turn = 0
        is_over = False
        while not is_over:
            is_over = state.phase == OVER
            list_legal(rules, state)
            listed[:] = 0
            for place in range(state.legal_count):
                listed[state.legal[place]] = 1
            now, before, may_change = places
            before[:] = now
            for act in range(ACTS):
                code = verdict(rules, state, act)
                total = (total * 31 + code) & 0xFFFFFFFF
                is_twin = rules.deck.packs == 2 and CARD <= act < BID and act % 2 == 1
                may_be = listed[act] == 1 or (is_twin and listed[act - 1] == 1)
                what = 0
                if (code == 0 and not may_be) or (code != 0 and listed[act] == 1):
                    what = WRONG_LIST
                elif code < 0 or code // RECORD >= records[code % RECORD]:
                    what = WRONG_CODE
                if what > 0:
                    found[0], found[1], found[2], found[3] = what, deal, turn, act
            for place in range(len(now)):
                if now[place] != before[place] and may_change[place] == 0:
                    found[0], found[1], found[2], found[3] = CHANGED, deal, turn, place
            if not is_over:
                list_legal(rules, state)
                apply(rules, state, choose(rules, state, SEED, deal, turn))
            turn += 1
    return total


@pytest.fixture(scope="session")
def thrower() -> Any:
    """The driver compiled, once."""
    return compiled(throw)


def records_of(rules: Rules) -> Any:
    """How many records each verdict can speak of; none for what is no verdict."""
    records = np.zeros(RECORD, np.int64)
    records[list(Verdict)] = 1
    for collection, verdicts in COLLECTIONS.items():
        records[list(verdicts)] = len(rules.labels.names.get(collection, ()))
    return records


def scratch_bytes() -> Any:
    """A mark on each byte of a state that belongs to what is listed anew."""
    marks = np.zeros(1, carrier_dtype(State))
    for name in SCRATCH:
        marks[name] = -1
    return marks.view(np.uint8)


def thrown(rules: Rules, deals: int, thrower: Any, records: Any) -> int:
    """The sum of all verdicts, compiled; nothing may be wrong with one of them."""
    record, found = blank_record(), np.zeros(4, np.int64)
    now = np.frombuffer(record.data, np.uint8)
    places = (now, now.copy(), scratch_bytes())
    listed = np.zeros(ACTS, np.int64)
    total = thrower(record_of(rules), record, deals, records, listed, places, found)
    assert found.tolist() == [0, 0, 0, 0], f"{rules.labels.spec}: {found}"
    assert now.any()  # the bytes looked at are those that were played on
    return int(total)


SPECS = [*PROFILES, *(f"{base}+{name}" for base in ("28", "40", "56") for name in OVERLAYS)]


@pytest.mark.parametrize("spec", [spec for spec in SPECS if rules_for(spec) is not None])
def test_refused_acts_change_nothing_and_the_others_are_listed(spec: str, thrower: Any) -> None:
    rules = rules_for(spec)
    assert rules is not None
    thrown(rules, DEALS, thrower, records_of(rules))


@pytest.mark.parametrize("spec", PROFILES)
def test_interpreted_the_verdicts_are_the_same(spec: str, thrower: Any) -> None:
    rules = rules_for(spec)
    assert rules is not None
    nothing, found = np.zeros(0, np.uint8), np.zeros(4, np.int64)
    listed, places = np.zeros(ACTS, np.int64), (nothing, nothing, nothing)
    total = throw(rules, blank(), 1, records_of(rules), listed, places, found)
    assert found.tolist() == [0, 0, 0, 0]
    assert thrown(rules, 1, thrower, records_of(rules)) == total


def test_a_verdict_that_there_is_not_is_found(thrower: Any) -> None:
    rules = rules_for("28")
    assert rules is not None
    with pytest.raises(AssertionError, match="28: "):
        thrown(rules, 1, thrower, np.zeros(RECORD, np.int64))
