"""How a concealed trump is brought out, or laid face down in a trick (R078 to R089, R234)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.cards import suit
from oracle.winners import led

if TYPE_CHECKING:
    from oracle.deal import Deal
    from oracle.state import Played


def is_void(deal: Deal, seat: int) -> bool:
    """Whether a seat lacks the suit led; a concealed indicator is not in the hand."""
    return bool(deal.trick) and not any(suit(card) == led(deal) for card in deal.hands[seat])


def may_bring_out(deal: Deal, seat: int) -> bool:
    """Whether a seat may have trump exposed at its turn."""
    rule = deal.keys["trump"].get("declarer_exposes", "when_void")
    if seat == deal.declarer and rule != "when_void":
        is_plain = is_void(deal, seat) and led(deal) != deal.trump
        is_leading = not deal.trick or is_void(deal, seat)
        return {"to_ruff": is_plain, "when_void_or_leading": is_leading, "never": False}[str(rule)]
    return is_void(deal, seat)


def must_turn_up(deal: Deal, seat: int) -> bool:
    """In the last trick the declarer's turn brings trump out by itself (R083).

    A card of his own comes out so whatever the rule, as he has nothing else to play (D05).
    """
    is_last = len(deal.tricks) == deal.tricks_in_all() - 1
    if not deal.is_concealed() or seat != deal.declarer:
        return False
    if deal.indicator:
        return not deal.hands[seat]
    return is_last and deal.keys["trump"].get("never_exposed") == "last_trick"


def is_guessing(deal: Deal) -> bool:
    """Whether void players lay their cards face down, and nobody calls (R087)."""
    return deal.is_concealed() and deal.keys["trump"]["exposed_by"].startswith("face_down")


def face_down(deal: Deal, seat: int) -> list[str]:
    """The cards a void player may lay face down; a declarer ruffs where he may bring trump out.

    Where he may not he keeps his trumps, unless he holds nothing else.
    """
    hand = deal.hands[seat]
    if seat != deal.declarer:
        return hand
    plain = [card for card in hand if suit(card) != deal.trump]
    if not may_bring_out(deal, seat):
        return plain or hand
    own = [deal.indicator] if deal.indicator else []
    if own and deal.keys["trump"]["declarer_plays"] == "indicator":
        return plain + own
    return hand + own


def was_found(deal: Deal) -> bool:
    """Whether a trump lies among the cards face down in a full trick."""
    return is_guessing(deal) and any(
        each.is_down and suit(each.card) == deal.trump for each in deal.trick
    )


def turned_up(deal: Deal) -> list[Played]:
    """The cards of a trick that are turned up with the trump found among them."""
    is_all = deal.keys["trump"]["exposed_by"] == "face_down_all"
    return [
        each
        for each in deal.trick
        if each.is_down
        and (suit(each.card) == deal.trump or (is_all and each.seat != deal.declarer))
    ]
