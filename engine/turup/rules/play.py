"""Play: who leads, and which cards may be played.

Follow suit if you can. What a void player must or may not do, what a leader may not lead and
when a jack may be thrown are limits; each says which cards it bars. Limits never leave a
player without a card: where together they would bar everything, the jack rule is lifted
first, then the ban on underruffing, then the lead limits.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.cards import JACK
from turup.rules.acts import CALL, CARD, EXPOSE, bit_of_card, card_number, suit_of_card
from turup.rules.guards import guard_holds
from turup.rules.holdings import holds, is_second_twin
from turup.rules.noted import rule
from turup.rules.shapes import Guard, Upto
from turup.rules.state import NOBODY, SUITS
from turup.rules.table import is_partner
from turup.rules.tricks import (
    RUFF,
    EqualCards,
    best_place,
    does_beat,
    power,
    winning_power,
)
from turup.rules.trump import (
    CallBinds,
    DeclarerPlays,
    ExposedBy,
    is_concealed,
    is_void,
    verdict_on_call,
    verdict_on_exposing,
)
from turup.rules.verdicts import RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class FirstLeader(IntEnum):
    """Who leads the first trick."""

    eldest = 0
    declarer = 1
    after_declarer = 2


class Follow(IntEnum):
    """What a player who holds the suit led must do."""

    must = 0
    may_ruff = 1


class Void(IntEnum):
    """What a player void in the suit led must do once trump is exposed."""

    free = 0
    must_ruff = 1
    must_ruff_unless_partner_winning = 2


class Underruff(IntEnum):
    """Whether a void player may play a trump lower than one that has ruffed already."""

    free = 0
    barred_next = 1
    barred_later = 2


class JackDiscard(IntEnum):
    """Whether a jack may be thrown on a trick of another suit."""

    free = 0
    after_suit_led = 1


class Leaders(IntEnum):
    """Whom a lead limit binds."""

    declarer = 0
    anyone = 1


class Lead(IntEnum):
    """What must be led."""

    not_trump = 0
    trump = 1


class LeadLimit(NamedTuple):
    """A bar on certain leads."""

    by: Leaders = Leaders.declarer
    if_: Guard = Guard()
    lead: Lead = Lead.not_trump


class LeadLimits(NamedTuple):
    """All bars on leads."""

    count: int
    rows: Annotated[tuple[LeadLimit, ...], Upto(4)]


class Play(NamedTuple):
    """Who leads, and which cards may be played."""

    first_leader: FirstLeader
    follow: Follow
    void: Void
    underruff: Underruff
    equal_cards: EqualCards
    jack_discard: JackDiscard
    lead_limits: LeadLimits


ALL = -1  # every bit set: all cards of a suit


@rule
def verdict_on_card(rules: Rules, state: State, card: int) -> int:
    """Whether the seat to act may play a card, and otherwise which rule bars it."""
    seat = state.to_act
    if not holds(state.hands[seat], card):
        return Verdict.not_held
    lifted = lifted_for(rules, state, seat)
    suit = suit_of_card(card)
    for verdict in range(first_limit(state), last_limit(rules, state, seat) + 1):
        if not is_lifted(verdict, lifted):
            if (barred(rules, state, seat, suit, verdict) >> bit_of_card(card)) & 1:
                return named(rules, state, seat, verdict)
    return Verdict.legal


@rule
def named(rules: Rules, state: State, seat: int, verdict: int) -> int:
    """The verdict, with the lead limit it speaks of."""
    if verdict == Verdict.lead_limit:
        for which in range(rules.play.lead_limits.count):
            if binds_lead(rules, state, which, seat):
                return verdict + RECORD * which
    return verdict


@rule
def open_cards(rules: Rules, state: State, seat: int, suit: int, lifted: int) -> int:
    """The cards of a suit that a seat may play."""
    cards = state.hands[seat][suit]
    if cards == 0:
        return 0
    for verdict in range(first_limit(state), last_limit(rules, state, seat) + 1):
        if not is_lifted(verdict, lifted):
            cards &= ~barred(rules, state, seat, suit, verdict)
    return cards


@rule
def first_limit(state: State) -> int:
    """The first limit that can bind: a leader knows only lead limits."""
    return Verdict.lead_limit + 0 if state.led == NOBODY else Verdict.follow + 0


@rule
def last_limit(rules: Rules, state: State, seat: int) -> int:
    """The last limit that can bind: whoever must follow knows no other."""
    if state.led == NOBODY:
        return Verdict.lead_limit + 0
    if rules.play.follow == Follow.must and not is_void(state, seat):
        return Verdict.follow + 0
    return Verdict.jack_discard + 0


@rule
def is_lifted(verdict: int, lifted: int) -> bool:
    """Whether a limit is lifted at a level: the jack rule at 1, underruffs at 2, leads at 3."""
    if verdict == Verdict.jack_discard:
        return lifted >= 1
    if verdict == Verdict.underruff:
        return lifted >= 2
    return verdict == Verdict.lead_limit and lifted >= 3


@rule
def lifted_for(rules: Rules, state: State, seat: int) -> int:
    """How many limits must be lifted so that a seat has a card to play."""
    for lifted in range(3):
        if has_open_card(rules, state, seat, lifted):
            return lifted
    return 3


@rule
def has_open_card(rules: Rules, state: State, seat: int, lifted: int) -> bool:
    """Whether a seat may play any card."""
    for suit in range(SUITS):
        if open_cards(rules, state, seat, suit, lifted) != 0:
            return True
    return False


@rule
def barred(rules: Rules, state: State, seat: int, suit: int, verdict: int) -> int:
    """The cards of a suit that one limit bars."""
    if verdict == Verdict.follow:
        return barred_by_follow(rules, state, seat, suit)
    if verdict == Verdict.must_call:
        return barred_until_called(rules, state, seat)
    if verdict == Verdict.call_binds:
        return barred_by_call(rules, state, seat, suit)
    if verdict == Verdict.declarer_plays:
        return barred_by_exposing(rules, state, seat, suit)
    if verdict == Verdict.void:
        return barred_by_void(rules, state, seat, suit)
    if verdict == Verdict.underruff:
        return barred_by_underruff(rules, state, seat, suit)
    if verdict == Verdict.jack_discard:
        return barred_by_jack(rules, state, seat, suit)
    return barred_leads(rules, state, seat, suit)


@rule
def barred_by_follow(rules: Rules, state: State, seat: int, suit: int) -> int:
    """Who holds the suit led plays it; where he may ruff though able, trumps are open too."""
    if suit == state.led or is_void(state, seat):
        return 0
    is_ruff = suit == state.trump and state.exposed == 1
    return 0 if is_ruff and rules.play.follow == Follow.may_ruff else ALL


@rule
def barred_until_called(rules: Rules, state: State, seat: int) -> int:
    """Where the first void player must call, he plays nothing before he has."""
    must_call = rules.trump.exposed_by == ExposedBy.must_call
    return ALL if must_call and is_concealed(state) and is_void(state, seat) else 0


@rule
def barred_by_call(rules: Rules, state: State, seat: int, suit: int) -> int:
    """Who has brought trump out must play one if he can: the declarer always, a caller if bound."""
    if state.bound == 0 or suit == state.trump or state.hands[seat][state.trump] == 0:
        return 0
    is_caller_free = rules.trump.call_binds == CallBinds.nobody
    return 0 if is_caller_free and seat != state.declarer else ALL


@rule
def barred_by_exposing(rules: Rules, state: State, seat: int, suit: int) -> int:
    """A declarer who has exposed trump plays his indicator, where he must."""
    is_his = state.bound == 1 and seat == state.declarer and state.indicator != NOBODY
    if not is_his or rules.trump.declarer_plays == DeclarerPlays.any_trump:
        return 0
    return ALL if suit != state.trump else ~(1 << bit_of_card(state.indicator))


@rule
def barred_by_void(rules: Rules, state: State, seat: int, suit: int) -> int:
    """A void player ruffs, where he must, unless his partner is winning the trick."""
    if rules.play.void == Void.free or not has_to_ruff(state, seat) or suit == state.trump:
        return 0
    if rules.play.void == Void.must_ruff:
        return ALL
    return 0 if is_partner_winning(rules, state, seat) else ALL


@rule
def has_to_ruff(state: State, seat: int) -> bool:
    """Whether a seat is void, trump is open and it holds one."""
    if state.trump == NOBODY or state.exposed == 0 or not is_void(state, seat):
        return False
    return state.hands[seat][state.trump] != 0


@rule
def is_partner_winning(rules: Rules, state: State, seat: int) -> bool:
    """Whether the trick as it lies goes to a seat's partner."""
    return is_partner(rules, seat, state.trick_seats[best_place(rules, state)])


