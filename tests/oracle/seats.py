"""The table: seats in the direction of play, sides, and whose tally is whose."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oracle.deal import Deal


def round_from(deal: Deal, first: int) -> list[int]:
    """All seats in turn, beginning with one of them."""
    return [(first + step) % deal.seats for step in range(deal.seats)]


def is_lone(deal: Deal) -> bool:
    """Whether the declarer plays alone against all others."""
    return bool(deal.keys["table"]["sides"] == "lone_declarer")


def are_partners(deal: Deal, seat: int, other: int) -> bool:
    """Whether two seats play together; against a lone declarer all others do."""
    if is_lone(deal):
        return seat == other or deal.declarer not in (seat, other)
    return (seat - other) % 2 == 0


def is_declaring(deal: Deal, seat: int) -> bool:
    """Whether a seat is on the declarer's side."""
    return are_partners(deal, seat, deal.declarer)


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
