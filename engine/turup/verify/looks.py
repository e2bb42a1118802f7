"""Looks: what is seen of rules besides the acts and scores of deals.

These are what is told to whom while some deals are played, how matches go in which scores come in
any order, and what the referee asks for irregular acts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from turup.game.chance_play import chosen, played_out
from turup.game.deal import Deal
from turup.game.seats import seat_names
from turup.rules import Rules
from turup.rules.chance import below
from turup.rules.match import opening
from turup.rules.penalties import Act, charge, charge_accuser, is_priced
from turup.rules.state import NOBODY
from turup.rules.table import accounts
from turup.rules.tallying import add_scores

Look = Callable[[Rules], Iterator[Any]]
"""Sees one thing after the other, so that whoever compares may stop at the first difference."""
SEED = 28
Course = list[tuple[tuple[int, ...], int]]
"""The scores of the deals of a match, each with the account that had the contract."""
TOLD = 20
MATCHES, LONGEST_MATCH = 40, 60
EVERY = 7
EARLIER = 4
PRICED = 10


class Stand(NamedTuple):
    """Where a match stands: what each account has, and who has won or lost."""

    tallies: tuple[int, ...]
    red: tuple[int, ...]
    black: tuple[int, ...]
    clips: tuple[int, ...]
    winner: int
    loser: int
    is_drawn: int


def what_is_told(rules: Rules) -> Iterator[Any]:
    """What the seats are called, and all events of some deals, with who may see each."""
    yield seat_names(rules)
    for number in range(TOLD):
        yield played_out(Deal.shuffled(rules, SEED, number)).events


def how_matches_go(rules: Rules) -> Iterator[Any]:
    """How some matches go, in which scores of deals come in any order."""
    scores = scores_of_deals(rules)
    for number in range(MATCHES):
        yield from one_match(rules, course_of(rules, scores, number))


def scores_of_deals(rules: Rules) -> list[tuple[int, ...]]:
    """The scores of some deals, with their opposites and greater ones."""
    results = [played_out(Deal.shuffled(rules, SEED, number)).result for number in range(TOLD)]
    scores = [result.scores for result in results if result and result.scores]
    return [tuple(by * score for score in each) for each in scores for by in (1, -1, 3)]


def course_of(rules: Rules, scores: Sequence[tuple[int, ...]], number: int) -> Course:
    """The scores of the deals of a match, each with the account that had the contract.

    In every second match each deal is followed by its like for the others, so that many are level.
    """
    course: Course = []
    for turn in range(LONGEST_MATCH if scores else 0):
        is_like = number % 2 * turn % 2
        score = scores[below(SEED, number, turn - is_like, len(scores))]
        declarer = below(SEED, number, LONGEST_MATCH + turn, accounts(rules))
        course.append(((*score[is_like:], *score[:is_like]), declarer))
    return course


def one_match(rules: Rules, course: Course) -> Iterator[Stand]:
    """Where a match stands after each of some deals, until it is over."""
    standing, count = opening(rules), accounts(rules)
    unnamed = [0] * (len(standing.tallies) - count)
    for scores, declarer in course:
        add_scores(rules, standing, [*scores, *unnamed], declarer)
        tallies, red = tuple(standing.tallies[:count]), tuple(standing.red[:count])
        black, clips = tuple(standing.black[:count]), tuple(standing.clips[:count])
        ended = standing.winner, standing.loser, standing.is_drawn
        yield Stand(tallies, red, black, clips, *ended)
        if standing.winner != NOBODY or standing.is_drawn:
            return


def what_it_costs(rules: Rules) -> Iterator[Any]:
    """The price of every irregular act, by every seat, at some moments of some deals."""
    for act in Act:
        for earlier in range(EARLIER):
            yield [is_priced(rules, act, is_claimed, earlier) for is_claimed in (False, True)]
    for then in moments(rules):
        yield prices(rules, then)


def moments(rules: Rules) -> Iterator[Deal]:
    """Every seventh moment of some deals, those before there is a declarer included."""
    for number in range(PRICED):
        deal = Deal.shuffled(rules, SEED, number)
        while not deal.is_over:
            if len(deal.acts) % EVERY == 0:
                yield deal
            deal = deal.after(chosen(deal))


def prices(rules: Rules, then: Deal) -> list[Any]:
    """What each irregular act costs then, and what an accuser pays who is wrong."""
    facts: list[Any] = []
    for act in Act:
        for seat in range(rules.table.seats):
            for charged in (charge, charge_accuser):
                state = then.state()
                charged(rules, state, act, seat)
                facts.append((state.outcome, state.why, state.forfeit, tuple(state.scores)))
    return facts
