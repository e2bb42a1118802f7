"""The course of a deal, gathered from its events: hands, auction, tricks, what was said between.

Whoever tells a deal, at length or in short, tells it from here. Only the events given are
told, so the course of what one seat saw holds nothing it could not see.
"""

# Longer than other modules, for each kind of event has its place in the course.
from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from turup.words import _
from turup.words.events import told, told_laying
from turup.words.names import strain
from turup.words.scene import Scene, short_suit, spoken

STOPS = ".।"  # what ends a sentence, in scripts of India too


@dataclass(slots=True)
class Trick:
    """One trick: what was said during it, who played what, who took it and for how much."""

    notes: list[str] = field(default_factory=list)
    cards: list[tuple[int, Any]] = field(default_factory=list)
    winner: int | None = None
    points: int = 0
    lost: int = 0  # by the side that did not take it
    face_down: set[int] = field(default_factory=set)
    is_counted: bool = True

    def uncover(self, seat: int, card: Any) -> None:
        """A card that a seat has laid face down comes to be known."""
        self.cards = [(who, card if who == seat else other) for who, other in self.cards]


@dataclass(slots=True)
class Course:
    """A deal as it went."""

    scene: Scene
    hands: dict[int, list[tuple[Any, ...]]] = field(default_factory=dict)
    speeches: list[tuple[int, Any]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    ending: list[str] = field(default_factory=list)
    contract: Any = None
    solo: Any = None
    named: Any = None
    partner: int | None = None
    result: Any = None

    def note(self, text: str) -> None:
        """Tell something where it happened: before the first trick, or in its trick."""
        (self.tricks[-1].notes if self.tricks else self.notes).append(text)

    @property
    def declarer(self) -> int | None:
        """Who plays the contract, if there is one."""
        contract = self.solo or self.contract
        return None if contract is None else int(contract.seat)

    @property
    def are_sides_known(self) -> bool:
        """Whether it can be told for which side a trick counts."""
        return self.named is None or self.partner is not None


def course_of(events: Iterable[Any], scene: Scene) -> Course:
    """The course that some events tell."""
    course = Course(scene)
    for event in events:
        _TAKERS.get(type(event).__name__, _note)(course, event)
    if course.tricks and not course.tricks[-1].cards:
        course.notes += course.tricks.pop().notes
    return course


def _note(course: Course, event: Any) -> None:
    course.note(told(event, course.scene))


def _nothing(_course: Course, _event: Any) -> None:
    """That somebody said no tells nothing."""


def _packet(course: Course, event: Any) -> None:
    """A packet is seen by the cards in it; one that comes during the play is told there."""
    if course.tricks:
        _note(course, event)


def _cards(course: Course, event: Any) -> None:
    course.hands.setdefault(event.seat, []).append(event.cards)


def _passed(course: Course, event: Any) -> None:
    _spoken(course, event, None)


def _bid(course: Course, event: Any) -> None:
    _spoken(course, event, _bid_in_short(event))


def _bid_in_short(event: Any) -> str:
    """A bid in few letters, worded as it was: 31♠, ♠31, +3, 31 noes."""
    suit = short_suit(event.trump)
    if event.form == "noes":
        return _("{points} noes").format(points=event.points)
    if event.form == "plus":
        return f"+{event.more}"
    return f"{suit}{event.points}" if event.form == "suit_number" else f"{event.points}{suit}"


def _partner(course: Course, event: Any) -> None:
    _spoken(course, event, _("asks"))


def _back(course: Course, event: Any) -> None:
    _spoken(course, event, _("hands back"))


def _step(course: Course, event: Any) -> None:
    _spoken(course, event, spoken(event.step))


def _spoken(course: Course, event: Any, said: str | None) -> None:
    """A speech of the auction; what is said once a contract stands is told as it comes."""
    if course.contract is None:
        course.speeches.append((event.seat, said))
    else:
        _note(course, event)


def _asked(course: Course, event: Any) -> None:
    """Somebody has the cards thrown in; that they are needs no second sentence."""
    course.ending.append(told(event, course.scene))


def _contract(course: Course, event: Any) -> None:
    course.contract = event
    _note(course, event)


def _solo(course: Course, event: Any) -> None:
    course.solo = event
    _note(course, event)


def _named(course: Course, event: Any) -> None:
    course.named = event
    _note(course, event)


def _found(course: Course, event: Any) -> None:
    course.partner = event.seat
    _note(course, event)


def _laid(course: Course, event: Any) -> None:
    if course.contract is None:
        return  # each bidder lays a card, and the card itself stands beside his bid
    if course.notes and course.notes[-1] == told(course.contract, course.scene):
        course.notes[-1] = told_laying(course.contract, course.scene)
    else:
        _note(course, event)


def _known(course: Course, event: Any) -> None:
    """Which card was laid down, said in brackets behind its being laid."""
    laid = event.card or strain(event.suit)
    if course.contract is None:
        seat, said = course.speeches[-1]
        course.speeches[-1] = seat, f"{said} ({laid})"
    else:
        told_before = course.notes[-1].rstrip(STOPS)
        course.notes[-1] = _("{sentence} ({card}).").format(sentence=told_before, card=laid)


def _returned(course: Course, event: Any) -> None:
    """A card that goes home when its owner is outbid needs no sentence."""
    if course.contract is not None:
        _note(course, event)


def _card(course: Course, event: Any) -> None:
    if not course.tricks:
        course.tricks.append(Trick())
    if event.seat in course.tricks[-1].face_down:
        course.tricks[-1].uncover(event.seat, event.card)
    else:
        course.tricks[-1].cards.append((event.seat, event.card))


def _face_down(course: Course, event: Any) -> None:
    """A card is laid face down; whoever may know it hears of it next."""
    course.tricks[-1].cards.append((event.seat, ""))
    course.tricks[-1].face_down.add(event.seat)


def _seen(course: Course, event: Any) -> None:
    """The declarer has found a card face down."""
    course.tricks[-1].uncover(event.seat, event.card)


def _turned_up(course: Course, event: Any) -> None:
    course.tricks[-1].uncover(event.seat, event.card)
    _note(course, event)


def _trick(course: Course, event: Any) -> None:
    trick = course.tricks[-1]
    trick.winner, trick.points = event.seat, event.points
    course.tricks.append(Trick())


def _lost(course: Course, event: Any) -> None:
    """The new row after a trick is begun already."""
    course.tricks[-2].lost = event.points
    _note(course, event)


def _trick_face_down(course: Course, event: Any) -> None:
    """What lies in sight of a trick; who knows the rest of it has heard of it already."""
    if course.tricks[-1].cards:
        course.tricks[-1].is_counted = False
        _trick(course, event)


def _end(course: Course, event: Any) -> None:
    if course.tricks and not course.tricks[-1].cards:
        course.ending += course.tricks.pop().notes
    if type(event).__name__ == "Settled" or not course.ending:
        course.ending.append(told(event, course.scene))
    course.result = getattr(event, "result", None)
    if course.result is not None and course.result.partner >= 0:
        course.partner = course.result.partner


_TAKERS: dict[str, Callable[[Course, Any], None]] = {
    "PacketDealt": _packet,
    "Declined": _nothing,
    "CardsDealt": _cards,
    "Passed": _passed,
    "BidMade": _bid,
    "StepSaid": _step,
    "PartnerAsked": _partner,
    "HandedBack": _back,
    "ContractMade": _contract,
    "ContractFallen": _contract,
    "SoloCalled": _solo,
    "IndicatorLaid": _laid,
    "IndicatorKnown": _known,
    "IndicatorReturned": _returned,
    "PartnerNamed": _named,
    "PartnerKnown": _found,
    "CardPlayed": _card,
    "TrickWon": _trick,
    "PointsLost": _lost,
    "FaceDownPlayed": _face_down,
    "FaceDownLookedAt": _nothing,
    "FaceDownSeen": _seen,
    "FaceDownTurnedUp": _turned_up,
    "FaceDownTrickWon": _trick_face_down,
    "RedealAsked": _asked,
    "ThrownIn": _end,
    "Settled": _end,
}
