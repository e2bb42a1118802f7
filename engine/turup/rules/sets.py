"""Sets: marks won and lost, kept beside the tallies until there are enough of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.marks import winning_mark
from turup.rules.match import EqualSets, Excess, has_lost, has_won
from turup.rules.noted import rule
from turup.rules.table import accounts

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.match import Standing


@rule
def open_sets(rules: Rules, standing: Standing) -> None:
    """Reaching the winning mark opens a red set, the losing mark a black one."""
    for account in range(accounts(rules)):
        while has_won(rules, standing, standing.tallies[account]):
            standing.red[account] += 1
            restart(rules, standing, account, winning_mark(rules, standing.raised))
        while has_lost(rules, standing.tallies[account]):
            standing.black[account] += 1
            restart(rules, standing, account, rules.match.lose_at)
    drop_equal_sets(rules, standing)
    look_for_last_set(rules, standing)


@rule
def restart(rules: Rules, standing: Standing, account: int, mark: int) -> None:
    """The tally starts again; what was over the mark may stay."""
    if rules.match.sets.excess == Excess.kept:
        standing.tallies[account] += rules.match.start - mark
    else:
        standing.tallies[account] = rules.match.start


@rule
def drop_equal_sets(rules: Rules, standing: Standing) -> None:
    """Sets of one colour that every side has open are dropped on all."""
    if rules.match.sets.equal == EqualSets.kept:
        return
    red = standing.red[0]
    black = standing.black[0]
    for account in range(1, accounts(rules)):
        red = min(red, standing.red[account])
        black = min(black, standing.black[account])
    for account in range(accounts(rules)):
        standing.red[account] -= red
        standing.black[account] -= black


@rule
def look_for_last_set(rules: Rules, standing: Standing) -> None:
    """So many red sets win the match, so many black ones lose it."""
    for account in range(accounts(rules)):
        if standing.red[account] >= rules.match.sets.win_at and standing.clips[account] == 0:
            standing.winner = account
        if standing.black[account] >= rules.match.sets.win_at:
            standing.loser = account
