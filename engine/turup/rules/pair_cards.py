"""Pair cards: in which suit a kind of pair lies, and who holds it.

Most kinds lie in the trump suit, and some in every suit. A plain kind can lie in any suit that is
not trump, and counts once in each: which suit is meant is part of what is shown. Without trumps
nobody has a pair.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.holdings import lowest
from turup.rules.noted import rule
from turup.rules.partners import is_partner_hidden
from turup.rules.shapes import Upto
from turup.rules.state import KINDS, NOBODY, SUITS
from turup.rules.table import seats_of_side, side_of

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class InSuit(IntEnum):
    """In which suit the cards of a kind lie."""

    trump = 0
    plain = 1
    each_suit = 2


class Holder(IntEnum):
    """In whose hands the cards must be."""

    one_hand = 0
    side = 1


class Held(IntEnum):
    """When the cards must be in the hand."""

    now = 0
    at_deal = 1


class PairCards(NamedTuple):
    """The ranks of a kind."""

    used: int
    rows: Annotated[tuple[int, ...], Upto(4)]


class PairKind(NamedTuple):
    """Cards held together, and what they are worth."""

    cards: PairCards = PairCards(0, (0, 0, 0, 0))
    suit: InSuit = InSuit.trump
    worth: int = 0


@rule
def pair_number(which: int, suit: int) -> int:
    """The number of a kind, shown in a suit if it is plain; other kinds have suit 0."""
    return which + KINDS * suit


@rule
def kind_of(pair: int) -> int:
    """The kind of a pair."""
    return pair % KINDS


@rule
def suit_said(pair: int) -> int:
    """The suit that is said with a pair of a plain kind."""
    return pair // KINDS


@rule
def is_said_right(rules: Rules, pair: int) -> bool:
    """Whether the profile has such a kind, and a suit is said if it is plain, and only then."""
    which = kind_of(pair)
    if which >= rules.pair.kinds.used:
        return False
    return suit_said(pair) == 0 or rules.pair.kinds.rows[which].suit == InSuit.plain


@rule
def is_of_trump(rules: Rules, state: State, pair: int) -> bool:
    """Whether a plain kind is shown in the suit that is trump."""
    is_plain = rules.pair.kinds.rows[kind_of(pair)].suit == InSuit.plain
    return is_plain and suit_said(pair) == state.trump


@rule
def suits_of(rules: Rules, state: State, pair: int) -> int:
    """The suits in which a pair lies, as a mask; none where nothing is trump."""
    if state.trump == NOBODY or is_of_trump(rules, state, pair):
        return 0
    kind = rules.pair.kinds.rows[kind_of(pair)]
    if kind.suit == InSuit.trump:
        return 1 << state.trump
    return 1 << suit_said(pair) if kind.suit == InSuit.plain else suits_in_play(rules)


@rule
def suits_in_play(rules: Rules) -> int:
    """The suits of the deck, as a mask."""
    suits = 0
    for suit in range(SUITS):
        suits |= rules.deck.suits[suit] << suit
    return suits


@rule
def holds_pair(rules: Rules, state: State, pair: int, seat: int) -> bool:
    """Whether a seat, or its side where that is enough, holds all cards of a pair unused."""
    suits = suits_of(rules, state, pair)
    if suits == 0:
        return False
    while suits != 0:
        if not holds_ranks(rules, state, kind_of(pair), seat, lowest(suits)):
            return False
        suits &= suits - 1
    return True


@rule
def holds_ranks(rules: Rules, state: State, which: int, seat: int, suit: int) -> bool:
    """Whether all ranks of a kind are held in a suit, unused."""
    holding = holding_of(rules, state, seat, suit)
    cards = rules.pair.kinds.rows[which].cards
    for row in range(cards.used):
        if holding & rules.deck.masks[cards.rows[row]] == 0:
            return False
    return True


@rule
def holding_of(rules: Rules, state: State, seat: int, suit: int) -> int:
    """The cards of a suit that a seat, or its side, has for pairs: those that are unused."""
    if rules.pair.holder == Holder.one_hand:
        return cards_for_pairs(rules, state, seat, suit) & ~state.paired[suit]
    holding = 0
    seats = 1 << seat
    if not is_partner_hidden(state):
        seats = seats_of_side(rules, state, side_of(rules, state, seat))
    while seats != 0:
        holding |= cards_for_pairs(rules, state, lowest(seats), suit)
        seats &= seats - 1
    return holding & ~state.paired[suit]


@rule
def cards_for_pairs(rules: Rules, state: State, seat: int, suit: int) -> int:
    """A seat's cards of a suit: those in its hand, or those it was dealt."""
    if rules.pair.held == Held.at_deal:
        return state.given[seat][suit]
    return state.hands[seat][suit]


@rule
def use_cards(rules: Rules, state: State, pair: int, seat: int) -> None:
    """Each card counts in one kind only."""
    cards = rules.pair.kinds.rows[kind_of(pair)].cards
    suits = suits_of(rules, state, pair)
    while suits != 0:
        suit = lowest(suits)
        holding = holding_of(rules, state, seat, suit)
        for row in range(cards.used):
            fitting = holding & rules.deck.masks[cards.rows[row]]
            state.paired[suit] |= fitting & -fitting
        suits &= suits - 1


@rule
def is_shown(state: State, pair: int) -> bool:
    """Whether a pair has counted already; it does so once in a deal."""
    return (state.shown >> pair) & 1 == 1