@rule
def barred_by_underruff(rules: Rules, state: State, seat: int, suit: int) -> int:
    """On a ruff a lower trump is barred; an equal one that cannot win counts as lower."""
    if rules.play.underruff == Underruff.free or suit != state.trump or suit == state.led:
        return 0
    best = winning_power(rules, state)
    is_ruffed = best > RUFF
    if rules.play.underruff == Underruff.barred_next:
        is_ruffed = is_ruffed and state.trick_powers[state.played - 1] > RUFF
    return trumps_below(rules, state, best) if is_ruffed else 0


@rule
def trumps_below(rules: Rules, state: State, best: int) -> int:
    """The trumps that do not beat a card of this power."""
    below = 0
    for bit in range(rules.deck.width):
        if not does_beat(rules, power(rules, state, card_number(state.trump, bit)), best):
            below |= 1 << bit
    return below


@rule
def barred_by_jack(rules: Rules, state: State, seat: int, suit: int) -> int:
    """A jack is not thrown before its suit has been led; a ruff is no discard."""
    if rules.play.jack_discard == JackDiscard.free or not is_void(state, seat):
        return 0
    is_ruff = suit == state.trump and state.exposed == 1
    if is_ruff or state.leaders[suit] != 0:
        return 0
    return rules.deck.masks[JACK]


