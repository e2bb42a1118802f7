"""Auction end: when nobody is left to speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.noted import rule
from turup.rules.state import NOBODY
from turup.rules.turns import is_duel, is_single_round, next_duellist

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def is_auction_over(rules: Rules, state: State) -> bool:
    """Whether nobody is left to speak.

    That is so at the highest bid, after one round, and once everybody but the last to bid or
    double has passed; while nobody has bid, once every seat has.
    """
    if state.bid >= rules.auction.maximum:
        return True
    if is_duel(rules, state):
        return next_duellist(rules, state) == NOBODY
    if is_single_round(rules, state):
        return has_everybody_spoken(rules, state)
    return is_everybody_else_quiet(rules, state)


@rule
def has_everybody_spoken(rules: Rules, state: State) -> bool:
    """Whether each seat that may speak has spoken."""
    for seat in range(rules.table.seats):
        if state.speeches[seat] == 0 and (state.out >> seat) & 1 == 0:
            return False
    return True


@rule
def is_everybody_else_quiet(rules: Rules, state: State) -> bool:
    """Whether everybody but the last speaker has passed since, or is out."""
    silent = state.quiet | state.out
    if state.last_speaker != NOBODY:
        silent |= 1 << state.last_speaker
    return silent == (1 << rules.table.seats) - 1
