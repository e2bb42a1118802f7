"""Saved deals, found by being there: they load, are written down again alike, and are judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup.game.records import dump, load, load_record
from turup.game.referee import judge

SAVED = sorted(Path(__file__).parent.glob("*.yaml"))


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_saved_deal_is_written_down_again_alike(path: Path) -> None:
    record = load_record(path)
    again = dump(*record)
    said = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in again.splitlines() if not line.startswith("program")] == [
        line for line in said if not line.startswith("program")
    ]
    assert load(again) == record.deal


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_what_happened_against_the_rules_is_judged(path: Path) -> None:
    record = load_record(path)
    for irregular in record.irregular:
        assert judge(record.deal, irregular).verdict in ("priced", "not_claimed", "match_lost")