@rule
def binds_lead(rules: Rules, state: State, which: int, seat: int) -> bool:
    """Whether a lead limit binds a seat now."""
    limit = rules.play.lead_limits.rows[which]
    if limit.by == Leaders.declarer and seat != state.declarer:
        return False
    return state.trump != NOBODY and guard_holds(rules, state, limit.if_, seat)


@rule
def barred_leads(rules: Rules, state: State, seat: int, suit: int) -> int:
    """The cards of a suit that a lead limit bars."""
    for which in range(rules.play.lead_limits.count):
        if binds_lead(rules, state, which, seat):
            must_lead_trump = rules.play.lead_limits.rows[which].lead == Lead.trump
            if must_lead_trump != (suit == state.trump):
                return ALL
    return 0


@rule
def list_plays(rules: Rules, state: State) -> None:
    """Add what the seat to act may play, or call for first, to the legal acts."""
    seat = state.to_act
    if verdict_on_call(state) == Verdict.legal:
        add_act(state, CALL)
    if verdict_on_exposing(state) == Verdict.legal:
        add_act(state, EXPOSE)
    lifted = lifted_for(rules, state, seat)
    for suit in range(SUITS):
        cards = open_cards(rules, state, seat, suit, lifted)
        for bit in range(rules.deck.width):
            if (cards >> bit) & 1 and not is_second_twin(rules, cards, bit):
                add_act(state, CARD + card_number(suit, bit))


@rule
def add_act(state: State, act: int) -> None:
    """Add an act to the legal ones."""
    state.legal[state.legal_count] = act
    state.legal_count += 1
