"""Guards: facts that must hold before a limit binds, a step opens or a redeal is due.

Every fact is a number between a lowest and a highest value. Facts about cards look at the
cards as dealt, so a concealed indicator counts.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.rules.acts import bit_of_card, suit_of_card
from turup.rules.certainty import is_sure
from turup.rules.claim_facts import fact_about_claims
from turup.rules.holdings import (
    cards_among,
    points_held,
    rank_held,
    size,
    suit_length,
    suits_held,
    trump_points_held,
)
from turup.rules.noted import rule
from turup.rules.partners import known_row
from turup.rules.shapes import NOTHING_FITS, Fact, FactName, Guard
from turup.rules.state import NOBODY
from turup.rules.table import account, accounts, eldest, is_partner

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Standing(IntEnum):
    """Whose bid stands, seen from the seat that speaks."""

    none = 0
    partner = 1
    opponent = 2
    self = 3


class TrumpState(IntEnum):
    """Whether trump lies concealed."""

    concealed = 0
    exposed = 1


class TrumpLed(IntEnum):
    """Whether a seat other than the declarer has led the trump suit in an earlier trick."""

    never = 0
    before = 1


class DeclarerSeat(IntEnum):
    """Where the declarer sits."""

    eldest = 0
    dealer = 1
    other = 2


class FixedBy(IntEnum):
    """How trump was fixed."""

    choice = 0
    later_card = 1


class WhichAuction(IntEnum):
    """Which bidding is going on."""

    first = 0
    second = 1


class Certainty(IntEnum):
    """Whether a hand must take every trick."""

    not_sure = 0
    sure = 1


@rule
def guard_holds(rules: Rules, state: State, guard: Guard, seat: int) -> bool:
    """Whether all facts of a guard hold for a seat and its own cards."""
    return guard_holds_for(rules, state, guard, seat, 1 << seat, state.reversed)


@rule
def guard_holds_for(
    rules: Rules, state: State, guard: Guard, seat: int, seats: int, turned: int
) -> bool:
    """Whether all facts of a guard hold for a seat, looking at the cards of several seats.

    `turned` is what turns their strengths over, if the order they are to be played in does.
    """
    for row in range(guard.used):
        if not fact_holds(rules, state, guard.rows[row], seat, seats, turned):
            return False
    return True


@rule
def may_hold(rules: Rules, state: State, guard: Guard, seat: int) -> bool:
    """Whether a guard can hold for a seat, by what everybody knows: whatever its cards are."""
    for row in range(guard.used):
        fact = guard.rows[row]
        is_about_cards = FactName.points <= fact.name <= FactName.hand
        if not is_about_cards and not fact_holds(rules, state, fact, seat, 1 << seat, 0):
            return False
    return True


@rule
def fact_holds(rules: Rules, state: State, fact: Fact, seat: int, seats: int, turned: int) -> bool:
    """Whether one fact lies between its lowest and its highest value."""
    if fact.name == FactName.other_tally:
        return every_other_tally_fits(rules, state, fact, seat)
    if fact.name <= FactName.bids:
        value = fact_about_bidding(rules, state, fact, seat)
    elif fact.name <= FactName.hand:
        value = fact_about_cards(rules, state, fact, seat, seats, turned)
    elif fact.name <= FactName.fixed_by:
        value = fact_about_contract(rules, state, fact)
    elif fact.name <= FactName.form:
        value = fact_about_play(rules, state, fact, seat)
    else:
        value = fact_about_claims(rules, state, fact, seat)
    return fact.low <= value <= fact.high


@rule
def fact_about_cards(
    rules: Rules, state: State, fact: Fact, seat: int, seats: int, turned: int
) -> int:
    """Card points, suits, cards of a rank, trumps, or whether the hand is sure of every trick."""
    if fact.name == FactName.points:
        return points_held(rules, state, seats)
    if fact.name == FactName.suits:
        return suits_held(state, seats)
    if fact.name == FactName.held:
        return rank_held(rules, state, seats, fact.of)
    if fact.name == FactName.hand:
        return 1 if is_sure(rules, state, seat, turned) else 0
    if fact.name == FactName.trump_points:
        return trump_points(rules, state, seats)
    return suit_length(state, seats, state.trump) if state.trump >= 0 else 0


@rule
def fact_about_bidding(rules: Rules, state: State, fact: Fact, seat: int) -> int:
    """Whose bid stands, how often the seat has spoken, how often it has bid."""
    if fact.name == FactName.speeches:
        return state.speeches[seat]
    if fact.name == FactName.bids:
        return state.bids[seat]
    if state.holder == NOBODY:
        return 0
    if state.holder == seat:
        return 3
    return 1 if is_partner(rules, seat, state.holder) else 2


@rule
def trump_points(rules: Rules, state: State, seats: int) -> int:
    """The card points held in trumps besides the indicator; without trumps no guard holds."""
    if state.trump == NOBODY:
        return NOTHING_FITS
    points = trump_points_held(rules, state, seats)
    if state.indicator != NOBODY and (seats >> state.declarer) & 1:
        points -= rules.deck.trump_points[bit_of_card(state.indicator)]
    return points


@rule
def fact_about_contract(rules: Rules, state: State, fact: Fact) -> int:
    """How many seats have bid, where the declarer sits, how trump was fixed."""
    if fact.name == FactName.fixed_by:
        return state.later
    if fact.name == FactName.bidders:
        bidders = 0
        for seat in range(rules.table.seats):
            if state.bids[seat] > 0:
                bidders += 1
        return bidders
    if state.declarer == eldest(rules, state):
        return 0
    return 1 if state.declarer == state.dealer else 2


@rule
def fact_about_play(rules: Rules, state: State, fact: Fact, seat: int) -> int:
    """The contract, the auction, a tally, the state of trump, the trick, points captured."""
    if fact.name == FactName.bid:
        return state.bid
    if fact.name == FactName.auction:
        return state.second
    if fact.name == FactName.own_tally:
        return state.tallies[account(rules, seat)]
    if fact.name == FactName.trump:
        return state.exposed
    if fact.name == FactName.trump_led:
        return 1 if has_trump_been_led(state) else 0
    if fact.name == FactName.trick:
        return state.trick
    if fact.name == FactName.trumps_elsewhere:
        return trumps_elsewhere(rules, state, seat)
    if fact.name == FactName.form:
        return fact.low  # the bid is asked by itself
    return state.points[known_row(rules, state, seat)]


@rule
def trumps_elsewhere(rules: Rules, state: State, seat: int) -> int:
    """How many trumps are neither played nor in this hand; an indicator is its declarer's.

    Those still to be dealt are elsewhere too: nobody can know who holds them. Only lead limits ask,
    and without trumps none binds.
    """
    count = size(cards_among(rules, state, state.trump, seat))
    for place in range(state.dealt, rules.deck.cards):
        if suit_of_card(state.deck[place]) == state.trump:
            count += 1
    return count + (state.laid if seat != state.declarer else 0)


@rule
def has_trump_been_led(state: State) -> bool:
    """Whether somebody else than the declarer has led trump in an earlier trick."""
    return state.trump >= 0 and state.leaders[state.trump] & ~(1 << state.declarer) != 0


@rule
def every_other_tally_fits(rules: Rules, state: State, fact: Fact, seat: int) -> bool:
    """Whether the tally of each other side lies between the lowest and highest value."""
    for other in range(accounts(rules)):
        if other != account(rules, seat):
            tally = state.tallies[other]
            if tally < fact.low or tally > fact.high:
                return False
    return True
