"""Driver: whole deals one after another, from the shuffle to the score.

The same text runs interpreted and compiled. Compiled, a deal never leaves the program: only the
sums come back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from turup.game.chance_play import play_out
from turup.rules import Rules
from turup.rules.phases import shuffle_and_start
from turup.rules.state import State
from turup.study.counts import Counts, count_deal


class Driver(NamedTuple):
    """A function that is compiled with every rule it calls, and kept on disk under its own name.

    `takes` are the types of what it is given: `Rules`, `State` or another class of numbers and
    lists, a list of these states, numbers or lists of numbers. `made_from` names the modules and
    folders of the package that its text and that of its rules lie in, besides those of all drivers.
    """

    name: str
    function: Callable[..., Any]
    takes: tuple[Any, ...]
    made_from: tuple[str, ...]


def play_deals(
    rules: Rules, state: State, counts: Counts, policy: int, seed: int, first: int, deals: int
) -> None:
    """Play so many deals from a number on, each with the next dealer, and count them."""
    for deal in range(first, first + deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        count_deal(rules, state, counts, play_out(rules, state, policy, seed, deal))


DEALS = Driver(
    "deals",
    play_deals,
    (Rules, State, Counts, int, int, int, int),
    ("game/chance_play.py", "study/counts.py", "study/driver.py"),
)
