"""The machine: it plays any table act by act, tries what is illegal, and looks at every position.

Whatever is refused is refused for a reason, and nothing that anybody could look at is another
afterwards.
"""

# The asserts are the point: each is a law that a profile may break.
# ruff: noqa: S101
from __future__ import annotations

import re
from pathlib import Path
from unittest import TestCase

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from turup.game import actions
from turup.game.deal import Deal
from turup.game.invariants import broken_invariants
from turup.game.loading import load
from turup.game.match import Match
from turup.game.records import dump
from turup.game.refusals import Refused
from turup.game.seats import seat_names
from turup.rules import Rules
from turup.rules.state import NOBODY, State
from turup.rules.verdicts import KEYS, Verdict
from turup.testing.deals import SEEDS
from turup.testing.hostile import ANYTHING, acts_against

READ_EVERY = 16  # acts; a record is long to write


def photograph(deal: Deal) -> tuple[object, ...]:
    """All there is to see of a deal: every field of the state, acts and events, what is open."""
    legal = deal.legal()  # the first to ask has the acts listed, which is no change
    state = deal.state()
    fields = tuple(getattr(state, name) for name in State.__slots__)
    return (fields, legal, deal.acts, deal.events, deal.result, hash(deal), *read_out(deal))


def read_out(deal: Deal) -> tuple[object, ...]:
    """What is made of that: the record, and what each seat sees; not looked at every time."""
    if deal.is_over or len(deal.acts) % READ_EVERY != READ_EVERY - 1:
        return ()
    return (dump(deal), *(deal.view(seat) for seat in range(deal.rules.table.seats)))


def has_reason(refused: Refused, deal: Deal, action: actions.Action) -> None:
    """Who may not do what, which rule says so, where it stands, and what is open."""
    told, text = refused.refusal, str(refused)
    assert told.action == str(action)
    assert told.open == tuple(str(act) for act in deal.legal())
    verdict = Verdict[told.rule]
    assert verdict != Verdict.legal
    if deal.is_over:
        assert (verdict, told.seat) == (Verdict.not_now, "")
        assert text.startswith("The deal is over")
        return
    assert told.seat == seat_names(deal.rules)[deal.to_act]
    assert text.startswith(f"{told.seat} may not ")
    assert ": " in text
    assert bool(told.key) == bool(KEYS[verdict])
    assert "{" not in told.key
    if told.key:
        assert re.fullmatch(r"[\w./-]+\.yaml:\d+", told.place), told
        assert f"({told.key}, {told.place})" in text


class AnyTable(RuleBasedStateMachine):
    """A match at some table, which `table` chooses; legal and illegal acts in turn."""

    match: Match
    deal: Deal
    looked_at: Deal | None = None

    table: st.SearchStrategy[Rules]
    """The rules that are played: drawn once at the beginning."""

    @initialize(data=st.data(), seed=SEEDS)
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        """A match begins."""
        self.match = Match.begun(data.draw(self.table), seed)
        self.deal = self.match.next_deal()

    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Somebody does something legal, or the next deal begins."""
        if self.deal.is_over:
            self.deal_again()
            return
        before, seen = self.deal, photograph(self.deal)
        self.deal = before.after(data.draw(st.sampled_from(before.legal())))
        assert photograph(before) == seen
        assert self.deal != before

    @rule(action=ANYTHING)
    def try_anything(self, action: actions.Action) -> None:
        """Somebody tries whatever comes to mind."""
        self.attempt(action)

    @rule(data=st.data())
    def try_what_is_near(self, data: st.DataObject) -> None:
        """Somebody tries what might almost be legal."""
        self.attempt(data.draw(acts_against(self.deal)))

    def attempt(self, action: actions.Action) -> None:
        """An act is legal and in the list, or refused for a reason and nothing is changed."""
        seen = photograph(self.deal)
        try:
            after = self.deal.after(action)
        except Refused as refused:
            assert action not in self.deal.legal()
            has_reason(refused, self.deal, action)
        else:
            assert action in self.deal.legal()
            assert after.acts == (*self.deal.acts, action)
        assert photograph(self.deal) == seen

    def deal_again(self) -> None:
        """The deal is written down, and the next one dealt unless somebody has won."""
        if not self.match.is_over:
            self.match = self.match.after(self.deal)
        if not self.match.is_over:
            self.deal = self.match.next_deal()

    @invariant()
    def nothing_is_broken(self) -> None:
        """Every invariant holds."""
        if self.deal is not self.looked_at:
            assert broken_invariants(self.deal) == []
        self.looked_at = self.deal

    @invariant()
    def the_match_goes_on_or_is_won(self) -> None:
        """A match is over as soon as somebody has won it."""
        assert self.match.is_over == (self.match.winner != NOBODY)
        assert self.match.loser in (NOBODY, *range(len(self.match.tallies)))


def machine_of(rules: Rules | str | Path) -> type[AnyTable]:
    """The machine that plays a profile: a spec, a file, or the rules of `turup.load`.

    Raises `turup.ProfileProblems` if the profile is not sound.
    """
    known = rules if isinstance(rules, Rules) else load(rules)
    return type("Machine", (AnyTable,), {"table": st.just(known)})


def machine_for(rules: Rules | str | Path) -> type[TestCase]:
    """A test class in which the machine plays a profile: a spec, a file, or rules.

    pytest and unittest run it as it is; how long it plays is set with Hypothesis' own settings.
    Raises `turup.ProfileProblems` if the profile is not sound.
    """
    case: type[TestCase] = machine_of(rules).TestCase
    return case
