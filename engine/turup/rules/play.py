"""Play: who leads, and which cards may be played.

Follow suit if you can. What a void player must or may not do, what a leader may not lead and
when a jack may be thrown are limits, imposed one after the other on the cards still open. How
they work together stands in `card_choice`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.cards import JACK
from turup.rules.acts import bit_of_card
from turup.rules.exempt import has_ruff, has_to_spare, is_spared
from turup.rules.holdings import lowest
from turup.rules.lead_limits import LeadLimits
from turup.rules.noted import rule
from turup.rules.partners import known_row
from turup.rules.shapes import RankSet
from turup.rules.state import NOBODY, SUITS
from turup.rules.tricks import DISCARD, RUFF, EqualCards, does_beat, power_of_trump, winning_power
from turup.rules.trump import (
    CallBinds,
    DeclarerPlays,
    is_void,
    verdict_on_exposing,
)
from turup.rules.verdicts import Verdict

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
    barred_unless_partner_winning = 3


class JackDiscard(IntEnum):
    """Whether a jack may be thrown on a trick of another suit."""

    free = 0
    after_suit_led = 1


class EndsEarly(IntEnum):
    """Whether a deal is over before its last trick."""

    never = 0
    when_lost = 1
    when_decided = 2


NEVER = EndsEarly.never  # by itself, since it is asked for after every trick


class Concede(IntEnum):
    """Who may give up."""

    never = 0
    declarer = 1


class Play(NamedTuple):
    """Who leads, and which cards may be played.

    `spared` are the exempt trumps by their bits; `is_strict` is 1 where whoever holds the suit led
    has to follow, whatever it is; `has_asides` is 1 where more can be said at a turn than calls
    and pairs: that one gives up, or a claim; `asks_for_claims` is 1 where something may be claimed
    before a trick is led; `is_silence_noted` is 1 where whoever is certain of all tricks has to
    claim them.
    """

    first_leader: FirstLeader
    follow: Follow
    void: Void
    underruff: Underruff
    equal_cards: EqualCards
    jack_discard: JackDiscard
    exempt_trumps: Annotated[int, RankSet()]
    lead_limits: LeadLimits
    spared: int
    is_strict: int
    has_asides: int
    asks_for_claims: int
    is_silence_noted: int
    ends_early: EndsEarly
    concede: Concede


@rule
def close_all(state: State) -> None:
    """Close every suit."""
    for suit in range(SUITS):
        state.open[suit] = 0


@rule
def keep_only(state: State, suit: int) -> None:
    """Close every suit but one."""
    cards = state.open[suit]
    close_all(state)
    state.open[suit] = cards


@rule
def wait_for_call(rules: Rules, state: State, seat: int) -> None:
    """Where the first void player must call, he plays nothing before he has, if he may at all."""
    if not is_void(state, seat):
        return
    if seat != state.declarer or verdict_on_exposing(rules, state) == Verdict.legal:
        close_all(state)


@rule
def answer_for_call(rules: Rules, state: State, seat: int) -> None:
    """Who has brought trump out plays one if he can: the declarer always, a caller if bound."""
    if state.trump == NOBODY or not is_bound(rules, state, seat):
        return
    if has_to_spare(rules, state, seat) != 0:
        keep_only(state, state.trump)


@rule
def is_bound(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat owes the trick a trump because it, or another, has brought trump out."""
    if seat == state.declarer:
        is_his_duty = rules.trump.call_binds == CallBinds.declarer
        return state.bound == 1 or (is_his_duty and is_called_on(state, seat))
    if rules.trump.call_binds == CallBinds.caller_unless_under:
        return state.bound == 1 and trumps_above(rules, state, winning_power(state)) != 0
    return state.bound == 1 and rules.trump.call_binds == CallBinds.caller


@rule
def is_called_on(state: State, seat: int) -> bool:
    """Whether trump was called for in this trick, and the seat cannot follow to it."""
    return state.called == state.trick and is_void(state, seat)


@rule
def play_indicator(rules: Rules, state: State, seat: int) -> None:
    """A declarer who has exposed trump himself plays the indicator, where he must."""
    is_his = state.bound == 1 and seat == state.declarer and state.indicator != NOBODY
    if is_his and rules.trump.declarer_plays == DeclarerPlays.indicator:
        keep_indicator(rules, state)


@rule
def ruff_if_void(rules: Rules, state: State, seat: int) -> None:
    """A void player ruffs, where he must, unless his partner is winning the trick."""
    if rules.play.void == Void.free or not has_ruff(rules, state, seat):
        return
    is_spared = rules.play.void == Void.must_ruff_unless_partner_winning
    if not (is_spared and is_partner_winning(rules, state, seat)):
        keep_only(state, state.trump)


@rule
def is_partner_winning(rules: Rules, state: State, seat: int) -> bool:
    """Whether the trick as it lies goes to a seat's side, as far as the table knows it."""
    winner = state.trick_seats[state.best]
    return known_row(rules, state, winner) == known_row(rules, state, seat)


@rule
def beat_ruff(rules: Rules, state: State, seat: int) -> None:
    """On a ruff a lower trump is barred; an equal one that cannot win counts as lower."""
    if rules.play.underruff == Underruff.free or state.trump in (NOBODY, state.led):
        return
    best = winning_power(state)
    ruff = best
    if rules.play.underruff == Underruff.barred_next:
        ruff = state.trick_powers[state.played - 1]
    elif rules.play.underruff == Underruff.barred_unless_partner_winning:
        ruff = DISCARD if is_partner_winning(rules, state, seat) else best
    if ruff > RUFF:
        state.open[state.trump] = trumps_above(rules, state, best)


@rule
def trumps_above(rules: Rules, state: State, best: int) -> int:
    """The open trumps that beat a card of this power."""
    cards = state.open[state.trump]
    above = 0
    while cards != 0:
        bit = lowest(cards)
        if does_beat(rules, power_of_trump(rules, state, bit), best):
            above |= 1 << bit
        cards &= cards - 1
    return above


@rule
def keep_jacks(rules: Rules, state: State, seat: int) -> None:
    """A jack is not thrown before its suit has been led; a ruff is no discard."""
    if rules.play.jack_discard == JackDiscard.free:
        return
    if not is_void(state, seat) and not is_spared(rules, state, seat):
        return
    for suit in range(SUITS):
        is_ruff = suit == state.trump and state.exposed == 1
        if suit != state.led and not is_ruff and state.leaders[suit] == 0:
            state.open[suit] &= ~rules.deck.masks[JACK]


@rule
def keep_indicator(rules: Rules, state: State) -> None:
    """Close every card but the indicator; its twin does as well."""
    keep_only(state, state.trump)
    rank = rules.deck.ranks[bit_of_card(state.indicator)]
    state.open[state.trump] &= rules.deck.masks[rank]
