"""Who has captured how much, and who has to (R118, R163, R239 to R242, S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.seats import is_declaring

if TYPE_CHECKING:
    from oracle.deal import Deal


def goal(deal: Deal) -> str:
    """Who has to capture how much."""
    return str(deal.keys["scoring"].get("goal", "bid"))


def captured(deal: Deal, *, is_declarers: bool) -> int:
    """The card points a side has, pairs in the form of points included (S5)."""
    side = [s for s in range(deal.seats) if is_declaring(deal, s) == is_declarers]
    return captured_by(deal, side)


def captured_by(deal: Deal, side: list[int]) -> int:
    """The card points of some seats together."""
    tricks = [each for each in deal.tricks if each.winner in side]
    points = sum(each.points for each in tricks) - taken_away(deal, side)
    if deal.keys["pair"].get("effect") == "points":
        points += sum(worth for _, shower, worth in deal.declared if shower in side)
    return points


def taken_away(deal: Deal, side: list[int]) -> int:
    """What the last trick has taken from a side, where it takes from the other one (R242)."""
    rules = deal.keys["scoring"]
    is_over = len(deal.tricks) == deal.tricks_in_all()
    if rules.get("last_trick_from") != "other_side" or not is_over:
        return 0
    return 0 if deal.tricks[-1].winner in side else int(rules["last_trick_points"])
