"""What may be led (R077, R092, R095, R235, P1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle.cards import suit
from oracle.guards import filled, is_within

if TYPE_CHECKING:
    from oracle.deal import Deal


def leads(deal: Deal, seat: int, said: str) -> list[str]:
    """The cards a seat may lead; limits that would leave nothing are lifted (P1)."""
    limits = filled(deal.keys["play"]["lead_limits"]).values()
    wanted = {limit["lead"] for limit in limits if does_limit_bind(deal, seat, limit)}
    hand = deal.hands[seat]
    owed = owed_lead(deal, seat, said)
    if owed:
        return owed
    fit = {
        "trump": [card for card in hand if suit(card) == deal.trump],
        "not_trump": [card for card in hand if suit(card) != deal.trump],
    }
    return fit[wanted.pop()] or hand if len(wanted) == 1 else hand


def owed_lead(deal: Deal, seat: int, said: str) -> list[str]:
    """What a declarer must lead who has just turned trump up himself."""
    rules = deal.keys["trump"]
    is_first = deal.is_opened_first and not deal.tricks and seat == deal.declarer
    start = rules.get("exposed_at_start")
    if said != "expose" and not (is_first and start != "any_lead"):
        return []
    only = rules["declarer_plays"] if said == "expose" else start
    own = [deal.turned_up] if deal.turned_up and "indicator" in str(only) else []
    return own or [card for card in deal.hands[seat] if suit(card) == deal.trump]


def does_limit_bind(deal: Deal, seat: int, limit: dict[str, Any]) -> bool:
    """Whether a lead limit holds for a seat now."""
    guard = limit["if"]
    state = "concealed" if deal.is_concealed() else "exposed" if deal.trump else "none"
    others = [each for each in deal.tricks if each.leader != deal.declarer]
    is_led = "before" if deal.trump in [each.led for each in others] else "never"
    return (
        (limit["by"] == "anyone" or seat == deal.declarer)
        and guard.get("trump", state) == state
        and guard.get("trump_led", is_led) == is_led
        and is_within(len(deal.tricks) + 1, guard.get("trick", len(deal.tricks) + 1))
        and ("trumps_elsewhere" not in guard or are_elsewhere(deal, seat, guard))
    )


def are_elsewhere(deal: Deal, seat: int, guard: dict[str, Any]) -> bool:
    """Whether so many trumps are left that a seat knows of and does not hold (R236)."""
    if not deal.trump or (deal.is_concealed() and seat != deal.declarer):
        return False
    gone = [card for each in deal.tricks for card in each.cards]
    mine = deal.hands[seat] + ([deal.indicator] if seat == deal.declarer else [])
    seen = sum(card.startswith(deal.trump) for card in gone + mine)
    every = sum(suit(card) == deal.trump for card in deal.deck)
    return is_within(every - seen, guard["trumps_elsewhere"])
