"""Table: everything that is played for a study, behind one door.

Compiled, it is one program: deals and matches for figures, rehearsals to learn from, and the same
cards played twice by players who change places. Interpreted it is the same text.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.bots.knowledge import FEATURES, RUNGS, Knowledge
from turup.bots.memory import Memory
from turup.bots.notes import Notes
from turup.bots.playing import MIXED, REHEARSAL, play_deal
from turup.bots.rehearsal import draw_contract
from turup.rules.bids import rung_of
from turup.rules.match import Standing
from turup.rules.noted import rule
from turup.rules.phases import shuffle_and_start
from turup.rules.scoring import Paid, total_of_lines
from turup.rules.state import NOBODY, Outcome
from turup.rules.table import DECLARERS, EVERY_OTHER_SEAT, account
from turup.study.facts import ROW, write_row
from turup.study.matches import ROW as MATCH_ROW
from turup.study.matches import play_match

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Do(IntEnum):
    """What is played, and what is written: so many numbers for each deal or match."""

    deals = 0  # a row of facts for each deal
    matches = 1  # a row for each match
    rehearse = 2  # a row for each deal that was played for a bid
    twice = 3  # what the seats of one kind of player have gained on the other, for each deal
    alone = 4  # a row for each deal that was played as a solo


DEALS, MATCHES, REHEARSE = Do.deals + 0, Do.matches + 0, Do.rehearse + 0
TWICE, ALONE = Do.twice + 0, Do.alone + 0

HANDS = 4 * FEATURES
STAGE, RUNG, MADE, CAPTURED, BROUGHT, IS_DOUBLED = range(HANDS, HANDS + 6)
REHEARSAL_ROW = HANDS + 6
"""Of a rehearsal: the features of both hands as they were at the bid, and whole; at which stage
and how high the bid was; whether it was made, with how many card points, and what it has brought;
and whether it was doubled."""
ALONE_ROW = 4
"""Of a solo: at which stage it was called, which it was, the cards at risk, whether it was made."""


def at_table(
    rules: Rules,
    state: State,
    standing: Standing,
    memory: Memory,
    notes: Notes,
    knowledge: Knowledge,
    rows: list[int],
    what: int,
    players: int,
    seed: int,
    first: int,
    count: int,
) -> int:
    """Play so many deals or matches from a number on; how many rows were written."""
    if what == MATCHES:
        for match in range(first, first + count):
            row = (match - first) * MATCH_ROW
            play_match(
                rules, state, standing, memory, notes, knowledge, rows, row, players, seed, match
            )
        return count
    written, turns = 0, 2 if what == TWICE else 1
    for number in range(first * turns, (first + count) * turns):
        deal = number // turns
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        if players == REHEARSAL:
            draw_contract(rules, notes, seed, deal)
        elif players == MIXED:
            notes.seats = EVERY_OTHER_SEAT << (number % turns)
        play_deal(rules, state, memory, notes, knowledge, players, seed, deal)
        written += write_deal(rules, state, notes, rows, what, written, number - first * turns)
    return written


@rule
def write_deal(
    rules: Rules,
    state: State,
    notes: Notes,
    rows: list[int],
    what: int,
    written: int,
    place: int,
) -> int:
    """Write what came of a deal; how many rows that were."""
    if what == DEALS:
        write_row(rules, state, notes, rows, place * ROW)
        return 1
    if what == TWICE:
        gain = gain_of(rules, state, notes.seats)
        rows[place // 2] = gain if place % 2 == 0 else rows[place // 2] + gain
        return place % 2
    if what == ALONE:
        return write_solo(state, notes, rows, written * ALONE_ROW)
    if is_played_for_bid(state):
        write_rehearsal(rules, state, notes, rows, written * REHEARSAL_ROW)
        return 1
    return 0


@rule
def is_played_for_bid(state: State) -> bool:
    """Whether a deal was played out for a bid."""
    return state.outcome >= Outcome.made and state.bid > 0 and state.solo == NOBODY


@rule
def write_rehearsal(rules: Rules, state: State, notes: Notes, rows: list[int], row: int) -> None:
    """Write what counted in the hands, how high the bid was, and what its side captured."""
    for which in range(FEATURES):
        rows[row + which] = notes.own[which]
        rows[row + FEATURES + which] = notes.other[which]
        rows[row + 2 * FEATURES + which] = notes.own_whole[which]
        rows[row + 3 * FEATURES + which] = notes.other_whole[which]
    rows[row + STAGE] = notes.stage
    rows[row + RUNG] = min(rung_of(rules, state.bid), RUNGS - 1)
    is_made = state.outcome == Outcome.made
    rows[row + MADE] = 1 if is_made else 0
    rows[row + BROUGHT] = total_of_lines(state) if is_made else -total_of_lines(state)
    rows[row + IS_DOUBLED] = 1 if state.step != NOBODY else 0
    rows[row + CAPTURED] = state.points[DECLARERS]


@rule
def write_solo(state: State, notes: Notes, rows: list[int], row: int) -> int:
    """Write what came of a solo, if one was played; how many rows that were."""
    if state.solo == NOBODY or state.outcome < Outcome.made:
        return 0
    rows[row] = notes.stage
    rows[row + 1] = state.solo
    rows[row + 2] = notes.risk
    rows[row + 3] = 1 if state.outcome == Outcome.made else 0
    return 1


@rule
def gain_of(rules: Rules, state: State, seats: int) -> int:
    """What some seats have won more than the others; where winners give away, less is more."""
    gain = 0
    for seat in range(rules.table.seats):
        score = state.scores[account(rules, seat)]
        gain += score if (seats >> seat) & 1 == 1 else -score
    return -gain if rules.scoring.paid == Paid.winners_give else gain
