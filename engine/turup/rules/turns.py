"""Turns: who speaks first in the bidding, who next, and for how long.

The seats speak one after the other, or in duels: the first two raise each other until one gives
up and is out; then the next seat takes on the other, who need not speak until he is outbid.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.rules.noted import rule
from turup.rules.state import NOBODY
from turup.rules.table import before, eldest, next_seat, seat_after

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Turns(IntEnum):
    """In which order the seats speak."""

    in_order = 0
    duel = 1


class Rounds(IntEnum):
    """How long the bidding goes on."""

    one = 0
    until_passes = 1


class Opener(IntEnum):
    """Who speaks first."""

    eldest = 0
    dealer = 1


@rule
def opener(rules: Rules, state: State) -> int:
    """The seat that speaks first."""
    if rules.auction.opener == Opener.dealer:
        return state.dealer
    return eldest(rules, state)


@rule
def is_answering(state: State) -> bool:
    """Whether the seat to act has been asked by its partner."""
    return state.asker != NOBODY and state.asker != state.to_act


@rule
def is_last_in_turn(rules: Rules, state: State) -> bool:
    """Whether the seat to act is the last of a round to speak, and not only asked."""
    return not is_answering(state) and state.to_act == before(rules, opener(rules, state))


@rule
def next_duellist(rules: Rules, state: State) -> int:
    """Who speaks next: the other of the two, or the seat that takes on the winner; or NOBODY."""
    first = opener(rules, state)
    for place in range(state.entered):
        seat = seat_after(rules, first, place)
        is_out = (state.out >> seat) & 1
        if not (is_out or seat == state.to_act or seat == state.holder):
            return seat
    return challenger(rules, state)


@rule
def challenger(rules: Rules, state: State) -> int:
    """The next seat that has not come into the bidding yet; NOBODY if all have."""
    if state.entered == rules.table.seats:
        return NOBODY
    return seat_after(rules, opener(rules, state), state.entered)


@rule
def pass_the_word_in_duel(rules: Rules, state: State) -> None:
    """The other of the two speaks, or a new challenger comes in."""
    seat = next_duellist(rules, state)
    if seat == challenger(rules, state):
        state.entered += 1
    state.to_act = seat


@rule
def is_duel(rules: Rules, state: State) -> bool:
    """Whether two seats bid against each other; a second auction goes round in order."""
    return rules.auction.turns == Turns.duel and state.second == 0


@rule
def is_single_round(rules: Rules, state: State) -> bool:
    """Whether each seat speaks once in this auction."""
    rounds = rules.auction.second.rounds if state.second == 1 else rules.auction.rounds
    return rounds == Rounds.one


@rule
def pass_the_word(rules: Rules, state: State) -> None:
    """The next seat that is not out speaks."""
    if is_duel(rules, state):
        pass_the_word_in_duel(rules, state)
        return
    state.to_act = next_seat(rules, state.to_act)
    while (state.out >> state.to_act) & 1 or has_been_asked(rules, state):
        state.to_act = next_seat(rules, state.to_act)


@rule
def has_been_asked(rules: Rules, state: State) -> bool:
    """Whether the seat has spoken its one speech when it was asked."""
    if rules.auction.ask_partner.is_used == 0 or not is_single_round(rules, state):
        return False
    return state.speeches[state.to_act] > 0
