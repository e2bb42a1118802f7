"""Clearing: the table before a deal, with nothing left of an earlier one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.deal import When
from turup.rules.noted import rule
from turup.rules.partners import forget_partner
from turup.rules.state import NOBODY, PAIRS, SEATS, SUITS, Outcome, Phase

if TYPE_CHECKING:
    from turup.rules.state import State


@rule
def clear(state: State) -> None:
    """Wipe what an earlier deal has left; deck and tallies stay."""
    clear_seats(state)
    forget_partner(state)
    clear_contract(state)
    clear_play(state)
    clear_claim(state)
    state.stage = 0
    state.phase = Phase.between
    state.to_act = NOBODY
    state.dealt = 0
    state.each = 0
    state.asking = 0
    state.moment = When.first_packet
    state.outcome = Outcome.running
    state.why = 0
    state.which = 0
    state.lines = 0
    state.scorer = 0
    state.forfeit = NOBODY
    state.legal_count = 0


@rule
def clear_seats(state: State) -> None:
    """Nobody holds a card or has spoken; one list after the other is wiped at one stroke."""
    for seat in range(SEATS):
        state.speeches[seat] = 0
    for seat in range(SEATS):
        state.bids[seat] = 0
    for seat in range(SEATS):
        state.scores[seat] = 0
    for seat in range(SEATS):
        for suit in range(SUITS):
            state.hands[seat][suit] = 0
    for seat in range(SEATS):
        for suit in range(SUITS):
            state.given[seat][suit] = 0


@rule
def clear_contract(state: State) -> None:
    """Nothing is bid, and there is no trump."""
    state.bid = 0
    state.strain = 0
    state.holder = NOBODY
    state.matching = 0
    state.entered = 0
    state.asker = NOBODY
    state.questioned = 0
    state.last_speaker = NOBODY
    state.quiet = 0
    state.out = 0
    state.passed = 0
    state.second = 0
    state.step = NOBODY
    state.declarer = NOBODY
    state.solo = NOBODY
    state.solo_called = NOBODY
    state.solo_caller = NOBODY
    state.caught = 0
    state.trump = NOBODY
    state.exposed = 0
    state.opened = 0
    state.called = 0
    state.reverses = 0
    state.reversed = 0
    state.indicator = NOBODY
    state.laid = 0
    state.later = 0
    state.target = 0


@rule
def clear_play(state: State) -> None:
    """No trick is won, no pair shown."""
    state.hand = 0
    state.half = 0
    state.players = 0
    state.trick = 0
    state.played = 0
    state.led = NOBODY
    state.best = 0
    state.lying = 0
    state.face_down = 0
    state.kept_down = 0
    state.bound = 0
    state.winner = NOBODY
    state.captured = 0
    if state.shown != 0:
        for pair in range(PAIRS):
            state.shown_by[pair] = 0
    state.shown = 0
    for suit in range(SUITS):
        state.paired[suit] = 0
        state.leaders[suit] = 0
        state.unseen[suit] = 0
    for side in range(2):
        state.points[side] = 0
        state.tricks[side] = 0
        state.tricks_before[side] = 0
        state.trump_tricks[side] = 0
        state.ruffs[side] = 0
        state.stake_times[side] = 1


@rule
def clear_claim(state: State) -> None:
    """Nothing is claimed; a mark that was raised before stays."""
    state.claim = NOBODY
    state.claimer = NOBODY
    state.proof = 0
    state.missed = 0
    state.ruled = 0
