"""Invariants: what holds at every moment of every deal, whatever the profile.

They are listed in `INVARIANTS`, each by a name and a function that answers whether it holds.
`turup check` looks at them after every act of its random deals, and so do the tests. The laws of
`turup.game.laws` are among them, which ask the state; the others ask what a deal tells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate

from turup.cards import Card
from turup.game.deal import Deal
from turup.game.events import (
    CardPlayed,
    GivenUp,
    IndicatorKnown,
    IndicatorReturned,
    PairShown,
    PlayStopped,
    TrickWon,
    TrumpExposed,
)
from turup.game.laws import LAWS, OF_MANY_STATES, Law, broken_law
from turup.game.numbers import cards_in
from turup.rules.deck import deck_points
from turup.rules.phases import list_legal

Invariant = Callable[[Deal], bool]


def law_holds(law: Law) -> Invariant:
    """Whether a law holds in the state of a deal; of several that are broken only one is told."""

    def holds(deal: Deal) -> bool:
        return broken_in_state(deal) != law

    holds.__doc__ = f"{LAWS[law].capitalize()}."
    return holds


@lru_cache(maxsize=1)
def broken_in_state(deal: Deal) -> int:
    """The law that is broken in the state of a deal; 0 if all hold."""
    state = deal.state()
    list_legal(deal.rules, state)
    return broken_law(deal.rules, state)


def is_each_card_told(deal: Deal) -> bool:
    """Each card is undealt, in a hand, laid down or told to be played, and nowhere else."""
    state = deal.state()
    places = Counter(deal.cards[state.dealt :])
    places.update(card for hand in deal.hands for card in hand)
    places.update(cards_in(deal.rules, state.unseen))
    places.update(event.card for event in played(deal))
    places.update(laid_card(deal))
    return places == Counter(deal.cards)


def played(deal: Deal) -> list[CardPlayed]:
    """The cards played so far, in order."""
    return [event for event in deal.events if isinstance(event, CardPlayed)]


def laid_card(deal: Deal) -> tuple[Card, ...]:
    """The declarer's own card that lies on the table, if one does."""
    laid: tuple[Card, ...] = ()
    for event in deal.events:
        if isinstance(event, IndicatorKnown) and event.card is not None:
            laid = (event.card,)
        elif isinstance(event, (TrumpExposed, IndicatorReturned)):
            laid = ()
    return laid if deal.state().laid else ()  # it may be played face down


def is_no_act_listed_twice(deal: Deal) -> bool:
    """Each legal act is listed once, and after the end none is."""
    legal = deal.legal()
    return len(set(legal)) == len(legal) and bool(legal) != deal.is_over


def do_points_told_add_up(deal: Deal) -> bool:
    """Card points told are the deck's, and the last trick's, when all tricks are played."""
    result = deal.result
    if result is None or result.outcome == "thrown_in" or result.solo or is_stopped(deal):
        return True
    captured = sum(event.points for event in deal.events if isinstance(event, TrickWon))
    there = deck_points(deal.rules, deal.state())
    return captured == there + deal.rules.scoring.last_trick_points


def is_stopped(deal: Deal) -> bool:
    """Whether the deal ended before its last trick."""
    return any(isinstance(event, (GivenUp, PlayStopped)) for event in deal.events)


def is_each_sum_right(deal: Deal) -> bool:
    """The lines of a result add up to the score, and each running sum is right."""
    result = deal.result
    if result is None or not result.lines:
        return True
    sums = list(accumulate(line.amount for line in result.lines))
    are_sums_right = sums == [line.running for line in result.lines]
    return are_sums_right and sums[-1] == result.scores[result.scored_by]


def is_each_pair_told(deal: Deal) -> bool:
    """The table hears of every pair that has counted."""
    told = sum(1 for event in deal.events if isinstance(event, PairShown))
    return told == deal.state().shown.bit_count()


def is_replay_equal(deal: Deal) -> bool:
    """The same acts from the start give the same deal, when it is over."""
    if not deal.is_over:
        return True
    again = deal.restarted()
    for action in deal.acts:
        again = again.after(action)
    return again == deal and again.result == deal.result and again.events == deal.events


INVARIANTS: dict[str, Invariant] = {
    **{name: law_holds(law) for law, name in LAWS.items() if law not in OF_MANY_STATES},
    "the cards told make up the deck": is_each_card_told,
    "no act is listed twice": is_no_act_listed_twice,
    "card points told add up": do_points_told_add_up,
    "each running sum is right": is_each_sum_right,
    "pairs are told": is_each_pair_told,
    "replay is equal": is_replay_equal,
}


def broken_invariants(deal: Deal) -> list[str]:
    """The names of the invariants that do not hold."""
    return [name for name, holds in INVARIANTS.items() if not holds(deal)]
