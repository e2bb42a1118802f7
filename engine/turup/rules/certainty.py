"""Certainty: whether a hand must take every trick, whatever the others hold.

The hand leads throughout, without trumps. In each suit it first plays the cards that nothing
outstanding beats. Each draws at least one outstanding card from whoever holds most of them,
so its lower cards are good once it has played as many as one other player can still hold.
The test is exact: where it says no, some deal of the other cards takes a trick.
A contract that turns the order round turns it here too: the weakest ranks are the sure ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.holdings import best_of, lowest, size
from turup.rules.noted import rule
from turup.rules.state import SUITS
from turup.rules.tricks import does_beat

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def is_sure(rules: Rules, state: State, seat: int, turned: int) -> bool:
    """Whether a seat's hand as dealt must take every trick; `turned` turns strengths over."""
    for suit in range(SUITS):
        if not is_suit_sure(rules, state.given[seat][suit], state.each, turned):
            return False
    return True


@rule
def is_suit_sure(rules: Rules, holding: int, hand: int, turned: int) -> bool:
    """Whether a holding cannot lose a trick when led from the top."""
    outstanding = ((1 << rules.deck.width) - 1) & ~holding
    sure = unbeaten(rules, holding, outstanding, turned)
    return sure == size(holding) or sure >= min(size(outstanding), hand)


@rule
def unbeaten(rules: Rules, holding: int, others: int, turned: int) -> int:
    """How many cards of a holding none of the others beats when they are led."""
    best = strongest(rules, others, turned)
    count, left = 0, holding
    while left != 0:
        if not does_beat(rules, best, rules.deck.strength[lowest(left)] ^ turned):
            count += 1
        left &= left - 1
    return count


@rule
def strongest(rules: Rules, holding: int, turned: int) -> int:
    """The strength of the best card in a holding; -1 for an empty one."""
    if holding == 0:
        return -1
    return rules.deck.strength[best_of(holding, turned)] ^ turned
