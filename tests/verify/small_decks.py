"""The small decks on which engine and oracle are held against each other, every act of every deal.

`small_decks.csv` names them: profiles, house rules over a profile they fit on, the oracle's own
profiles and the tiny ones of the counts, each on some small decks, and on each deck the deals in
which most can happen. `with_oracle.py --choose` writes it anew.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import asdict, dataclass, field, fields
from itertools import islice
from pathlib import Path
from typing import Any

import oracle
from oracle import tables
from oracle.compare import standing
from oracle.second import Oracle

from turup.game.match import Match
from turup.game.results import Result
from turup.profiles import Profile
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.rules.state import NOBODY
from turup.verify.agreement import Apart, Table
from turup.verify.exploring import Explorer
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import Layouts
from turup.verify.reduced.shapes import shape_named, smaller
from turup.verify.violations import Setting

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).with_name("small_decks.csv")
COUNTS = sorted((ROOT / "tests" / "differential" / "counts").glob("*.yaml"))
SEED = 28
LISTED = 3_000
LOOKED_AT = 24  # deals of a deck
OF_SHIPPED, OF_OTHERS = 6, 2
"""So many deals of a deck are taken, and as many more that are soon over as `SHORT` says."""
SHORT = 3
MOST = 400  # positions of a deal
MORE = 3_000  # of a deal with all bids, where there is no shorter one
LONG = 50_000  # of a deal of a profile that has no shorter one
LEAST = 12  # positions of a deal that is not soon over
CARDS = 16
ENDS = 12  # ways to end a deal that a match is made of
MATCHES = 150  # standings of a match
HAND = 4
RUNGS = (3, 2, 1)
WHOLE = "the whole deck"


@dataclass(frozen=True)
class Deck:
    """A profile on a small deck, and the deals of it that are gone through, by their places."""

    spec: str
    deck: str
    bids: int
    deals: list[int] = field(hash=False)
    positions: int

    def __str__(self) -> str:
        return f"{Path(self.spec).stem}: {self.deck}, {self.bids} bids"

    def rules(self) -> Rules:
        """The rules on this deck."""
        found = on_deck(sound(self.spec), self.deck, self.bids)
        assert found is not None, self
        return found

    def settings(self, rules: Rules) -> Iterator[Setting]:
        """The deals."""
        every = list(settings(rules, 1 + max(self.deals)))
        yield from (every[place] for place in self.deals)


def kept() -> list[Deck]:
    """The decks as the file names them."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return [
            Deck(spec, deck, int(bids), [int(place) for place in deals.split()], int(positions))
            for spec, deck, bids, deals, positions in list(csv.reader(file))[1:]
        ]


def apart(deck: Deck, most: int = 10**9) -> tuple[int, Apart | None]:
    """How many positions were compared, and where engine and oracle part, if they do.

    After the deals come matches of deals that end as these did.
    """
    rules = deck.rules()
    table = Table(rules, Oracle())
    for setting in deck.settings(rules):
        found = table.apart(setting, most)
        if found or table.positions >= most:
            return table.positions, found
    return table.positions, matches_apart(table)


def matches_apart(table: Table) -> Apart | None:
    """Where engine and oracle keep another tally, whatever deals come one after the other."""
    ended = [(ours, told_so(ours, theirs.story)) for ours, theirs in table.ended.items()][:ENDS]
    begun = Match.begun(table.rules, 0, table.rules.table.seats - 1)
    left, met = [(begun, oracle.Match(table.keys, begun.dealer))], set[str]()
    while left and len(met) < MATCHES:
        match, mirror = left.pop(0)
        for ours, theirs in ended:
            after, other = match.after_result(ours), deepcopy(mirror)
            other.add(theirs)
            one, two = kept_by(after, other)
            if one != two:
                return Apart((str(ours),), "match", one, two)
            if str(one) not in met and not after.is_over:
                left.append((after, other))
            met.add(str(one))
    return None


def told_so(ours: Result, story: oracle.Deal) -> oracle.Result:
    """The oracle's result of a deal; of several answers that there are, ours."""
    assert story.result is not None
    every = [story.result, *story.result.others]
    return next((each for each in every if each.scores == ours.scores), every[0])


def kept_by(match: Match, mirror: oracle.Match) -> tuple[dict[str, Any], dict[str, Any]]:
    """What engine and oracle keep of a match; of several who may have won one is named.

    Who deals next was told for the deal as it was dealt, so it is compared there.
    """
    ours = {**standing(match), "over": match.is_over, "winner": True, "loser": True}
    named = {
        "winner": match.winner in (mirror.winners or [NOBODY]),
        "loser": match.loser in (mirror.losers or [NOBODY]),
    }
    theirs = {**standing(mirror), "over": mirror.is_over, **named}
    return {**ours, "dealer": 0}, {**theirs, "dealer": 0}


