"""Sitting: a table taken for some deals or matches, at one of the two speeds."""

from __future__ import annotations

from typing import Any

from turup.bots.knowledge import SHAPES, Knowledge
from turup.bots.memory import Memory
from turup.bots.notes import Notes
from turup.rules import Rules
from turup.rules.match import Standing
from turup.rules.state import SEATS, State
from turup.study.driver import Driver
from turup.study.facts import ROW
from turup.study.looks import decided_by_cards, looks
from turup.study.matches import ROW as MATCH_ROW
from turup.study.speeds import Speed
from turup.study.table import ALONE_ROW, REHEARSAL_ROW, Do, at_table

TABLE = Driver(
    "table",
    at_table,
    (Rules, State, Standing, Memory, Notes, Knowledge, list[int], int, int, int, int, int),
    (
        "bots",
        "game/chance_play.py",
        "study/due.py",
        "study/facts.py",
        "study/matches.py",
        "study/table.py",
    ),
)
WIDTHS = {
    Do.deals: ROW,
    Do.matches: MATCH_ROW,
    Do.rehearse: REHEARSAL_ROW,
    Do.twice: 1,
    Do.alone: ALONE_ROW,
}


class Sitting:
    """A table, its rules and what its players know."""

    def __init__(self, rules: Rules, speed: Speed, knowledge: Knowledge) -> None:
        """Nothing is played yet."""
        self.speed, self.rules = speed, speed.rules(rules)
        self.state, self.standing = speed.record(State), speed.record(Standing)
        self.memory, self.notes = speed.record(Memory), speed.record(Notes)
        self.knowledge = speed.record(Knowledge)
        self.learn(knowledge)
        speed.set(self.notes, "decided", decided_by_cards(looks(rules)))
        speed.set(self.state, "tallies", [rules.match.start] * SEATS)

    def learn(self, knowledge: Knowledge) -> None:
        """The players know something else from now on."""
        for name in SHAPES:
            self.speed.set(self.knowledge, name, getattr(knowledge, name))

    def play(self, what: Do, players: int, seed: int, first: int, count: int) -> Any:
        """Play so many deals or matches from a number on; a list of numbers, row after row."""
        width = WIDTHS.get(what, 0)
        rows = self.speed.numbers(max(1, count * width))
        written = self.speed.driver(TABLE)(
            self.rules,
            self.state,
            self.standing,
            self.memory,
            self.notes,
            self.knowledge,
            rows,
            what + 0,
            players + 0,
            seed,
            first,
            count,
        )
        return rows[: written * width] if width else rows
