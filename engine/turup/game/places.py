"""Places: where the cards and their points are, and that none is anywhere else.

A card is undealt, in a hand, laid down as an indicator, left unseen before the caller of a solo,
on the table in the trick, or gone with an earlier one. These are rule functions, as `laws` are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import bit_of_card, card_number, suit_of_card
from turup.rules.deck import card_points, deck_points
from turup.rules.goals import all_counted
from turup.rules.holdings import lowest, size
from turup.rules.noted import rule
from turup.rules.pair import PairEffect
from turup.rules.solo import sits_out
from turup.rules.state import NOBODY, OVER, PLAY, SUITS, Outcome, Phase
from turup.rules.table import DECLARERS, DEFENDERS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def are_cards_in_one_place(rules: Rules, state: State) -> bool:
    """No card is in two places, and as many are held or gone as were dealt."""
    held = 0
    for suit in range(SUITS):
        if not are_places_apart(rules, state, suit):
            return False
        for seat in range(rules.table.seats):
            held += size(owned(state, seat, suit))
    return held + gone(state) == state.dealt


@rule
def gone(state: State) -> int:
    """How many cards have been played."""
    return (state.trick - 1) * state.players + state.played if state.trick > 0 else 0


@rule
def are_places_apart(rules: Rules, state: State, suit: int) -> bool:
    """No card of a suit is in two places, and none is there that is not in the deck."""
    met = undealt(rules, state, suit) | in_the_trick(state, suit)
    for seat in range(rules.table.seats):
        if met & state.hands[seat][suit] != 0:
            return False
        met |= state.hands[seat][suit]
    aside = set_aside(state, suit)
    return met & aside == 0 and (met | aside) >> (rules.deck.width * rules.deck.suits[suit]) == 0


@rule
def undealt(rules: Rules, state: State, suit: int) -> int:
    """The cards of a suit that are still to be dealt."""
    cards = 0
    for place in range(state.dealt, rules.deck.cards):
        if suit_of_card(state.deck[place]) == suit:
            cards |= 1 << bit_of_card(state.deck[place])
    return cards


@rule
def in_the_trick(state: State, suit: int) -> int:
    """The cards of a suit on the table."""
    cards = 0
    for place in range(state.played):
        if suit_of_card(state.trick_cards[place]) == suit:
            cards |= 1 << bit_of_card(state.trick_cards[place])
    return cards


@rule
def set_aside(state: State, suit: int) -> int:
    """The declarer's cards of a suit that lie before him: an indicator, or what he may not see."""
    cards = state.unseen[suit] + 0
    if state.laid == 1 and suit_of_card(state.indicator) == suit:
        cards |= 1 << bit_of_card(state.indicator)
    return cards


@rule
def owned(state: State, seat: int, suit: int) -> int:
    """The cards of a suit that are a seat's to play, in its hand or before it."""
    own = state.hands[seat][suit] + 0
    return own | set_aside(state, suit) if seat == state.declarer else own


@rule
def are_points_in_one_place(rules: Rules, state: State) -> bool:
    """Captured, on the table and in the hands there are as many card points as in the deck.

    A solo counts tricks alone, and a deal that is thrown in nothing; pairs may add points.
    """
    if state.outcome == Outcome.thrown_in or state.solo != NOBODY:
        return True
    points = state.points[DECLARERS] + state.points[DEFENDERS]
    if state.played < state.players or state.phase == PLAY:
        points += state.lying
    for suit in range(SUITS):
        left = undealt(rules, state, suit)
        for seat in range(rules.table.seats):
            left |= owned(state, seat, suit)
        points += points_of(rules, state, suit, left)
    is_last_paid = (
        state.phase == OVER and state.trick == state.hand and state.played == state.players
    )
    there = all_counted(rules, state) if is_last_paid else deck_points(rules, state)
    if state.shown != 0 and rules.pair.effect == PairEffect.points:
        return points >= there
    return points == there


@rule
def points_of(rules: Rules, state: State, suit: int, holding: int) -> int:
    """The card points of some cards of a suit."""
    points = 0
    left = holding
    while left != 0:
        points += card_points(rules, state, card_number(suit, lowest(left)))
        left &= left - 1
    return points


@rule
def do_hands_fit(rules: Rules, state: State) -> bool:
    """Before a lead all who play hold equally many cards, and enough for the tricks to come."""
    if state.played > 0 or state.phase not in (PLAY, Phase.claim):
        return True
    least, most = 1 << SUITS * SUITS, 0
    for seat in range(rules.table.seats):
        if not sits_out(rules, state, seat):
            cards = 0
            for suit in range(SUITS):
                cards += size(owned(state, seat, suit))
            least, most = min(least, cards), max(most, cards)
    return least == most and least > state.half - state.trick


@rule
def is_all_kept_but(rules: Rules, before: State, card: int, after: State) -> bool:
    """Everybody keeps his cards but for one that was played, and gets only what is dealt."""
    for suit in range(SUITS):
        dealt = undealt(rules, before, suit) & ~undealt(rules, after, suit)
        played = 1 << bit_of_card(card) if card >= 0 and suit_of_card(card) == suit else 0
        for seat in range(rules.table.seats):
            had, has = owned(before, seat, suit), owned(after, seat, suit)
            if has & ~had & ~dealt != 0:
                return False
            if had & ~has != (played if seat == before.to_act else 0):
                return False
    return True
