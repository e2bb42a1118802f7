"""Facts: what happened in each of many deals, a row of whole numbers for each.

All figures of a study are reckoned from such rows, and from those of whole matches.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.rules.bids import rung_of
from turup.rules.holdings import points_held, size
from turup.rules.noted import rule
from turup.rules.scoring import total_of_lines
from turup.rules.state import NOBODY, PAIRS, Line, Outcome
from turup.rules.table import (
    DECLARERS,
    DEFENDERS,
    account,
    eldest,
    seats_of_side,
    side_of,
)
from turup.study.due import due_as_dealt

if TYPE_CHECKING:
    from turup.bots.notes import Notes
    from turup.rules import Rules
    from turup.rules.state import State

ACCOUNTS = 8


class Fact(IntEnum):
    """The columns, in order; -1 stands for none."""

    outcome = 0  # of `turup.rules.state.Outcome`
    why = 1  # the deal was thrown in, of `turup.rules.state.Why`
    which = 2  # redeal that was
    acts = 3
    place = 4  # of the declarer, counted from the eldest
    bid = 5  # in card points; 0 where nobody has bid
    rung = 6  # how many steps above the minimum
    bidders = 7  # how many seats have bid
    solo = 8  # its number
    target = 9
    points = 10  # captured by the declarer's side
    points_against = 11
    tricks = 12
    tricks_against = 13
    exposed = 14  # the trick in which a concealed trump came out; 0 if it was never concealed
    pairs = 15  # shown by the declarer's side
    pairs_against = 16
    step = 17  # of the ladder, said last
    stake = 18  # won (or lost, below nought) by the declarer's side, in game points
    swept = 19  # 1 if one side took every trick
    eldest = 20  # the account of the eldest seat
    length = 21  # acts before the first card
    strength = 22  # card points in the hands of the declarer's side as dealt
    doubled = 23  # what steps of the ladder brought the declarer's side, or cost it, in game points
    due = 24  # the redeals that the cards dealt call for, however far the deal came, as a mask
    scores = 25  # the first of eight: by account


ROW = Fact.scores + ACCOUNTS
COLUMNS = tuple(Fact)


@rule
def write_row(rules: Rules, state: State, notes: Notes, rows: list[int], row: int) -> None:
    """Write how a deal has ended, and then deal its cards once more for what they call for."""
    rows[row + Fact.outcome] = state.outcome
    rows[row + Fact.acts] = notes.acts
    rows[row + Fact.length] = notes.acts if notes.length == NOBODY else notes.length
    rows[row + Fact.exposed] = notes.exposed
    rows[row + Fact.bidders] = size(notes.bidders)
    rows[row + Fact.why] = state.why
    rows[row + Fact.which] = state.which if state.outcome == Outcome.thrown_in else NOBODY
    rows[row + Fact.eldest] = account(rules, eldest(rules, state))
    write_contract(rules, state, rows, row)
    for seat in range(ACCOUNTS):
        rows[row + Fact.scores + seat] = state.scores[seat]
    is_played = state.outcome >= Outcome.made
    rows[row + Fact.place] = place_of(rules, state, state.declarer) if is_played else NOBODY
    if is_played:
        write_play(rules, state, rows, row)
    else:
        for column in range(Fact.points, Fact.exposed):
            rows[row + column] = 0
        for column in range(Fact.pairs, Fact.eldest):
            rows[row + column] = 0
        rows[row + Fact.strength] = 0
        rows[row + Fact.doubled] = 0
    rows[row + Fact.due] = due_as_dealt(rules, state, notes.decided)


@rule
def write_contract(rules: Rules, state: State, rows: list[int], row: int) -> None:
    """Write the bid or the solo that stood."""
    rows[row + Fact.bid] = state.bid
    rows[row + Fact.rung] = rung_of(rules, state.bid) if state.bid > 0 else NOBODY
    rows[row + Fact.solo] = state.solo
    rows[row + Fact.target] = state.target


@rule
def place_of(rules: Rules, state: State, seat: int) -> int:
    """How many seats sit between the eldest and a seat, itself counted."""
    return (seat - eldest(rules, state) + rules.table.seats) % rules.table.seats


@rule
def write_play(rules: Rules, state: State, rows: list[int], row: int) -> None:
    """Write what each side has won."""
    is_made = state.outcome == Outcome.made
    stake = total_of_lines(state)
    rows[row + Fact.points] = state.points[DECLARERS]
    rows[row + Fact.points_against] = state.points[DEFENDERS]
    rows[row + Fact.tricks] = state.tricks[DECLARERS]
    rows[row + Fact.tricks_against] = state.tricks[DEFENDERS]
    rows[row + Fact.pairs] = pairs_of(rules, state, DECLARERS)
    rows[row + Fact.pairs_against] = pairs_of(rules, state, DEFENDERS)
    rows[row + Fact.step] = state.step
    rows[row + Fact.stake] = stake if is_made else -stake
    by_steps = line_of(state, Line.doubling)
    rows[row + Fact.doubled] = by_steps if is_made else -by_steps
    swept = state.tricks[DECLARERS] == state.hand or state.tricks[DEFENDERS] == state.hand
    rows[row + Fact.swept] = 1 if swept else 0
    rows[row + Fact.strength] = points_held(rules, state, seats_of_side(rules, state, DECLARERS))


@rule
def line_of(state: State, line_rule: int) -> int:
    """What a line of the result comes to; 0 if there is none."""
    amount = 0
    for line in range(state.lines):
        amount += state.line_amounts[line] if state.line_rules[line] == line_rule else 0
    return amount


@rule
def pairs_of(rules: Rules, state: State, side: int) -> int:
    """How many pairs a side has shown."""
    count = 0
    for pair in range(PAIRS):
        is_shown = (state.shown >> pair) & 1 == 1
        count += 1 if is_shown and side_of(rules, state, state.shown_by[pair]) == side else 0
    return count
