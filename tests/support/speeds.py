"""A deal by chance at both speeds: what the compiled rules did is what the interpreted ones do.

`drive` is the one function that is played both ways. Of each deal are compared a sum that hangs
on every act, on what was legal, on the result and on who deals next, and all fields of the state at
its end; the end itself must hold what every end holds.
"""

from __future__ import annotations

from typing import Any

from turup.game.chance_play import choose
from turup.rules import Rules
from turup.rules.dealing import next_dealer
from turup.rules.goals import all_counted
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.scoring import Paid
from turup.rules.state import OVER, SCRATCH, SEATS, SHAPES, Outcome, State, blank

LONGEST = 2000
FACTS = tuple(name for name in SHAPES if name not in SCRATCH)


def drive(rules: Any, state: Any, seed: int, first: int, deals: int) -> int:
    """Play deals by chance; a sum of all that was done, or below 0 where nothing is legal."""
    total = 0
    for deal in range(first, first + deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        turn = 0
        while state.phase != OVER:
            list_legal(rules, state)
            if state.legal_count < 1 or turn == LONGEST:
                return -1 - turn
            act = choose(rules, state, seed, deal, turn)
            apply(rules, state, act)
            total = (total * 31 + act * 8 + state.legal_count) & 0xFFFFFFFF
            turn += 1
        for seat in range(rules.table.seats):
            total = (total * 31 + state.scores[seat]) & 0xFFFFFFFF
        ended = state.outcome * 64 + state.why * 8 + next_dealer(rules, state)
        total = (total * 31 + state.target * 512 + ended) & 0xFFFFFFFF
    return total


class Speeds:
    """Both speeds side by side, deal after deal of one profile after another."""

    def __init__(self, fast: Any) -> None:
        """Take the compiled driver."""
        from turup.study.carriers import blank_record, facts_of, record_of

        self.fast, self.record_of, self.facts_of = fast, record_of, facts_of
        self.state, self.record = blank(), blank_record()

    def sit_down(self, rules: Rules) -> None:
        """Play by these rules from now on."""
        self.rules, self.rules_record = rules, self.record_of(rules)

    def wrong_in(self, seed: int, deal: int) -> str:
        """What is wrong with a deal; nothing if it is the same at both speeds and ends well."""
        tallies = tallies_before(self.rules, deal)
        self.state.tallies[:] = tallies
        self.record["tallies"] = tallies
        slow = drive(self.rules, self.state, seed, deal, 1)
        if slow < 0:
            return f"no end, and nothing legal, after {-1 - slow} acts"
        fast = self.fast(self.rules_record, self.record, seed, deal, 1)
        if fast != slow:
            return f"the acts differ: {slow} interpreted, {fast} compiled"
        facts = self.facts_of(self.record, FACTS)
        for name, compiled in zip(FACTS, facts, strict=True):
            if compiled != getattr(self.state, name):
                return f"{name} is {getattr(self.state, name)} interpreted, {compiled} compiled"
        return wrong_at_the_end(self.rules, self.state)


def tallies_before(rules: Rules, deal: int) -> list[int]:
    """The tallies before a deal: those of the start of a match, and others every second time."""
    apart = deal % 2
    return [rules.match.start + apart * ((deal * 5 + seat * 3) % 7 - 3) for seat in range(SEATS)]


def wrong_at_the_end(rules: Rules, state: State) -> str:
    """What does not hold at the end of a deal, though it does at every end."""
    if state.outcome == Outcome.running or state.phase != OVER:
        return "the deal is over, but not decided"
    is_stopped = state.trick < state.hand
    if rules.scoring.paid >= Paid.losers_pay and sum(state.scores) != 0:
        return f"the stake changes hands, but the scores are {state.scores}"
    if state.outcome == Outcome.thrown_in or state.solo >= 0 or is_stopped:
        return ""
    captured, there = sum(state.points[:2]), all_counted(rules, state)  # the rows of the two sides
    if captured != there and rules.pair.effect.name != "points":
        return f"{captured} card points were captured of {there}"
    return ""
