"""Choice of a card: which cards are open to the seat to act, and which rule bars the others.

The limits of `play` each bar some cards; together they never leave a player without one.
Where they would bar everything they are lifted one by one: the jack rule first, then the ban
on underruffing, then the lead limits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import CALL, CARD, EXPOSE, SUIT_BITS, add_act, card_number
from turup.rules.face_down import ruff_face_down
from turup.rules.following import follow_suit, may_leave_suit
from turup.rules.holdings import first_twins, holds, is_empty, lowest
from turup.rules.leads import binds_lead, lead_as_opened, limit_lead
from turup.rules.noted import rare, rule
from turup.rules.play import (
    answer_for_call,
    beat_ruff,
    close_all,
    keep_jacks,
    play_indicator,
    ruff_if_void,
    wait_for_call,
)
from turup.rules.state import NOBODY, SUITS
from turup.rules.trump import (
    ExposedBy,
    is_laid_face_down,
    is_void,
    may_bring_out,
    verdict_on_call,
    verdict_on_exposing,
)
from turup.rules.verdicts import (
    CALL_BINDS,
    DECLARER_PLAYS,
    FOLLOW,
    JACK_DISCARD,
    LEAD_LIMIT,
    LEGAL,
    MUST_CALL,
    OPENING_LEAD,
    RECORD,
    UNDERRUFF,
    VOID,
    Verdict,
)

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

# What is lifted, in this order, when a player would be left without a card.
JACK_RULE_LIFTED = 1
UNDERRUFF_LIFTED = 2
LEAD_RULE_LIFTED = 3


@rule
def verdict_on_card(rules: Rules, state: State, card: int) -> int:
    """Whether the seat to act may play a card, and otherwise the first rule that bars it."""
    seat = state.to_act
    first = FOLLOW
    if not holds(state.hands[seat], card):
        if not is_own_indicator(rules, state, card):
            return Verdict.not_held
        if not is_void(state, seat):
            return Verdict.not_void
        first = DECLARER_PLAYS
    lifted = find_open_cards(rules, state, seat)
    for last in range(first, LEAD_LIMIT + 1):
        impose(rules, state, seat, lifted, last)
        if not holds(state.open, card):
            return named(rules, state, seat, last)
    return LEGAL


@rule
def is_own_indicator(rules: Rules, state: State, card: int) -> bool:
    """Whether a card is the indicator of the seat to act, and may go face down to a trick."""
    is_his = state.to_act == state.declarer and state.laid == 1 and card == state.indicator
    return is_his and is_laid_face_down(rules)


@rule
def named(rules: Rules, state: State, seat: int, limit: int) -> int:
    """The verdict, with the lead limit it speaks of."""
    if limit == DECLARER_PLAYS and state.exposed == 0 and not may_bring_out(rules, state):
        return Verdict.declarer_exposes
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
    for lifted in range(LEAD_RULE_LIFTED + 1):
        if is_something_open(rules, state, seat, lifted):
            return lifted
    return LEAD_RULE_LIFTED


@rule
def is_something_open(rules: Rules, state: State, seat: int, lifted: int) -> bool:
    """Impose the limits that are not lifted; whether they leave a card."""
    impose(rules, state, seat, lifted, LEAD_LIMIT)
    return not is_empty(state.open)


@rule
def impose(rules: Rules, state: State, seat: int, lifted: int, last: int) -> None:
    """Open the whole hand, and close again what the limits bar, one by one up to the last."""
    open_all(state, seat)
    if state.led == NOBODY:
        limit_leader(rules, state, seat, lifted, last)
    else:
        follow_suit(rules, state, seat)
        if last > FOLLOW and not is_bound_by_suit(rules, state, seat):
            limit_void(rules, state, seat, lifted, last)


@rule
def open_all(state: State, seat: int) -> None:
    """Every card of the hand is open."""
    for suit in range(SUITS):
        state.open[suit] = state.hands[seat][suit]


@rule
def is_bound_by_suit(rules: Rules, state: State, seat: int) -> bool:
    """Whether a player must follow suit; he then knows no other limit."""
    if rules.play.is_strict == 0 and may_leave_suit(rules, state, seat):
        return False
    return not is_void(state, seat)


@rule
def limit_leader(rules: Rules, state: State, seat: int, lifted: int, last: int) -> None:
    """A leader knows lead limits, which are the last to be lifted, and what he has exposed."""
    if has_come_out(state):
        limit_after_exposing(rules, state, seat, last)
    if state.opened == 1 and last >= OPENING_LEAD:
        lead_as_opened(rules, state, seat)
    if last >= LEAD_LIMIT and lifted < LEAD_RULE_LIFTED:
        limit_lead(rules, state, seat)


@rule
def has_come_out(state: State) -> bool:
    """Whether trump has come out at this turn, or was called for in this trick."""
    return state.bound == 1 or state.called == state.trick


@rule
def limit_after_exposing(rules: Rules, state: State, seat: int, last: int) -> None:
    """Who has brought trump out plays one, and the indicator where he must."""
    if last >= CALL_BINDS:
        answer_for_call(rules, state, seat)
    if last >= DECLARER_PLAYS:
        play_indicator(rules, state, seat)


@rule
def limit_void(rules: Rules, state: State, seat: int, lifted: int, last: int) -> None:
    """Whoever need not follow suit calls first, answers for his call, ruffs, overruffs."""
    if state.exposed == 0 and rules.trump.exposed_by != ExposedBy.may_call and last >= MUST_CALL:
        limit_while_concealed(rules, state, seat, last)
    if has_come_out(state):
        limit_after_exposing(rules, state, seat, last)
    if last >= VOID:
        ruff_if_void(rules, state, seat)
    if last >= UNDERRUFF and lifted < UNDERRUFF_LIFTED:
        beat_ruff(rules, state, seat)
    if last >= JACK_DISCARD and lifted < JACK_RULE_LIFTED:
        keep_jacks(rules, state, seat)


@rare
def limit_while_concealed(rules: Rules, state: State, seat: int, last: int) -> None:
    """While trump is concealed a void player calls first where he must, or ruffs face down."""
    if rules.trump.exposed_by == ExposedBy.must_call:
        wait_for_call(rules, state, seat)
    elif last >= DECLARER_PLAYS and seat == state.declarer and is_laid_face_down(rules):
        ruff_face_down(rules, state, seat)


@rule
def list_plays(rules: Rules, state: State) -> None:
    """Add what the seat to act may play, or call for first, to the legal acts.

    Whoever must follow suit knows no other limit, and nothing else is looked at.
    """
    first, last = 0, SUITS + 0
    if state.led != NOBODY and is_bound_by_suit(rules, state, state.to_act):
        first = open_suit_led(state, state.to_act)
        last = first + 2
    else:
        if state.exposed == 0:
            list_ways_to_bring_out(rules, state)
        find_open_cards(rules, state, state.to_act)
    for suit in range(first, last, 2):
        list_two_suits(rules, state, suit)


@rule
def open_suit_led(state: State, seat: int) -> int:
    """Open the suit led and no other; the first of the two suits that are listed together."""
    close_all(state)
    state.open[state.led] = state.hands[seat][state.led]
    return state.led - state.led % 2


@rule
def list_ways_to_bring_out(rules: Rules, state: State) -> None:
    """Add calling for trump, or turning it up, to the legal acts."""
    if verdict_on_call(rules, state) == LEGAL:
        add_act(state, CALL)
    if verdict_on_exposing(rules, state) == LEGAL:
        add_act(state, EXPOSE)


@rule
def list_two_suits(rules: Rules, state: State, suit: int) -> None:
    """Add the open cards of a suit and the next one, weakest first; of twins only one.

    It is one loop for both, since every end of a loop costs as much as some cards.
    """
    cards = first_twins(rules, state.open[suit] | state.open[suit + 1] << SUIT_BITS)
    weakest = CARD + card_number(suit, 0)
    count = state.legal_count
    while cards != 0:
        state.legal[count] = weakest + lowest(cards)
        count += 1
        cards &= cards - 1
    state.legal_count = count
