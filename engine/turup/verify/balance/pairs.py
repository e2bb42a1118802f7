"""Pairs: those that change nothing at any bid, and those after which nothing is left to decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.early_end import is_out_of_reach, is_reached, may_be_multiplied
from turup.rules.goals import Goal
from turup.rules.pair import PairEffect, Showing, suits_to_say, worth
from turup.rules.pair_cards import pair_number
from turup.rules.shapes import NONE, FactName
from turup.rules.showing import moved_target
from turup.rules.state import State
from turup.rules.table import DECLARERS, DEFENDERS
from turup.verify.auction.asked import facts_in
from turup.verify.auction.undertakings import Contract
from turup.verify.balance.bids import bids_of
from turup.verify.contracts.bounds import before_the_lead
from turup.verify.findings import Finding

SIDES = ("declarer", "defenders")
BOUNDS = ("floor", "cap")


class Shown(NamedTuple):
    """A kind of pair that a side may show."""

    which: int
    side: int

    @property
    def seat(self) -> int:
        """A seat of the side, where the first declares."""
        return 0 if self.side == DECLARERS else 1


def about_pairs(rules: Rules) -> Iterator[Finding]:
    """What is wrong with what pairs do."""
    for shown in pairs_of(rules):
        states = [before_the_lead(rules, Contract(bid=bid)) for bid in bids_of(rules)]
        states = [state for state in states if may_show(rules, state, shown)]
        if states and all(is_for_nothing(rules, state, shown) for state in states):
            yield finding("pair-for-nothing", rules, shown)
        elif states and all(is_the_end(rules, state, shown) for state in states):
            yield finding("pair-decides-all", rules, shown)


def pairs_of(rules: Rules) -> Iterator[Shown]:
    """Each kind by each side that may show it, where it moves a target or multiplies a stake."""
    moves_target = rules.scoring.goal != Goal.more_than_half
    if rules.pair.effect == PairEffect.times_stake or (
        rules.pair.effect != PairEffect.points and moves_target
    ):
        for which in range(rules.pair.kinds.used):
            for side in (DECLARERS, DEFENDERS):
                if showing_of_side(rules, side).is_used == 1:
                    yield Shown(which, side)


def showing_of_side(rules: Rules, side: int) -> Showing:
    """What holds for a side."""
    return rules.pair.declarer if side == DECLARERS else rules.pair.defenders


def may_show(rules: Rules, state: State, shown: Shown) -> bool:
    """Whether the bid lets a side show a kind."""
    facts = facts_in(showing_of_side(rules, shown.side).if_)
    fits = all(fact.low <= state.bid <= fact.high for fact in facts if fact.name == FactName.bid)
    return fits and worth(rules, state, shown.which, shown.seat) != NONE


def is_for_nothing(rules: Rules, state: State, shown: Shown) -> bool:
    """Whether a pair changes nothing, whatever has been shown before."""
    if rules.pair.effect == PairEffect.times_stake:
        return worth(rules, state, shown.which, shown.seat) == 1
    if moved(rules, state, state.target, shown) != state.target:
        return False
    return all(moved(rules, state, target, shown) == target for target in targets(rules, state))


def targets(rules: Rules, state: State) -> set[int]:
    """What may be needed before a pair is shown, if others can have been."""
    reached = {state.target + 0}
    others = sum(suits_to_say(rules, which) for which in range(rules.pair.kinds.used)) - 1
    able = [shown for shown in pairs_of(rules) if may_show(rules, state, shown)]
    for _ in range(others):
        more = {moved(rules, state, each, shown) for each in reached for shown in able}
        if more <= reached:
            break
        reached |= more
    return reached


def moved(rules: Rules, state: State, target: int, shown: Shown) -> int:
    """What is needed after a pair."""
    old, state.target = state.target, target
    amount = worth(rules, state, shown.which, shown.seat)
    target, state.target = moved_target(rules, state, amount, shown.side), old
    return target


def is_the_end(rules: Rules, state: State, shown: Shown) -> bool:
    """Whether a pair decides a deal that was open before."""
    if rules.pair.effect == PairEffect.times_stake or is_certain(rules, state):
        return False
    after = state.copy()
    after.target = moved(rules, after, after.target, shown)
    after.exposed = 1
    after.shown |= 1 << pair_number(shown.which, 0)
    return is_certain(rules, after)


def is_certain(rules: Rules, state: State) -> bool:
    """Whether it is settled who wins, whatever is captured."""
    ways: tuple[Callable[[Rules, State], bool], ...] = (is_out_of_reach, is_reached)
    return not may_be_multiplied(rules, state) and any(way(rules, state) for way in ways)


def finding(name: str, rules: Rules, shown: Shown) -> Finding:
    """A pair that does nothing, or everything; where its effect is not bounded that is at fault."""
    kind, side = rules.labels.names["pair.kinds"][shown.which], SIDES[shown.side]
    keys = ("pair.effect", f"pair.kinds.{kind}.worth", f"pair.{side}.if", f"pair.{side}")
    facts = {"what": kind, "side": "the declarer's side" if side == SIDES[0] else "the defenders"}
    return Finding(name, (f"pair.{BOUNDS[shown.side]}", *keys), facts)
