"""Acts as numbers, one width for all profiles.

Every act a player can do has one number below `ACTS`: passing, asking for a redeal, a step
of the ladder, a solo, naming or laying trump, calling for it, showing a pair, claiming, giving up,
playing a card, bidding.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.noted import rule

if TYPE_CHECKING:
    from turup.rules.state import State

ACTS = 1024

PASS = 0
CALL = 1  # a void player calls for the concealed trump
EXPOSE = 2  # the void declarer turns it up himself
LATER = 3  # trump is left to a card still to be dealt
OPEN = 4  # the declarer exposes trump before the first lead
ASK = 5  # the partner is asked to bid
HAND_BACK = 6  # he hands the question back
REDEAL = 8  # + redeal
STEP = 16  # + step of the ladder
SOLO = 24  # + contract
PAIR = 32  # + kind + KINDS * suit of a plain pair; only in play, NAME only before it
NAME = 40  # + suit: trump named, or a spare card of it laid down; from 44 on what is no plain suit
CLAIM = 50  # + claim
CONCEDE = 56  # the declarer gives up
CARD = 64  # + card: played to a trick
LAY = 128  # + card: laid down as indicator
BID = 192  # + strain + STRAINS * rung

SUIT_BITS = 16
SUIT_SHIFT = 4  # the same as a power of two: shifts are cheaper than divisions
CARDS = 4 * SUIT_BITS

# How a bid is worded: a number alone, with one of four suits behind it or before it, without
# trumps, so many more, or none of the last suit.
STRAINS = 12
NUMBER = 0
NO_TRUMP = 5
SUIT_FIRST = 5  # + 1 + suit
PLUS = 10
NOES = 11


@rule
def card_number(suit: int, bit: int) -> int:
    """A card's number from its suit and its bit in a holding."""
    return (suit << SUIT_SHIFT) + bit


@rule
def suit_of_card(card: int) -> int:
    """The suit of a card."""
    return card >> SUIT_SHIFT


@rule
def bit_of_card(card: int) -> int:
    """A card's bit in a holding; a higher bit is never a weaker card."""
    return card & (SUIT_BITS - 1)


@rule
def bid_act(rung: int, strain: int) -> int:
    """The act of bidding so many steps above the minimum, in a strain."""
    return BID + rung * STRAINS + strain


@rule
def add_act(state: State, act: int) -> None:
    """Add an act to the legal ones."""
    state.legal[state.legal_count] = act
    state.legal_count += 1
