"""Whether what a profile states matters: with something else there, something comes out otherwise.

Looked at are deals of equal cards and chances, by players of every kind; what is told to whom in
some deals; how matches go; and for prices what the referee asks. A value is idle if no other value
that the check accepts changes any of that, and bound if the check accepts no other beside what else
the profile says.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from fnmatch import fnmatch
from functools import partial
from itertools import zip_longest
from typing import Any, NamedTuple, TypeVar

from turup.game.seats import CLOCKWISE
from turup.profiles import Place, Profile
from turup.profiles.changed import examine_changed
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.verify.fired import Fired
from turup.verify.looks import Look, how_matches_go, what_is_told, what_it_costs
from turup.verify.stated import TAKEN_AWAY, Stated, all_stated, laid_with, otherwise
from turup.verify.walking import TABLES, Table, Walker

FIRST, GROWTH, AT_ONCE = 8, 8, 20_000
TOLD_BEFORE = 2  # the parts of the deals that take longer than what is told in a few
PLACE = Place("switched", 1, 1)
MATTERS, IDLE, BOUND = "matters", "idle", "bound"
ACTS, SCORES, TOLD, MATCHES, PRICES = "acts", "scores", "told", "matches", "prices"
T = TypeVar("T")
Way = Callable[[Rules], str]
"""Looks at other rules, and says in what they come out otherwise, or nothing."""


class Excuse(NamedTuple):
    """Where nothing can be seen of a key, and why."""

    where: Callable[[Profile], bool]
    why: str


EXCUSED = {
    "table.direction": Excuse(
        lambda profile: profile.keys["table"]["seats"] != len(CLOCKWISE),
        "at a table without points of the compass no seat is called otherwise",
    ),
    "solo.contracts.*.partner": Excuse(
        lambda profile: profile.keys["table"]["sides"] != "two_sides",
        "where nobody has a fixed partner none plays with the caller, but a contract has to say it",
    ),
    "trump.counts_from": Excuse(
        lambda profile: (
            profile.keys["trump"]["exposed_by"] == "must_call"
            and profile.keys["trump"]["declarer_exposes"] != "never"
        ),
        "whoever is void brings trump out before he plays, so that no trump is thrown before that; "
        "only a declarer who never turns it up himself may throw one",
    ),
}


def statements(profile: Profile) -> list[Stated]:
    """All that a profile states of which something could be seen."""
    return [stated for stated in all_stated(profile.keys) if not is_excused(stated, profile)]


def is_excused(stated: Stated, profile: Profile) -> bool:
    """Whether nothing can be seen of a value at this table, though there can at others."""
    excuses = [excuse for key, excuse in EXCUSED.items() if fnmatch(stated.key, key)]
    return any(excuse.where(profile) for excuse in excuses)


def file_of(stated: Stated, profile: Profile) -> str:
    """The file in which a value is written; none that is filled in."""
    origin = profile.origins.get(stated.key)
    return origin.place.file if origin else ""


class Other(NamedTuple):
    """What is said in place of a value, and the rules it makes."""

    said: Any
    rules: Rules


class Verdict(NamedTuple):
    """What came of it: matters, idle or bound; what was tried, and what the last of it changes."""

    what: str
    tried: tuple[Any, ...]
    changes: str = ""


class Beside:
    """A profile as it stands, beside which others are laid."""

    def __init__(self, profile: Profile, walker: Walker) -> None:
        """Nothing has been played yet."""
        self.profile, self.rules, self.walker = profile, rules_of(profile), walker
        self.own, self.known = walker.carried(self.rules), dict[Any, Any]()

    def verdict(self, stated: Stated, most: int) -> Verdict:
        """Whether a value matters, in up to so many deals by each other rules."""
        return finished(self.tried(stated, most))

    def tried(self, stated: Stated, most: int) -> Generator[None, None, Verdict]:
        """The same, giving way after everything that is tried."""
        others: list[Other] = []
        first, *later = self.ways(stated, most)
        for other in self.others(stated):
            others.append(other)
            if changes := first(other.rules):
                return Verdict(MATTERS, (other.said,), changes)
            yield
        for way in later:
            for other in others:
                if changes := way(other.rules):
                    return Verdict(MATTERS, (other.said,), changes)
                yield
        return Verdict(IDLE if others else BOUND, tuple(other.said for other in others))

    def changes(self, stated: Stated, other: Other, most: int) -> Generator[None, None, str]:
        """In what certain other rules come out otherwise, giving way after everything tried."""
        for way in self.ways(stated, most):
            if changes := way(other.rules):
                return changes
            yield
        return ""

    def ways(self, stated: Stated, most: int) -> Iterator[Way]:
        """Ways to see that other rules come out otherwise, those that take long at the end."""
        special = LOOKS.get(str(stated.path[0]))
        if special:
            yield partial(self.looks_different, changes=special[0], look=special[1])
        for place, deals in enumerate(growing(most)):
            if place == TOLD_BEFORE:
                yield partial(self.looks_different, changes=TOLD, look=what_is_told)
            for table in TABLES:
                yield partial(self.differs, table=table, deals=deals)
        if place < TOLD_BEFORE:
            yield partial(self.looks_different, changes=TOLD, look=what_is_told)

    def others(self, stated: Stated) -> Iterator[Other]:
        """The rules with something else in place of a value, as far as the check accepts them."""
        seen: list[Any] = []
        for said, laid in otherwise(self.profile.keys, stated):
            if laid not in seen:
                seen.append(laid)
                yield from self.accepted("none" if said is TAKEN_AWAY else said, laid)

    def before(self, stated: Stated) -> Iterator[Other]:
        """The rules with what a value replaces that a parent or an overlay has said, if any."""
        origin = self.profile.origins.get(stated.key)
        if origin is not None and origin.replaced is not None:
            said = origin.replaced_value
            yield from self.accepted(said, laid_with(self.profile.keys, stated, said))

    def accepted(self, said: Any, laid: dict[str, Any]) -> Iterator[Other]:
        """The rules with some keys laid over the profile, if the check accepts them."""
        found = examine_changed(self.profile.spec, laid, PLACE).profile
        if found is not None and found.fingerprint != self.profile.fingerprint:
            yield Other(said, rules_of(found))

    def looks_different(self, rules: Rules, changes: str, look: Look) -> str:
        """Whether something else is seen than by the profile's own rules."""
        if look not in self.known:
            self.known[look] = list(look(self.rules))
        both = zip_longest(look(rules), self.known[look])
        return changes if any(theirs != mine for theirs, mine in both) else ""

    def differs(self, rules: Rules, table: Table, deals: range) -> str:
        """Whether any of some deals goes or ends otherwise."""
        if (table, deals) not in self.known:
            self.known[table, deals] = sums(self.walker.count(self.own, table, deals))
        mine = self.known[table, deals]
        theirs = sums(self.walker.count(self.walker.carried(rules), table, deals))
        if mine.of_acts != theirs.of_acts:
            return ACTS
        return SCORES if mine.of_results != theirs.of_results else ""


class Sums(NamedTuple):
    """What tells two courses of some deals apart: by what was done, and by what came of it."""

    of_acts: tuple[int, int]
    of_results: int


def sums(fired: Fired) -> Sums:
    """The sums over some deals."""
    return Sums((fired.acts_sum, fired.stuck), fired.results_sum)


LOOKS: dict[str, tuple[str, Look]] = {
    "match": (MATCHES, how_matches_go),
    "penalties": (PRICES, what_it_costs),
}
"""What is looked at first for the keys of a section."""


def growing(most: int) -> Iterator[range]:
    """Few deals at first, then more and more, but never so many that somebody has to wait."""
    first, count = 0, FIRST
    while first < most:
        yield range(first, min(most, first + count))
        first, count = first + count, min(AT_ONCE, count * GROWTH)


def finished(steps: Generator[None, None, T]) -> T:
    """What comes of some steps at their end."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
