"""Duplicate: the same cards played twice, so that luck of the cards counts for nobody.

Every second seat is played by one kind of player and the others by another; then they change
places. At a table without fixed sides each seat keeps its own account, and it is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.knowledge import Knowledge
from turup.bots.memory import Memory, forget, notice
from turup.bots.simple import choose_simply
from turup.rules.chance import FIRST_CHOICE, below
from turup.rules.noted import rule
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.scoring import Paid
from turup.rules.state import OVER
from turup.rules.table import EVERY_OTHER_SEAT, account

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def play_twice(
    rules: Rules,
    state: State,
    memory: Memory,
    knowledge: Knowledge,
    gains: list[int],
    seed: int,
    first: int,
    deals: int,
) -> None:
    """Play so many deals twice; what simple players have gained on those who play by lot."""
    for deal in range(first, first + deals):
        gain = 0
        for turn in range(2):
            seats = EVERY_OTHER_SEAT << turn
            shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
            play_mixed(rules, state, memory, knowledge, seats, seed, deal)
            gain += gain_of(rules, state, seats)
        gains[deal - first] = gain


@rule
def play_mixed(
    rules: Rules,
    state: State,
    memory: Memory,
    knowledge: Knowledge,
    seats: int,
    seed: int,
    deal: int,
) -> None:
    """Play a deal to its end, simply at some seats and by lot at the others."""
    acts = 0
    forget(memory)
    while state.phase != OVER:
        list_legal(rules, state)
        if (seats >> state.to_act) & 1 == 1:
            act = choose_simply(rules, state, memory, knowledge)
        else:
            act = state.legal[below(seed, deal, FIRST_CHOICE + acts, state.legal_count)]
        notice(rules, state, memory, act)
        apply(rules, state, act)
        acts += 1


@rule
def gain_of(rules: Rules, state: State, seats: int) -> int:
    """What some seats have won more than the others; accounts of a side count once for each seat.

    Where winners give away, fewer game points are better.
    """
    gain = 0
    for seat in range(rules.table.seats):
        score = state.scores[account(rules, seat)]
        gain += score if (seats >> seat) & 1 == 1 else -score
    return -gain if rules.scoring.paid == Paid.winners_give else gain
