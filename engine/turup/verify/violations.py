"""Violations: a deal in which a law is broken, played again act by act in plain Python.

No rules that the check accepts may come to that, so it is a fault of the program; the deal is what
its makers need to find it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from turup.game.deal import Deal
from turup.game.laws import LAWS, Law, broken_by_act, broken_law
from turup.game.numbers import action_of
from turup.game.records import dump
from turup.rules import Rules
from turup.rules.phases import apply, list_legal, start
from turup.rules.state import State, blank
from turup.rules.table import accounts
from turup.verify.findings import Witness


class Setting(NamedTuple):
    """A deal before its first act: the deck in the order dealt, who deals, and the tallies."""

    deck: tuple[int, ...]
    dealer: int
    tallies: tuple[int, ...]

    def state(self) -> State:
        """A state with this deck and these tallies, before anything is dealt."""
        state = blank()
        state.deck[: len(self.deck)] = self.deck
        state.tallies[: len(self.tallies)] = self.tallies
        return state


class Violation(NamedTuple):
    """A deal in which a law is broken after some acts, by their numbers."""

    setting: Setting
    acts: tuple[int, ...]
    law: int

    @property
    def name(self) -> str:
        """The law in words."""
        return LAWS[Law(self.law)]


def replayed(rules: Rules, setting: Setting, acts: Sequence[int]) -> Violation | None:
    """The first law that is broken on a way; None if none is, or an act is not open."""
    state = setting.state()
    start(rules, state, setting.dealer)
    for turn in range(len(acts) + 1):
        list_legal(rules, state)
        law = broken_law(rules, state)
        if law != Law.none:
            return Violation(setting, tuple(acts[:turn]), law)
        if turn == len(acts) or acts[turn] not in state.legal[: state.legal_count]:
            return None
        before = state.copy()
        apply(rules, state, acts[turn])
        law = broken_by_act(rules, before, acts[turn], state)
        if law != Law.none:
            return Violation(setting, tuple(acts[: turn + 1]), law)
    return None


def simpler(rules: Rules, violation: Violation) -> Violation:
    """The same with the cards nearer to the order of the deck, as far as the acts allow it."""
    found, deck = violation, list(violation.setting.deck)
    for left in range(len(deck)):
        for right in range(left + 1, len(deck)):
            if deck[right] < deck[left]:
                deck[left], deck[right] = deck[right], deck[left]
                tried = replayed(rules, found.setting._replace(deck=tuple(deck)), found.acts)
                if tried and tried.law == found.law:
                    found = tried
                else:
                    deck[left], deck[right] = deck[right], deck[left]
    return found


def witness(rules: Rules, violation: Violation) -> Witness:
    """The record of a violation, as far as the table could play it."""
    setting = violation.setting
    deal = Deal(
        rules, setting.deck, dealer=setting.dealer, tallies=setting.tallies[: accounts(rules)]
    )
    with suppress(Exception):  # a fault of the program may show itself in any way
        for act in violation.acts:
            deal = deal.after(action_of(rules, act, deal.state().phase))
    return Witness(dump(deal), len(violation.acts))
