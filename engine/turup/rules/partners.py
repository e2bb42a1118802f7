"""Partners: a declarer without a fixed partner names a card, and plays with whoever holds it.

He names it with all cards dealt and trump fixed, right before the first lead, and may name any
card that he was not dealt himself. Only its holder knows then. Tricks and points count for the
side they belong to from the beginning, but until the card is played nothing is offered or
refused because of it: the declarer stands alone, every other seat is a defender, and each seat
has won what it has won itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import CARDS, LAY, SUIT_BITS, add_act, card_number
from turup.rules.holdings import holds
from turup.rules.noted import rule
from turup.rules.state import NOBODY, ROWS, SUITS, Phase
from turup.rules.table import DECLARERS, DEFENDERS, Sides, side_of
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

OWN = 2  # + seat: the row of what a seat has won itself


@rule
def must_name_partner(rules: Rules, state: State) -> bool:
    """Whether the declarer has still to name the card that finds his partner; no solo does."""
    is_sought = rules.table.sides == Sides.card_partner and state.solo == NOBODY
    return is_sought and state.named == NOBODY


@rule
def ask_for_partner(state: State) -> None:
    """The declarer is to name a card."""
    state.phase = Phase.partner
    state.to_act = state.declarer


@rule
def verdict_on_partner(rules: Rules, state: State, act: int) -> int:
    """Whether the declarer may name this card: one of the deck that he was not dealt himself."""
    if not LAY <= act < LAY + CARDS:
        return Verdict.not_now
    if not is_in_deck(rules, act - LAY):
        return Verdict.partner_not_in_deck
    is_own = holds(state.given[state.declarer], act - LAY)
    return Verdict.partner_in_hand if is_own else Verdict.legal


@rule
def is_in_deck(rules: Rules, card: int) -> bool:
    """Whether there is such a card."""
    suit = card // SUIT_BITS
    return rules.deck.suits[suit] == 1 and card % SUIT_BITS < rules.deck.width


@rule
def list_partners(rules: Rules, state: State) -> None:
    """List the cards that the declarer may name."""
    for suit in range(SUITS):
        for bit in range(rules.deck.width):
            act = LAY + card_number(suit, bit)
            if verdict_on_partner(rules, state, act) == Verdict.legal:
                add_act(state, act)


@rule
def name_partner(rules: Rules, state: State, card: int) -> None:
    """A card is named, and its holder is the declarer's partner."""
    state.named = card
    for seat in range(rules.table.seats):
        if holds(state.given[seat], card):
            state.partner = seat
    state.phase = Phase.between
    state.to_act = NOBODY


@rule
def forget_partner(state: State) -> None:
    """No card is named; what each seat has won itself is wiped, where that was kept."""
    if state.named != NOBODY:
        for row in range(OWN, ROWS):
            state.points[row] = 0
            state.tricks[row] = 0
            state.tricks_before[row] = 0
            state.trump_tricks[row] = 0
            state.ruffs[row] = 0
    state.named = NOBODY
    state.partner = NOBODY
    state.secret = 0


@rule
def is_partner_known(state: State) -> bool:
    """Whether the card that was named has been played, and is not lying face down."""
    return state.secret == 0 and not holds(state.hands[state.partner], state.named)


@rule
def is_partner_hidden(state: State) -> bool:
    """Whether a card was named that nobody has played yet."""
    return state.named != NOBODY and not is_partner_known(state)


@rule
def known_side(rules: Rules, state: State, seat: int) -> int:
    """The side of a seat as far as everybody knows it."""
    if state.named != NOBODY and not is_partner_known(state):
        return DECLARERS if seat == state.declarer else DEFENDERS
    return side_of(rules, state, seat)


@rule
def known_row(rules: Rules, state: State, seat: int) -> int:
    """Where it stands what a seat's side has won, as far as everybody knows who is with it."""
    if state.named != NOBODY and not is_partner_known(state):
        return OWN + seat
    return side_of(rules, state, seat)


@rule
def rows_kept(state: State) -> int:
    """How many rows are kept of what was won: of both sides, and of each seat if one is named."""
    return 2 if state.named == NOBODY else ROWS
