"""Sampling: redeals in many deals, dealt or played, and how far the figures can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Any

from turup.rules import Rules
from turup.rules.state import State
from turup.study.driver import Driver
from turup.study.looks import Look, decided_by_cards
from turup.study.speeds import speed
from turup.verify.effort import Effort
from turup.verify.intervals import wilson
from turup.verify.redeals.budget import Steps
from turup.verify.redeals.judging import thousandths
from turup.verify.redeals.seen import Seen, look_at_deals, play_for_redeals

MADE_FROM = ("game/chance_play.py", "study/due.py", "verify/redeals/seen.py")
DEALT = Driver("redeals-dealt", look_at_deals, (Rules, State, Seen, int, int, int, int), MADE_FROM)
PLAYED = Driver("redeals-played", play_for_redeals, (Rules, State, Seen, int, int, int), MADE_FROM)
AT_ONCE = {True: 20_000, False: 200}
"""Deals between two of giving way, compiled and interpreted."""
FOR_DEALS = 0.9
"""Of the time; the rest is for telling what came."""
FEWER = 10
"""Interpreted, so many times fewer deals are looked at."""


def deals_of(effort: Effort) -> int:
    """How many deals are looked at, if there is time."""
    return effort.deals if effort.is_compiled else effort.deals // FEWER


def sample(driver: Driver, rules: Rules, effort: Effort, *arguments: int) -> Steps[Seen]:
    """What comes of as many deals as the effort allows, or as there is time for."""
    fast = speed(is_compiled=effort.is_compiled)
    deals = deals_of(effort)
    seen, (state,), most = fast.record(Seen), fast.states(1), AT_ONCE[effort.is_compiled]
    run, own = fast.driver(driver), fast.rules(rules)
    until = monotonic() + effort.seconds * FOR_DEALS if effort.seconds else inf
    for first in range(0, deals, most):
        run(own, state, seen, *arguments, effort.seed, first, min(most, deals - first))
        if monotonic() >= until:
            break
        yield
    return fast.read(Seen, seen)


def dealt(rules: Rules, looked_at: Sequence[Look], effort: Effort) -> Steps[Seen]:
    """How often redeals that the cards decide fit, in deals that are only dealt."""
    return sample(DEALT, rules, effort, decided_by_cards(looked_at))


def played(rules: Rules, effort: Effort) -> Steps[Seen]:
    """How often redeals come in deals that are played."""
    return sample(PLAYED, rules, effort)


def share(hits: int, deals: int) -> dict[str, Any]:
    """A share of deals as facts, with its interval."""
    low, high = wilson(hits, deals)
    return {
        "hits": hits,
        "deals": deals,
        "low": thousandths(low),
        "high": thousandths(high),
    }
