"""The rules compiled are the rules interpreted: 1,000 deals of every profile, act by act."""

from __future__ import annotations

import pytest

from speeds import FACTS, Speeds, unlike
from strategies import OVERLAYS, PROFILES, rules_for, sound
from turup.rules.state import State
from turup.verify import fired
from turup.verify.walking import TABLES

pytest.importorskip("numba", reason="the extra 'fast' is not installed")

DEALS = 1000
SEED = 28
SPECS = [*PROFILES, *(f"28+{name}" for name in OVERLAYS), *(f"40+{name}" for name in OVERLAYS)]


@pytest.mark.parametrize("spec", [spec for spec in SPECS if rules_for(spec) is not None])
def test_every_profile_plays_the_same_at_both_speeds(spec: str, speeds: Speeds) -> None:
    rules = sound(spec)
    speeds.sit_down(rules)
    speeds.slow.seed = speeds.fast.seed = SEED
    deals = range((DEALS if spec in PROFILES else DEALS // 10) // len(TABLES))
    for table in TABLES:
        slow = speeds.slow.count(rules, table, deals)
        fast = speeds.fast.count(speeds.carried, table, deals)
        assert slow.positions > slow.deals > 0
        assert not slow.stuck
        assert not unlike(slow, fast, tuple(fired.SHAPES))
        ended = speeds.fast.speed.read(State, speeds.fast.state)
        assert not unlike(speeds.slow.state, ended, FACTS)
