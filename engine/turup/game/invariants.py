"""Invariants: what holds at every moment of every deal, whatever the profile.

They are listed in `INVARIANTS`, each by a name and a function that answers whether it holds.
`turup check` looks at them after every act of its random deals, and so do the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import accumulate

from turup.cards import Card
from turup.game.actions import Play
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
from turup.game.numbers import cards_in
from turup.rules.deck import deck_points
from turup.rules.scoring import Paid


def is_each_card_in_one_place(deal: Deal) -> bool:
    """Each card is undealt, in a hand, laid down or played, and nowhere else."""
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


def is_one_seat_to_act(deal: Deal) -> bool:
    """Exactly one seat is to act until the deal is over, and none afterwards."""
    if deal.is_over:
        return deal.to_act == -1 and not deal.legal()
    return 0 <= deal.to_act < deal.rules.table.seats


def is_something_legal(deal: Deal) -> bool:
    """The seat to act always has a legal act, and no act is listed twice."""
    legal = deal.legal()
    return deal.is_over or (bool(legal) and len(set(legal)) == len(legal))


def is_only_held_played(deal: Deal) -> bool:
    """Nobody may play what he does not hold, but for a declarer's indicator."""
    plays = {act.card for act in deal.legal() if isinstance(act, Play)}
    if not plays:
        return True
    own = laid_card(deal) if deal.to_act == deal.state().declarer else ()
    return plays <= {*deal.hands[deal.to_act], *own}


def is_suit_followed(deal: Deal) -> bool:
    """Who holds the suit led may play nothing else, unless he may ruff or trumps are exempt."""
    trick = trick_on_the_table(deal)
    if deal.is_over or not trick or not deal.rules.play.is_strict:
        return True
    led = trick[0].suit
    if all(card.suit != led for card in deal.hands[deal.to_act]):
        return True
    return all(act.card.suit == led for act in deal.legal() if isinstance(act, Play))


def trick_on_the_table(deal: Deal) -> list[Card]:
    """The cards of the trick that is not finished yet."""
    trick: list[Card] = []
    for event in deal.events:
        if isinstance(event, CardPlayed):
            trick.append(event.card)
        elif isinstance(event, TrickWon):
            trick = []
    return trick


def do_points_add_up(deal: Deal) -> bool:
    """Card points captured are the deck's, and the last trick's, when all tricks are played."""
    result = deal.result
    if result is None or result.outcome == "thrown_in" or result.solo or is_stopped(deal):
        return True
    captured = sum(event.points for event in deal.events if isinstance(event, TrickWon))
    there = deck_points(deal.rules, deal.state())
    return captured == there + deal.rules.scoring.last_trick_points


def is_stopped(deal: Deal) -> bool:
    """Whether the deal ended before its last trick."""
    return any(isinstance(event, (GivenUp, PlayStopped)) for event in deal.events)


def do_lines_add_up(deal: Deal) -> bool:
    """The lines of a result add up to the score, and each running sum is right."""
    result = deal.result
    if result is None or not result.lines:
        return True
    sums = list(accumulate(line.amount for line in result.lines))
    are_sums_right = sums == [line.running for line in result.lines]
    return are_sums_right and sums[-1] == result.scores[result.scored_by]


def is_zero_sum(deal: Deal) -> bool:
    """Where the stake changes hands, nothing comes from nowhere."""
    result = deal.result
    if result is None or deal.rules.scoring.paid < Paid.losers_pay:
        return True
    return sum(result.scores) == 0


def do_hands_fit_the_tricks(deal: Deal) -> bool:
    """Before a lead all who play hold equally many cards, what lies face down included."""
    if deal.is_over or trick_on_the_table(deal) or not played(deal):
        return True
    state = deal.state()
    seats = {event.seat for event in played(deal)}
    layers = [event.seat for event in deal.events if isinstance(event, IndicatorKnown)]
    declarer = layers[-1] if layers else -1
    sizes = {
        len(deal.hands[seat])
        + (len(laid_card(deal)) if seat == declarer else 0)
        + (len(cards_in(deal.rules, state.unseen)) if seat == state.declarer else 0)
        for seat in seats
    }
    return len(sizes) == 1


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


Invariant = Callable[[Deal], bool]

INVARIANTS: dict[str, Invariant] = {
    "each card in one place": is_each_card_in_one_place,
    "one seat to act": is_one_seat_to_act,
    "something is legal": is_something_legal,
    "only held cards are played": is_only_held_played,
    "suit is followed": is_suit_followed,
    "card points add up": do_points_add_up,
    "lines add up to the score": do_lines_add_up,
    "nothing from nowhere": is_zero_sum,
    "hands fit the tricks": do_hands_fit_the_tricks,
    "pairs are told": is_each_pair_told,
    "replay is equal": is_replay_equal,
}


def broken_invariants(deal: Deal) -> list[str]:
    """The names of the invariants that do not hold."""
    return [name for name, holds in INVARIANTS.items() if not holds(deal)]
