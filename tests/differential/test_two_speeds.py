"""The rules compiled are the rules interpreted: 1,000 deals of every profile, act by act.

A few deals of 200 profiles drawn by lot go the same way, through the same compiled program.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from drawing import drawn, write
from strategies import OVERLAYS, PROFILES, rules_for
from turup.game.chance_play import choose
from turup.profiles import examine
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.state import OVER, SCRATCH, SHAPES, blank

pytest.importorskip("numba", reason="the extra 'fast' is not installed")

from turup.study.carriers import blank_record, facts_of, record_of
from turup.study.compiled import compiled

DEALS = 1000
DRAWN = 200
SEED = 28


def drive(rules: Any, state: Any, seed: int, first: int, deals: int) -> int:
    """Play deals by chance; a sum that hangs on every act, every score and their order."""
    total = 0
    for deal in range(first, first + deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        turn = 0
        while state.phase != OVER:
            list_legal(rules, state)
            act = choose(rules, state, seed, deal, turn)
            apply(rules, state, act)
            total = (total * 31 + act * 8 + state.legal_count) & 0xFFFFFFFF
            turn += 1
        for seat in range(rules.table.seats):
            total = (total * 31 + state.scores[seat]) & 0xFFFFFFFF
    return total


@pytest.fixture(scope="session")
def fast() -> Any:
    """The driver compiled, once."""
    return compiled(drive)


SPECS = [*PROFILES, *(f"28+{name}" for name in OVERLAYS), *(f"40+{name}" for name in OVERLAYS)]


@pytest.mark.parametrize("spec", [spec for spec in SPECS if rules_for(spec) is not None])
def test_every_profile_plays_the_same_at_both_speeds(spec: str, fast: Any) -> None:
    rules = rules_for(spec)
    assert rules is not None
    state, record = blank(), blank_record()
    deals = DEALS if spec in PROFILES else DEALS // 10
    assert fast(record_of(rules), record, SEED, 0, deals) == drive(rules, state, SEED, 0, deals)
    names = tuple(name for name in SHAPES if name not in SCRATCH)
    assert facts_of(record, names) == tuple(getattr(state, name) for name in names)


def drawn_rules(folder: Path) -> Iterator[Rules]:
    """The first profiles drawn by lot that are sound."""
    for lot in count():
        path = folder / f"{lot}.yaml"
        write(drawn(Random(lot)), path)  # noqa: S311 - the same profiles at each run
        profile = examine(path).profile
        if profile is not None:
            yield rules_of(profile)


def test_one_program_serves_every_profile(fast: Any, tmp_path: Path) -> None:
    shipped = [rules for spec in PROFILES if (rules := rules_for(spec)) is not None]
    for rules in [*shipped, *islice(drawn_rules(tmp_path), DRAWN)]:
        state, record = blank(), blank_record()
        assert fast(record_of(rules), record, SEED, 0, 2) == drive(rules, state, SEED, 0, 2)
    assert len(fast.signatures) == 1
