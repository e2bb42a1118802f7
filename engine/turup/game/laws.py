"""Laws: what holds in every state and of every act, whatever the profile.

They are rule functions like those that play, so that a search that is compiled can ask them of
each position it comes to. `turup.game.invariants` asks them of a deal, beside what its events and
its replay show.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.game.places import (
    are_cards_in_one_place,
    are_points_in_one_place,
    do_hands_fit,
    is_all_kept_but,
)
from turup.rules.acts import CARD, CARDS
from turup.rules.holdings import holds
from turup.rules.noted import rule
from turup.rules.phases import verdict
from turup.rules.scoring import Paid, total_of_lines
from turup.rules.state import BETWEEN, NOBODY, OVER, PLAY, Outcome
from turup.rules.table import DECLARERS, DEFENDERS, account, accounts, side_of
from turup.rules.verdicts import LEGAL

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Law(IntEnum):
    """What can be broken; `ends` is for whoever plays to notice."""

    none = 0
    one_place = 1
    one_seat = 2
    something_legal = 3
    only_held = 4
    suit_followed = 5
    points = 6
    lines = 7
    zero_sum = 8
    hands_fit = 9
    tricks = 10
    listed = 11
    kept = 12
    ends = 13


LAWS = {
    Law.one_place: "each card in one place",
    Law.one_seat: "one seat to act",
    Law.something_legal: "something is legal",
    Law.only_held: "only held cards are played",
    Law.suit_followed: "suit is followed",
    Law.points: "card points add up",
    Law.lines: "lines add up to the score",
    Law.zero_sum: "nothing from nowhere",
    Law.hands_fit: "hands fit the tricks",
    Law.tricks: "tricks add up",
    Law.listed: "what is listed is legal",
    Law.kept: "everybody keeps what he does not play",
    Law.ends: "a deal ends",
}
OF_MANY_STATES = (Law.kept, Law.ends)  # not to be asked of one alone
LISTED = 40  # acts; whether one of more is listed twice is asked of deals alone


@rule
def broken_law(rules: Rules, state: State) -> int:
    """A law that does not hold in a state whose legal acts are listed; 0 if all of them hold."""
    if not is_one_seat_to_act(rules, state):
        return Law.one_seat
    if not are_cards_in_one_place(rules, state):
        return Law.one_place
    if not are_points_in_one_place(rules, state):
        return Law.points
    if state.phase == OVER:
        return broken_at_the_end(rules, state)
    return broken_on_the_way(rules, state)


@rule
def broken_on_the_way(rules: Rules, state: State) -> int:
    """A law that does not hold before the end."""
    if state.phase == PLAY and not do_tricks_add_up(state):
        return Law.tricks
    if not do_hands_fit(rules, state):
        return Law.hands_fit
    return broken_by_what_is_legal(rules, state)


@rule
def broken_by_what_is_legal(rules: Rules, state: State) -> int:
    """A law that does not hold of the acts that are listed."""
    if not is_something_legal(state):
        return Law.something_legal
    if not is_only_held_played(state):
        return Law.only_held
    if not is_suit_followed(rules, state):
        return Law.suit_followed
    return Law.none if is_each_listed_legal(rules, state) else Law.listed


@rule
def broken_at_the_end(rules: Rules, state: State) -> int:
    """A law that does not hold of a result."""
    if not do_lines_add_up(rules, state):
        return Law.lines
    return Law.none if is_zero_sum(rules, state) else Law.zero_sum


@rule
def broken_by_act(rules: Rules, before: State, act: int, after: State) -> int:
    """A law that does not hold of what an act has done."""
    card = act - CARD if before.phase == PLAY and act >= CARD else NOBODY
    return Law.none if is_all_kept_but(rules, before, card, after) else Law.kept


@rule
def is_one_seat_to_act(rules: Rules, state: State) -> bool:
    """Exactly one seat is to act until the deal is over, and none afterwards."""
    if state.phase == BETWEEN or (state.phase == OVER) == (state.outcome == Outcome.running):
        return False
    if state.phase == OVER:
        return state.to_act == NOBODY and state.legal_count == 0
    return 0 <= state.to_act < rules.table.seats


@rule
def is_something_legal(state: State) -> bool:
    """The seat to act always has a legal act, and no act is listed twice."""
    if state.legal_count == 0:
        return False
    for place in range(min(state.legal_count, LISTED)):
        for other in range(place):
            if state.legal[place] == state.legal[other]:
                return False
    return True


@rule
def is_only_held_played(state: State) -> bool:
    """Nobody may play what he does not hold, but for a declarer's indicator."""
    if state.phase != PLAY:
        return True
    is_declarers_turn = state.laid == 1 and state.to_act == state.declarer
    for place in range(state.legal_count):
        card = state.legal[place] - CARD
        is_own = is_declarers_turn and card == state.indicator
        if 0 <= card < CARDS and not is_own and not holds(state.hands[state.to_act], card):
            return False
    return True


@rule
def is_suit_followed(rules: Rules, state: State) -> bool:
    """Who holds the suit led may play nothing else, unless he may ruff or trumps are exempt."""
    if state.phase != PLAY or state.played == 0 or rules.play.is_strict == 0:
        return True
    if state.hands[state.to_act][state.led] == 0:
        return True
    for place in range(state.legal_count):
        card = state.legal[place] - CARD
        if 0 <= card < CARDS and card >> 4 != state.led:
            return False
    return True


@rule
def is_each_listed_legal(rules: Rules, state: State) -> bool:
    """What is listed as legal is not refused."""
    for place in range(state.legal_count):
        if verdict(rules, state, state.legal[place] + 0) != LEGAL:
            return False
    return True


@rule
def do_tricks_add_up(state: State) -> bool:
    """Each trick before this one was won by one of the two sides."""
    return state.tricks[DECLARERS] + state.tricks[DEFENDERS] == state.trick - 1


@rule
def do_lines_add_up(rules: Rules, state: State) -> bool:
    """The lines of a result add up to the score, and a deal thrown in has none."""
    if state.outcome == Outcome.thrown_in or state.lines == 0:
        for owner in range(accounts(rules)):
            if state.scores[owner] != 0:
                return False
        return state.outcome != Outcome.thrown_in or state.lines == 0
    total = total_of_lines(state)
    for seat in range(rules.table.seats):
        if side_of(rules, state, seat) == state.scorer:
            score = state.scores[account(rules, seat)]
            return score in (total, -total)
    return False


@rule
def is_zero_sum(rules: Rules, state: State) -> bool:
    """Where the stake changes hands, nothing comes from nowhere."""
    if rules.scoring.paid < Paid.losers_pay:
        return True
    total = 0
    for owner in range(accounts(rules)):
        total += state.scores[owner]
    return total == 0
