"""What a search remembers has a bound, and no part of a verification goes beyond it."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterable

import pytest

from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.verify.accounts import Account
from turup.verify.effort import EFFORTS, LEAST_MEMORY, Effort, Level
from turup.verify.parts import PARTS, part
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import BYTES, Layouts
from turup.verify.reduced.shapes import Shape
from turup.verify.subject import subject

MIB = 1 << 20
SLOW = EFFORTS[Level.thorough]._replace(is_compiled=False, memory=LEAST_MEMORY)
LARGE = {"auction": "28-six", "redeals": "304-house"}
"""A profile of whose parts there is much to remember; of others one that has everything."""
UNITS = {"play": "4 suits of 4, 4 cards each", "coverage": "what came", "laws": "points"}


def peak(work: Callable[[], object]) -> int:
    """The most that was set aside at any moment of some work, beyond what was there before."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def examined(name: str, effort: Effort) -> Account:
    """A unit of a part, looked at to its end."""
    about = subject(LARGE.get(name, "thunee"))
    account = Account(name, UNITS.get(name) or part(name).units(about, effort)[0])
    for _step in part(name).examine(about, effort, account.unit, account):
        pass
    return account


@pytest.mark.parametrize("name", PARTS)
def test_no_part_remembers_more_than_it_may(name: str) -> None:
    examined(name, SLOW._replace(deals=100, positions=100))  # what is loaded for it stays
    assert peak(lambda: examined(name, SLOW._replace(deals=300, positions=200_000))) < (
        LEAST_MEMORY * MIB
    )


def layouts(listed: int, drawn: int) -> Layouts:
    """The layouts of a deck of eight cards."""
    profile = reduced(load("28"), Shape(4, 2, 2)).profile
    assert profile is not None
    return Layouts(rules_of(profile), 28, listed, drawn)


def exhausted(many: Iterable[object]) -> int:
    """How many there are, none of them kept."""
    return sum(1 for _each in many)


def test_no_more_deals_are_drawn_than_can_be_told_from_those_before() -> None:
    assert exhausted(layouts(0, 1_500)) == 1_500
    assert peak(lambda: exhausted(layouts(0, 1_500))) < 1_500 * BYTES


def test_deals_that_are_listed_take_no_more_than_is_reckoned() -> None:
    listed = layouts(100_000, 0)
    assert listed.is_listed
    count = exhausted(listed)
    assert peak(lambda: exhausted(listed)) < count * BYTES
