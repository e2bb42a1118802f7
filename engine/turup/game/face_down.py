"""Face down: what is told of cards that void players lay face down.

Whoever lays one knows it. When the trick is full the declarer looks at those of the others; what
is turned up all see, and what stays face down nobody else learns before the deal is over. So the
table hears how many card points lie in sight, and the declarer alone what the trick has brought.
"""

from __future__ import annotations

from collections.abc import Iterator

from turup.cards import Card
from turup.game import events
from turup.game.events import Event
from turup.game.numbers import card_of
from turup.rules import Rules
from turup.rules.deck import card_points
from turup.rules.face_down import stays_down, turned_up
from turup.rules.state import SEATS, State


def card_played(before: State, card: Card, after: State) -> Iterator[Event]:
    """A card goes to the trick, face down perhaps."""
    seat = before.to_act
    if (after.face_down >> before.played) & 1:
        yield events.FaceDownPlayed(seat)
        yield events.CardPlayed(seat, card, (seat,))
    else:
        yield events.CardPlayed(seat, card)


def is_trump_found(rules: Rules, after: State) -> bool:
    """Whether trump is open, and lay among the cards face down."""
    return after.exposed == 1 and turned_up(rules, after) != 0


def looked_at(rules: Rules, after: State) -> Iterator[Event]:
    """The trick is full, and the declarer looks at the cards of others."""
    others = [
        place for place in places(after.face_down) if after.trick_seats[place] != after.declarer
    ]
    if others:
        yield events.FaceDownLookedAt(after.declarer)
    for place in others:
        card = card_of(rules, after.trick_cards[place])
        yield events.FaceDownSeen(after.trick_seats[place], card, (after.declarer,))


def trump_found(rules: Rules, after: State) -> Iterator[Event]:
    """The cards face down that are turned up."""
    for place in places(turned_up(rules, after)):
        card = card_of(rules, after.trick_cards[place])
        yield events.FaceDownTurnedUp(after.trick_seats[place], card)


def trick_won(rules: Rules, trick: int, after: State) -> Iterator[Event]:
    """A trick is captured, with cards perhaps that only the declarer has seen."""
    hidden = places(stays_down(rules, after))
    if not hidden:
        yield events.TrickWon(after.winner, trick, after.captured)
        return
    unseen = sum(card_points(rules, after, after.trick_cards[place]) for place in hidden)
    yield events.TrickWon(after.winner, trick, after.captured, (after.declarer,))
    yield events.FaceDownTrickWon(after.winner, trick, after.captured - unseen, len(hidden))


def places(mask: int) -> list[int]:
    """The places in a mask, in the order of play."""
    return [place for place in range(SEATS) if (mask >> place) & 1]
