"""Shortening: the shortest line found on which a difference shows.

First acts are left out one by one and several together, then every shorter way on the same cards
is gone, breadth first, as far as the positions allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from turup.game.actions import Action, Bid
from turup.verify.games.comparing import Apart, at_rest, at_start, in_step
from turup.verify.games.lines import are_apart, as_done, in_common, line
from turup.verify.games.pairing import Both, Pair

SPANS = (8, 4, 3, 2, 1)
BIDS = 2  # low ones that are tried at a turn


def shortened(pair: Pair, apart: Apart, positions: int) -> Apart:
    """The same difference after fewer acts, if so many positions come upon it."""
    found = with_acts_left_out(pair, apart)
    return breadth_first(pair, found, positions) or found


def with_acts_left_out(pair: Pair, apart: Apart) -> Apart:
    """The same difference with nothing left that can be left out."""
    found, is_shorter = apart, True
    while is_shorter and found.deal:
        is_shorter = False
        for acts in fewer(found.deal.acts):
            shown = shows(pair, found, acts)
            if shown and shown.acts < found.acts:
                found, is_shorter = shown, True
                break
    return found


def fewer(acts: Sequence[Action]) -> Iterator[tuple[Action, ...]]:
    """The acts without some that follow one another."""
    for span in SPANS:
        for first in range(len(acts) - span + 1):
            yield (*acts[:first], *acts[first + span :])


def shows(pair: Pair, apart: Apart, acts: Sequence[Action]) -> Apart | None:
    """A difference of the same kind on the way of some acts, if there is one."""
    for found in line(pair, begun(pair, apart), as_done(acts)):
        if found.signature == apart.signature:
            return found
    return None


def begun(pair: Pair, apart: Apart) -> Both:
    """The deals of a difference before anybody has acted."""
    assert apart.deal is not None  # noqa: S101 - whoever shortens has a deal
    assert apart.other_deal is not None  # noqa: S101
    return pair.begun_again(Both(apart.deal, apart.other_deal))


class Place(NamedTuple):
    """A place that a search has come to: both deals there."""

    both: Both
    acts: int


def breadth_first(pair: Pair, apart: Apart, positions: int) -> Apart | None:
    """The first difference of the same kind, all shorter ways having been gone before."""
    first = begun(pair, apart)
    found = [each for each in at_start(pair, first) if each.signature == apart.signature]
    if found:
        return found[0]
    waiting, place = [Place(first, 0)], 0
    while place < len(waiting) <= positions and waiting[place].acts < apart.acts:
        here = waiting[place]
        place += 1
        met = list(at_rest(pair, here.both))
        for each in met:
            if each.signature == apart.signature:
                return each
        if here.both.is_over or are_apart(met):
            continue
        for act in worth_trying(in_common(pair, here.both)):
            after = pair.after(here.both, act)
            met = list(in_step(pair, here.both, after))
            for each in met:
                if each.signature == apart.signature:
                    return each
            if not are_apart(met):
                waiting.append(Place(after, here.acts + 1))
    return None


def worth_trying(acts: Sequence[Action]) -> list[Action]:
    """The acts, of bids only the highest, which soonest ends an auction, and the lowest ones."""
    bids = [act for act in acts if isinstance(act, Bid)]
    return [act for act in acts if act not in bids[BIDS:-1]]
