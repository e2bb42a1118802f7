"""Memory: what everybody at the table could have noticed, and a good player has.

Which cards are still out can be read from the state. Who is void cannot, so it is noted here,
when somebody does not follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from turup.rules.acts import CARD, CARDS, bit_of_card, suit_of_card
from turup.rules.noted import rule
from turup.rules.state import NOBODY, PLAY, SEATS, SUITS, Ints, capacities, zeros
from turup.rules.trump import is_laid_face_down

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Memory:
    """The suits each seat is known to be out of, as a mask, and the cards it has laid face down.

    Who looks at such cards later is not noted: nobody counts on what he may have seen so.
    """

    voids: Annotated[Ints, (SEATS,)]
    down: Annotated[Ints, (SEATS * SUITS,)]

    __slots__ = tuple(__annotations__)


SHAPES = capacities(Memory)


def blank_memory() -> Memory:
    """Nothing noticed yet."""
    return zeros(Memory, SHAPES)


@rule
def forget(memory: Memory) -> None:
    """A new deal begins."""
    for seat in range(SEATS):
        memory.voids[seat] = 0
    for place in range(SEATS * SUITS):
        memory.down[place] = 0


@rule
def notice(rules: Rules, state: State, memory: Memory, act: int) -> None:
    """Notice that the seat to act is about to play another suit than was led, where it may not.

    Where a player may ruff although he could follow, a ruff tells nothing.
    """
    if state.phase != PLAY or not CARD <= act < CARD + CARDS or state.led == NOBODY:
        return
    suit = suit_of_card(act - CARD)
    if state.exposed == 0 and is_laid_face_down(rules):
        memory.down[state.to_act * SUITS + suit] |= 1 << bit_of_card(act - CARD)
    if suit != state.led and (rules.play.is_strict == 1 or suit != state.trump):
        memory.voids[state.to_act] |= 1 << state.led


@rule
def laid_down(memory: Memory, seat: int, suit: int) -> int:
    """The cards of a suit that others may have laid face down, and a seat has not seen."""
    cards = 0
    for other in range(SEATS):
        cards |= memory.down[other * SUITS + suit] if other != seat else 0
    return cards


@rule
def is_known_void(memory: Memory, seat: int, suit: int) -> bool:
    """Whether a seat is known to be out of a suit."""
    return (memory.voids[seat] >> suit) & 1 == 1
