"""The rules compiled are the rules interpreted: 1,000 deals of every profile, act by act."""

from __future__ import annotations

from typing import Any

import pytest

from speeds import FACTS, drive
from strategies import OVERLAYS, PROFILES, rules_for
from turup.rules.state import blank

pytest.importorskip("numba", reason="the extra 'fast' is not installed")

from turup.study.carriers import blank_record, facts_of, record_of

DEALS = 1000
SEED = 28


SPECS = [*PROFILES, *(f"28+{name}" for name in OVERLAYS), *(f"40+{name}" for name in OVERLAYS)]


@pytest.mark.parametrize("spec", [spec for spec in SPECS if rules_for(spec) is not None])
def test_every_profile_plays_the_same_at_both_speeds(spec: str, fast: Any) -> None:
    rules = rules_for(spec)
    assert rules is not None
    state, record = blank(), blank_record()
    deals = DEALS if spec in PROFILES else DEALS // 10
    assert fast(record_of(rules), record, SEED, 0, deals) == drive(rules, state, SEED, 0, deals)
    assert facts_of(record, FACTS) == tuple(getattr(state, name) for name in FACTS)
