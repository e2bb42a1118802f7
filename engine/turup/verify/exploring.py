"""Exploring: every way in which some deals can go on, in bounded room, at either speed."""

from __future__ import annotations

from typing import Any

from turup.rules import Rules
from turup.study.speeds import Speed
from turup.verify.search import BEFORE, BUCKET, DEEPEST, SEARCH, Search
from turup.verify.violations import Setting, Violation

BYTES = {True: 16, False: 96}  # of an entry of the table: two numbers, or two Python objects
STATE = {True: 11 << 10, False: 30 << 10}  # bytes of a state on the stack, and a little more
MIB = 1 << 20
STRIDE = 20_000  # positions
SMALLEST = 64  # buckets
SALT = 1 << 8  # more than a search can be deep


class Explorer:
    """The room for a search: a stack of states, and a table of positions met.

    `memory` bounds both, in MiB; of none there is no table, and every way is gone, however often
    it comes to the same position.
    """

    def __init__(self, speed: Speed, rules: Rules, memory: float, *, is_compiled: bool) -> None:
        """Nothing is looked at yet."""
        self.speed, self.rules = speed, speed.rules(rules)
        self.buckets = buckets_in(memory, is_compiled=is_compiled) if memory else 0
        self.known = speed.numbers(max(1, self.buckets * BUCKET * 2))
        self.states = speed.states(DEEPEST + 2)
        self.places = speed.numbers(DEEPEST + 1)
        self.search = speed.record(Search)
        self.run = speed.driver(SEARCH)
        self.setting = Setting((), 0, ())
        self.salt = 0
        speed.set(self.search, "buckets", self.buckets)

    def begin(self, setting: Setting, deepest: int = DEEPEST) -> None:
        """Begin with a deal, and turn back after so many acts."""
        self.setting = setting
        bottom = self.states[DEEPEST + 1]
        self.speed.set(bottom, "deck", setting.deck)
        self.speed.set(bottom, "tallies", setting.tallies)
        self.speed.set(bottom, "dealer", setting.dealer)
        self.speed.set(self.search, "depth", BEFORE)
        if deepest != self.get("deepest"):
            self.forget()
        self.speed.set(self.search, "deepest", deepest)

    def turn_to(self, rules: Rules) -> None:
        """Go on with other rules, in the same room."""
        self.rules = self.speed.rules(rules)
        self.forget()

    def forget(self) -> None:
        """Nothing that was met counts as done."""
        self.salt += 1
        self.speed.set(self.search, "salt", self.salt * SALT)

    def go_on(self, positions: int) -> bool:
        """Look at so many positions more, about; whether everything is done, or a law broken."""
        self.speed.set(self.search, "limit", self.get("positions") + positions)
        self.run(self.rules, self.states, self.places, self.known, self.search)
        return bool(self.get("depth") == -1 or self.get("law") != 0)

    def get(self, name: str) -> Any:
        """A field of the search."""
        return self.speed.get(self.search, name)

    def found(self) -> Violation | None:
        """The law that was broken, and the way that led there; the search can then begin anew."""
        law = self.get("law")
        if law == 0:
            return None
        acts = [self._act(depth) for depth in range(self.get("acts"))]
        self.speed.set(self.search, "law", 0)
        self.forget()  # what lies on the way was not gone through
        return Violation(self.setting, tuple(acts), law)

    def _act(self, depth: int) -> int:
        """The act that was done last in a state of the stack."""
        legal = self.speed.get(self.states[depth], "legal")
        return int(legal[int(self.places[depth]) - 1])


def buckets_in(memory: float, *, is_compiled: bool) -> int:
    """How many buckets a table has in so many MiB, beside the stack; never fewer than a few."""
    room = int(memory * MIB) - (DEEPEST + 2) * STATE[is_compiled]
    return max(SMALLEST, room // (BYTES[is_compiled] * BUCKET))


def shortest(explorer: Explorer, setting: Setting, below: int, positions: int) -> Violation | None:
    """The shortest way on a deal to where any law is broken, of fewer acts than these.

    None if there is no such way, or so many positions do not show it.
    """
    most = explorer.get("positions") + positions
    for deepest in range(below):
        explorer.begin(setting, deepest)
        while not explorer.go_on(min(STRIDE, max(1, most - explorer.get("positions")))):
            if explorer.get("positions") >= most:
                return None
        found = explorer.found()
        if found:
            return found
    return None
