"""The command that compares engine and oracle for longer: its shares, its differences, its report.

`tests/oracle/run.py` is the command.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from oracle import play, shares
from oracle.report import digest, report
from oracle.run import in_order
from oracle.shares import Share, Tally

ACTS = 10_000_000


def test_all_acts_are_shared_out() -> None:
    work = shares.planned(ACTS, seed=7)
    acts: Counter[str] = Counter()
    for share in work:
        acts[share.group] += share.acts
    assert len(set(work)) == len(work)
    for group, part in shares.PARTS.items():
        assert acts[group] >= ACTS * part // 100, group
    assert sum(shares.PARTS.values()) < 100


def test_a_share_comes_out_the_same_whoever_plays_it() -> None:
    work = [Share("shipped", spec, 7, 100) for spec in ("28", "56")]
    draw = next(shares.drawn(7))
    work.append(Share(draw.group, "", draw.seed, 50, draw.numbers[:8]))
    alone, together = ([tally for _, tally in in_order(work, jobs)] for jobs in (1, 2))
    assert alone == together
    assert all(tally.acts >= 50 and not tally.differences for tally in alone)


def test_a_difference_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "points_of", lambda _keys, cards, _trump: len(cards))
    tally = shares.play(Share("shipped", "29", 7, 100))
    assert len(tally.differences) == 1
    assert tally.differences[0].startswith("29: trick\n  oracle: (")


def test_the_report_says_what_was_compared_with_what() -> None:
    found = Tally(1200, 40, 3, {"28", "56"}, Counter(PairShown=2), ["29: trick"])
    page = report({"shipped": found}, ["40: deck.trump"], "python tests/oracle/run.py", 90)
    for line in (
        "1,200 acts in 40 deals of 3 finished matches at 2 tables:",
        "**1 differences**.",
        "| shipped | 2 | 1,200 | 40 | 3 | 1 |",
        "| PairShown | 2 | 5.0000% |",
        "| time | 1.5 minutes |",
        f"SHA-256 begins {digest('engine/turup/rules', '*.py')}",
    ):
        assert line in page
