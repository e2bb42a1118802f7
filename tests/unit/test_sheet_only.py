"""Keys marked `x-sheet-only` change what a rule sheet says, and no deal and no match."""

from __future__ import annotations

import pytest

from strategies import PROFILES
from turup.game.chance_play import played_out
from turup.game.match import Match
from turup.profiles import Place, load, schemas
from turup.profiles.changed import examine_changed
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.study.speeds import Interpreted
from turup.verify.switches import switches, written
from turup.verify.walking import TABLES, Walker
from turup.words.keys import all_keys

SHEET_ONLY = [path for path in all_keys() if "x-sheet-only" in (schemas.at(path) or {})]
DEALS = 20


def switched(name: str, key: str) -> list[Rules]:
    """The rules of a profile with a key switched, each time to something else."""
    stated = load(name).keys
    laid = [written({}, switch) for switch in switches(stated, key)]
    found = [examine_changed(name, keys, Place("switched", 1, 1)).profile for keys in laid]
    return [rules_of(profile) for profile in found if profile is not None]


def sums(rules: Rules) -> tuple[int, int]:
    """Two sums that hang on every act of some deals, and on all that came of them."""
    fired = Walker(Interpreted(), 7).count(rules, TABLES[0], range(DEALS))
    return fired.acts_sum, fired.results_sum


def match_of(rules: Rules) -> list[tuple[int, ...]]:
    """How the tallies of some deals go."""
    match, tallies = Match.begun(rules, 7), []
    while not match.is_over and match.deals < DEALS:
        match = match.after(played_out(match.next_deal()))
        tallies.append((*match.tallies, *match.red, *match.black, match.winner))
    return tallies


@pytest.mark.parametrize("key", SHEET_ONLY)
def test_a_key_of_the_rule_sheet_changes_no_deal_and_no_match(key: str) -> None:
    for name in PROFILES:
        rules = rules_of(load(name))
        deals, match = sums(rules), match_of(rules)
        for other in switched(name, key):
            assert sums(other) == deals
            assert match_of(other) == match


@pytest.mark.parametrize("key", ["match.unit", "scoring.stakes[].name"])
def test_the_keys_of_the_rule_sheet_are_marked_and_profiles_state_them(key: str) -> None:
    assert key in SHEET_ONLY
    assert any(switched(name, key) for name in PROFILES)
