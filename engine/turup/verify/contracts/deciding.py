"""Deciding: each contract once made and once broken, by players who all want the same.

What is not found in many deals laid out for it is not proved impossible, unless a bound proves
it; how many deals it were is said.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice
from math import inf
from random import Random
from time import monotonic
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.pair import PairEffect
from turup.rules.phases import apply
from turup.rules.solo import Order
from turup.rules.state import NOBODY, Outcome
from turup.rules.table import DECLARERS, DEFENDERS, seats_of_side
from turup.verify.auction.positions import Beginning, begun
from turup.verify.auction.undertakings import Contract, Undertaking
from turup.verify.contracts.bounds import Bound, bound_of
from turup.verify.contracts.laying import Wish, decks
from turup.verify.contracts.playing import Line, played

MORE_LINES = 12
MANY_LINES = 400
"""Lines looked at where a pair changes the stake, for one that is worth nothing; the most of the
contract that is reached soonest, so that what shows it is short."""
PAUSE = 10
FEW_TRIES = 100


class Aim(NamedTuple):
    """How a contract is to end, for whom everybody plays, and what would make it impossible."""

    outcome: Outcome
    side: int
    bound: Bound


AIMS = (
    Aim(Outcome.made, DECLARERS, Bound.never_made),
    Aim(Outcome.failed, DEFENDERS, Bound.never_broken),
)


class Decided(NamedTuple):
    """A contract and an aim, and how many deals were laid out, played for it, and ended so.

    A deal that is thrown in, or in which a hand does not fit what is to be said, is not played.
    Of the lines found the shortest is kept, and the cheapest. Somebody may be late before enough
    deals have been tried.
    """

    contract: Contract
    aim: Aim
    lines: list[Line]
    is_proved: bool
    tries: int = 0
    played: int = 0
    hits: int = 0
    is_late: bool = False

    def with_line(self, line: Line) -> Decided:
        """The same after another deal that was played."""
        more = self._replace(played=self.played + 1)
        if line.outcome != self.aim.outcome:
            return more
        more = more._replace(lines=[*self.lines, line], hits=self.hits + 1)
        kept = [more.shortest, *[more.cheapest] * (more.cheapest is not more.shortest)]
        return more._replace(lines=kept)

    @property
    def shortest(self) -> Line:
        """The line with the fewest acts."""
        return min(self.lines, key=lambda line: len(line.acts))

    @property
    def cheapest(self) -> Line:
        """The line that is worth least."""
        return min(self.lines, key=lambda line: (line.stake, len(line.acts)))


class Decider:
    """Plays the contracts of a profile, until the tries are used up."""

    def __init__(self, rules: Rules, seed: int, tries: int, soonest: int) -> None:
        """Nothing is tried yet; all contracts together may take some times the tries of one."""
        self.rules, self.seed, self.soonest = rules, seed, soonest
        self.tries, self.left = tries, 4 * tries

    def decide(
        self, undertaking: Undertaking, aim: Aim, until: float = inf
    ) -> Generator[None, None, Decided]:
        """Find a deal in which a contract ends so, before it is late by the clock."""
        contract = undertaking.contract
        found = Decided(contract, aim, [], bound_of(self.rules, contract) == aim.bound)
        lot = Random(f"{self.seed} {contract} {aim.outcome}")  # noqa: S311 - chance is no secret
        for beginning in () if found.is_proved else self.beginnings(undertaking, aim, lot):
            found = found._replace(tries=found.tries + 1)
            line = played(self.rules, undertaking.acts, beginning, aim.side, lot)
            if line is not None and line.outcome != Outcome.thrown_in:
                found = found.with_line(line)
            if found.hits >= self.wanted(undertaking):
                break
            if found.tries % PAUSE == 0:
                yield
                if monotonic() >= until:
                    found = found._replace(is_late=True)
                    break
        self.left -= found.tries
        return found

    def wanted(self, undertaking: Undertaking) -> int:
        """How many lines are looked at."""
        is_solo = undertaking.contract.solo != NOBODY
        if is_solo or not is_stake_moved(self.rules):
            return 1
        return MANY_LINES if len(undertaking.acts) == self.soonest else MORE_LINES

    def beginnings(self, undertaking: Undertaking, aim: Aim, lot: Random) -> Iterator[Beginning]:
        """Deals in which the side is strong that everybody plays for."""
        wish = wish_for(self.rules, undertaking, aim.side)
        many = decks(self.rules, wish, undertaking.beginning, lot)
        return islice(many, self.tries if self.left > 0 else FEW_TRIES)


def wish_for(rules: Rules, undertaking: Undertaking, side: int) -> Wish:
    """How the cards are to lie, once the contract stands, so that a side wins."""
    state = begun(rules, undertaking.beginning)
    for act in undertaking.acts:
        apply(rules, state, act)
    seats = seats_of_side(rules, state, side)
    strong = [seat for seat in range(rules.table.seats) if seats >> seat & 1]
    if undertaking.contract.solo == NOBODY:
        return Wish(strong)
    contract = rules.solo.contracts.rows[undertaking.contract.solo]
    caller = state.declarer if contract.if_.used else NOBODY
    return Wish(strong, contract.order == Order.reversed, caller)


def is_stake_moved(rules: Rules) -> bool:
    """Whether a pair multiplies the stake, or divides it."""
    return rules.pair.kinds.used > 0 and rules.pair.effect == PairEffect.times_stake
