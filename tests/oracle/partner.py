"""A partner who is found by naming a card (R237)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.cards import each_once, shown, taken_from

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


def named(deal: Deal) -> Story:
    """The declarer names a card he was not dealt; in a solo he plays alone."""
    if deal.keys["table"]["sides"] != "card_partner" or deal.solo:
        return
    mine = deal.dealt[deal.declarer]
    texts = [f"partner {shown(card)}" for card in each_once(deal.deck) if card not in mine]
    act = yield deal.declarer, texts
    deal.partners_card = taken_from(act)
    holders = [seat for seat in range(deal.seats) if deal.partners_card in deal.dealt[seat]]
    deal.partner = holders[0] if holders else -1


def look_at(deal: Deal, card: str) -> None:
    """The table knows the partner when his card is played."""
    if card == deal.partners_card:
        deal.is_partner_known = True
