"""Choice of a card: which cards are open to the seat to act, and which rule bars the others.

The limits of `play` each bar some cards; together they never leave a player without one.
Where they would bar everything they are lifted one by one: the jack rule first, then the ban
on underruffing, then the lead limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import CALL, CARD, EXPOSE, add_act, card_number
from turup.rules.holdings import first_twins, holds, is_empty
from turup.rules.noted import rule
from turup.rules.play import (
    Follow,
    answer_for_call,
    beat_ruff,
    binds_lead,
    follow_suit,
    keep_jacks,
    limit_lead,
    play_indicator,
    ruff_if_void,
    wait_for_call,
)
from turup.rules.state import NOBODY, SUITS
from turup.rules.trump import is_void, verdict_on_call, verdict_on_exposing
from turup.rules.verdicts import (
    CALL_BINDS,
    DECLARER_PLAYS,
    FOLLOW,
    JACK_DISCARD,
    LEAD_LIMIT,
    LEGAL,
    MUST_CALL,
    RECORD,
    UNDERRUFF,
    VOID,
    Verdict,
)

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def verdict_on_card(rules: Rules, state: State, card: int) -> int:
    """Whether the seat to act may play a card, and otherwise the first rule that bars it."""
    seat = state.to_act
    if not holds(state.hands[seat], card):
        return Verdict.not_held
    lifted = find_open_cards(rules, state, seat)
    open_all(state, seat)
    for limit in range(first_limit(state), last_limit(rules, state, seat) + 1):
        if not is_lifted(limit, lifted):
            impose(rules, state, seat, limit)
            if not holds(state.open, card):
                return named(rules, state, seat, limit)
    return LEGAL


@rule
def named(rules: Rules, state: State, seat: int, limit: int) -> int:
    """The verdict, with the lead limit it speaks of."""
    which = 0
    if limit == LEAD_LIMIT:
        while not binds_lead(rules, state, which, seat):
            which += 1
    return limit + RECORD * which


@rule
def find_open_cards(rules: Rules, state: State, seat: int) -> int:
    """Find the cards a seat may play, lifting as many limits as that takes; how many it took.

    Nothing at all is open only to a void player who must call for trump first.
    """
    for lifted in range(MOST_LIFTED):
        if is_something_open(rules, state, seat, lifted):
            return lifted
    is_something_open(rules, state, seat, MOST_LIFTED)
    return MOST_LIFTED


@rule
def is_something_open(rules: Rules, state: State, seat: int, lifted: int) -> bool:
    """Impose the limits that are not lifted; whether they leave a card."""
    open_all(state, seat)
    for limit in range(first_limit(state), last_limit(rules, state, seat) + 1):
        if lifted == 0 or not is_lifted(limit, lifted):
            impose(rules, state, seat, limit)
    return not is_empty(state.open)


@rule
def open_all(state: State, seat: int) -> None:
    """Every card of the hand is open."""
    for suit in range(SUITS):
        state.open[suit] = state.hands[seat][suit]


@rule
def first_limit(state: State) -> int:
    """The first limit that can bind: a leader knows only lead limits."""
    return LEAD_LIMIT + 0 if state.led == NOBODY else FOLLOW + 0


@rule
def last_limit(rules: Rules, state: State, seat: int) -> int:
    """The last limit that can bind: whoever must follow knows no other."""
    if state.led == NOBODY:
        return LEAD_LIMIT + 0
    if not is_void(state, seat) and rules.play.follow == Follow.must:
        return FOLLOW + 0
    return JACK_DISCARD + 0


MOST_LIFTED = 3


@rule
def is_lifted(limit: int, lifted: int) -> bool:
    """Whether a limit is lifted: the jack rule goes first, then underruffs, then leads."""
    if limit == JACK_DISCARD:
        return lifted >= 1
    return lifted >= 2 and (limit == UNDERRUFF or (limit == LEAD_LIMIT and lifted == MOST_LIFTED))


@rule
def impose(rules: Rules, state: State, seat: int, limit: int) -> None:
    """Close the cards that one limit bars."""
    if limit == FOLLOW:
        follow_suit(rules, state, seat)
    elif limit == LEAD_LIMIT:
        limit_lead(rules, state, seat)
    elif limit == MUST_CALL:
        wait_for_call(rules, state, seat)
    elif limit == CALL_BINDS:
        answer_for_call(rules, state, seat)
    elif limit == DECLARER_PLAYS:
        play_indicator(rules, state, seat)
    elif limit == VOID:
        ruff_if_void(rules, state, seat)
    elif limit == UNDERRUFF:
        beat_ruff(rules, state)
    else:
        keep_jacks(rules, state, seat)


@rule
def list_plays(rules: Rules, state: State) -> None:
    """Add what the seat to act may play, or call for first, to the legal acts."""
    if state.exposed == 0:
        list_ways_to_bring_out(state)
    find_open_cards(rules, state, state.to_act)
    for suit in range(SUITS):
        if state.open[suit] != 0:
            list_suit(rules, state, suit)


@rule
def list_ways_to_bring_out(state: State) -> None:
    """Add calling for trump, or turning it up, to the legal acts."""
    if verdict_on_call(state) == LEGAL:
        add_act(state, CALL)
    if verdict_on_exposing(state) == LEGAL:
        add_act(state, EXPOSE)


@rule
def list_suit(rules: Rules, state: State, suit: int) -> None:
    """Add the open cards of a suit, weakest first; of twins only one."""
    cards = first_twins(rules, state.open[suit])
    card = CARD + card_number(suit, 0)
    while cards != 0:
        if cards & 1:
            state.legal[state.legal_count] = card
            state.legal_count += 1
        cards >>= 1
        card += 1
