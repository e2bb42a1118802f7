"""One machine that plays any profile: acts legally, tries illegal acts, checks the invariants.

Whatever is refused is refused for a reason, and nothing that anybody could look at is another
afterwards.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from hostile import ANYTHING, PLAIN, acts_against
from strategies import PROFILES, SEEDS, rules_for, specs
from turup.game import actions
from turup.game.chance_play import played_out
from turup.game.deal import Deal
from turup.game.invariants import broken_invariants
from turup.game.match import Match
from turup.game.records import dump
from turup.game.refusals import Refused
from turup.game.seats import seat_names
from turup.rules.state import NOBODY, State
from turup.rules.verdicts import KEYS, Verdict

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


class AnyProfile(RuleBasedStateMachine):
    """A match of a shipped profile with house rules."""

    match: Match
    deal: Deal
    looked_at: Deal | None = None

    @initialize(spec=specs(), seed=SEEDS)
    def sit_down(self, spec: str, seed: int) -> None:
        rules = rules_for(spec)
        assert rules is not None
        self.match = Match.begun(rules, seed)
        self.deal = self.match.next_deal()

    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        if self.deal.is_over:
            self.deal_again()
            return
        before, seen = self.deal, photograph(self.deal)
        self.deal = before.after(data.draw(st.sampled_from(before.legal())))
        assert photograph(before) == seen
        assert self.deal != before

    @rule(action=ANYTHING)
    def try_anything(self, action: actions.Action) -> None:
        self.attempt(action)

    @rule(data=st.data())
    def try_what_is_near(self, data: st.DataObject) -> None:
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
        if self.deal is not self.looked_at:
            assert broken_invariants(self.deal) == []
        self.looked_at = self.deal

    @invariant()
    def the_match_goes_on_or_is_won(self) -> None:
        assert self.match.is_over == (self.match.winner != NOBODY)
        assert self.match.loser in (NOBODY, *range(len(self.match.tallies)))


TestAnyProfile = AnyProfile.TestCase


@pytest.mark.parametrize("spec", PROFILES)
def test_after_the_end_nothing_is_open_and_nothing_changes(spec: str) -> None:
    rules = rules_for(spec)
    assert rules is not None
    deal = played_out(Deal.shuffled(rules, 7))
    seen = photograph(deal), dump(deal)
    for action in {*deal.acts, *PLAIN}:
        with pytest.raises(Refused, match="The deal is over") as caught:
            deal.after(action)
        has_reason(caught.value, deal, action)
    assert (photograph(deal), dump(deal)) == seen
