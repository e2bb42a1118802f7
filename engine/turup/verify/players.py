"""Players of all kinds, so that a deal takes every turn it can: some sensible, most of them not.

Their choices are rule functions, so they are the same compiled.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.game.chance_play import choose
from turup.rules.acts import CARD, CLAIM, CONCEDE, PAIR, PASS
from turup.rules.chance import FIRST_CHOICE, words
from turup.rules.noted import rule
from turup.rules.state import PLAY

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Manner(IntEnum):
    """How everybody at a table chooses.

    `likely` is as in the deals that are told, `unlikely` anything but what that would be. Who is
    `eager` asks for redeals, doubles, calls, shows and claims whenever he may; who is `quitting`
    gives up besides. The others take the first or the last of the acts that are listed.
    """

    random = 0
    likely = 1
    unlikely = 2
    eager = 3
    quitting = 4
    first = 5
    last = 6


MANNERS = len(Manner)
CONTRARY = (Manner.unlikely, Manner.eager, Manner.quitting, Manner.first, Manner.last)


@rule
def pick(rules: Rules, state: State, manner: int, seed: int, deal: int, turn: int) -> int:
    """One of the legal acts listed, for the turn-th choice of a deal."""
    _roll, other = words(seed, deal, FIRST_CHOICE + turn)
    if manner == Manner.likely:
        return choose(rules, state, seed, deal, turn)
    if manner == Manner.unlikely:
        return another(state, choose(rules, state, seed, deal, turn), other)
    if manner in (Manner.eager, Manner.quitting):
        return saying(state, other, manner)
    if manner == Manner.first:
        return state.legal[0] + 0
    if manner == Manner.last:
        return state.legal[state.legal_count - 1] + 0
    return any_act(state, other)


@rule
def any_act(state: State, chance: int) -> int:
    """Every act alike."""
    return state.legal[(chance * state.legal_count) >> 32] + 0


@rule
def another(state: State, act: int, chance: int) -> int:
    """Any other act, if there is one."""
    if state.legal_count == 1:
        return act
    place = (chance * (state.legal_count - 1)) >> 32
    return state.legal[place + 1] + 0 if state.legal[place] == act else state.legal[place] + 0


@rule
def saying(state: State, chance: int, manner: int) -> int:
    """Something that need not be said, if anything can be; else every act alike."""
    open_to_him = 0
    for place in range(state.legal_count):
        if manner == Manner.quitting and state.legal[place] == CONCEDE:
            return CONCEDE + 0
        if is_said(state, state.legal[place] + 0):
            open_to_him += 1
    if open_to_him == 0:
        return any_act_but_giving_up(state, chance)
    left = (chance * open_to_him) >> 32
    for place in range(state.legal_count):
        if is_said(state, state.legal[place] + 0):
            if left == 0:
                return state.legal[place] + 0
            left -= 1
    return any_act(state, chance)


@rule
def any_act_but_giving_up(state: State, chance: int) -> int:
    """Every act alike, except that nobody gives up; a card is listed behind that."""
    act = any_act(state, chance)
    return state.legal[state.legal_count - 1] + 0 if act == CONCEDE else act


@rule
def is_said(state: State, act: int) -> bool:
    """Whether an act is one that one may as well leave: a call, a redeal, a double, a claim."""
    if act in (PASS, CONCEDE) or act >= CARD:
        return False
    return state.phase == PLAY or act < PAIR or act >= CLAIM
