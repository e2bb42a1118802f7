"""Rehearsal: deals whose contract is given out by lot, to learn what hands bring.

A seat and a height are drawn. The seat bids so high as soon as it may, the others pass wherever
they can, and the play is as sound as ever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.knowledge import Knowledge
from turup.bots.memory import Memory
from turup.bots.notes import Notes
from turup.bots.simple import choose_simply
from turup.bots.trump_choice import best_suit
from turup.rules.acts import BID, NUMBER, PASS, STRAINS, SUIT_FIRST
from turup.rules.chance import FIRST_CHOICE, words
from turup.rules.noted import rule
from turup.rules.state import AUCTION, NOBODY, PLAY, TRUMP, Phase

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def draw_contract(rules: Rules, notes: Notes, seed: int, deal: int) -> None:
    """Draw who bids, and how high."""
    lot, height = words(seed, deal, FIRST_CHOICE)
    notes.bidder = (lot * rules.table.seats) >> 32
    notes.rung = (height * (rules.auction.top + 1)) >> 32


@rule
def choose_rehearsed(
    rules: Rules, state: State, memory: Memory, notes: Notes, knowledge: Knowledge
) -> int:
    """What is done in a rehearsal, of the acts listed: nothing is said besides the one bid."""
    if state.phase in (PLAY, TRUMP) or state.phase == Phase.partner:
        return choose_simply(rules, state, memory, knowledge)
    if state.phase == AUCTION:
        return speech_given(rules, state, knowledge, notes.bidder, notes.rung)
    return state.legal[0]


@rule
def speech_given(rules: Rules, state: State, knowledge: Knowledge, bidder: int, rung: int) -> int:
    """What a seat says: the bid drawn, or the next there is, if it is its turn to; or it passes."""
    may_pass = state.legal[0] == PASS
    if may_pass and (state.to_act != bidder or state.holder == bidder):
        return PASS
    wanted = rung if state.to_act == bidder else 0
    strain = strain_of(rules, state, knowledge, state.to_act)
    found = NOBODY
    for place in range(state.legal_count):
        act = state.legal[place]
        if act >= BID and (found == NOBODY or (act - BID) // STRAINS <= wanted):
            is_wanted = (act - BID) % STRAINS in (strain, strain + SUIT_FIRST)
            found = act if found == NOBODY or is_wanted else found
    return state.legal[0] if found == NOBODY else found


@rule
def strain_of(rules: Rules, state: State, knowledge: Knowledge, seat: int) -> int:
    """How a seat words its bid: with its best suit, where bids name one."""
    if rules.auction.strains == 1:
        return NUMBER
    return 1 + max(0, best_suit(rules, state, knowledge, seat))
