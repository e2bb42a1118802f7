"""Events: what happened, as small values with their facts and who may see them.

What a seat knows is exactly the events it may see. `seen_by` lists seats; an empty one means
the whole table. Seats are numbers in the direction of play, cards are `Card`s.
"""

# Longer than other modules, for each thing that can happen has a class of its own.
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turup.cards import Card

if TYPE_CHECKING:
    from turup.game.results import Result

Seats = tuple[int, ...]
EVERYBODY: Seats = ()


@dataclass(frozen=True, slots=True)
class PacketDealt:
    """Each seat has been given so many cards."""

    count: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """What a seat has been given."""

    seat: int
    cards: tuple[Card, ...]
    seen_by: Seats


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed in the auction."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat that was asked said no; that it was asked tells the others nothing."""

    seat: int
    seen_by: Seats


@dataclass(frozen=True, slots=True)
class BidMade:
    """A bid; `trump` is a suit's name, `no trumps`, or empty; `name` as in honours.

    `form` is how it was worded, and `more` by how much it lies above the bid before it.
    """

    seat: int
    points: int
    trump: str
    name: str
    form: str
    more: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class PartnerAsked:
    """A seat asked its partner to bid instead."""

    seat: int
    partner: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class HandedBack:
    """The partner handed the question back."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class StepSaid:
    """A double, or another step of the ladder."""

    seat: int
    step: str
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class SoloCalled:
    """A solo contract; `order` tells whether the cards rank as `usual` or `reversed` in it."""

    seat: int
    contract: str
    order: str = "usual"
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class ContractMade:
    """The auction is over, and a bid stands."""

    seat: int
    points: int
    trump: str
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class ContractFallen:
    """Nobody has bid, and a contract falls to a seat that has not asked for it."""

    seat: int
    points: int
    trump: str
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class BiddingReopened:
    """The second auction begins; `seat` speaks first."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class IndicatorLaid:
    """The declarer has laid down his indicator."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class IndicatorKnown:
    """Which card it is; a spare card is known by its suit alone."""

    seat: int
    suit: str
    card: Card | None
    seen_by: Seats


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """Trump is named aloud."""

    seat: int
    suit: str
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class TrumpLeft:
    """Trump is left to a card still to be dealt."""

    seat: int
    nth: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class PartnerNamed:
    """The declarer has named the card whose holder is his partner."""

    seat: int
    card: Card
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class PartnerKnown:
    """The card that was named has been played, so the table knows the declarer's partner."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class TrumpCalled:
    """A void player called for trump."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class TrumpExposed:
    """Trump is turned up; `card` is the declarer's own indicator, if it was one.

    `suit` is a suit's name, `no trumps`, `reversed` or `reversed spades`.
    """

    seat: int
    suit: str
    card: Card | None
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class IndicatorReturned:
    """The trump it stood for counts no more, so the indicator goes home unseen."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class HandShown:
    """A partner who sits out lays his hand open."""

    seat: int
    cards: tuple[Card, ...]
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class TrumpLed:
    """The suit of the first card led in a solo is trump."""

    seat: int
    suit: str
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class CardsLeft:
    """A packet stays face down before the caller of a blind solo."""

    seat: int
    count: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class CardsTakenUp:
    """The caller of a blind solo may look at the rest of his hand."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class PairShown:
    """A pair counts; `target` is what the side that has to reach it needs now.

    It is -1 while the declarer's partner is not known, for it would tell whose pair it is.
    """

    seat: int
    kind: str
    cards: tuple[Card, ...]
    target: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A seat claims something, such as every trick."""

    seat: int
    claim: str
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card goes to the trick; one laid face down is seen by the player alone."""

    seat: int
    card: Card
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is captured; `points` are the card points in it, the last trick's included.

    Where cards in it stay face down, the declarer alone knows what it brought.
    """

    seat: int
    trick: int
    points: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class PointsLost:
    """The points of the last trick, which `seat` has won, are taken from the other side as well."""

    seat: int
    points: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class GivenUp:
    """The declarer gives up, and the tricks still to come are the others'."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class PlayStopped:
    """The rest is not played, because it can change nothing."""

    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class FaceDownPlayed:
    """A void player laid a card face down."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class FaceDownLookedAt:
    """The declarer looked at the cards of others that lie face down in a full trick."""

    seat: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class FaceDownSeen:
    """Which card the declarer found face down; `seat` had laid it."""

    seat: int
    card: Card
    seen_by: Seats


@dataclass(frozen=True, slots=True)
class FaceDownTurnedUp:
    """A card laid face down is turned up, for trump is found."""

    seat: int
    card: Card
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class FaceDownTrickWon:
    """A trick is captured in which cards stay face down.

    `points` are the card points in sight, the last trick's included; `count` cards are not.
    """

    seat: int
    trick: int
    points: int
    count: int
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class RedealAsked:
    """A seat asked for the deal to be thrown in."""

    seat: int
    redeal: str
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """The deal is thrown in: because of all_pass or never_exposed, or a redeal by its name."""

    why: str
    seen_by: Seats = EVERYBODY


@dataclass(frozen=True, slots=True)
class Settled:
    """The deal is over and scored."""

    result: Result
    seen_by: Seats = EVERYBODY


Event = (
    PacketDealt | CardsDealt | Passed | Declined | BidMade | StepSaid | SoloCalled | ContractMade
    | ContractFallen | BiddingReopened | IndicatorLaid | IndicatorKnown | TrumpNamed | TrumpLeft
    | TrumpCalled | TrumpExposed | IndicatorReturned | HandShown | TrumpLed | CardsLeft
    | CardsTakenUp | PairShown | CardPlayed | TrickWon | RedealAsked | ThrownIn | Settled
    | PartnerAsked | HandedBack | PointsLost | FaceDownPlayed | FaceDownLookedAt | FaceDownSeen
    | FaceDownTurnedUp | FaceDownTrickWon | ClaimMade
    | PartnerNamed | PartnerKnown | GivenUp | PlayStopped
)  # fmt: skip


def is_seen_by(event: Event, seat: int) -> bool:
    """Whether a seat may see an event."""
    return not event.seen_by or seat in event.seen_by


def open_to_all(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that the whole table sees."""
    return tuple(event for event in events if not event.seen_by)
