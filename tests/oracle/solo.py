"""Contracts to take every trick (R138 to R152, D24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle import trump
from oracle.cards import Keys, beats, suit
from oracle.guards import filled
from oracle.seats import round_from

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


def contracts(deal: Deal, when: str) -> dict[str, Any]:
    """The contracts of one moment."""
    every = filled(deal.keys["solo"]["contracts"])
    return {name: each for name, each in every.items() if each["when"] == when}


def in_auction(deal: Deal, seat: int) -> list[str]:
    """The contracts a seat may call as a bid above all numbers."""
    every = contracts(deal, "in_auction")
    return [name for name, each in every.items() if does_hand_fit(deal, seat, each)]


def offers(deal: Deal) -> Story:
    """Each seat from the eldest is asked; the first to call one plays it."""
    if deal.solo:
        return
    for seat in round_from(deal, deal.eldest):
        mine = {
            name: each
            for name, each in contracts(deal, "full_hand").items()
            if each["by"] == "anyone" or seat == deal.declarer
        }
        if mine:
            fits = [name for name, each in mine.items() if does_hand_fit(deal, seat, each)]
            act = yield seat, ["pass", *(f"solo {name}" for name in fits)]
            if act != "pass":
                call(deal, seat, act.split()[1])
                return


def call(deal: Deal, seat: int, name: str) -> None:
    """A solo wipes the bid, the doubles and the trump."""
    trump.forget(deal, deal.declarer)
    deal.solo, deal.declarer = name, seat
    deal.bid, deal.bid_suit, deal.step = 0, "", ""


def does_hand_fit(deal: Deal, seat: int, contract: dict[str, Any]) -> bool:
    """Whether the hand, the indicator included, is what the contract asks."""
    wanted = filled(contract.get("if")).get("hand")
    if wanted is None:
        return True
    return is_sure(deal.keys, deal.dealt[seat], deal.deck) == (wanted == "sure")


def is_sure(keys: Keys, hand: list[str], deck: list[str]) -> bool:
    """Whether a hand takes every trick, leading, without trumps, whatever the others hold.

    In each suit the cards nobody can beat are led first; the others win only if these have
    drawn every card of the suit that is still out.
    """
    outside = list(deck)
    for card in hand:
        outside.remove(card)
    for letter in {suit(card) for card in hand}:
        mine = [card for card in hand if suit(card) == letter]
        out = [card for card in outside if suit(card) == letter]
        winners = [card for card in mine if not any(beats(keys, other, card) for other in out)]
        if len(winners) < len(mine) and len(winners) < len(out):
            return False
    return True
