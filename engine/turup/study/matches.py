"""Matches: whole matches one after another, a row of whole numbers for each.

A match is keyed by the seed and its number alone: its deals have numbers of their own, which no
other match has, and the first dealer goes round from match to match.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.bots.knowledge import Knowledge
from turup.bots.memory import Memory
from turup.bots.notes import Notes
from turup.bots.playing import play_deal
from turup.rules.dealing import next_dealer
from turup.rules.marks import mark_lifted, raise_mark
from turup.rules.match import Standing, stands_better
from turup.rules.noted import rule
from turup.rules.phases import shuffle_and_start
from turup.rules.state import NOBODY, SEATS, Outcome
from turup.rules.table import account, accounts
from turup.rules.tallying import add_scores

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

LONGEST = 1 << 10
"""Deals of a match at most, those thrown in counted; one that is not over then is given up."""


class MatchFact(IntEnum):
    """The columns, in order."""

    deals = 0  # dealt, those thrown in counted
    played = 1
    changes = 2  # how often another account came to lead
    winner = 3  # an account; -1 for none
    eldest = 4  # the account of the eldest seat of the first deal
    is_over = 5  # 0 if it was given up


ROW = len(MatchFact)


@rule
def open_match(rules: Rules, standing: Standing) -> None:
    """A match before its first deal."""
    for place in range(SEATS):
        standing.tallies[place] = rules.match.start + 0
        standing.red[place] = 0
        standing.black[place] = 0
        standing.clips[place] = 0
    standing.played = 0
    standing.raised = 0
    standing.winner = NOBODY
    standing.loser = NOBODY
    standing.is_drawn = 0


@rule
def play_match(
    rules: Rules,
    state: State,
    standing: Standing,
    memory: Memory,
    notes: Notes,
    knowledge: Knowledge,
    rows: list[int],
    row: int,
    players: int,
    seed: int,
    match: int,
) -> None:
    """Play a match to its end, or until it is given up, and write its row."""
    open_match(rules, standing)
    rows[row + MatchFact.eldest] = account(rules, (match + 1) % rules.table.seats)
    dealer, deals, leader, changes = match % rules.table.seats, 0, NOBODY, 0
    while standing.winner == NOBODY and standing.is_drawn == 0 and deals < LONGEST:
        for place in range(SEATS):
            state.tallies[place] = standing.tallies[place]
        state.raised = standing.raised
        number = (match * LONGEST + deals) & 0xFFFFFFFF
        shuffle_and_start(rules, state, dealer, seed, number)
        play_deal(rules, state, memory, notes, knowledge, players, seed, number)
        deals += 1
        dealer = next_dealer(rules, state)
        if state.outcome >= Outcome.made:
            raise_mark(standing, mark_lifted(rules, state))
            add_scores(rules, standing, state.scores, account(rules, state.declarer))
            now = leader_of(rules, standing, leader)
            if leader != NOBODY:
                changes += 1 if now != leader else 0
            leader = now
    rows[row + MatchFact.deals] = deals
    rows[row + MatchFact.played] = standing.played
    rows[row + MatchFact.changes] = changes
    rows[row + MatchFact.winner] = standing.winner
    is_over = standing.winner != NOBODY or standing.is_drawn == 1
    rows[row + MatchFact.is_over] = 1 if is_over else 0


@rule
def leader_of(rules: Rules, standing: Standing, leader: int) -> int:
    """The account that stands best; while several do, whoever led before, if anybody did."""
    best = max(leader, 0)
    for place in range(accounts(rules)):
        best = place if stands_better(rules, standing, place, best) else best
    for place in range(accounts(rules)):
        if stands_better(rules, standing, best, place):
            return best
    return leader
