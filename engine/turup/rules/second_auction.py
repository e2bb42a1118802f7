"""Second auction: bidding once more, on the full hand.

In Kerala the bidding is opened again when all cards are dealt. Whoever wins it fixes a new
trump: the old indicator goes back into its owner's hand, and doubles are wiped. If nobody
bids, the first contract stands.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from turup.rules.noted import rule
from turup.rules.stakes import Stakes
from turup.rules.state import NOBODY, Phase
from turup.rules.table import eldest, next_seat
from turup.rules.turns import Rounds

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class SecondOpener(IntEnum):
    """Who speaks first in the second auction."""

    declarer = 0
    eldest = 1


class Entering(IntEnum):
    """What becomes of those who passed in the first auction."""

    may_enter = 0
    stay_out = 1


class Second(NamedTuple):
    """The second auction; without rows of its own it stakes what the first does."""

    is_used: int = 0
    minimum: int = 0
    opener: SecondOpener = SecondOpener.declarer
    passing: Entering = Entering.may_enter
    rounds: Rounds = Rounds.until_passes
    stakes: Stakes = Stakes()


@rule
def reopen_bidding(rules: Rules, state: State) -> None:
    """The bidding is opened again on the full hand, if anybody can still bid more."""
    if may_bid_again(rules, state):
        state.phase = Phase.auction
        begin_second_auction(rules, state)


@rule
def may_bid_again(rules: Rules, state: State) -> bool:
    """Whether there is a second auction: nobody goes above the highest bid."""
    return rules.auction.second.is_used == 1 and state.bid < rules.auction.maximum


@rule
def begin_second_auction(rules: Rules, state: State) -> None:
    """Nobody has spoken again; who passed before may have to stay out, the declarer never."""
    state.second = 1
    state.quiet = 0
    state.matching = 0
    state.last_speaker = NOBODY
    for seat in range(rules.table.seats):
        state.speeches[seat] = 0
        state.bids[seat] = 0
    state.out = 0
    if rules.auction.second.passing == Entering.stay_out:
        state.out = state.passed & ~(1 << state.holder)
    state.to_act = second_opener(rules, state)


@rule
def second_opener(rules: Rules, state: State) -> int:
    """The declarer, or the eldest of those who may speak."""
    if rules.auction.second.opener == SecondOpener.declarer:
        return state.holder
    seat = eldest(rules, state)
    while (state.out >> seat) & 1:
        seat = next_seat(rules, seat)
    return seat
