"""Coverage: what came in many deals and what never did, and what hangs on each value stated.

Each value is switched to what else could stand there. At quick effort these are the values that
the profile's own file states, or the overlays it was named with; at thorough effort all of them,
and each other choice that the check accepts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from itertools import product
from typing import Any

from turup.profiles.encoding import rules_of
from turup.study.speeds import speed
from turup.verify.accounts import Account
from turup.verify.coming import came, refused
from turup.verify.effort import Effort
from turup.verify.findings import Finding
from turup.verify.fired import Fired, add, nothing_yet
from turup.verify.lifted import always_lifted
from turup.verify.lost import causes, counted, is_collection, lost, own_files, profile_below
from turup.verify.mattering import (
    AT_ONCE,
    BOUND,
    MATTERS,
    Beside,
    Other,
    Verdict,
    file_of,
    statements,
)
from turup.verify.stated import Stated
from turup.verify.subject import Subject
from turup.verify.walking import TABLES, WALK, Walker

COMING, KEYS = "what came", "keys"
CHUNKS = 10
DRIVERS = (WALK,)
INTERPRETED = 50  # times as long as compiled takes a deal, or more
ENOUGH = 10_000
CHOICES = 20_000
MOST_SAID = 5


def units(about: Subject, effort: Effort) -> Sequence[str]:
    """What came in many deals, and the keys: all at once, or section by section."""
    if not effort.is_thorough:
        return [COMING, KEYS]
    sections = dict.fromkeys(str(each.path[0]) for each in statements(about.profile))
    return [COMING, *(f"{KEYS} {section}" for section in sections)]


def examine(about: Subject, effort: Effort, unit: str, account: Account) -> Generator[None]:
    """Count what comes in many deals, or switch keys."""
    walker = Walker(speed(is_compiled=effort.is_compiled), effort.seed)
    most = effort.deals if effort.is_compiled else effort.deals // INTERPRETED
    if unit == COMING:
        at_once = AT_ONCE if effort.is_compiled else AT_ONCE // INTERPRETED
        yield from count(about, walker, most, account, max(CHUNKS, most // at_once))
        return
    section = unit.removeprefix(KEYS).strip()
    stated = (each for each in statements(about.profile) if not is_collection(each))
    asked = [each for each in stated if section in ("", str(each.path[0]))]
    files = own_files(about.spec)
    own = [each for each in asked if file_of(each, about.profile) in files]
    looked = asked if effort.is_thorough else own
    switching = Switching(about, walker, most, account)
    for _step in switching.all_of(looked, is_every_choice=effort.is_thorough):
        account.positions = walker.positions
        yield
    account.positions = walker.positions
    if len(looked) < len(asked):
        account.unexamined("inherited", count=len(asked) - len(looked))


def count(
    about: Subject, walker: Walker, most: int, account: Account, chunks: int = CHUNKS
) -> Generator[None]:
    """Count what comes in deals by players of every kind, in a tenth of them what is refused."""
    rules, fired = walker.carried(about.rules), nothing_yet()
    size, asked = -(-most // (len(TABLES) * chunks)), 0
    try:
        for chunk, table in product(range(chunks), TABLES):
            asks = chunk % CHUNKS == 0
            deals = range(chunk * size, (chunk + 1) * size)
            asked += size if asks else 0
            add(fired, walker.count(rules, table, deals, asks_refusals=asks))
            account.positions = walker.positions
            yield
    finally:
        if asked:
            state_what_came(about, fired, asked, account)
    if fired.deals >= ENOUGH:
        for finding in always_lifted(about.rules, limits_without_use(about, fired), walker.seed):
            account.found(finding)
    yield from find_lost(about, walker, min(most, CHOICES), account)


def state_what_came(about: Subject, fired: Fired, asked: int, account: Account) -> None:
    """Write down what came, what was refused, and what never came."""
    counts = came(about.rules, fired)
    deals = fired.deals + fired.stuck
    account.sampled("came", deals=deals, came=told(counts), counts=counts)
    if no := refused(fired):
        account.sampled("refused", deals=asked, refused=told(no), counts=no)
    if never := [path for path, times in counts.items() if times == 0]:
        account.sampled("never-came", deals=deals, never=never)


def limits_without_use(about: Subject, fired: Fired) -> list[str]:
    """The lead limits that refused nothing."""
    counts = {key.rpartition("."): times for key, times in came(about.rules, fired).items()}
    return [
        name
        for (collection, _dot, name), times in counts.items()
        if collection == "play.lead_limits" and times == 0
    ]


def find_lost(about: Subject, walker: Walker, most: int, account: Account) -> Generator[None]:
    """Find what comes by the rules below the file, and never by its own."""
    below = profile_below(about.spec) if most >= ENOUGH else None
    if below is None:
        return
    here, there = counted(walker, about.rules, most), counted(walker, rules_of(below), most)
    yield
    by_cause: dict[tuple[str, ...], list[str]] = {}
    for key in lost(about.profile, here, there):
        found = tuple(causes(Beside(about.profile, walker), key, most))
        by_cause.setdefault(found, []).append(key)
        yield
    for found, keys in by_cause.items():
        facts = {"lost": keys, "times": max(there[key] for key in keys), "deals": most}
        facts |= {"below": below.spec.removesuffix(".yaml"), "causes": list(found)}
        account.found(Finding("never-comes", (*found, *keys), facts))
    account.positions = walker.positions


def told(counts: dict[str, int]) -> list[str]:
    """Each path with its number, where that is not 0."""
    return [f"{path} {times:,}" for path, times in counts.items() if times]


class Switching:
    """The values of a profile, each switched to what else could stand there."""

    def __init__(self, about: Subject, walker: Walker, most: int, account: Account) -> None:
        """Nothing is switched yet."""
        self.beside, self.most, self.account = Beside(about.profile, walker), most, account
        self.changes, self.switched = Counter[str](), list[str]()
        self.bound, self.unseen, self.dead = list[str](), list[str](), list[str]()
        self.needless = list[str]()

    def all_of(self, asked: Sequence[Stated], *, is_every_choice: bool) -> Generator[None]:
        """Switch every value that is asked for."""
        try:
            for stated in asked:
                if not any(stated.key.startswith(f"{key}.") for key in self.dead):
                    verdict = yield from self.beside.tried(stated, self.most)
                    yield from self.note(stated, verdict)
                    yield
        finally:
            self.state()
        if is_every_choice:
            yield from self.every_choice(asked)

    def note(self, stated: Stated, verdict: Verdict) -> Generator[None]:
        """Take down what came of a value."""
        if verdict.what == BOUND:
            self.bound.append(stated.key)
        elif verdict.what == MATTERS:
            self.changes[verdict.changes] += 1
            self.switched.append(f"{stated.key}: {verdict.tried[0]} ({verdict.changes})")
            yield from self.look_at_what_was(stated, verdict)
        elif self.most < ENOUGH:
            self.unseen.append(stated.key)
        else:
            self.dead.append(stated.key)
            facts = {"key": stated.key, "others": said(verdict), "deals": self.most}
            self.account.found(Finding("dead-key", (stated.key,), facts))

    def look_at_what_was(self, stated: Stated, verdict: Verdict) -> Generator[None]:
        """Whether nothing changes where a value stands for what it replaces, or is left out."""
        if self.most < ENOUGH:
            return
        for other in self.beside.before(stated):
            if other.said not in verdict.tried and (yield from self.is_same(stated, other)):
                facts: dict[str, Any] = {"key": stated.key, "deals": self.most}
                facts |= {"said": str(stated.value), "before": str(other.said)}
                self.account.found(Finding("dead-override", (stated.key,), facts))
                return
        neutral = stated.schema.get("default")
        if neutral is None or neutral in verdict.tried:
            return
        for other in self.beside.others(stated):
            if other.said == neutral and (yield from self.is_same(stated, other)):
                self.needless.append(stated.key)

    def is_same(self, stated: Stated, other: Other) -> Generator[None, None, bool]:
        """Whether nothing changes by other rules."""
        changes = yield from self.beside.changes(stated, other, self.most)
        return not changes

    def state(self) -> None:
        """Write down on how many values something hangs, and on which that is not known."""
        if self.switched:
            told = [f"{what} {times}" for what, times in self.changes.most_common()]
            count = len(self.switched)
            self.account.proved("matters", count=count, changes=told, switched=self.switched)
        if self.bound:
            self.account.unexamined("bound", keys=self.bound)
        if self.needless:
            self.account.sampled("needless", keys=self.needless, deals=self.most)
        if self.unseen:
            self.account.sampled("nothing-seen", keys=self.unseen, deals=self.most)

    def every_choice(self, asked: Sequence[Stated]) -> Generator[None]:
        """Switch every value to each other choice, and write down how many change something."""
        changing, unseen, deals = list[str](), list[str](), min(self.most, CHOICES)
        try:
            for stated in asked:
                for other in self.beside.others(stated):
                    changes = yield from self.beside.changes(stated, other, deals)
                    kept = changing if changes else unseen
                    kept.append(f"{stated.key}: {other.said}" + f" ({changes})" * bool(changes))
        finally:
            if changing:
                self.account.proved("choices", count=len(changing), switched=changing)
            if unseen:
                facts = {"count": len(unseen), "deals": deals, "choices": unseen}
                self.account.sampled("same-choices", **facts)


def said(verdict: Verdict) -> list[str]:
    """What else was said, as text; of many only some."""
    every = list(dict.fromkeys(map(str, verdict.tried)))
    return every if len(every) <= MOST_SAID else [*every[:MOST_SAID], "…"]