def sound(spec: str) -> Profile:
    """The profile of a spec, or of a file of the tests."""
    place = ROOT / spec
    profile = tables.sound(place if place.is_file() else spec)
    assert profile is not None, spec
    return profile


def on_deck(profile: Profile, deck: str, rungs: int) -> Rules | None:
    """A profile's rules on a small deck, or on its own where that is small."""
    if deck == WHOLE:
        return rules_of(profile)
    small = reduced(profile, shape_named(deck), rungs).profile
    return rules_of(small) if small else None


def settings(rules: Rules, count: int) -> Iterator[Setting]:
    """The first deals of a deck, in an order by lot."""
    seats = rules.table.seats
    for layout in islice(Layouts(rules, SEED, LISTED), count):
        yield Setting(layout.deck, seats - 1, (rules.match.start,) * seats)


def specs() -> Iterator[str]:
    """Everything that is brought down to small decks."""
    yield from tables.SHIPPED
    yield from (one for name in tables.OVERLAYS if (one := grounds_of(name)))
    for path in (*tables.OWN, *tables.EXAMPLES, *tables.ACCEPTED, *COUNTS):
        if tables.sound(path) and not tables.unknown(path):
            yield path.relative_to(ROOT).as_posix()


def grounds_of(overlay: str) -> str:
    """The overlay over the first profile on which it still does something on a small deck."""
    for base in ("28", "29", "28+doubling", *tables.SHIPPED):
        spec = f"{base}+{overlay}"
        profile = tables.sound(spec)
        if profile and not tables.unknown(spec) and does_something(sound(base), profile):
            return spec
    return ""


def does_something(base: Profile, profile: Profile) -> bool:
    """Whether two profiles are still different on a small deck."""
    shape = smaller(profile.keys, 2)[-1]
    small = [reduced(each, shape).profile for each in (base, profile)]
    return all(small) and len({each.fingerprint for each in small if each}) == 2


def chosen(spec: str) -> list[Deck]:
    """The decks of a profile; where none is soon gone through, one that takes longer.

    So does one with all its bids, where the others have fewer.
    """
    taken = OF_SHIPPED if spec in tables.SHIPPED else OF_OTHERS
    decks = list(choices(spec, MOST, taken)) or list(choices(spec, LONG, 1))[:1]
    if any(deck.bids == RUNGS[0] for deck in decks):
        return decks
    return decks + [deck for deck in choices(spec, MORE, 1) if deck.bids == RUNGS[0]][:1]


def choices(spec: str, most: int, taken: int) -> Iterator[Deck]:
    """The decks of a profile, each with as many bids as can be gone through, and with one."""
    profile = sound(spec)
    names = [str(shape) for shape in smaller(profile.keys, HAND)]
    for name in [*names, WHOLE]:
        made = list[Deck]()
        for rungs in RUNGS if name != WHOLE else RUNGS[-1:]:
            rules = on_deck(profile, name, rungs)
            found = sizes(rules, most) if rules and rules.deck.cards <= CARDS else {}
            if max(found.values(), default=0) >= LEAST:
                made.append(deck_of(spec, name, rungs, found, taken))
        yield from dict.fromkeys([*made[:1], *made[-1:]])


def deck_of(spec: str, name: str, rungs: int, found: dict[int, int], taken: int) -> Deck:
    """A deck with so many deals that are gone through, one of them the longest; and short ones."""
    long = [place for place in found if found[place] >= LEAST]
    short = [place for place in found if found[place] < LEAST]
    longest = max(long, key=lambda place: found[place])
    deals = sorted(dict.fromkeys([longest, *long][: taken + 1])) + short[:SHORT]
    return Deck(spec, name, rungs, sorted(deals), sum(found[place] for place in deals))


def sizes(rules: Rules, most: int) -> dict[int, int]:
    """The positions of the first deals of a deck, of those that so many positions go through."""
    from turup.study.speeds import speed

    found = dict[int, int]()
    explorer = Explorer(speed(is_compiled=True), rules, 0, is_compiled=True)
    for place, setting in enumerate(settings(rules, LOOKED_AT)):
        before = explorer.get("positions")
        explorer.begin(setting)
        is_done = explorer.go_on(most)
        size = explorer.get("positions") - before
        if is_done:
            found[place] = size
    return found


def write(decks: list[Deck]) -> None:
    """Write the file anew."""
    with FILE.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(each.name for each in fields(Deck))
        for deck in decks:
            rows.writerow({**asdict(deck), "deals": " ".join(map(str, deck.deals))}.values())
