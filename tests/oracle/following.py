"""What may be played to a trick that is led (R091 to R104, P2 to P8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.cards import rank, suit
from oracle.exposing import face_down, is_guessing
from oracle.seats import are_partners
from oracle.winners import does_beat, does_count, led, winning

if TYPE_CHECKING:
    from oracle.deal import Deal


def cards_open(deal: Deal, seat: int, said: str) -> list[str]:
    """The cards a seat may play to a trick, having said something about trump or nothing."""
    hand = deal.hands[seat]
    same = [card for card in hand if suit(card) == led(deal)]
    trumps = [card for card in hand if deal.is_open and suit(card) == deal.trump]
    is_spared = bool(trumps) and are_exempt(deal, trumps)
    if same and not (is_spared and same == trumps):
        may_ruff = deal.keys["play"]["follow"] == "may_ruff" and led(deal) != deal.trump
        return without_barred(deal, seat, same + trumps) if may_ruff else same
    if is_guessing(deal):
        return without_barred(deal, seat, face_down(deal, seat))
    if said == "expose" and deal.keys["trump"]["declarer_plays"] == "indicator":
        own = [card for card in trumps if card == deal.turned_up]
        if own:
            return own
    if trumps and not is_spared and (is_bound(deal, seat, said, trumps) or must_ruff(deal, seat)):
        return without_barred(deal, seat, trumps)
    return without_barred(deal, seat, hand)


def are_exempt(deal: Deal, trumps: list[str]) -> bool:
    """Whether none of these trumps need ever be played (R256)."""
    told = deal.keys["play"].get("exempt_trumps", "none")
    ranks = [] if told == "none" else [str(each) for each in told]
    return all(rank(card) in ranks for card in trumps)


def is_bound(deal: Deal, seat: int, said: str, trumps: list[str]) -> bool:
    """A declarer who exposed plays a trump; so does a caller, where a call binds him."""
    binds = deal.keys["trump"].get("call_binds")
    if said == "expose" or (binds == "declarer" and deal.was_called and seat == deal.declarer):
        return True
    if binds == "caller_unless_under":
        best = winning(deal)
        is_ruff = suit(best.card) == deal.trump and does_count(deal, best)
        binds = "caller"
        if is_ruff and not any(does_beat(deal, card, best.card) for card in trumps):
            return False
    return said == "call" and binds == "caller"


def must_ruff(deal: Deal, seat: int) -> bool:
    """Whether a void seat owes a trump."""
    rule = deal.keys["play"]["void"]
    if rule == "must_ruff_unless_partner_winning":
        return not are_partners(deal, seat, winning(deal).seat)
    return bool(rule == "must_ruff")


def without_barred(deal: Deal, seat: int, cards: list[str]) -> list[str]:
    """Without jacks and lower trumps; if nothing is left the jack rule goes first (P2)."""
    high = [card for card in cards if not is_lower_trump(deal, seat, card)]
    best = [card for card in high if not is_barred_jack(deal, card)]
    return best or high or cards


def is_lower_trump(deal: Deal, seat: int, card: str) -> bool:
    """Whether a card is a trump on a ruff that it does not beat, and is barred for that."""
    rule = deal.keys["play"]["underruff"]
    if rule == "free" or not deal.is_open or suit(card) != deal.trump or led(deal) == deal.trump:
        return False
    ruffs = [each for each in deal.trick if does_count(deal, each)]
    if rule == "barred_unless_partner_winning" and are_partners(deal, seat, winning(deal).seat):
        return False
    if rule == "barred_next" and deal.trick[-1] not in ruffs:
        return False
    return any(not does_beat(deal, card, each.card) for each in ruffs)


def is_barred_jack(deal: Deal, card: str) -> bool:
    """Whether a card is a jack thrown before its suit was led in an earlier trick (P8)."""
    if deal.keys["play"]["jack_discard"] == "free" or rank(card) != "J":
        return False
    if suit(card) == led(deal) or (deal.is_open and suit(card) == deal.trump):
        return False
    return suit(card) not in [each.led for each in deal.tricks]
