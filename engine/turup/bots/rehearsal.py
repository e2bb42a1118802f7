"""Rehearsal: deals whose contract is given out by lot, to learn what hands bring.

In each deal a seat and a height are drawn. The seat bids so high as soon as it may, the others
pass wherever they can, and the play is as sound as ever. What the bidder held when he bid, what
the seat after him held, and what came of it is written into a row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.knowledge import FEATURES, RUNGS, Knowledge, feature
from turup.bots.memory import Memory, forget, notice
from turup.bots.simple import choose_simply, play_simply
from turup.bots.trump_choice import best_suit
from turup.rules.acts import BID, NUMBER, PASS, STRAINS, SUIT_FIRST
from turup.rules.bids import rung_of
from turup.rules.chance import FIRST_CHOICE, words
from turup.rules.noted import rule
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.scoring import total_of_lines
from turup.rules.state import AUCTION, NOBODY, OVER, PLAY, TRUMP, Outcome, Phase
from turup.rules.table import DECLARERS, next_seat

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

RUNG, MADE, CAPTURED, ROW = 2 * FEATURES, 2 * FEATURES + 1, 2 * FEATURES + 2, 2 * FEATURES + 3
"""Where it stands in a row: behind the features of the bidder and of the seat after him."""


@rule
def rehearse(
    rules: Rules,
    state: State,
    memory: Memory,
    knowledge: Knowledge,
    rows: list[int],
    seed: int,
    first: int,
    deals: int,
) -> int:
    """Play so many deals from a number on, a row for each that was played for a bid; how many."""
    written = 0
    for deal in range(first, first + deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        lot, height = words(seed, deal, FIRST_CHOICE)
        bidder = (lot * rules.table.seats) >> 32
        rung = (height * (rules.auction.top + 1)) >> 32
        rehearse_deal(rules, state, memory, knowledge, rows, written * ROW, bidder, rung)
        if state.outcome >= Outcome.made and state.bid > 0 and state.solo == NOBODY:
            write_result(rules, state, rows, written * ROW)
            written += 1
    return written


@rule
def rehearse_deal(
    rules: Rules,
    state: State,
    memory: Memory,
    knowledge: Knowledge,
    rows: list[int],
    row: int,
    bidder: int,
    rung: int,
) -> None:
    """Play one deal."""
    forget(memory)
    while state.phase != OVER:
        list_legal(rules, state)
        if state.phase in (PLAY, TRUMP) or state.phase == Phase.partner:
            act = choose_simply(rules, state, memory, knowledge)
        elif state.phase == AUCTION:
            act = speech_given(rules, state, knowledge, bidder, rung)
        else:
            act = state.legal[0]
        if state.phase == AUCTION and act >= BID:
            write_hands(rules, state, knowledge, rows, row)
        notice(rules, state, memory, act)
        apply(rules, state, act)


@rule
def speech_given(rules: Rules, state: State, knowledge: Knowledge, bidder: int, rung: int) -> int:
    """What a seat says: the bid drawn, or the next there is, if it is its turn to; or it passes."""
    may_pass = state.legal[0] == PASS
    if may_pass and (state.to_act != bidder or state.holder == bidder):
        return PASS
    wanted = rung if state.to_act == bidder else 0
    strain = NUMBER
    if rules.auction.strains != 1:
        strain = 1 + max(0, best_suit(rules, state, knowledge, bidder))
    found = NOBODY
    for place in range(state.legal_count):
        act = state.legal[place]
        if act >= BID and (found == NOBODY or (act - BID) // STRAINS <= wanted):
            is_wanted = (act - BID) % STRAINS in (strain, strain + SUIT_FIRST)
            found = act if found == NOBODY or is_wanted else found
    return state.legal[0] if found == NOBODY else found


@rule
def write_hands(
    rules: Rules, state: State, knowledge: Knowledge, rows: list[int], row: int
) -> None:
    """Write what counts in the hands of the bidder and of the seat after him."""
    seat, after = state.to_act, next_seat(rules, state.to_act)
    trump = best_suit(rules, state, knowledge, seat)
    for which in range(FEATURES):
        rows[row + which] = feature(rules, state, seat, trump, which)
        rows[row + FEATURES + which] = feature(rules, state, after, NOBODY, which)


@rule
def write_result(rules: Rules, state: State, rows: list[int], row: int) -> None:
    """Write how high the bid was, whether it was made, and what its side captured."""
    rows[row + RUNG] = min(rung_of(rules, state.bid), RUNGS - 1)
    rows[row + MADE] = 1 if state.outcome == Outcome.made else 0
    rows[row + CAPTURED] = state.points[DECLARERS]


@rule
def result_of_bid(state: State) -> int:
    """What a deal played for a bid brought the bidder's side, in game points; 0 for others."""
    if state.outcome < Outcome.made or state.bid == 0 or state.solo != NOBODY:
        return 0
    stake = total_of_lines(state)
    return stake if state.outcome == Outcome.made else -stake


@rule
def try_out(
    rules: Rules,
    state: State,
    memory: Memory,
    knowledge: Knowledge,
    seed: int,
    first: int,
    deals: int,
) -> int:
    """Play so many deals in earnest; what bids have brought in all, in game points."""
    total = 0
    for deal in range(first, first + deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        play_simply(rules, state, memory, knowledge)
        total += result_of_bid(state)
    return total
