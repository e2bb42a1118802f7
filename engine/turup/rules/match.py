"""Match: how game points add up, and when it is over.

Each side keeps a tally. Reaching a mark wins or loses the match, and passing it is the same;
where sets are played it opens a red or a black set instead and the pips start again. Where
cards change hands, a side that cannot pay hands over what it has and has lost.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.noted import rule
from turup.rules.shapes import NONE, NumberOrNone
from turup.rules.state import NOBODY, SEATS, Ints
from turup.rules.table import accounts

if TYPE_CHECKING:
    from turup.rules import Rules


class Unit(IntEnum):
    """What a game point is called."""

    game_points = 0
    pips = 1
    tables = 2


class AtZero(IntEnum):
    """What happens when a side has nothing left."""

    nothing = 0
    cannot_pay_loses = 1
    loses = 2
    next_loss_loses = 3


class EqualSets(IntEnum):
    """What happens when both sides have a set of one colour open."""

    kept = 0
    dropped = 1


class Excess(IntEnum):
    """What becomes of game points beyond the mark."""

    dropped = 0
    kept = 1


class Sets(NamedTuple):
    """How sets are counted."""

    is_used: int = 0
    win_at: int = 0
    equal: EqualSets = EqualSets.kept
    excess: Excess = Excess.dropped


class Match(NamedTuple):
    """How a match is kept, and when it ends."""

    unit: Unit
    start: int
    win_at: NumberOrNone
    lose_at: NumberOrNone
    at_zero: AtZero
    sets: Sets


class Standing:
    """Where a match stands: what each account has, and who has won or lost."""

    tallies: Annotated[Ints, (SEATS,)]
    red: Annotated[Ints, (SEATS,)]
    black: Annotated[Ints, (SEATS,)]
    winner: int
    loser: int

    __slots__ = tuple(__annotations__)


def opening(rules: Rules) -> Standing:
    """A match before its first deal."""
    standing = Standing()
    standing.tallies = [rules.match.start] * SEATS
    standing.red = [0] * SEATS
    standing.black = [0] * SEATS
    standing.winner = NOBODY
    standing.loser = NOBODY
    return standing


@rule
def add_scores(rules: Rules, standing: Standing, scores: Ints) -> None:
    """Add a deal's score to the tallies, and see whether the match is over."""
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
def pay_what_there_is(rules: Rules, standing: Standing, scores: Ints) -> None:
    """Nobody pays more than he has; whom that leaves short is paid in turn from the payer on.

    Who is left with nothing may have lost by that, or by his next loss, whether or not sets are
    counted.
    """
    for account in range(accounts(rules)):
        is_broke = standing.tallies[account] == 0 and scores[account] < 0
        if is_broke and rules.match.at_zero == AtZero.next_loss_loses:
            standing.loser = account
        standing.tallies[account] += scores[account]
    for account in range(accounts(rules)):
        if standing.tallies[account] < 0:
            take_back(rules, standing, scores, account)
        if rules.match.at_zero == AtZero.loses and standing.tallies[account] == 0:
            standing.loser = account


@rule
def take_back(rules: Rules, standing: Standing, scores: Ints, payer: int) -> None:
    """What a payer lacks is not paid out: the last in turn from him on goes short first."""
    missing = -standing.tallies[payer]
    standing.tallies[payer] = 0
    if rules.match.at_zero == AtZero.cannot_pay_loses:
        standing.loser = payer
    for place in range(accounts(rules) - 1, 0, -1):
        account = (payer + place) % accounts(rules)
        short = min(missing, max(scores[account], 0))
        standing.tallies[account] -= short
        missing -= short


@rule
def look_for_end(rules: Rules, standing: Standing) -> None:
    """Whether a tally has reached the mark that wins or loses."""
    for account in range(accounts(rules)):
        tally = standing.tallies[account]
        if has_lost(rules, tally):
            standing.loser = account
        if has_won(rules, tally) and leads(standing, account):
            standing.winner = account


@rule
def has_won(rules: Rules, tally: int) -> bool:
    """Whether a tally has reached the winning mark, or passed it."""
    return rules.match.win_at != NONE and tally >= rules.match.win_at


@rule
def has_lost(rules: Rules, tally: int) -> bool:
    """Whether a tally has reached the losing mark, or passed it."""
    return rules.match.lose_at != NONE and tally <= rules.match.lose_at


@rule
def leads(standing: Standing, account: int) -> bool:
    """Whether an account stands better than the winner found so far: by sets, then by tally."""
    best = standing.winner
    if best == NOBODY:
        return True
    sets = standing.red[account] - standing.black[account]
    most = standing.red[best] - standing.black[best]
    return sets > most or (sets == most and standing.tallies[account] > standing.tallies[best])


@rule
def open_sets(rules: Rules, standing: Standing) -> None:
    """Reaching the winning mark opens a red set, the losing mark a black one."""
    for account in range(accounts(rules)):
        while has_won(rules, standing.tallies[account]):
            standing.red[account] += 1
            restart(rules, standing, account, rules.match.win_at)
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
        if standing.red[account] >= rules.match.sets.win_at:
            standing.winner = account
        if standing.black[account] >= rules.match.sets.win_at:
            standing.loser = account


@rule
def name_the_winner(rules: Rules, standing: Standing) -> None:
    """Where only a loser is known, the other side has won; of several others the best.

    Where only a winner is known, the other of two sides has lost.
    """
    if standing.winner != NOBODY and accounts(rules) == 2:
        standing.loser = 1 - standing.winner
    if standing.loser == NOBODY or standing.winner != NOBODY:
        return
    for account in range(accounts(rules)):
        if account != standing.loser and leads(standing, account):
            standing.winner = account


@rule
def forfeit(rules: Rules, standing: Standing, account: int) -> None:
    """An account has lost the whole match by an irregular act."""
    standing.loser = account
    name_the_winner(rules, standing)
