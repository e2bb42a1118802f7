"""Matches: those of several deals that one deal ends, and those that no evening is enough for."""

from __future__ import annotations

from collections.abc import Iterator

from turup.rules import Rules
from turup.rules.clearing import clear
from turup.rules.match import AtZero, opening
from turup.rules.pair import PairEffect
from turup.rules.scoring import add_line, pay
from turup.rules.shapes import NONE
from turup.rules.state import NOBODY, Line, blank
from turup.rules.table import account, accounts
from turup.rules.tallying import add_scores
from turup.verify.findings import Finding

EVENING = 60
"""Deals: some three hours of them, a deal of three minutes and nothing else.

A match that takes more even if one side wins every deal for the highest stake is none that a table
finishes; the longest of those known, to twenty pips, can be over after twenty.
"""


def about_matches(rules: Rules) -> Iterator[Finding]:
    """What is wrong with how long a match takes."""
    if rules.match.length.is_used == 1 or not keys_of_end(rules):
        return
    lengths = [length for _stake, length in lengths_of(rules)]
    if set(lengths) == {1} and rules.pair.effect != PairEffect.times_stake:
        yield Finding("match-of-one-deal", keys_of_end(rules), {})
    elif min(lengths) > EVENING:
        highest = max(stake for stake, _length in lengths_of(rules))
        keys = (*keys_of_end(rules), "scoring.stakes")
        yield Finding("match-too-long", keys, {"deals": EVENING, "stake": highest})


def keys_of_end(rules: Rules) -> tuple[str, ...]:
    """What ends a match."""
    marks = {"win_at": rules.match.win_at != NONE, "lose_at": rules.match.lose_at != NONE}
    zero = {"start": True, "at_zero": True} if rules.match.at_zero != AtZero.nothing else {}
    return tuple(f"match.{name}" for name, is_used in (marks | zero).items() if is_used)


def fewest_deals(rules: Rules) -> int:
    """How soon a match can be over if one side wins for the highest stake of a bid; 0 for never."""
    if rules.match.length.is_used == 1 or not keys_of_end(rules):
        return 0
    fewest = min(length for _stake, length in lengths_of(rules))
    return fewest if fewest <= EVENING else 0


def lengths_of(rules: Rules) -> Iterator[tuple[int, int]]:
    """Each stake of a bid, won or lost, and how many such deals in a row make a match."""
    for table in (rules.scoring.stakes, rules.auction.second.stakes):
        for row in table.rows[: table.used]:
            for is_made, stake in ((True, row.win), (False, row.lose)):
                yield stake, deals_of(rules, scores_of(rules, stake, is_made=is_made))


def scores_of(rules: Rules, stake: int, *, is_made: bool) -> list[int]:
    """The score of a deal for a stake, in which the first seat is alone or with its partner."""
    state = blank()
    clear(state)
    state.declarer = state.holder = 0
    state.partner = state.solo = NOBODY
    add_line(state, Line.stakes, stake)
    pay(rules, state, is_made)
    return state.scores


def deals_of(rules: Rules, scores: list[int]) -> int:
    """After how many deals with this score a match is over; one more than an evening's at most."""
    standing = opening(rules)
    unnamed = [0] * (len(scores) - accounts(rules))
    while standing.winner == NOBODY and not standing.is_drawn and standing.played <= EVENING:
        each = [*scores[: accounts(rules)], *unnamed]
        add_scores(rules, standing, each, account(rules, 0))
    return standing.played
