"""A witness is no longer than whatever somebody who knows nothing of the search makes of a deal.

Deals are played by chance until some show the same mistake; then act after act is left out, and
what follows is played anew, as long as the mistake still shows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from test_broken import BROKEN, found_in, wanted

from turup.game.chance_play import chosen, played_out
from turup.game.deal import Deal
from turup.profiles.encoding import rules_of
from turup.verify.subject import subject

SHOWN = [path for path in BROKEN if wanted(path)["acts"] != "none"]
DEALS, SHRUNK = 400, 3
SEED = 7


def is_lost_for_nothing(deal: Deal) -> bool:
    """Whether a deal was won or lost, and nobody has got or paid anything."""
    return bool(deal.result and deal.result.outcome in ("made", "failed")) and not deal.result.total


def is_never_played(deal: Deal) -> bool:
    """Whether a deal is thrown in."""
    return bool(deal.result and deal.result.outcome == "thrown_in")


SHOWS: dict[str, Callable[[Deal], bool]] = {
    "lost-for-nothing": is_lost_for_nothing,
    "never-played": is_never_played,
}


def shrunk(deal: Deal, shows: Callable[[Deal], bool]) -> Deal:
    """The deal without all acts that can be left out one by one."""
    for place in range(len(deal.acts)):
        less = without(deal, place)
        if less is not None and len(less.acts) < len(deal.acts) and shows(less):
            return shrunk(less, shows)
    return deal


def without(deal: Deal, place: int) -> Deal | None:
    """The same deal without one of its acts, and with what follows as far as that can be done."""
    again = deal.restarted()
    for act in (*deal.acts[:place], *deal.acts[place + 1 :]):
        if again.is_over:
            break
        again = again.after(act if act in again.legal() else again.legal()[0])
    while not again.is_over:
        again = again.after(chosen(again))
    return again


def showing(path: Path, shows: Callable[[Deal], bool]) -> Iterator[Deal]:
    """Deals by chance that show a mistake."""
    rules = rules_of(subject(str(path)).profile)
    for number in range(DEALS):
        deal = played_out(Deal.shuffled(rules, SEED, number))
        if shows(deal):
            yield deal


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_no_deal_by_chance_can_be_made_shorter_than_the_witness(path: Path) -> None:
    name = wanted(path)["name"]
    acts = min(each.witness.acts for each in found_in(path) if each.name == name and each.witness)
    found = [shrunk(deal, SHOWS[name]) for deal in islice(showing(path, SHOWS[name]), SHRUNK)]
    assert found, "no deal by chance shows it"
    assert acts <= min(len(deal.acts) for deal in found)
