"""Doubles and what answers them (R122 to R134, S2, S11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle.guards import filled, is_within
from oracle.seats import account, accounts, is_declaring, round_from

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


def steps(deal: Deal) -> dict[str, Any]:
    """The steps of the ladder by name."""
    return filled(deal.keys["doubling"]["steps"])


def ladder(deal: Deal) -> Story:
    """Who may say the next step is asked from the eldest; a step begins the asking again."""
    if deal.solo or deal.keys["doubling"]["when"] != "own_stage":
        return
    waiting = round_from(deal, deal.eldest)
    while waiting:
        seat = waiting.pop(0)
        names = open_to(deal, seat)
        if names:
            act = yield seat, ["pass", *(f"say {name}" for name in names)]
            if act != "pass":
                deal.step = act.split()[1]
                waiting = round_from(deal, deal.eldest)


def open_to(deal: Deal, seat: int) -> list[str]:
    """The steps a seat may say now."""
    return [
        name
        for name, step in steps(deal).items()
        if step["after"] == (deal.step or "none")
        and may_say(deal, seat, step["by"])
        and does_guard_hold(deal, seat, step)
        and is_under_limit(deal, step)
    ]


def may_say(deal: Deal, seat: int, by: str) -> bool:
    """Whether the step is for this seat."""
    if by == "declarer":
        return seat == deal.declarer
    return is_declaring(deal, seat) == (by == "declarer_side")


def does_guard_hold(deal: Deal, seat: int, step: dict[str, Any]) -> bool:
    """The bid, the own tally, and the tally of the other side or of every other seat."""
    guard = filled(step.get("if"))
    mine = account(deal, seat)
    others = [deal.tallies[place] for place in range(accounts(deal)) if place != mine]
    return (
        is_within(deal.bid, guard.get("bid", deal.bid))
        and is_within(deal.tallies[mine], guard.get("own_tally", deal.tallies[mine]))
        and all(is_within(tally, guard.get("other_tally", tally)) for tally in others)
    )


def is_under_limit(deal: Deal, step: dict[str, Any]) -> bool:
    """A step that would carry the stake above the limit is not on offer."""
    limit = deal.keys["doubling"]["limit"]
    stakes = [affected(amount, step["stake"]) for amount in band(deal)]
    return limit == "none" or max(stakes) <= limit


def band(deal: Deal) -> tuple[int, int]:
    """What the bid wins and loses before anything is added."""
    every = deal.keys["scoring"]["stakes"]
    if deal.is_won_second and deal.keys["auction"]["second"].get("stakes", "none") != "none":
        every = deal.keys["auction"]["second"]["stakes"]
    rows = [row for row in every if row.get("from", 0) <= deal.bid]
    return rows[-1]["win"], rows[-1].get("lose", rows[-1]["win"])


def affected(stake: int, effect: Any) -> int:
    """A number stands in place of the stake, times multiplies it, plus adds to it."""
    if isinstance(effect, int):
        return effect
    return int(stake * effect.get("times", 1) + effect.get("plus", 0))
