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
    assert told(again) == told(path.read_text(encoding="utf-8"))
    assert load(again) == record.deal


def told(text: str) -> list[str]:
    """What a record tells of its deal: all but the program and the rules written out.

    The rules have their fingerprint, which stays the same when a later program knows more keys.
    """
    deal, _, _ = text.partition("\nrules:\n")
    return [line for line in deal.splitlines() if not line.startswith("program: ")]


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_what_happened_against_the_rules_is_judged(path: Path) -> None:
    record = load_record(path)
    for irregular in record.irregular:
        assert judge(record.deal, irregular).verdict in ("priced", "not_claimed", "match_lost")
