"""Contracts to take every trick (R138 to R152, D24)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle import trump
from oracle.cards import Keys, beats, suit
from oracle.guards import do_cards_fit, filled
from oracle.seats import is_declaring, round_from

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


def offers(deal: Deal, when: str) -> Story:
    """Each seat from the eldest is asked; the first call stands, or the one that wins most."""
    if deal.solo:
        return
    called, caller = "", -1
    for seat in round_from(deal, deal.eldest):
        mine = callable_by(deal, seat, when, called)
        if mine:
            fits = [name for name, each in mine.items() if does_hand_fit(deal, seat, each)]
            act = yield seat, ["pass", *(f"solo {name}" for name in fits)]
            if act != "pass":
                called, caller = act.split()[1], seat
                if deal.keys["solo"].get("priority") != "highest":
                    break
    if called:
        call(deal, caller, called)
        yield from trump.named_aloud(deal)


def callable_by(deal: Deal, seat: int, when: str, called: str) -> dict[str, Any]:
    """What a seat may call for all that the table knows; over a call only what wins more."""
    every = contracts(deal, when)
    least = every[called]["win"] if called else 0
    return {
        name: each
        for name, each in every.items()
        if is_for(deal, seat, each.get("by", "anyone")) and each["win"] > least
    }


def is_for(deal: Deal, seat: int, by: str) -> bool:
    """Whether a contract is for a seat."""
    if by == "declarer_side":
        return is_declaring(deal, seat)
    return by == "anyone" or seat == deal.declarer


def call(deal: Deal, seat: int, name: str) -> None:
    """A solo wipes the bid, the doubles and the trump."""
    trump.forget(deal, deal.declarer)
    deal.solo, deal.declarer = name, seat
    deal.bid, deal.bid_suit, deal.step = 0, "", ""


def does_hand_fit(deal: Deal, seat: int, contract: dict[str, Any]) -> bool:
    """Whether the hand, the indicator included, is what the contract asks."""
    guard, cards = filled(contract.get("if")), deal.dealt[seat]
    if "hand" in guard:
        turned = contract.get("order") == "reversed"
        is_safe = is_sure(deal.keys, cards, deal.deck, is_reversed=turned)
        if is_safe != (guard["hand"] == "sure"):
            return False
    return do_cards_fit(deal.keys, guard, cards)


def is_short(deal: Deal) -> bool:
    """Whether a solo is played with the cards of the first packets alone (R150)."""
    return bool(deal.solo) and deal.contract()["when"] == "first_packet" and not blind(deal)


def blind(deal: Deal) -> int:
    """How many tricks are won before the caller takes up what he was dealt after his call."""
    return int(deal.contract().get("blind", 0)) if deal.solo else 0


def take_up(deal: Deal) -> None:
    """A blind caller takes up the rest when he has won enough, or has no other card (R250)."""
    won = sum(is_declaring(deal, each.winner) for each in deal.tricks)
    if deal.unseen and (won >= blind(deal) or not deal.hands[deal.declarer]):
        deal.hands[deal.declarer] += deal.unseen
        deal.unseen = []


def is_sure(keys: Keys, hand: list[str], deck: list[str], *, is_reversed: bool = False) -> bool:
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
        winners = [
            card
            for card in mine
            if not any(beats(keys, other, card, is_reversed=is_reversed) for other in out)
        ]
        if len(winners) < len(mine) and len(winners) < len(out):
            return False
    return True
