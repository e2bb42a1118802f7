"""One machine that plays any profile: acts legally, tries illegal acts, checks the invariants."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from strategies import SEEDS, rules_for, specs
from turup.cards import SUITS, Card
from turup.game import actions
from turup.game.deal import Deal
from turup.game.invariants import broken_invariants
from turup.game.match import Match
from turup.game.refusals import Refused
from turup.rules.state import NOBODY

PLAIN = (actions.Pass(), actions.Call(), actions.Expose(), actions.LeaveTrump())
NAMES = st.sampled_from(["double", "redouble", "c", "thani", "king_queen", "one_suit", "nothing"])
CARDS = st.builds(Card, st.integers(0, 3), st.integers(2, 14))
ACTIONS = st.one_of(
    st.sampled_from(PLAIN),
    st.builds(actions.Bid, st.integers(0, 60), st.sampled_from(["", "no trumps", *SUITS])),
    st.builds(actions.Say, NAMES),
    st.builds(actions.Solo, NAMES),
    st.builds(actions.AskRedeal, NAMES),
    st.builds(actions.Show, NAMES),
    st.builds(actions.NameTrump, st.sampled_from(SUITS)),
    st.builds(actions.Lay, CARDS),
    st.builds(actions.Play, CARDS),
)


class AnyProfile(RuleBasedStateMachine):
    """A match of a shipped profile with house rules."""

    match: Match
    deal: Deal

    @initialize(spec=specs(), seed=SEEDS)
    def sit_down(self, spec: str, seed: int) -> None:
        rules = rules_for(spec)
        assert rules is not None
        self.match = Match.begun(rules, seed)
        self.deal = self.match.next_deal()

    @precondition(lambda self: not self.deal.is_over)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        self.deal = self.deal.after(data.draw(st.sampled_from(self.deal.legal())))

    @rule(action=ACTIONS)
    def try_anything(self, action: actions.Action) -> None:
        before = self.deal.state().facts()
        legal = self.deal.legal()
        try:
            after = self.deal.after(action)
        except Refused as refused:
            assert action not in legal
            assert str(refused)
            assert refused.refusal.rule
        else:
            assert action in legal
            assert after != self.deal
        assert self.deal.state().facts() == before

    @precondition(lambda self: self.deal.is_over and not self.match.is_over)
    @rule()
    def deal_again(self) -> None:
        self.match = self.match.after(self.deal)
        if not self.match.is_over:
            self.deal = self.match.next_deal()

    @invariant()
    def nothing_is_broken(self) -> None:
        assert broken_invariants(self.deal) == []

    @invariant()
    def the_match_goes_on_or_is_won(self) -> None:
        assert self.match.is_over == (self.match.winner != NOBODY)
        assert self.match.loser in (NOBODY, *range(len(self.match.tallies)))


TestAnyProfile = AnyProfile.TestCase
