"""Seen: redeals counted in deals, both in cards that are only dealt and in deals that are played.

Who plays asks for a redeal whenever he may, and chooses everything else by chance, as in the deals
that are told; a deal is followed until no redeal can come any more. The same text runs interpreted
and compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from turup.game.chance_play import choose
from turup.rules.acts import REDEAL
from turup.rules.deal import How, When
from turup.rules.deck import unpack
from turup.rules.noted import rule
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.shuffling import shuffle_deck
from turup.rules.state import OVER, SEATS, Ints, Outcome, Phase, Why
from turup.study.due import due_as_dealt

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

RECORDS = 8  # as many redeals as a profile can have
ASKED = len(When)  # behind the moments of those that come by themselves


class Seen:
    """Sums over deals; all of them add up."""

    deals: int
    alone: Annotated[Ints, (RECORDS,)]  # in how many deals each redeal came
    together: Annotated[Ints, (2 * ASKED,)]  # at each moment any came by itself, or was open
    in_all: int

    __slots__ = tuple(__annotations__)


def look_at_deals(
    rules: Rules, state: State, seen: Seen, decided: int, seed: int, first: int, deals: int
) -> None:
    """Deal out so many deals from a number on, and look at the redeals that the cards decide."""
    for deal in range(first, first + deals):
        unpack(rules, state)
        shuffle_deck(rules, state, seed, deal)
        state.dealer = deal % rules.table.seats
        look_at_deal(rules, state, seen, decided)


@rule
def look_at_deal(rules: Rules, state: State, seen: Seen, decided: int) -> None:
    """Deal the hands out, packet by packet, and count the redeals that fit."""
    due = due_as_dealt(rules, state, decided)
    seen.deals += 1
    seen.in_all += 1 if due != 0 else 0
    for moment in range(ASKED):
        count_moment(rules, seen, due, moment)


@rule
def count_moment(rules: Rules, seen: Seen, due: int, moment: int) -> None:
    """Count those of the redeals due that are looked at at a moment."""
    by_itself, open_to_ask = 0, 0
    for which in range(rules.deal.redeals.used):
        redeal = rules.deal.redeals.rows[which]
        if (due >> which) & 1 == 1 and redeal.when == moment:
            seen.alone[which] += 1
            if redeal.how == How.asked:
                open_to_ask += 1
            else:
                by_itself += 1
    seen.together[moment] += min(by_itself, 1)
    seen.together[ASKED + moment] += min(open_to_ask, 1)


def play_for_redeals(
    rules: Rules, state: State, seen: Seen, seed: int, first: int, deals: int
) -> None:
    """Play so many deals from a number on, as far as a redeal can come, and count those that do.

    Each is played as the first of a match.
    """
    for account in range(SEATS):
        state.tallies[account] = rules.match.start
    for deal in range(first, first + deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        play_while_open(rules, state, seed, deal)
        seen.deals += 1
        if state.outcome == Outcome.thrown_in and state.why == Why.redeal:
            seen.alone[state.which] += 1
            seen.in_all += 1


@rule
def play_while_open(rules: Rules, state: State, seed: int, deal: int) -> None:
    """Play a deal as far as a redeal can come."""
    acts = 0
    while state.phase != OVER and may_still_come(rules, state):
        list_legal(rules, state)
        act = redeal_listed(state)
        if act == 0:
            act = choose(rules, state, seed, deal, acts)
        apply(rules, state, act)
        acts += 1


@rule
def may_still_come(rules: Rules, state: State) -> bool:
    """Whether a redeal can come: until the first card is led, or until trump is exposed."""
    if state.phase != Phase.play or (state.trick == 1 and state.played == 0):
        return True
    if state.exposed == 1:
        return False
    for which in range(rules.deal.redeals.used):
        if rules.deal.redeals.rows[which].when == When.exposure:
            return True
    return False


@rule
def redeal_listed(state: State) -> int:
    """The first redeal among the legal acts, or 0."""
    for place in range(state.legal_count):
        if REDEAL <= state.legal[place] < REDEAL + RECORDS:
            return state.legal[place]
    return 0
