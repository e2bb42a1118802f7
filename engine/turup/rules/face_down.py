"""Face down: trump is looked for among cards laid face down.

While trump is concealed a void player lays his card face down, and nobody calls. When the trick
is full the declarer looks at these cards. If a trump lies among them trump is exposed and counts
in this trick; the trumps are turned up, or by some all these cards but the declarer's own discard.
If none does they stay face down and win nothing. The declarer ruffs with the indicator, which
goes face down to the trick like any other card, or with a trump of his hand where he may.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import bit_of_card, suit_of_card
from turup.rules.holdings import lowest, put
from turup.rules.noted import rule
from turup.rules.state import NOBODY, SUITS
from turup.rules.trump import DeclarerPlays, ExposedBy, is_void, may_bring_out

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def note_face_down(state: State, card: int) -> None:
    """The card just played lies face down, unless it follows suit; an indicator always does."""
    is_indicator = state.laid == 1 and card == state.indicator
    if is_indicator:
        state.laid = 0
    if is_indicator or suit_of_card(card) != state.led:
        state.face_down |= 1 << (state.played - 1)
        if card == state.named:
            state.secret = 1


@rule
def turned_up(rules: Rules, state: State) -> int:
    """The places of the cards face down that are turned up; none unless one is a trump."""
    trumps = 0
    of_others = 0
    left = state.face_down
    while left != 0:
        place = lowest(left)
        if suit_of_card(state.trick_cards[place]) == state.trump:
            trumps |= 1 << place
        if state.trick_seats[place] != state.declarer:
            of_others |= 1 << place
        left &= left - 1
    is_all = trumps != 0 and rules.trump.exposed_by == ExposedBy.face_down_all
    return trumps | of_others if is_all else trumps


@rule
def turn_up(rules: Rules, state: State) -> None:
    """Cards are turned up, with them perhaps the one by which the declarer finds his partner."""
    left = turned_up(rules, state)
    while left != 0:
        if state.trick_cards[lowest(left)] == state.named:
            state.secret = 0
        left &= left - 1


@rule
def stays_down(rules: Rules, state: State) -> int:
    """The places of the cards of this trick, or the one just won, that stay face down."""
    if state.exposed == 0:
        return state.face_down
    return state.face_down & ~turned_up(rules, state)


@rule
def note_kept_down(rules: Rules, state: State) -> None:
    """The trick is full: note who has laid cards that nobody but the declarer comes to see."""
    left = stays_down(rules, state)
    while left != 0:
        state.kept_down |= 1 << state.trick_seats[lowest(left)]
        left &= left - 1


@rule
def has_seen_all_played(state: State, seat: int) -> bool:
    """Whether a seat knows every card that has been played: the declarer looks at them all."""
    return seat == state.declarer or state.kept_down & ~(1 << seat) == 0


@rule
def ruff_face_down(rules: Rules, state: State, seat: int) -> None:
    """A void declarer ruffs with his indicator, or any trump, where he may; else he discards."""
    if not is_void(state, seat):
        return
    if may_bring_out(rules, state):
        open_ruffs(rules, state)
    elif is_plain_card_open(state):
        state.open[state.trump] = 0


@rule
def open_ruffs(rules: Rules, state: State) -> None:
    """Open the indicator besides the trumps in hand, or alone; its twin does as well."""
    if state.indicator == NOBODY:
        return
    equals = rules.deck.masks[rules.deck.ranks[bit_of_card(state.indicator)]]
    if rules.trump.declarer_plays == DeclarerPlays.indicator:
        state.open[state.trump] &= equals
    if state.open[state.trump] & equals == 0:
        put(state.open, state.indicator)


@rule
def is_plain_card_open(state: State) -> bool:
    """Whether a card that is no trump is open."""
    cards = 0
    for suit in range(SUITS):
        if suit != state.trump:
            cards |= state.open[suit]
    return cards != 0
