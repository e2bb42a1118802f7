"""Floors under the bids and bars to bidding, and whose bid stands (R051, R056 to R061)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle import bids
from oracle.guards import do_cards_fit, filled, is_within
from oracle.seats import are_partners, is_lone

if TYPE_CHECKING:
    from oracle.auction import Bidding
    from oracle.deal import Deal


def floors(
    deal: Deal, bidding: Bidding, seat: int, *, is_bar_lifted: bool = False
) -> dict[str, int | None]:
    """The lowest number a seat may bid in each form; None where it may not bid so at all."""
    every = {
        form: least(deal, bidding, seat, form, is_bar_lifted=is_bar_lifted)
        for form in deal.keys["auction"]["forms"]
        if bids.wordings(deal, form)
    }
    if every.get("plus") is not None:
        every["plus"] = max(every["plus"], deal.bid + 1)
    return every


def may_bid(deal: Deal, bidding: Bidding, seat: int) -> bool:
    """Whether no bar keeps a seat from every form of bid."""
    return any(floor is not None for floor in floors(deal, bidding, seat).values())


def least(
    deal: Deal, bidding: Bidding, seat: int, form: str, *, is_bar_lifted: bool = False
) -> int | None:
    """The lowest number in a form; who holds the bid may raise it only where a limit says so."""
    higher = 0 if may_match(deal, bidding, seat) else 1
    floor = max(bidding.rules["minimum"], deal.bid + higher)
    may_raise = seat != deal.declarer or (bidding.is_second and not bidding.bids[seat])
    for limit in filled(deal.keys["auction"]["limits"]).values():
        if does_bind(deal, bidding, seat, limit, form):
            if limit["minimum"] != "no_bid":
                is_leave = limit["if"].get("standing") == "self" and "form" not in limit["if"]
                may_raise = may_raise or is_leave
                floor = max(floor, limit["minimum"])
            elif not is_bar_lifted:
                return None
    return floor if may_raise else None


def may_match(deal: Deal, bidding: Bidding, seat: int) -> bool:
    """Whether a seat may bid the number that stands (R051)."""
    rule = deal.keys["auction"].get("raise", "higher")
    if rule == "holder_may_match":
        return seat == bidding.outbid
    return (
        rule == "equal_once"
        and seat != deal.declarer
        and not bidding.is_matched
        and any(bidding.bids)
    )


def does_bind(deal: Deal, bidding: Bidding, seat: int, limit: dict[str, Any], form: str) -> bool:
    """Whether a floor or a bar holds for a bid of a seat now."""
    if form != limit["if"].get("form", form):
        return False
    if seat != {"eldest": deal.eldest, "dealer": deal.dealer}.get(limit["by"], seat):
        return False
    return does_hold(deal, bidding, seat, filled(limit.get("if")))


def does_hold(deal: Deal, bidding: Bidding, seat: int, guard: dict[str, Any]) -> bool:
    """Whether what a guard says of the bidding and of a seat's cards is so."""
    which = "second" if bidding.is_second else "first"
    if guard.get("auction", which) != which:
        return False
    if "standing" in guard and guard["standing"] != standing(deal, seat):
        return False
    counts = {"speeches": bidding.speeches[seat], "bids": bidding.bids[seat]}
    if not all(is_within(counts[fact], guard[fact]) for fact in counts if fact in guard):
        return False
    return do_cards_fit(deal.keys, guard, deal.dealt[seat])


def standing(deal: Deal, seat: int) -> str:
    """Whose bid stands, seen from a seat."""
    if deal.declarer < 0:
        return "none"
    if seat == deal.declarer:
        return "self"
    is_partner = not is_lone(deal) and are_partners(deal, seat, deal.declarer)
    return "partner" if is_partner else "opponent"
