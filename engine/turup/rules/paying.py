"""Paying: what happens where game points change hands and a side has nothing left.

A side that cannot pay hands over what it has. By that it may have lost, or by its next loss; or
it has won, where the point is to be rid of all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.match import AtZero, Clip, leads
from turup.rules.noted import rule
from turup.rules.table import accounts

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.match import Standing
    from turup.rules.state import Ints


@rule
def pay_what_there_is(rules: Rules, standing: Standing, scores: Ints) -> None:
    """Nobody pays more than he has; whom that leaves short is paid in turn from the payer on.

    Who is left with nothing may have lost by that, or by his next loss, whether or not sets are
    counted. Where clips are worn, each player of a side that is stripped of its last takes one.
    """
    for account in range(accounts(rules)):
        before = standing.tallies[account]
        is_broke = before == 0 and scores[account] < 0
        if is_broke and rules.match.at_zero == AtZero.next_loss_loses:
            standing.loser = account
        standing.tallies[account] += scores[account]
        if rules.match.clip != Clip.none and before > 0 >= standing.tallies[account]:
            standing.clips[account] += rules.table.seats // accounts(rules)
    for account in range(accounts(rules)):
        if standing.tallies[account] < 0:
            take_back(rules, standing, scores, account)
        if standing.tallies[account] == 0:
            run_out(rules, standing, account)


@rule
def run_out(rules: Rules, standing: Standing, account: int) -> None:
    """An account has nothing left, and may have lost by that, or won."""
    if rules.match.at_zero == AtZero.loses:
        standing.loser = account
    elif rules.match.at_zero == AtZero.wins and leads(rules, standing, account):
        standing.winner = account


@rule
def take_back(rules: Rules, standing: Standing, scores: Ints, payer: int) -> None:
    """What a payer lacks is not paid out: the last in turn from him on goes short first.

    Nobody goes short of more than was due to him from this payer.
    """
    missing = -standing.tallies[payer]
    standing.tallies[payer] = 0
    if rules.match.at_zero == AtZero.cannot_pay_loses:
        standing.loser = payer
    for place in range(accounts(rules) - 1, 0, -1):
        account = (payer + place) % accounts(rules)
        short = min(missing, due_from(rules, scores, payer, account))
        standing.tallies[account] -= short
        missing -= short


@rule
def due_from(rules: Rules, scores: Ints, payer: int, account: int) -> int:
    """What an account is to have from a payer: whoever gains, gains alike from all who pay."""
    gains = 0
    for other in range(accounts(rules)):
        gains += max(scores[other], 0)
    return max(scores[account], 0) * -scores[payer] // gains if gains > 0 else 0


@rule
def change_clips(standing: Standing, scores: Ints, declarer: int) -> None:
    """Who wears clips sheds one for each game point of his own bid; if it fails he takes one."""
    clips = standing.clips[declarer]
    if clips > 0:
        score = scores[declarer]
        standing.clips[declarer] = max(clips - score, 0) if score > 0 else clips + 1
