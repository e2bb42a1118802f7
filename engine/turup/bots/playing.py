"""Playing: a deal from its first act to its last, by whatever kinds of players sit at the table.

There is one loop for all of them, so that the compiled rules are called from one place.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.bots.knowledge import Knowledge
from turup.bots.memory import Memory, forget, notice
from turup.bots.notes import Notes, begin_notes, note_act, note_exposure, note_hands
from turup.bots.rehearsal import choose_rehearsed
from turup.bots.simple import choose_simply
from turup.bots.solos import solo_to_try
from turup.game.chance_play import choose
from turup.rules.chance import FIRST_CHOICE, below
from turup.rules.noted import rule
from turup.rules.phases import apply, list_legal
from turup.rules.state import NOBODY, OVER

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Players(IntEnum):
    """Who sits at the table."""

    random = 0  # every legal act alike
    chance = 1  # by chance, near the least
    simple = 2  # sound club players
    mixed = 3  # sound club players at some seats, by lot at the others
    rehearsal = 4  # whose contract is given out
    practice = 5  # sound club players who learn from what they bid
    trial = 6  # those who try out solos


RANDOM, CHANCE, SIMPLE = Players.random + 0, Players.chance + 0, Players.simple + 0
MIXED, REHEARSAL = Players.mixed + 0, Players.rehearsal + 0
PRACTICE, TRIAL = Players.practice + 0, Players.trial + 0


@rule
def play_deal(
    rules: Rules,
    state: State,
    memory: Memory,
    notes: Notes,
    knowledge: Knowledge,
    players: int,
    seed: int,
    deal: int,
) -> None:
    """Play a deal that has been dealt to its end."""
    forget(memory)
    begin_notes(notes)
    while state.phase != OVER:
        list_legal(rules, state)
        act = choose_for(rules, state, memory, notes, knowledge, players, seed, deal)
        if players >= REHEARSAL:
            note_hands(rules, state, knowledge, notes, act)
        notice(rules, state, memory, act)
        note_act(state, notes, act)
        trick = state.trick + 0
        apply(rules, state, act)
        note_exposure(state, notes, trick)


@rule
def choose_for(
    rules: Rules,
    state: State,
    memory: Memory,
    notes: Notes,
    knowledge: Knowledge,
    players: int,
    seed: int,
    deal: int,
) -> int:
    """What the player at the seat to act does, of the acts listed."""
    if players == SIMPLE or (players == MIXED and (notes.seats >> state.to_act) & 1 == 1):
        return choose_simply(rules, state, memory, knowledge)
    if players == REHEARSAL:
        return choose_rehearsed(rules, state, memory, notes, knowledge)
    if players >= PRACTICE:
        solo = solo_to_try(rules, state, seed, deal) if players == TRIAL else NOBODY
        return solo if solo != NOBODY else choose_simply(rules, state, memory, knowledge)
    if players == CHANCE:
        return choose(rules, state, seed, deal, notes.acts)
    return state.legal[below(seed, deal, FIRST_CHOICE + notes.acts, state.legal_count)]
