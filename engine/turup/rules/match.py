"""Match: how game points add up, and when it is over.

Each side keeps a tally. Reaching a mark wins or loses the match, and passing it is the same;
where sets are played it opens a red or a black set instead and the pips start again. A match
may also have a fixed number of deals. How a score is added stands in `tallying`, what becomes
of a side with nothing left in `paying`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.marks import winning_mark
from turup.rules.noted import rule
from turup.rules.shapes import NONE, NumberOrNone, Upto
from turup.rules.state import NOBODY, SEATS, Ints

if TYPE_CHECKING:
    from turup.rules import Rules


class Unit(IntEnum):
    """What a game point is called."""

    game_points = 0
    pips = 1
    tables = 2
    tokens = 3
    balls = 4
    stone = 5
    base_cards = 6
    money = 7


class AtZero(IntEnum):
    """What happens when a side has nothing left."""

    nothing = 0
    cannot_pay_loses = 1
    loses = 2
    next_loss_loses = 3
    wins = 4


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


class Clip(IntEnum):
    """What the players of a side wear that has lost its last card."""

    none = 0
    until_bid_made = 1


class Ties(NamedTuple):
    """How many deals follow each time the match is level; the last number again and again."""

    used: int = 0
    rows: Annotated[tuple[int, ...], Upto(4)] = (0,) * 4


class Length(NamedTuple):
    """A fixed number of deals."""

    is_used: int = 0
    deals: int = 0
    ties: Ties = Ties()


class Match(NamedTuple):
    """How a match is kept, and when it ends."""

    unit: Unit
    start: int
    win_at: NumberOrNone
    lose_at: NumberOrNone
    at_zero: AtZero
    sets: Sets
    clip: Clip
    length: Length


class Standing:
    """Where a match stands: what each account has, and who has won or lost.

    `played` counts the deals that were played out, and `is_drawn` tells that nobody has won.
    """

    tallies: Annotated[Ints, (SEATS,)]
    red: Annotated[Ints, (SEATS,)]
    black: Annotated[Ints, (SEATS,)]
    clips: Annotated[Ints, (SEATS,)]
    played: int
    raised: int  # the winning mark, if a claim has raised it, otherwise 0
    winner: int
    loser: int
    is_drawn: int

    __slots__ = tuple(__annotations__)


def opening(rules: Rules) -> Standing:
    """A match before its first deal."""
    standing = Standing()
    standing.tallies = [rules.match.start] * SEATS
    standing.red = [0] * SEATS
    standing.black = [0] * SEATS
    standing.clips = [0] * SEATS
    standing.played = 0
    standing.raised = 0
    standing.winner = NOBODY
    standing.loser = NOBODY
    standing.is_drawn = 0
    return standing


@rule
def has_won(rules: Rules, standing: Standing, tally: int) -> bool:
    """Whether a tally has reached the winning mark, or passed it."""
    mark = winning_mark(rules, standing.raised)
    return mark != NONE and tally >= mark


@rule
def has_lost(rules: Rules, tally: int) -> bool:
    """Whether a tally has reached the losing mark, or passed it."""
    return rules.match.lose_at != NONE and tally <= rules.match.lose_at


@rule
def is_ahead(rules: Rules, tally: int, other: int) -> bool:
    """Whether a tally is better than another: the higher, or where giving wins the lower."""
    return tally < other if rules.match.at_zero == AtZero.wins else tally > other


@rule
def leads(rules: Rules, standing: Standing, account: int) -> bool:
    """Whether an account that may win stands better than the winner found so far."""
    if standing.clips[account] > 0:
        return False
    return standing.winner == NOBODY or stands_better(rules, standing, account, standing.winner)


@rule
def stands_better(rules: Rules, standing: Standing, account: int, other: int) -> bool:
    """Whether an account stands better than another: by sets, then by tally."""
    sets = standing.red[account] - standing.black[account]
    most = standing.red[other] - standing.black[other]
    if sets != most:
        return sets > most
    return is_ahead(rules, standing.tallies[account], standing.tallies[other])
