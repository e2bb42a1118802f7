"""Raises: steps of the ladder that raise nothing, and solos that are dared for no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.clearing import clear
from turup.rules.doubling import is_above_limit
from turup.rules.shapes import changed
from turup.rules.solo import Contract
from turup.rules.stakes import standing_band
from turup.rules.state import NOBODY, State, blank
from turup.verify.auction.undertakings import span
from turup.verify.cheap import bids_with
from turup.verify.findings import Finding


class Raise(NamedTuple):
    """A step said to a bid: what could be won and lost before it, and with it."""

    bid: int
    before: tuple[int, int]
    after: tuple[int, int]

    @property
    def is_idle(self) -> bool:
        """Whether it raises neither, or lowers one of them."""
        pairs = list(zip(self.before, self.after, strict=True))
        return all(new <= old for old, new in pairs) or any(new < old for old, new in pairs)


def about_steps(rules: Rules) -> Iterator[Finding]:
    """The steps that raise nothing, at some bids or at all."""
    for which, name in enumerate(rules.labels.names.get("doubling.steps", ())):
        raises = list(raises_by(rules, which))
        idle = [each for each in raises if each.is_idle]
        if idle:
            bids = span(rules, sorted({each.bid for each in idle}))
            before, after = list(idle[0].before), list(idle[0].after)
            facts = {"what": name, "bids": bids, "before": before, "after": after}
            yield Finding("step-without-gain", keys_of_step(rules, which), facts)


def keys_of_step(rules: Rules, which: int) -> tuple[str, ...]:
    """The step, and the one it answers, or the stakes that it raises."""
    names, before = rules.labels.names["doubling.steps"], rules.doubling.steps.rows[which].after
    path = f"doubling.steps.{names[which]}"
    below = "scoring.stakes" if before == NOBODY else f"doubling.steps.{names[before]}.stake"
    return f"{path}.stake", path, below


def raises_by(rules: Rules, which: int) -> Iterator[Raise]:
    """What a step does to each bid to which it can be said, in either auction."""
    step = rules.doubling.steps.rows[which]
    for bid in bids_with(rules, which):
        for again in auctions_with(rules, bid):
            state = standing(bid, again)
            base = standing_band(rules, state)
            if not is_above_limit(rules, state, step):
                after = changed(step.stake, base[0]), changed(step.stake, base[1])
                yield Raise(bid, said_before(rules, step.after, base), after)


def auctions_with(rules: Rules, bid: int) -> range:
    """The auctions in which a bid can stand that pays otherwise: 0 the first, 1 the second."""
    second = rules.auction.second
    return range(2 if second.stakes.used > 0 and bid >= second.minimum else 1)


def standing(bid: int, again: int) -> State:
    """A bid that stands."""
    state = blank()
    clear(state)
    state.bid, state.second, state.holder = bid, again, 0
    state.bids[0] = 1
    return state


def said_before(rules: Rules, which: int, base: tuple[int, int]) -> tuple[int, int]:
    """What can be won and lost once a step was said, or none."""
    if which == NOBODY:
        return base
    stake = rules.doubling.steps.rows[which].stake
    return changed(stake, base[0]), changed(stake, base[1])


def about_solos(rules: Rules) -> Iterator[Finding]:
    """The solos that are called without seeing all one's cards, and pay no more than when seen."""
    names = rules.labels.names.get("solo.contracts", ())
    rows = rules.solo.contracts.rows[: len(names)]
    for blind, contract in zip(names, rows, strict=True):
        for seen, other in zip(names, rows, strict=True):
            if is_same_but_blinder(contract, other) and contract.win <= other.win:
                path = f"solo.contracts.{blind}"
                keys = (f"{path}.win", path, f"solo.contracts.{seen}.win")
                facts = {"what": blind, "win": contract.win, "seen": seen, "paid": other.win}
                yield Finding("blind-for-no-more", keys, facts)


def is_same_but_blinder(one: Contract, other: Contract) -> bool:
    """Whether two contracts are played alike, and one of them with more cards unseen."""
    return one.blind > other.blind and manner_of(one) == manner_of(other)


def manner_of(contract: Contract) -> tuple[int, ...]:
    """How a contract is played."""
    return contract.trump, contract.order, contract.partner, contract.leader, contract.tricks
