"""Solo: contracts to take every trick.

A solo is called in the auction as a bid above all numbers, on the first packet, or before the
first lead, seat by seat from the eldest; the first to call it plays, or whoever calls the one
that pays most. It wipes the bid, the doubles and the pair. What happens while it is played
stands in `alone`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import SOLO, add_act
from turup.rules.deck import REVERSED
from turup.rules.guards import guard_holds_for
from turup.rules.noted import rule
from turup.rules.shapes import NONE, Guard, NumberOrNone, Upto
from turup.rules.state import NOBODY, Phase
from turup.rules.table import is_partner
from turup.rules.verdicts import RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Callers(IntEnum):
    """Who may call a contract."""

    anyone = 0
    declarer = 1
    declarer_side = 2


class CalledWhen(IntEnum):
    """When a contract is called."""

    in_auction = 0
    full_hand = 1
    first_packet = 2


class SoloTrump(IntEnum):
    """What is trump in a solo."""

    none = 0
    own_choice = 1
    first_lead = 2


class Order(IntEnum):
    """Which card is the strongest while a solo is played."""

    usual = 0
    reversed = 1


class Partner(IntEnum):
    """What the caller's partner does."""

    out = 0
    plays = 1
    exposed = 2
    must_not_win = 3


class Leader(IntEnum):
    """Who leads the first trick."""

    caller = 0
    usual = 1


class Priority(IntEnum):
    """Which of several callers plays."""

    first_in_turn = 0
    highest = 1


class Contract(NamedTuple):
    """A contract to take every trick."""

    by: Callers = Callers.anyone
    when: CalledWhen = CalledWhen.in_auction
    if_: Guard = Guard()
    trump: SoloTrump = SoloTrump.none
    order: Order = Order.usual
    partner: Partner = Partner.out
    leader: Leader = Leader.caller
    tricks: NumberOrNone = 0
    blind: int = 0
    win: int = 0
    lose: int = 0
    caught: int = 0


class Contracts(NamedTuple):
    """All solo contracts."""

    used: int
    rows: Annotated[tuple[Contract, ...], Upto(8)]


class Solo(NamedTuple):
    """The solo contracts of a table."""

    contracts: Contracts
    priority: Priority


@rule
def verdict_on_solo(rules: Rules, state: State, which: int) -> int:
    """Whether the seat to act may call a solo contract now."""
    if which >= rules.solo.contracts.used:
        return Verdict.not_now
    contract = rules.solo.contracts.rows[which]
    if not is_its_time(rules, state, contract):
        return Verdict.not_now
    if not may_call_solo(rules, state, contract, state.to_act):
        return Verdict.solo_not_yours + RECORD * which
    if not pays_more(rules, state, contract):
        return Verdict.solo_not_higher + RECORD * which
    if not do_cards_fit(rules, state, contract, state.to_act):
        return Verdict.solo_guarded + RECORD * which
    return Verdict.legal


@rule
def do_cards_fit(rules: Rules, state: State, contract: Contract, seat: int) -> bool:
    """Whether a hand is what the contract asks for; how sure it is hangs on the order played."""
    return guard_holds_for(rules, state, contract.if_, seat, 1 << seat, turned(contract))


@rule
def turned(contract: Contract) -> int:
    """What turns the strength of a card over while a contract is played."""
    return REVERSED if contract.order == Order.reversed else 0


@rule
def is_its_time(rules: Rules, state: State, contract: Contract) -> bool:
    """Whether a contract is called at this stage."""
    if contract.when == CalledWhen.in_auction:
        return state.phase == Phase.auction
    return state.phase == Phase.solo and is_its_packet(rules, state, contract)


@rule
def is_its_packet(rules: Rules, state: State, contract: Contract) -> bool:
    """Whether as many cards are dealt as a contract of a solo stage is called on."""
    is_full = state.each == rules.deal.hand
    return (contract.when == CalledWhen.full_hand) == is_full


@rule
def may_call_solo(rules: Rules, state: State, contract: Contract, seat: int) -> bool:
    """Whether a seat is one of those who may call it."""
    if contract.by == Callers.anyone or seat == state.declarer:
        return True
    is_partners = contract.by == Callers.declarer_side
    return is_partners and is_partner(rules, seat, state.declarer)


@rule
def pays_more(rules: Rules, state: State, contract: Contract) -> bool:
    """Whether a contract pays more than the one called before it at this stage, if one was."""
    return (
        state.solo_called == NOBODY
        or contract.win > rules.solo.contracts.rows[state.solo_called].win
    )


@rule
def is_asked_for_solo(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat is asked for a solo at this stage, whatever it holds."""
    for which in range(rules.solo.contracts.used):
        if is_offered(rules, state, rules.solo.contracts.rows[which], seat):
            return True
    return False


@rule
def is_offered(rules: Rules, state: State, contract: Contract, seat: int) -> bool:
    """Whether a contract of a solo stage is open to a seat, if its cards fit."""
    if contract.when == CalledWhen.in_auction or not is_its_packet(rules, state, contract):
        return False
    return may_call_solo(rules, state, contract, seat) and pays_more(rules, state, contract)


@rule
def list_solos(rules: Rules, state: State) -> None:
    """Add the solos open to the seat to act to the legal acts."""
    for which in range(rules.solo.contracts.used):
        if verdict_on_solo(rules, state, which) == Verdict.legal:
            add_act(state, SOLO + which)


@rule
def sits_out(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat lays its hand down because its partner plays alone."""
    if state.solo == NOBODY or not is_partner(rules, seat, state.declarer):
        return False
    partner = rules.solo.contracts.rows[state.solo].partner
    return partner == Partner.out or partner == Partner.exposed


@rule
def tricks_to_play(rules: Rules, state: State) -> int:
    """How many tricks are played: as many as there are cards, unless a solo says otherwise.

    A solo is over with the hand it was called on, also where the rest would be dealt after it.
    """
    if state.solo == NOBODY:
        return rules.deal.tricks
    contract = rules.solo.contracts.rows[state.solo]
    if contract.tricks != NONE:
        return contract.tricks
    return state.each if is_short(rules, state) else rules.deal.hand


@rule
def is_short(rules: Rules, state: State) -> bool:
    """Whether a solo is played with the cards it was called on: no more are dealt."""
    if state.solo == NOBODY:
        return False
    contract = rules.solo.contracts.rows[state.solo]
    return contract.when == CalledWhen.first_packet and contract.blind == 0
