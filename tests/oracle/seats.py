"""The table: seats in the direction of play, sides, and whose tally is whose."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oracle.deal import Deal


def round_from(deal: Deal, first: int) -> list[int]:
    """All seats in turn, beginning with one of them."""
    return [(first + step) % deal.seats for step in range(deal.seats)]


def is_lone(deal: Deal) -> bool:
    """Whether each seat keeps a tally of its own, as the sides change from deal to deal."""
    return bool(deal.keys["table"]["sides"] != "two_sides")


def has_hidden_partner(deal: Deal) -> bool:
    """Whether the declarer may have a partner whom the table does not know (R237)."""
    is_sought = deal.keys["table"]["sides"] == "card_partner" and not deal.solo
    return is_sought and not deal.is_partner_known


def are_partners(deal: Deal, seat: int, other: int) -> bool:
    """Whether two seats play together as far as everybody knows."""
    if seat == other or has_hidden_partner(deal):
        return seat == other
    if is_lone(deal):
        return is_declaring(deal, seat) == is_declaring(deal, other)
    return (seat - other) % 2 == 0


def is_declaring(deal: Deal, seat: int) -> bool:
    """Whether a seat is on the declarer's side, as far as everybody knows."""
    if is_lone(deal):
        return seat == deal.declarer or (deal.is_partner_known and seat == deal.partner)
    return (seat - deal.declarer) % 2 == 0


def is_truly_declaring(deal: Deal, seat: int) -> bool:
    """Whether a seat is on the declarer's side, whoever knows it."""
    return is_declaring(deal, seat) or seat == deal.partner


def side_of(deal: Deal, seat: int) -> list[int]:
    """The seats that have won together with a seat; alone while it is not known who has."""
    if has_hidden_partner(deal):
        return [seat]
    return [
        other
        for other in range(deal.seats)
        if is_declaring(deal, other) == is_declaring(deal, seat)
    ]


def accounts(deal: Deal) -> int:
    """How many tallies are kept."""
    return deal.seats if is_lone(deal) else 2


def account(deal: Deal, seat: int) -> int:
    """The tally of a seat's side."""
    return seat if is_lone(deal) else seat % 2


def still_playing(deal: Deal) -> list[int]:
    """The seats that play: a solo caller's partners may have laid their hands down."""
    everybody = range(deal.seats)
    if not deal.solo or deal.contract()["partner"] in ("plays", "must_not_win"):
        return list(everybody)
    return [seat for seat in everybody if seat == deal.declarer or not is_declaring(deal, seat)]
