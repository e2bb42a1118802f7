"""Cards that a seat cannot see, swapped: what it does must not hang on them."""

from __future__ import annotations

from turup.cards import Card
from turup.game import actions
from turup.game.deal import Deal
from turup.game.events import PartnerNamed
from turup.game.refusals import Refused


def hidden_places(deal: Deal, seat: int) -> list[int]:
    """The places in the deck whose cards a seat has not seen."""
    known = set()
    for event in deal.view(seat).events:
        if isinstance(event, PartnerNamed):
            continue  # that does not tell who holds it
        known.update(getattr(event, "cards", ()))
        known.add(getattr(event, "card", None))
    return [place for place, card in enumerate(deal.cards) if card not in known]


def with_swapped(deal: Deal, one: int, other: int, *, is_renamed: bool) -> Deal | None:
    """The deal with two cards of the deck swapped; None if an act is illegal then.

    A card played or laid face down is swapped too if it `is_renamed`.
    """
    pair = (deal.cards[one], deal.cards[other])
    names = dict(zip(pair, reversed(pair), strict=True)) if is_renamed else {}
    deck = list(deal.deck)
    deck[one], deck[other] = deck[other], deck[one]
    swapped = Deal(deal.rules, deck, dealer=deal.dealer, tallies=deal.tallies)
    try:
        for action in deal.acts:
            swapped = swapped.after(_renamed(action, names))
    except Refused:
        return None
    return swapped


def _renamed(action: actions.Action, names: dict[Card, Card]) -> actions.Action:
    """An act with another card, where its card is one that was swapped."""
    if isinstance(action, (actions.Play, actions.Lay)):
        return type(action)(names.get(action.card, action.card))
    return action
