"""The suite of a profile: everything that can be asked of it, as one test class."""

# ruff: noqa: S101 - the asserts are what the suite is for
from __future__ import annotations

from pathlib import Path
from unittest import TestCase

from hypothesis.stateful import run_state_machine_as_test

from turup.game.deal import Deal
from turup.game.loading import load
from turup.game.soundness import broken_in, report_on
from turup.testing.machine import machine_of
from turup.words.problems import line

DEALS = 20


def suite_for(spec: str | Path) -> type[TestCase]:
    """A test class for a profile, from its file or its spec.

    It checks the profile and works its cases, plays some deals by chance, and lets the machine
    play. A profile that cannot be played fails with all that is wrong with it.
    """
    name = str(spec)

    class Suite(TestCase):
        """What must hold of the profile."""

        def test_the_check_finds_nothing_and_the_cases_hold(self) -> None:
            """Every problem is told, warnings too."""
            problems = report_on(name, range(0)).problems
            assert not problems, "\n".join(line(problem) for problem in problems)

        def test_deals_by_chance_are_sound(self) -> None:
            """No invariant breaks in some deals that look as if somebody had played them."""
            rules = load(name)
            for number in range(DEALS):
                deal = Deal.shuffled(rules, 0, number, dealer=number % rules.table.seats)
                assert broken_in(deal) == [], f"deal {number + 1} of seed 0"

        def test_the_machine_finds_nothing_broken(self) -> None:
            """Matches act by act, with illegal acts thrown in."""
            run_state_machine_as_test(machine_of(name))

    return Suite
