"""Marks: the tally that wins a match, which a claim that is won may lift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.noted import rule
from turup.rules.shapes import NONE
from turup.rules.state import NOBODY, Ruled

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.match import Standing
    from turup.rules.state import State


@rule
def winning_mark(rules: Rules, raised: int) -> int:
    """The mark that wins the match: the rules', or that to which a claim has raised it."""
    if rules.match.win_at == NONE:
        return NONE
    return max(rules.match.win_at, raised)


@rule
def raise_mark(standing: Standing, mark: int) -> None:
    """A claim has been won that lifts the mark, which never falls again."""
    standing.raised = max(standing.raised, mark)


@rule
def mark_lifted(rules: Rules, state: State) -> int:
    """The mark to which a claim that was won in a deal lifts the match, or 0."""
    if state.claim == NOBODY or state.ruled != Ruled.won:
        return 0
    return max(rules.scoring.claims.rows[state.claim].win_at, 0)
