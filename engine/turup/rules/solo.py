"""Solo: contracts to take every trick, without trumps.

A solo is called in the auction as a bid above all numbers, or before the first lead, seat by
seat from the eldest; the first to call it plays. It wipes the bid, the doubles and the pair.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import SOLO, add_act
from turup.rules.guards import guard_holds
from turup.rules.noted import rule
from turup.rules.shapes import NONE, Guard, NumberOrNone, Upto
from turup.rules.state import NOBODY, Phase
from turup.rules.table import is_partner
from turup.rules.trump import drop_trump
from turup.rules.verdicts import RECORD, Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Callers(IntEnum):
    """Who may call a contract."""

    anyone = 0
    declarer = 1


class CalledWhen(IntEnum):
    """When a contract is called."""

    in_auction = 0
    full_hand = 1


class Partner(IntEnum):
    """What the caller's partner does."""

    out = 0
    plays = 1


class Leader(IntEnum):
    """Who leads the first trick."""

    caller = 0
    usual = 1


class Contract(NamedTuple):
    """A contract to take every trick."""

    by: Callers = Callers.anyone
    when: CalledWhen = CalledWhen.in_auction
    if_: Guard = Guard()
    partner: Partner = Partner.out
    leader: Leader = Leader.caller
    tricks: NumberOrNone = 0
    win: int = 0
    lose: int = 0


class Contracts(NamedTuple):
    """All solo contracts."""

    used: int
    rows: Annotated[tuple[Contract, ...], Upto(8)]


class Solo(NamedTuple):
    """The solo contracts of a table."""

    contracts: Contracts


@rule
def verdict_on_solo(rules: Rules, state: State, which: int) -> int:
    """Whether the seat to act may call a solo contract now."""
    if which >= rules.solo.contracts.used:
        return Verdict.not_now
    contract = rules.solo.contracts.rows[which]
    if not is_its_time(state, contract):
        return Verdict.not_now
    if not may_call_solo(state, contract, state.to_act):
        return Verdict.solo_not_yours + RECORD * which
    if not guard_holds(rules, state, contract.if_, state.to_act):
        return Verdict.solo_guarded + RECORD * which
    return Verdict.legal


@rule
def is_its_time(state: State, contract: Contract) -> bool:
    """Whether a contract is called at this stage."""
    if contract.when == CalledWhen.in_auction:
        return state.phase == Phase.auction
    return state.phase == Phase.solo


@rule
def may_call_solo(state: State, contract: Contract, seat: int) -> bool:
    """Whether a seat is one of those who may call it."""
    return contract.by == Callers.anyone or seat == state.declarer


@rule
def is_asked_for_solo(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat is asked for a solo before the first lead, whatever it holds."""
    for which in range(rules.solo.contracts.used):
        contract = rules.solo.contracts.rows[which]
        if contract.when == CalledWhen.full_hand and may_call_solo(state, contract, seat):
            return True
    return False


@rule
def list_solos(rules: Rules, state: State) -> None:
    """Add the solos open to the seat to act to the legal acts."""
    for which in range(rules.solo.contracts.used):
        if verdict_on_solo(rules, state, which) == Verdict.legal:
            add_act(state, SOLO + which)


@rule
def undertake(state: State, which: int) -> None:
    """A solo is called; bid, doubles and trump are gone."""
    drop_trump(state)
    state.later = 0
    state.solo = which
    state.bid = 0
    state.strain = 0
    state.target = 0
    state.declarer = state.to_act
    state.holder = state.to_act
    state.step = NOBODY


@rule
def sits_out(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat lays its hand down because its partner plays alone."""
    if state.solo == NOBODY or not is_partner(rules, seat, state.declarer):
        return False
    return rules.solo.contracts.rows[state.solo].partner == Partner.out


@rule
def tricks_to_play(rules: Rules, state: State) -> int:
    """How many tricks are played: as many as there are cards, unless a solo says otherwise."""
    if state.solo == NOBODY or rules.solo.contracts.rows[state.solo].tricks == NONE:
        return rules.deal.hand
    return rules.solo.contracts.rows[state.solo].tricks
