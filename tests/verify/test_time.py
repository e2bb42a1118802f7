"""A bound of time ends whatever is looked at, and what is known by then is told.

By how much it is overrun is measured by benchmarks/bound_of_time.py.
"""

from __future__ import annotations

from itertools import islice

import pytest

from turup.verify.accounts import Account, Standing, Statement
from turup.verify.effort import EFFORTS, Level
from turup.verify.gathering import gathered
from turup.verify.running import watched
from turup.verify.subject import subject

SLOW = EFFORTS[Level.thorough]._replace(is_compiled=False)
SECONDS = (0.8, 1.6, 3.2)
LONG = [
    ("304-six", "auction", "bidding"),
    ("304-six", "contracts", "made and broken"),
    ("304-house", "redeals", "counting"),
    ("304-house", "redeals", "sampling"),
    ("304-six", "play", "4 suits of 3, 2 cards each"),
    ("304-six", "coverage", "what came"),
    ("304-six", "coverage", "keys scoring"),
]


@pytest.mark.parametrize(("spec", "part", "unit"), LONG)
def test_a_unit_ends_when_its_time_is_up_and_tells_what_it_knows(
    spec: str, part: str, unit: str
) -> None:
    about = subject(spec)
    for seconds in SECONDS:  # a slow machine knows something later
        account = Account(part, unit)
        for _step in watched(about, SLOW, account, seconds):
            pass
        assert not account.is_whole
        if account.statements or account.findings:
            return
    pytest.fail("nothing is told")


def test_without_a_bound_nobody_is_hurried() -> None:
    account = Account("auction", "bidding")
    steps = watched(subject("304-six"), SLOW, account, None)
    assert len([*islice(steps, 40)]) == 40
    assert not account.is_hurried


def test_what_is_said_of_several_sections_is_told_once() -> None:
    one = {"count": 3, "changes": ["acts 2", "scores 1"], "switched": ["a", "b", "c"]}
    two = {"count": 2, "changes": ["scores 2"], "switched": ["d", "e"]}
    other = Statement(Standing.sampled, "came", {"deals": 4})
    said = [Statement(Standing.proved, "matters", facts) for facts in (one, two)]
    (first, *rest) = gathered([said[0], other, said[1], other])
    assert rest == [other, other]
    assert first.facts == {
        "count": 5,
        "changes": ["scores 3", "acts 2"],
        "switched": ["a", "b", "c", "d", "e"],
    }
    few, many = (
        Statement(Standing.sampled, "nothing-seen", {"keys": ["a"], "deals": deals})
        for deals in (10, 20)
    )
    twice = few._replace(facts={"keys": ["a", "a"], "deals": 10})
    assert gathered([few, many, few]) == [twice, many]
