"""Explored: the bidding of a profile gone through, for every part that builds on it."""

from __future__ import annotations

from collections.abc import Generator
from math import inf
from time import monotonic
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.acts import REDEAL, STEP
from turup.rules.deal import When
from turup.rules.state import Phase, Why
from turup.verify.auction.beginnings import Chosen, chosen
from turup.verify.auction.exploring import PHASE, Exploration
from turup.verify.auction.positions import PLACE
from turup.verify.effort import Effort
from turup.verify.subject import Subject

FEW, MANY = 4, 16
ROOM = 10_000
"""Where more beginnings than a few are explored, they have at most so many positions together."""
FOR_EXPLORING = 0.8
"""Of the time; the rest is for telling what was found."""


class Explored(NamedTuple):
    """What was explored: each beginning chosen, in whole or until there was no more room."""

    chosen: Chosen
    explorations: list[Exploration]

    @property
    def rules(self) -> Rules:
        """The rules that were explored."""
        return self.explorations[0].rules

    @property
    def positions(self) -> int:
        """How many positions were looked at."""
        return sum(len(each.positions) for each in self.explorations)

    @property
    def is_whole(self) -> bool:
        """Whether the first beginning was gone through to its end."""
        return self.explorations[0].is_whole

    def left(self, effort: Effort) -> Effort:
        """What may still be looked at, and remembered."""
        memory = effort.memory - sum(each.used for each in self.explorations)
        return effort._replace(positions=effort.positions - self.positions, memory=memory)

    @property
    def is_late(self) -> bool:
        """Whether the first beginning could not be gone through for want of time."""
        return self.explorations[0].is_late

    @property
    def is_never_played(self) -> bool:
        """Whether every deal that was explored is thrown in before its first lead."""
        ends = {
            each.values(number)[PHASE]
            for each in self.explorations
            for number in range(len(each.positions))
        }
        return self.is_whole and Phase.play not in ends and Phase.over in ends

    @property
    def is_of_all_deals(self) -> bool:
        """Whether what holds of these beginnings holds of all deals that are not thrown in.

        That is so where no guard asks for hands or tallies, and no deal was thrown in while there
        was still something to be said.
        """
        is_cut = any(is_cut_short(each) for each in self.explorations)
        return self.is_whole and not self.chosen.answers and not is_cut


def explored(subject: Subject, effort: Effort) -> Generator[None, None, Explored]:
    """Explore the bidding of as many beginnings as the effort has room for."""
    until = monotonic() + effort.seconds * FOR_EXPLORING if effort.seconds else inf
    choice = chosen(subject.rules, effort.seed, MANY)
    found = Explored(choice, [])
    for nth, beginning in enumerate(choice.beginnings):
        if nth >= FEW and not effort.is_thorough and found.positions > ROOM:
            break
        exploration = Exploration(subject.rules, beginning)
        yield from exploration.steps(found.left(effort), until)
        exploration.memory.forget()
        if exploration.is_whole or not found.explorations:
            found.explorations.append(exploration)
        if not exploration.is_whole:
            break
    return found


def is_cut_short(exploration: Exploration) -> bool:
    """Whether a redeal that nobody asked for has stopped a deal in which more could be said."""
    redeals = exploration.rules.deal.redeals.rows
    for number, act in enumerate(exploration.by):
        values = exploration.values(number)
        is_redeal = values[PLACE["why"]] == Why.redeal and not REDEAL <= act < STEP
        if is_redeal and redeals[values[PLACE["which"]]].when != When.exposure:
            return True
    return False
