"""A player may ask his partner to bid in his stead (R062, R230)."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from oracle import auction, dealing
from oracle.floors import does_hold
from oracle.guards import filled
from oracle.seats import is_lone

if TYPE_CHECKING:
    from oracle.auction import Bidding
    from oracle.deal import Deal


def speech(
    deal: Deal, bidding: Bidding, seat: int
) -> Generator[tuple[int, list[str]], str, tuple[int, str]]:
    """What comes of a seat's turn, and of whom: of the seat itself, or of the partner it asks."""
    texts = auction.sayings(deal, bidding, seat)
    if "pass" in texts and may_ask(deal, bidding, seat):
        texts.append("ask partner")
    act = yield seat, texts
    bidding.speeches[seat] += 1
    if act != "ask partner":
        return seat, act
    partner = partner_of(deal, seat)
    deal.asked.add(partner)
    dealing.automatic(deal, "first_packet", whose="asked_partner")
    answer = yield partner, answers(deal, bidding, partner)
    if answer.startswith("redeal"):
        dealing.throw_in(deal, answer.split()[1])
    bidding.speeches[partner] += 1
    if answer == "hand back":
        act = yield seat, auction.sayings(deal, bidding, seat)
        bidding.speeches[seat] += 1
        return seat, act
    return (seat if answer == "pass" else partner), answer


def partner_of(deal: Deal, seat: int) -> int:
    """The partner who is asked: the next one round the table."""
    return (seat + 2) % deal.seats


def may_ask(deal: Deal, bidding: Bidding, seat: int) -> bool:
    """Whether a seat may ask; neither asks who holds the bid, nor is he asked, nor who is out.

    At a table of two nobody has a partner.
    """
    rule = filled(deal.keys["auction"].get("ask_partner"))
    is_duel = deal.keys["auction"].get("turns") == "duel"
    if not rule or is_lone(deal) or is_duel:
        return False
    if rule.get("by", "anyone") == "eldest" and seat != deal.eldest:
        return False
    partner = partner_of(deal, seat)
    has_spoken = bidding.rules["rounds"] == "one" and bidding.speeches[partner] > 0
    return (
        partner != seat
        and partner not in bidding.out
        and not has_spoken
        and deal.declarer not in (seat, partner)
        and does_hold(deal, bidding, seat, filled(rule.get("if")))
    )


def answers(deal: Deal, bidding: Bidding, seat: int) -> list[str]:
    """What a partner who is asked may say: as at a turn of his own, or he hands back.

    His pass is the asker's, so he may pass even where he would have to bid at his own turn.
    """
    may_return = deal.keys["auction"]["ask_partner"]["answer"] == "may_return"
    own = [text for text in auction.sayings(deal, bidding, seat) if text != "pass"]
    texts = ["pass", *own, *["hand back"] * may_return]
    for name, rule in dealing.redeals(deal, "first_packet", "asked").items():
        if rule["whose"] == "asked_partner" and dealing.does_fit(deal, rule, [seat]):
            texts.append(f"redeal {name}")
    return texts
