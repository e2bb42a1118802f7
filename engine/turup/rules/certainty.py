"""Certainty: whether a hand must take every trick, whatever the others hold.

The hand leads throughout, without trumps. In each suit it first plays the cards that nothing
outstanding beats. Each draws at least one outstanding card from whoever holds most of them,
so its lower cards are good once it has played as many as one other player can still hold.
The test is exact: where it says no, some deal of the other cards takes a trick.
A contract that turns the order round turns it here too: the weakest ranks are the sure ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.holdings import size
from turup.rules.noted import rule
from turup.rules.state import SUITS
from turup.rules.tricks import does_first_hold

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
    sure = size(holding & sure_winners(rules, outstanding, turned))
    return sure == size(holding) or sure >= min(size(outstanding), hand)


@rule
def sure_winners(rules: Rules, outstanding: int, turned: int) -> int:
    """The cards that none of the outstanding ones beats when they are led."""
    best = strongest(rules, outstanding, turned)
    winners = 0
    for bit in range(rules.deck.width):
        strength = rules.deck.strength[bit] ^ turned
        if strength > best or (strength == best and does_first_hold(rules)):
            winners |= 1 << bit
    return winners


@rule
def strongest(rules: Rules, holding: int, turned: int) -> int:
    """The strength of the best card in a holding; -1 for an empty one."""
    best = -1
    for bit in range(rules.deck.width):
        if (holding >> bit) & 1:
            best = max(best, rules.deck.strength[bit] ^ turned)
    return best
