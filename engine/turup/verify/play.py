"""Play: small decks through and through: every deal, every legal act, and no law may break.

Where a deck has more deals than can be gone through, some are drawn, and each of these is gone
through to its end.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import chain
from time import monotonic

from turup.profiles import Profile
from turup.profiles.encoding import rules_of
from turup.study.speeds import speed
from turup.verify.accounts import Account
from turup.verify.blaming import broken_law_found
from turup.verify.effort import Effort
from turup.verify.exploring import MIB, Explorer, shortest
from turup.verify.reduced.deriving import Reduced, reduced
from turup.verify.reduced.layouts import BYTES, Layout, Layouts
from turup.verify.reduced.scaling import MOST_RUNGS
from turup.verify.reduced.shapes import ranks_in, shape_named, smaller
from turup.verify.search import SEARCH
from turup.verify.subject import Subject
from turup.verify.violations import Setting, Violation, simpler

DRIVERS = (SEARCH,)
HAND = {False: 2, True: 4}
"""Cards at most, at quick and at thorough effort."""
STRIDE = {True: 50_000, False: 500}
LISTED, MOST_LISTED = 50, 200_000
"""Positions for each deal that is listed; where there are fewer, deals are drawn."""
FOR_LAYOUTS = 1 / 8
"""Of the memory; the rest is for positions that were met."""
FEW_DEALS = 4
"""Of a deck with more bids at least so many are gone through, else there are fewer bids."""
INTERPRETED = 100
"""Compiled, so many positions are looked at while one is interpreted."""


def units(subject: Subject, effort: Effort) -> Sequence[str]:
    """The small decks, by their shapes."""
    return [str(shape) for shape in smaller(subject.profile.keys, HAND[effort.is_thorough])]


def examine(subject: Subject, effort: Effort, unit: str, account: Account) -> Generator[None]:
    """Go through a small deck, and tell how far that came, or where a law was broken."""
    walk = None
    try:
        for walk in walks(subject, effort, unit, account):
            if (yield from walk.is_short()):
                break
        if walk is not None:
            yield from walk.steps()
    finally:
        if walk is not None and walk.found is None:
            walk.tell()
    if walk is not None and walk.found is not None:
        account.found(broken_law_found(walk.profile, walk.rules, walk.shortest()))


def walks(subject: Subject, effort: Effort, unit: str, account: Account) -> Iterator[Walk]:
    """The ways through a small deck with fewer and fewer bids, until a deal is soon over."""
    last: Reduced | None = None
    at, room = speed(is_compiled=effort.is_compiled), effort.memory * (1 - FOR_LAYOUTS)
    explorer = Explorer(at, subject.rules, room, is_compiled=effort.is_compiled)
    for rungs in range(MOST_RUNGS, 0, -1):
        small = reduced(subject.profile, shape_named(unit), rungs)
        if small.profile is None:
            if last is None:
                account.unexamined("deck-refused", deck=unit, problem=small.refused)
            return
        if last is None or len(small.bids) < len(last.bids):
            explorer.turn_to(rules_of(small.profile))
            yield Walk(small, small.profile, effort, account, explorer)
        last = small


class Walk:
    """The way through the deals of a small deck."""

    def __init__(
        self,
        small: Reduced,
        profile: Profile,
        effort: Effort,
        account: Account,
        explorer: Explorer,
    ) -> None:
        """No deal is begun; the explorer has been at other decks before, and turned to this."""
        self.small, self.profile, self.effort, self.account = small, profile, effort, account
        self.rules, self.explorer = rules_of(profile), explorer
        remembered = int(effort.memory * FOR_LAYOUTS * MIB) // BYTES
        listed = min(effort.positions // LISTED, MOST_LISTED, remembered)
        self.layouts = Layouts(self.rules, effort.seed, listed, remembered)
        self.before = int(explorer.get("positions"))
        self.most = effort.positions // (1 if effort.is_compiled else INTERPRETED)
        self.stride = STRIDE[effort.is_compiled]
        self.deals = 0
        self.found: Violation | None = None

    @property
    def positions(self) -> int:
        """How many have been looked at on this way."""
        return int(self.explorer.get("positions")) - self.before

    def is_short(self) -> Generator[None, None, bool]:
        """Whether a deal is so short that enough of them can be gone through, in this time too."""
        self.explorer.begin(self.setting(next(iter(self.layouts))))
        most, end = self.most // FEW_DEALS, monotonic() + self.effort.seconds / FEW_DEALS
        while not self.go_on(most):
            is_late = self.effort.seconds > 0 and monotonic() >= end
            if is_late or self.positions >= most:
                self.account.is_hurried |= is_late
                self.explorer.forget()  # what lies on the way was not gone through
                return False
            yield
        self.found = self.explorer.found()
        return True

    def go_on(self, most: int) -> bool:
        """Look at some positions more, up to so many in all; whether a deal is done."""
        is_done = self.explorer.go_on(min(self.stride, most - self.positions))
        self.account.positions = self.before + self.positions
        return is_done

    def steps(self) -> Generator[None]:
        """Go through deals until all are done, time is up or a law is broken."""
        for layout in self.layouts if self.found is None else ():
            self.explorer.begin(self.setting(layout))
            while not self.go_on(self.most):
                if self.positions >= self.most:
                    return
                yield
            self.found = self.explorer.found()
            if self.found is not None:
                return
            self.deals += layout.weight
            yield

    def setting(self, layout: Layout) -> Setting:
        """A deal; the last seat deals, so that the first is the eldest."""
        seats = self.rules.table.seats
        return Setting(layout.deck, seats - 1, (self.rules.match.start,) * seats)

    def tell(self) -> None:
        """What has been gone through, and of how much."""
        account = self.account
        deck = {"deck": str(self.small.shape), "ranks": ranks_in(self.profile.keys)}
        facts = {**deck, "bids": list(self.small.bids)}
        left_out, total = list(self.small.left_out), self.layouts.total
        if self.deals == total:
            account.proved("deck-exhausted", **facts, deals=total)
        elif self.deals:
            account.sampled("deck-sampled", **facts, deals=self.deals, of=total)
        else:
            account.sampled("deck-begun", **facts, positions=self.positions)
        if left_out:
            account.unexamined("deck-lacks", deck=deck["deck"], keys=left_out)

    def shortest(self) -> Violation:
        """The shortest way on any deal to where a law is broken, with simple cards.

        It is the shortest there is, unless that takes more positions than the search.
        """
        assert self.found is not None  # noqa: S101 - whoever asks has looked
        best, most = self.found, self.positions + self.most
        for layout in chain([None], self.layouts):
            setting = self.setting(layout) if layout else best.setting
            way = shortest(self.explorer, setting, len(best.acts), most - self.positions)
            best = way or best
        return simpler(self.rules, best)
