"""A match: deals until a side has won.

A `Match` never changes: `after` takes a deal that is over and gives the next standing.
"""

from __future__ import annotations

from typing import NamedTuple

from turup.game import asked
from turup.game.deal import Deal
from turup.game.results import Result
from turup.rules import Rules
from turup.rules.marks import raise_mark
from turup.rules.match import Standing, opening
from turup.rules.state import NOBODY, SEATS
from turup.rules.table import account, accounts, next_seat
from turup.rules.tallying import add_price, add_scores, forfeit


class Match(NamedTuple):
    """Where a match stands: tallies, open sets and clips by account, who deals next, who has won.

    Accounts are the two sides, or every seat of a table with a lone declarer; `winner` and
    `loser` are accounts, -1 while the match goes on and where it is drawn. `deals` counts every
    deal, also those thrown in, and is the number of the next one; `played` counts the others.
    `raised` is the winning mark, if a claim has lifted it, otherwise 0.
    """

    rules: Rules
    seed: int
    tallies: tuple[int, ...]
    red: tuple[int, ...]
    black: tuple[int, ...]
    dealer: int = 0
    deals: int = 0
    winner: int = NOBODY
    loser: int = NOBODY
    clips: tuple[int, ...] = ()
    played: int = 0
    is_drawn: bool = False
    raised: int = 0

    @classmethod
    def begun(cls, rules: Rules, seed: int, dealer: int = 0) -> Match:
        """A match before its first deal; the seed is from 0 to 2**32 - 1."""
        asked.must_be_rules(rules)
        seed, dealer = asked.a_seed(seed), asked.a_seat(rules, dealer, "the dealer")
        none = (0,) * accounts(rules)
        start = (rules.match.start,) * accounts(rules)
        return cls(rules, seed, start, none, none, dealer, clips=none)

    @property
    def is_over(self) -> bool:
        """Whether a side has won, or nobody has after the last deal."""
        return self.winner != NOBODY or self.is_drawn

    def next_deal(self) -> Deal:
        """The next deal, shuffled for the match's seed and the deal's number.

        Raises `ValueError` if the match is over.
        """
        if self.is_over:
            raise ValueError("the match is over")
        return Deal.shuffled(
            self.rules,
            self.seed,
            self.deals,
            dealer=self.dealer,
            tallies=self.tallies,
            raised=self.raised,
        )

    def after(self, deal: Deal) -> Match:
        """The match after a deal that is over.

        Raises `ValueError` if it is not, or was played by other rules.
        """
        if not isinstance(deal, Deal):
            raise TypeError(f"a match goes on after a turup.Deal, not after {asked.kind(deal)}")
        if deal.rules is not self.rules and deal.rules != self.rules:
            raise ValueError("the deal was played by other rules than the match")
        if deal.result is None:
            raise ValueError("the deal is not over")
        return self.after_result(deal.result)

    def after_result(self, result: Result) -> Match:
        """The match after a result, or in the midst of a deal after the price of an act."""
        standing = opening(self.rules)
        spare = [0] * (SEATS - len(self.tallies))
        standing.tallies = [*self.tallies, *spare]
        standing.red, standing.black = [*self.red, *spare], [*self.black, *spare]
        standing.clips, standing.played = [*self.clips, *spare], self.played
        standing.raised = self.raised
        raise_mark(standing, result.win_at)
        if result.forfeited_by != NOBODY:
            forfeit(self.rules, standing, result.forfeited_by)
        elif result.outcome in ("made", "failed"):
            declarer = account(self.rules, result.declarer)
            add_scores(self.rules, standing, [*result.scores, *spare], declarer)
        elif result.scores:
            add_price(self.rules, standing, [*result.scores, *spare])
        return self._with(standing)._replace(
            dealer=self._dealer_after(result),
            deals=self.deals + (result.outcome != "running"),
        )

    def _with(self, standing: Standing) -> Match:
        """The match where it stands now."""
        count = len(self.tallies)
        return self._replace(
            tallies=tuple(standing.tallies[:count]),
            red=tuple(standing.red[:count]),
            black=tuple(standing.black[:count]),
            clips=tuple(standing.clips[:count]),
            played=standing.played,
            winner=standing.winner,
            loser=standing.loser,
            is_drawn=standing.is_drawn == 1,
            raised=standing.raised,
        )

    def _dealer_after(self, result: Result) -> int:
        """Who deals next: as the result says, which a deal that was played always does."""
        if result.next_dealer != NOBODY:
            return result.next_dealer
        return next_seat(self.rules, self.dealer) if result.is_next_dealer else self.dealer
