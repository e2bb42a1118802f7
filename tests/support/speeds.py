"""A deal at both speeds: what the compiled rules did is what the interpreted ones do.

`turup.verify.walking` is played both ways, by players of every kind in turn. Of each deal are
compared all that is counted of it, with a sum that hangs on every act and on what was legal, and
all fields of the state at its end; the end itself must hold what every end holds.
"""

from __future__ import annotations

from turup.rules import Rules
from turup.rules.acts import CONCEDE
from turup.rules.goals import all_counted
from turup.rules.scoring import Paid
from turup.rules.state import OVER, SCRATCH, SHAPES, Outcome, State
from turup.study.speeds import Interpreted, speed
from turup.verify import fired
from turup.verify.walking import TABLES, Walker

FACTS = tuple(name for name in SHAPES if name not in SCRATCH)


def compiled_walker() -> Walker:
    """Whoever plays deals compiled."""
    return Walker(speed(is_compiled=True), 0)


class Speeds:
    """Both speeds side by side, deal after deal of one profile after another."""

    def __init__(self) -> None:
        """Take up the compiled program."""
        self.fast, self.slow = compiled_walker(), Walker(Interpreted(), 0)

    def sit_down(self, rules: Rules) -> None:
        """Play by these rules from now on."""
        self.rules, self.carried = rules, self.fast.carried(rules)

    def wrong_in(self, seed: int, deal: int) -> str:
        """What is wrong with a deal; nothing if it is the same at both speeds and ends well."""
        self.slow.seed = self.fast.seed = seed
        table, deals = TABLES[deal % len(TABLES)], range(deal, deal + 1)
        slow = self.slow.count(self.rules, table, deals)
        if slow.stuck:
            return "no end, or nothing legal"
        if what := unlike(slow, self.fast.count(self.carried, table, deals), tuple(fired.SHAPES)):
            return what
        ended = self.fast.speed.read(State, self.fast.state)
        what = unlike(self.slow.state, ended, FACTS)
        return what or wrong_at_the_end(self.rules, self.slow.state, slow)


def unlike(slow: object, fast: object, names: tuple[str, ...]) -> str:
    """The first field that is otherwise compiled."""
    for name in names:
        interpreted, compiled = getattr(slow, name), getattr(fast, name)
        if interpreted != compiled:
            return f"{name} is {interpreted} interpreted, {compiled} compiled"
    return ""


def wrong_at_the_end(rules: Rules, state: State, counted: fired.Fired) -> str:
    """What does not hold at the end of a deal, though it does at every end."""
    if state.outcome == Outcome.running or state.phase != OVER:
        return "the deal is over, but not decided"
    is_stopped = state.trick < state.hand or counted.said[CONCEDE] > 0
    if rules.scoring.paid >= Paid.losers_pay and sum(state.scores) != 0:
        return f"the stake changes hands, but the scores are {state.scores}"
    if state.outcome == Outcome.thrown_in or state.solo >= 0 or is_stopped:
        return ""
    captured, there = sum(state.points[:2]), all_counted(rules, state)  # the rows of the two sides
    if captured != there and rules.pair.effect.name != "points":
        return f"{captured} card points were captured of {there}"
    return ""
