"""Proofs: whether a player could be certain of the tricks he claims.

What counts is what he sees: his own cards and those played. He is certain if his own hand must take
every trick still to come, whatever the others hold and whatever they play; that his partner could
take one for him makes nothing certain. He is not certain if the other cards can lie so that
somebody else takes one. Who is out of a suit is left without it there, since that may have been
seen; so where a suit has run out it can come to a third answer, not decided, for which nobody pays.
Not decided are also a trump still concealed, cards still to be dealt, the last trick while others
are to come, a trick that another leads before its first card, a hand that has not seen every card
that lies face down, trumps with an order of their own, and tables where a player may ruff although
he could follow, or where something else than a concealed trump keeps him from leading trumps.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.rules.acts import card_number
from turup.rules.card_choice import find_open_cards
from turup.rules.certainty import unbeaten
from turup.rules.claims import ClaimGoal
from turup.rules.face_down import has_seen_all_played
from turup.rules.guards import TrumpState
from turup.rules.holdings import best_of, cards_among, lowest, put, size, take
from turup.rules.lead_limits import Lead
from turup.rules.noted import rule
from turup.rules.shapes import FactName, asks_for
from turup.rules.state import NOBODY, SUITS
from turup.rules.tricks import does_beat, power, winning_power
from turup.rules.trump import is_concealed

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Proof(IntEnum):
    """Whether somebody could be certain of what he claims."""

    not_decided = 0
    certain = 1
    not_certain = 2


# Plain numbers, as compiled choices among them want.
NOT_DECIDED, CERTAIN, NOT_CERTAIN = (int(proof) for proof in Proof)


@rule
def proof_of(rules: Rules, state: State, which: int) -> int:
    """Whether the seat to act can be certain of what it claims, at its turn or before a lead."""
    if not is_decidable(rules, state, which):
        return NOT_DECIDED
    if state.played > 0:
        return proof_in_trick(rules, state, state.to_act)
    return proof_on_lead(rules, state, state.to_act)


@rule
def is_certain(rules: Rules, state: State, which: int) -> bool:
    """The same, but of a seat that claims nothing: why it is not certain does not matter."""
    if not is_decidable(rules, state, which):
        return False
    if state.played > 0:
        return proof_in_trick(rules, state, state.to_act) == CERTAIN
    return must_take_all(rules, state, state.to_act)


@rule
def is_decidable(rules: Rules, state: State, which: int) -> bool:
    """Whether what the seat to act sees can tell anything about what it claims."""
    is_long = (
        rules.scoring.claims.rows[which].goal != ClaimGoal.all_tricks and state.trick < state.hand
    )
    if is_long or is_concealed(state) or rules.play.is_strict == 0:
        return False
    if state.half < state.hand or keeps_from_trumps(rules) or has_own_order(rules, state):
        return False
    if not has_seen_all_played(state, state.to_act):
        return False
    return state.played > 0 or state.trick_seats[0] == state.to_act


@rule
def has_own_order(rules: Rules, state: State) -> bool:
    """Whether there are trumps, and they rank otherwise than the other suits."""
    return rules.deck.has_trump_order == 1 and state.trump != NOBODY


@rule
def keeps_from_trumps(rules: Rules) -> bool:
    """Whether a limit may keep a player from leading trumps that are exposed."""
    for which in range(rules.play.lead_limits.used):
        limit = rules.play.lead_limits.rows[which]
        is_harmless = asks_for(limit.if_, FactName.trump, TrumpState.concealed)
        if limit.lead == Lead.not_trump and not is_harmless:
            return True
    return False


@rule
def proof_on_lead(rules: Rules, state: State, seat: int) -> int:
    """Whether a seat that leads must take every trick still to come."""
    if must_take_all(rules, state, seat):
        return CERTAIN
    for other in range(rules.table.seats):
        if other != seat and may_take_one(rules, state, seat, other):
            return NOT_CERTAIN
    return NOT_DECIDED


@rule
def must_take_all(rules: Rules, state: State, seat: int) -> bool:
    """Whether a leader holds the best of each suit, as long as others can hold some of it.

    He draws the trumps first: each he leads draws at least one from whoever has most of them.
    """
    for suit in range(SUITS):
        lost = min(size(state.hands[seat][suit]), size(unseen(rules, state, seat, suit)))
        if winners(rules, state, seat, suit) < lost:
            return False
    if state.trump == NOBODY:
        return True
    trumps = size(state.hands[seat][state.trump])
    out = size(unseen(rules, state, seat, state.trump))
    return trumps >= out or trumps == cards_held(state, seat)


@rule
def may_take_one(rules: Rules, state: State, seat: int, other: int) -> bool:
    """Whether another seat can hold so many cards of a suit that the leader loses a trick.

    It keeps the best of a suit until the leader has none to beat it, or a trump until he must
    lead a plain card and it has none.
    """
    for suit in range(SUITS):
        held = size(state.hands[seat][suit])
        length = longest(rules, state, seat, other, suit)
        if winners(rules, state, seat, suit) < min(held, length):
            return True
        if suit == state.trump and held < min(cards_held(state, seat), length):
            return True
    return False


@rule
def proof_in_trick(rules: Rules, state: State, seat: int) -> int:
    """Whether a seat has a card that must take the trick, and then every later one."""
    find_open_cards(rules, state, seat)
    found = NOT_CERTAIN
    for suit in range(SUITS):
        left = state.open[suit]
        while left != 0 and found != CERTAIN:
            proof = proof_with_card(rules, state, seat, card_number(suit, lowest(left)))
            found = proof if proof == CERTAIN else min(found, proof)
            left &= left - 1
    return found


@rule
def proof_with_card(rules: Rules, state: State, seat: int, card: int) -> int:
    """The same once a card is chosen for this trick."""
    played = power(rules, state, card)
    if not does_beat(rules, played, winning_power(state)):
        return NOT_CERTAIN
    is_last = state.played + 1 == state.players
    if not is_last and is_beatable(rules, state, seat, played):
        return NOT_DECIDED
    take(state.hands[seat], card)
    proof = proof_on_lead(rules, state, seat)
    put(state.hands[seat], card)
    return NOT_DECIDED if proof == NOT_CERTAIN and not is_last else proof


@rule
def is_beatable(rules: Rules, state: State, seat: int, played: int) -> bool:
    """Whether a card that somebody else holds would beat one of this power in this trick."""
    for suit in range(SUITS):
        others = unseen(rules, state, seat, suit)
        if others != 0:
            best = card_number(suit, best_of(others, state.reversed))
            if does_beat(rules, power(rules, state, best), played):
                return True
    return False


@rule
def winners(rules: Rules, state: State, seat: int, suit: int) -> int:
    """How many of a seat's cards of a suit no other card of it beats when they are led."""
    others = unseen(rules, state, seat, suit)
    return unbeaten(rules, state.hands[seat][suit], others, state.reversed)


@rule
def unseen(rules: Rules, state: State, seat: int, suit: int) -> int:
    """The cards of a suit that a seat has not seen: those in the other hands."""
    return cards_among(rules, state, suit, seat)


@rule
def cards_held(state: State, seat: int) -> int:
    """How many cards a seat holds."""
    count = 0
    for suit in range(SUITS):
        count += size(state.hands[seat][suit])
    return count


@rule
def longest(rules: Rules, state: State, seat: int, other: int, suit: int) -> int:
    """How many cards of a suit another seat can surely be given, if nobody gets a suit he lacks.

    Each card more is changed for one of another suit with a seat that still has both.
    """
    length = size(state.hands[other][suit])
    if length == 0:
        return 0
    changed = 0
    for giver in range(rules.table.seats):
        if giver != seat and giver != other:
            room = changeable(state, giver, other, suit) - changed
            changed += max(0, min(size(state.hands[giver][suit]), room))
    return length + changed


@rule
def changeable(state: State, giver: int, other: int, suit: int) -> int:
    """How many cards of other suits a seat could give to one that has the same suits."""
    count = 0
    for each in range(SUITS):
        if each != suit and state.hands[giver][each] != 0:
            count += size(state.hands[other][each])
    return count
