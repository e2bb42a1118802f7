"""Size: many deals of the profile as it is, by players of all kinds, and no law may break.

Nothing is proved by it, but what breaks a law at all often shows itself here.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from turup.game.laws import Law
from turup.rules import Rules
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.state import blank
from turup.study.speeds import Speed, speed
from turup.verify.accounts import Account
from turup.verify.blaming import broken_law_found
from turup.verify.effort import Effort
from turup.verify.exploring import Explorer, shortest
from turup.verify.players import CONTRARY, MANNERS, pick
from turup.verify.search import SEARCH, Search, draw_tallies
from turup.verify.subject import Subject
from turup.verify.violations import Setting, Violation, replayed, simpler

DRIVERS = (SEARCH,)
UNIT = "deals"
CHUNK = {True: 2_000, False: 14}
INTERPRETED = 200
"""Of so many compiled deals one is played interpreted, which takes about as long."""
SHRINKING = 0.5
"""Of the positions of a search, this part may be spent on a shorter way."""


def units(_subject: Subject, _effort: Effort) -> Sequence[str]:
    """All deals together."""
    return [UNIT]


def examine(subject: Subject, effort: Effort, _unit: str, account: Account) -> Generator[None]:
    """Play the deals, and tell how many it were, or in which a law was broken."""
    many = Deals(speed(is_compiled=effort.is_compiled), subject.rules, effort)
    try:
        while many.found.law == Law.none and many.found.deals < many.wanted:
            many.play_some()
            account.positions = many.found.positions
            yield
    finally:
        if many.found.law == Law.none and many.found.deals:
            account.sampled("laws-hold", deals=many.found.deals, contrary=many.contrary)
    if many.found.law != Law.none:
        violation = many.violation()
        if violation:
            account.found(broken_law_found(subject.profile, subject.rules, violation))


class Deals:
    """Deals from number 0 on, chunk by chunk."""

    def __init__(self, at: Speed, rules: Rules, effort: Effort) -> None:
        """None is played yet."""
        self.speed, self.rules, self.effort = at, rules, effort
        self.wanted = effort.deals if effort.is_compiled else max(1, effort.deals // INTERPRETED)
        self.search = at.record(Search)
        self.room = at.rules(rules), at.states(2), at.numbers(1), at.numbers(1)
        self.run = at.driver(SEARCH)
        self.found: Search = at.read(Search, self.search)
        at.set(self.search, "seed", effort.seed)

    def play_some(self) -> None:
        """The next chunk."""
        first = self.found.deals
        self.speed.set(self.search, "first", first)
        deals = min(CHUNK[self.effort.is_compiled], self.wanted - first)
        self.speed.set(self.search, "wanted", deals)
        self.run(*self.room, self.search)
        self.found = self.speed.read(Search, self.search)

    @property
    def contrary(self) -> int:
        """How many of the deals were played by contrary players."""
        return sum((self.found.deals - manner - 1) // MANNERS + 1 for manner in CONTRARY)

    def violation(self) -> Violation | None:
        """The deal in which a law was broken, as short as it can be made."""
        setting, acts = way(self.rules, self.effort.seed, self.found.deal, self.found.acts)
        known = replayed(self.rules, setting, acts) or Violation(setting, acts, self.found.law)
        explorer = Explorer(
            self.speed, self.rules, self.effort.memory, is_compiled=self.effort.is_compiled
        )
        slowness = 1 if self.effort.is_compiled else INTERPRETED
        positions = int(self.effort.positions * SHRINKING) // slowness
        shorter = shortest(explorer, known.setting, len(known.acts), positions)
        return simpler(self.rules, shorter or known)


def way(rules: Rules, seed: int, deal: int, turns: int) -> tuple[Setting, tuple[int, ...]]:
    """A deal of a number and its first acts, as the search has played them."""
    state, acts = blank(), list[int]()
    draw_tallies(rules, state, seed, deal)
    dealer = deal % rules.table.seats
    shuffle_and_start(rules, state, dealer, seed, deal)
    setting = Setting(tuple(state.deck[: rules.deck.cards]), dealer, tuple(state.tallies))
    for turn in range(turns):
        list_legal(rules, state)
        acts.append(pick(rules, state, deal % MANNERS, seed, deal, turn))
        apply(rules, state, acts[-1])
    return setting, tuple(acts)
