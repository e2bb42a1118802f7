"""Tallying: the score of a deal is added, and somebody may have won the match.

What is asked first, and what last: a tally that has run out, the marks or sets, who has won by
another's loss, and the number of deals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.match import AtZero, Clip, has_lost, has_won, leads, stands_better
from turup.rules.noted import rule
from turup.rules.paying import change_clips, pay_what_there_is
from turup.rules.sets import open_sets
from turup.rules.state import NOBODY
from turup.rules.table import accounts

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.match import Standing
    from turup.rules.state import Ints


@rule
def add_scores(rules: Rules, standing: Standing, scores: Ints, declarer: int) -> None:
    """Add the score of a deal that was played, and see whether the match is over.

    `declarer` is the account that had the contract, or NOBODY where it does not matter.
    """
    standing.played += 1
    if rules.match.clip == Clip.until_bid_made and declarer != NOBODY:
        change_clips(standing, scores, declarer)
    add_price(rules, standing, scores)
    if rules.match.length.is_used == 1 and standing.winner == NOBODY:
        look_at_length(rules, standing)


@rule
def add_price(rules: Rules, standing: Standing, scores: Ints) -> None:
    """Add a score to the tallies, or what an irregular act costs in a deal that does not count."""
    if rules.match.at_zero != AtZero.nothing:
        pay_what_there_is(rules, standing, scores)
    else:
        for account in range(accounts(rules)):
            standing.tallies[account] += scores[account]
    if rules.match.sets.is_used == 1:
        open_sets(rules, standing)
    else:
        look_for_end(rules, standing)
    name_the_winner(rules, standing)


@rule
def look_for_end(rules: Rules, standing: Standing) -> None:
    """Whether a tally has reached the mark that wins or loses."""
    for account in range(accounts(rules)):
        tally = standing.tallies[account]
        if has_lost(rules, tally):
            standing.loser = account
        if has_won(rules, standing, tally) and leads(rules, standing, account):
            standing.winner = account


@rule
def name_the_winner(rules: Rules, standing: Standing) -> None:
    """Where only a loser is known, the other side has won; of several others the best.

    Where only a winner is known, the other of two sides has lost. Nobody has lost to a side that
    cannot win yet.
    """
    if standing.winner != NOBODY and accounts(rules) == 2:
        standing.loser = 1 - standing.winner
    if standing.loser != NOBODY and standing.winner == NOBODY:
        find_best(rules, standing, standing.loser)
        if standing.winner == NOBODY:
            standing.loser = NOBODY


@rule
def find_best(rules: Rules, standing: Standing, but: int) -> None:
    """Of all but one account, whoever may win and stands best has won."""
    for account in range(accounts(rules)):
        if account != but and leads(rules, standing, account):
            standing.winner = account


@rule
def look_at_length(rules: Rules, standing: Standing) -> None:
    """After the last deal whoever stands best has won; level, more deals follow, or nobody has."""
    if not was_last(rules, standing.played):
        return
    find_best(rules, standing, NOBODY)
    if standing.winner == NOBODY or is_level(rules, standing):
        standing.winner = NOBODY
        standing.is_drawn = 1 if rules.match.length.ties.used == 0 else 0
    name_the_winner(rules, standing)


@rule
def was_last(rules: Rules, played: int) -> bool:
    """Whether the match would end after so many deals, if nobody were level."""
    ties = rules.match.length.ties
    last = rules.match.length.deals
    times = 0
    while last < played and ties.used > 0:
        last += ties.rows[min(times, ties.used - 1)]
        times += 1
    return last == played


@rule
def is_level(rules: Rules, standing: Standing) -> bool:
    """Whether another account that may win stands as well as the one that stands best."""
    best = standing.winner
    for account in range(accounts(rules)):
        is_other = account != best and standing.clips[account] == 0
        if is_other and not stands_better(rules, standing, best, account):
            return True
    return False


@rule
def forfeit(rules: Rules, standing: Standing, account: int) -> None:
    """An account has lost the whole match by an irregular act, whatever the others wear."""
    for other in range(accounts(rules)):
        standing.clips[other] = standing.clips[other] if other == account else 0
    standing.loser = account
    name_the_winner(rules, standing)
