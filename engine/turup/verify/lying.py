"""Lying: how the cards lie before a deal: well mixed, or as they hardly ever do.

For that they are sorted more or less, by suit or by rank, so that a hand or a packet has few suits,
or few ranks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import bit_of_card, suit_of_card
from turup.rules.chance import below
from turup.rules.deck import unpack
from turup.rules.noted import rule
from turup.rules.shuffling import shuffle_deck
from turup.rules.state import DECK

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

WEIGHT = 2
NOISE = (1, 3, 6, 9)
# Uses of chance that neither the shuffles nor the players come to.
LYING = 1 << 18


@rule
def lay_cards(rules: Rules, state: State, is_rare: int, seed: int, deal: int) -> None:
    """Shuffle, or lay the cards as they hardly ever lie."""
    unpack(rules, state)
    if is_rare == 1:
        sort_roughly(rules, state, seed, deal)
        hand_out(rules, state, seed, deal)
    else:
        shuffle_deck(rules, state, seed, deal)


@rule
def sort_roughly(rules: Rules, state: State, seed: int, deal: int) -> None:
    """Sort the deck by suit or by rank, more or less; how much each card weighs is noted behind.

    The list of legal acts is free until somebody has to choose.
    """
    is_by_suit = below(seed, deal, LYING, 2) == 1
    noise = NOISE[below(seed, deal, LYING + 1, 4)]
    for place in range(rules.deck.cards):
        card = state.deck[place]
        alike = suit_of_card(card) if is_by_suit else bit_of_card(card)
        weight = WEIGHT * alike + below(seed, deal, LYING + 2 + place, noise)
        free = place
        while free > 0 and state.legal[DECK + free - 1] > weight:
            state.deck[free] = state.deck[free - 1]
            state.legal[DECK + free] = state.legal[DECK + free - 1]
            free -= 1
        state.deck[free] = card
        state.legal[DECK + free] = weight


@rule
def hand_out(rules: Rules, state: State, seed: int, deal: int) -> None:
    """Lay the deck so that cards side by side come to one hand; a quarter of the time packets."""
    if below(seed, deal, LYING + 2 + DECK, 4) == 0:
        return
    for place in range(rules.deck.cards):
        state.legal[place] = state.deck[place]
    turn, taken = below(seed, deal, LYING + 3 + DECK, rules.table.seats), 0
    for nth in range(rules.table.seats):
        seat, first = (nth + turn) % rules.table.seats, 0
        for stage in range(rules.deal.stages.used):
            count = rules.deal.stages.rows[stage].cards
            for place in range(count):
                state.deck[first + seat * count + place] = state.legal[taken]
                taken += 1
            first += count * rules.table.seats
    for place in range(taken, rules.deck.cards):
        state.deck[place] = state.legal[place]
