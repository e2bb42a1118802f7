"""Learning: deals of practice, from which players learn what to bid by a table's rules.

In rehearsals the contract is given out by lot. Players who know what came of that bid against one
another: who is left to bid has better cards than by lot, and the others worse, so that the chances
are counted once more, from all such deals so far, each time before they play some more. Solos are
tried out with every hand that is not hopeless.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from turup.bots.knowledge import STAGES, Knowledge, blank_knowledge
from turup.bots.playing import Players
from turup.rules import Rules
from turup.rules.deck import deck_points
from turup.rules.state import blank
from turup.study.fitting import FINE, alone, by_bids, by_lot
from turup.study.sitting import WIDTHS, Sitting
from turup.study.speeds import Speed
from turup.study.table import Do

Tell = Callable[[int], None]
"""Told, now and then, how many deals are done."""
SEED = 28
REHEARSALS = 60_000
AT_ONCE = 1_000
"""Deals between two times that somebody is told how far it is."""


class Round(NamedTuple):
    """A part of the deals, and how they are played."""

    share: float
    players: Players


ROUNDS = (
    Round(0.25, Players.rehearsal),
    Round(1.0, Players.rehearsal),
    *(Round(0.25, Players.practice),) * 4,
    Round(2.0, Players.trial),
)


def untold(_done: int) -> None:
    """Nobody waits."""


def rounds(rules: Rules) -> list[Round]:
    """What is played to learn some rules; where there is no solo, none is tried out."""
    has_solos = rules.solo.contracts.used > 0
    return [each for each in ROUNDS if has_solos or each.players != Players.trial]


def deals_to_learn(rules: Rules, deals: int = REHEARSALS) -> int:
    """How many deals are played to learn some rules."""
    return sum(round(deals * each.share) for each in rounds(rules))


def learnt(rules: Rules, speed: Speed, deals: int = REHEARSALS, tell: Tell = untold) -> Knowledge:
    """What is to be known of some rules, from so many rehearsals."""
    practice = Practice(rules, speed, tell)
    for number, (share, players) in enumerate(rounds(rules)):
        practice.go_on(players, SEED + number, round(deals * share))
    return practice.knowledge


class Practice:
    """Players who learn, and whoever is told how far they are."""

    def __init__(self, rules: Rules, speed: Speed, tell: Tell) -> None:
        """They guess what anybody would."""
        self.rules, self.tell, self.done = rules, tell, 0
        self.knowledge = self.lot = first_guess(rules)
        self.sitting = Sitting(rules, speed, self.knowledge)
        self.bids = np.zeros((0, WIDTHS[Do.rehearse]), np.int64)

    def go_on(self, players: Players, seed: int, deals: int) -> None:
        """Play so many deals, and learn from them."""
        rows = self.rows(
            Do.alone if players == Players.trial else Do.rehearse, players, seed, deals
        )
        if len(rows) == 0:
            return
        if players == Players.rehearsal:
            self.knowledge = self.lot = by_lot(self.rules, rows)
        elif players == Players.practice:
            self.bids = np.concatenate([self.bids, rows])
            self.knowledge = by_bids(self.rules, self.lot, self.bids)
        else:
            self.knowledge.alone = alone(rows)
        self.sitting.learn(self.knowledge)

    def rows(self, what: Do, players: Players, seed: int, deals: int) -> Any:
        """The rows of so many deals."""
        parts = [np.zeros(0, np.int64), *self.parts(what, players, seed, deals)]
        return np.concatenate(parts).reshape(-1, WIDTHS[what])

    def parts(self, what: Do, players: Players, seed: int, deals: int) -> Iterator[Any]:
        """What comes of so many deals, some at a time."""
        for first in range(0, deals, AT_ONCE):
            count = min(AT_ONCE, deals - first)
            yield np.asarray(self.sitting.play(what, players, seed, first, count), np.int64)
            self.done += count
            self.tell(self.done)


def first_guess(rules: Rules) -> Knowledge:
    """What anybody would guess: long and high trumps, and the best cards of other suits."""
    knowledge = blank_knowledge()
    whole = deck_points(rules, blank()) * FINE // 64
    height = whole // rules.deck.width
    knowledge.weights = STAGES * [8 * whole, 4 * whole, height, 3 * whole, 0, whole, whole, 0]
    return knowledge
