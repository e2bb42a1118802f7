"""The worked examples of a rule sheet: a trick, a bid that is made and one that fails.

What happens in them has been worked out by the rules themselves; here it is only told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from turup.cards import SYMBOLS, Card
from turup.words import _, ngettext
from turup.words.results import lines, outcome, score
from turup.words.scene import Scene, spoken
from turup.words.sheet.document import Block, Entry, Line, Part, Table


class TrickShown(NamedTuple):
    """A trick with trump open: each seat's card and what it counts, who takes it and for what."""

    cards: tuple[tuple[int, Card, int], ...]
    trump: int
    winner: int
    points: int


class DealShown(NamedTuple):
    """A deal played to its end: the bid, the pair shown, the step said, and what came of it."""

    bidder: int
    bid: int
    pair: str
    step: str
    result: Any


class Shown(NamedTuple):
    """Everything worked out for a sheet; a trick or a deal that could not be is left out."""

    scene: Scene
    trick: TrickShown | None = None
    deals: tuple[DealShown, ...] = ()


def examples(shown: Shown) -> Part:
    """The examples as a part of the sheet."""
    blocks: list[Block] = []
    if shown.trick is not None:
        blocks.append(Entry(_("A trick"), tuple(_trick(shown.trick, shown.scene))))
    for deal in shown.deals:
        is_made = deal.result.outcome == "made"
        label = _("A bid that is made") if is_made else _("A bid that fails")
        blocks.append(Entry(label, tuple(_deal(deal, shown.scene))))
    return Part("examples", _("Worked examples"), tuple(blocks))


def _trick(trick: TrickShown, scene: Scene) -> Iterator[Block]:
    names = scene.seats
    leader, led, _worth = trick.cards[0]
    suits = {"led": SYMBOLS[led.suit], "trump": SYMBOLS[trick.trump]}
    told = _("{seat} leads {led}. {trump} is trump, and everybody knows it.")
    yield Line(told.format(seat=names[leader], **suits))
    rows = tuple((names[seat], str(card), str(points)) for seat, card, points in trick.cards)
    yield Table((_("Player"), _("Card"), _("Card points")), rows)
    yield Line(_why(trick).format(seat=names[trick.winner], card=_winning(trick), **suits))
    told = ngettext(
        "The trick brings {points} card point.",
        "The trick brings {points} card points.",
        trick.points,
    )
    yield Line(told.format(points=trick.points))


def _winning(trick: TrickShown) -> Card:
    return next(card for seat, card, _worth in trick.cards if seat == trick.winner)


def _why(trick: TrickShown) -> str:
    """Why the winner's card takes the trick, as far as it can be seen on the table."""
    winning = _winning(trick)
    twins = [seat for seat, card, _worth in trick.cards if card == winning]
    if len(twins) > 1:
        first = _("{seat} takes the trick with {card}: of two twins the first counts more.")
        last = _("{seat} takes the trick with {card}: of two twins the second counts more.")
        return first if twins[0] == trick.winner else last
    if winning.suit == trick.cards[0][1].suit:
        return _("{seat} takes the trick with {card}, the strongest card of the suit led.")
    return _("{seat} takes the trick with {card}: a trump is stronger than every {led}.")


def _deal(deal: DealShown, scene: Scene) -> Iterator[Block]:
    names = {"seat": scene.seats[deal.bidder], "bid": deal.bid}
    yield Line(_("{seat} plays for {bid}.").format(**names))
    if deal.pair:
        told = _("The declarer's side shows {pair}.")
        yield Line(told.format(pair=spoken(deal.pair)))
    if deal.step:
        yield Line(_("The stake was raised by saying {step}.").format(step=spoken(deal.step)))
    yield Line(outcome(deal.result, scene))
    head = (_("For"), _("Game points"), _("In all"))
    rows = tuple(lines(deal.result))
    yield Table(head, rows)
    told = score(deal.result, scene)
    if told:
        yield Line(told)
