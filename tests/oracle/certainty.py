"""Whether whoever claims could be certain of it (R233).

Where the rules leave it open how much a referee can prove, every answer that is not wrong is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.cards import beats, has_own_order, suit
from oracle.following import cards_open
from oracle.state import Played
from oracle.winners import winning

if TYPE_CHECKING:
    from oracle.deal import Deal

UNDECIDED = frozenset({"undecided"})
CERTAIN = frozenset({"yes"})
UNSURE = frozenset({"no"})
OPEN = frozenset({"yes", "no", "undecided"})


def verdicts(deal: Deal, seat: int, leader: int, goal: str) -> frozenset[str]:
    """Whether a seat's own hand must take every trick to come: yes, no, or undecided.

    Nobody need prove it where trumps have an order of their own.
    """
    found = proved(deal, seat, leader, goal)
    is_own = bool(deal.trump) and has_own_order(deal.keys)
    return found | UNDECIDED if is_own else found


def proved(deal: Deal, seat: int, leader: int, goal: str) -> frozenset[str]:
    """The same, as far as it can be proved from the hands."""
    hand = deal.hands[seat]
    is_waiting = not deal.trick and seat != leader
    is_early = goal != "all_tricks" and deal.tricks_in_all() - len(deal.tricks) > 1
    if deal.keys["play"].get("exempt_trumps", "none") != "none":
        return UNDECIDED
    if is_waiting or is_early or deal.is_concealed() or deal.keys["play"]["follow"] != "must":
        return UNDECIDED
    is_later = deal.tricks_in_all() - len(deal.tricks) > len(hand)
    is_hidden = deal.keys["trump"].get("exposed_by", "").startswith("face_down")
    if is_later or is_hidden or deal.keys["play"]["lead_limits"] not in (None, "none", {}):
        return OPEN
    out = {other: cards for other, cards in enumerate(deal.hands) if other != seat}
    return answering(deal, seat, out) if deal.trick else judged(deal, hand, out)


def answering(deal: Deal, seat: int, out: dict[int, list[str]]) -> frozenset[str]:
    """The same of a hand that plays to a trick of another's; certain only of the last to play."""
    if deal.was_called:
        return OPEN
    wins = [card for card in cards_open(deal, seat, "") if would_win(deal, seat, card)]
    if not wins:
        return UNSURE
    if len(deal.trick) < len(deal.hands) - 1:
        return OPEN
    rest = [without(deal.hands[seat], card) for card in wins]
    every = [judged(deal, left, out) if left else CERTAIN for left in rest]
    if CERTAIN in every:
        return CERTAIN
    return UNSURE | UNDECIDED if all("yes" not in each for each in every) else OPEN


def without(hand: list[str], card: str) -> list[str]:
    """What is left of a hand when a card has gone; its twin stays."""
    left = list(hand)
    left.remove(card)
    return left


def would_win(deal: Deal, seat: int, card: str) -> bool:
    """Whether a card would win the trick as it lies."""
    deal.trick.append(Played(seat, card, deal.is_open))
    is_best = winning(deal).seat == seat
    deal.trick.pop()
    return is_best


def judged(deal: Deal, hand: list[str], out: dict[int, list[str]]) -> frozenset[str]:
    """The same of a hand on lead, against all others."""
    unseen = [card for cards in out.values() for card in cards]
    suits = {suit(card) for card in hand}
    trumps = [card for card in unseen if suit(card) == deal.trump]
    losing = {each for each in suits if has_loser(deal, hand, unseen, each)}
    is_drawn = len(trumps) <= winners(deal, hand, unseen, deal.trump)
    plain = suits - {deal.trump}
    if not losing and (is_drawn or not plain):
        return CERTAIN
    are_all_there = all(
        {suit(card) for card in cards} >= set(suits_of(unseen)) for cards in out.values()
    )
    unsure = UNSURE if are_all_there else UNSURE | UNDECIDED
    if losing and (is_drawn or deal.trump in losing):
        return unsure
    may_be_void = all(sum(suit(card) != each for card in unseen) >= len(hand) for each in plain)
    return unsure if may_be_void else OPEN


def suits_of(cards: list[str]) -> set[str]:
    """The suits of some cards."""
    return {suit(card) for card in cards}


def winners(deal: Deal, hand: list[str], unseen: list[str], letter: str) -> int:
    """How many cards of a suit nobody can beat in it."""
    out = [card for card in unseen if suit(card) == letter]
    mine = [card for card in hand if suit(card) == letter]
    turned = deal.is_reversed()
    return sum(
        not any(beats(deal.keys, other, card, deal.trump, is_reversed=turned) for other in out)
        for card in mine
    )


def has_loser(deal: Deal, hand: list[str], unseen: list[str], letter: str) -> bool:
    """Whether a card of a suit can lose when the winners of the suit have been led."""
    out = sum(suit(card) == letter for card in unseen)
    mine = sum(suit(card) == letter for card in hand)
    best = winners(deal, hand, unseen, letter)
    return best < mine and best < out
