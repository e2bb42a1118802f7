"""Lifted: lead limits that never hold, since another that asks for the contrary binds as well.

Where no card is left to lead, a leader may lead what he likes. That two limits cancel each other
is looked for where one of them was not seen to refuse anything in many deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from turup.rules import Rules
from turup.rules.deck import unpack
from turup.rules.leads import binds_lead
from turup.rules.phases import apply, list_legal, start
from turup.rules.shuffling import shuffle_deck
from turup.rules.state import NOBODY, OVER, PLAY, State, blank
from turup.verify.findings import Finding
from turup.verify.players import Manner, pick
from turup.verify.walking import LONGEST

ENOUGH = 30
"""Leads bound by a limit, each with a trump in the hand and something else to choose from."""
DEALS = 120


def always_lifted(rules: Rules, idle: Iterable[str], seed: int) -> Iterator[Finding]:
    """The lead limits, of those that refused nothing, that another one is always against."""
    names, told = rules.labels.names.get("play.lead_limits", ()), set[frozenset[str]]()
    for name in idle:
        bound = list(islice(leads_bound(rules, names.index(name), seed), ENOUGH))
        others = sorted({names[which] for against in bound for which in against})
        together = frozenset((name, *others))
        if len(bound) == ENOUGH and all(bound) and together not in told:
            told.add(together)
            keys = tuple(f"play.lead_limits.{each}" for each in (name, *others))
            facts = {"what": name, "others": others, "times": len(bound)}
            yield Finding("limit-always-lifted", keys, facts)


def leads_bound(rules: Rules, which: int, seed: int) -> Iterator[list[int]]:
    """Of each lead in some deals that a limit binds the contrary limits that bind it too.

    Nothing is played if there are none.
    """
    contrary = opposed(rules, which)
    for deal in range(DEALS if contrary else 0):
        for state in leads_of(rules, seed, deal):
            if binds_lead(rules, state, which, state.to_act) and has_choice(state):
                yield [each for each in contrary if binds_lead(rules, state, each, state.to_act)]


def opposed(rules: Rules, which: int) -> list[int]:
    """The lead limits that ask for the contrary."""
    limits = rules.play.lead_limits
    lead = limits.rows[which].lead
    return [place for place in range(limits.used) if limits.rows[place].lead != lead]


def leads_of(rules: Rules, seed: int, deal: int) -> Iterator[State]:
    """The leads of a deal that is played as those that are told."""
    state, turn = blank(), 0
    unpack(rules, state)
    shuffle_deck(rules, state, seed, deal)
    start(rules, state, deal % rules.table.seats)
    while state.phase != OVER and turn < LONGEST:
        if state.phase == PLAY and state.played == 0:
            yield state
        list_legal(rules, state)
        apply(rules, state, pick(rules, state, Manner.likely, seed, deal, turn))
        turn += 1


def has_choice(state: State) -> bool:
    """Whether the leader has a trump, and a card of another suit."""
    suits = [suit for suit, held in enumerate(state.hands[state.to_act]) if held]
    return state.trump != NOBODY and state.trump in suits and len(suits) > 1
