"""Which card wins a trick (R082, R084, R101, R102, P9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.cards import beats, suit

if TYPE_CHECKING:
    from oracle.deal import Deal
    from oracle.state import Played


def led(deal: Deal) -> str:
    """The suit led."""
    return suit(deal.trick[0].card)


def does_beat(deal: Deal, later: str, earlier: str) -> bool:
    """Whether a card beats another of its suit, in the order that holds now."""
    return beats(deal.keys, later, earlier, deal.trump, is_reversed=deal.is_reversed())


def does_count(deal: Deal, each: Played) -> bool:
    """Whether a card of the trick is a trump with power (P9); one that follows is no discard."""
    if not deal.is_open or suit(each.card) != deal.trump:
        return False
    if led(deal) == deal.trump:
        return True
    return each.was_open or deal.keys["trump"]["counts_from"] == "exposing_trick"


def winning(deal: Deal) -> Played:
    """The best card of the trick so far."""
    best = deal.trick[0]
    for each in deal.trick[1:]:
        is_ruff, was_ruff = does_count(deal, each), does_count(deal, best)
        if is_ruff and not was_ruff:
            best = each
        elif is_ruff == was_ruff and suit(each.card) == suit(best.card):
            best = each if does_beat(deal, each.card, best.card) else best
    return best
