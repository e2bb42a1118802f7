"""All ways a tiny deal can go on: engine, compiled engine and oracle count what the table says.

The table is spread over the profiles in `counts`: each entry names a position, the ways to do
so many acts from there, how they end, and what they score. `tests/oracle/count.py` counts the
large ones too, which are marked `deep`.
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from oracle.counting import Counter, difference
from oracle.tiny import FILES, Compiled, Engine, Entry, entries, oracle_at

TABLE = list(entries())
SHALLOW = [entry for entry in TABLE if not entry.is_deep]


def must_agree(entry: Entry, one: Counter, other: Counter) -> None:
    found = difference(one, other)
    assert not found, f"{entry}: {found}"


@pytest.mark.parametrize("entry", SHALLOW, ids=str)
def test_engine_and_oracle_count_what_the_table_says(entry: Entry) -> None:
    oracle, engine = oracle_at(entry), Engine(entry)
    must_agree(entry, oracle, engine)
    assert oracle.count([]) == entry.counts


def test_the_compiled_engine_counts_what_the_table_says() -> None:
    pytest.importorskip("numba", reason="the extra 'fast' is not installed")
    for entry in TABLE:
        if Compiled(entry).count([]) != entry.counts:
            must_agree(entry, Engine(entry), Compiled(entry))
            pytest.fail(f"{entry}: interpreted it is not what the table says either")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_profile_has_a_count_to_check_by_hand(file: Path) -> None:
    by_hand = [entry for entry in TABLE if entry.file == file and entry.by_hand]
    assert by_hand, file
    for entry in by_hand:
        assert re.search(rf"\b{entry.counts.total()}\b", entry.by_hand), entry


def test_a_table_adds_up() -> None:
    for entry in TABLE:
        ways, total = entry.counts.ways, entry.counts.total()
        assert ways[0] == 1, entry
        assert ways[-1] <= total, entry
        assert max(ways) <= total or len(ways) > 1, entry


def test_where_two_part_is_told() -> None:
    named = {entry.file.stem: entry for entry in TABLE if "spades are trump" in entry.says}
    strict = oracle_at(named["open"])
    play = {**strict.keys["play"], "follow": "may_ruff"}
    lax = replace(strict, keys={**strict.keys, "play": play}, name="lax table")
    assert difference(strict, strict) == ""
    assert difference(strict, lax).splitlines() == [
        "oracle and lax table part at depth 1",
        "  after: play ♥K",
        "  oracle: play ♥9 4, play ♥J 4",
        "  lax table: play ♠K 4, play ♥9 4, play ♥J 4",
    ]
