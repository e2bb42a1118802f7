"""Whether ten million deals agree with the counted chances of redeals.

    pip install -e '.[fast]'
    python benchmarks/redeal_chances.py [SPEC...] [--deals 10000000] [--seed 28]

For each profile the chance of every redeal that the dealt cards decide is counted, and that of
all of one moment together; then so many deals are dealt, compiled, and the rules are asked which
redeals are due. Beside each chance stands Wilson's interval at 99.9 %, and whether the chance lies
in it. Of a thousand right chances one lies outside by luck; the script ends with 1 if more than
one in fifty does. Profiles with the same cards, packets and redeals are dealt once, and what is
the same for several stands in one row only.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from turup.game.loading import load
from turup.profiles.shipped import profiles
from turup.rules import Rules
from turup.rules.deal import Shuffle
from turup.study.looks import decided_by_cards, looks
from turup.study.speeds import speed
from turup.verify.intervals import wilson
from turup.verify.redeals.budget import Budget, done
from turup.verify.redeals.sampled import hits_of
from turup.verify.redeals.sampling import DEALT
from turup.verify.redeals.seen import Seen
from turup.verify.redeals.weighing import weighed

DEALS, SEED = 10_000_000, 28
AT_ONCE = 500_000
PATIENT = 2_000_000
OVERLAID = (
    "28+pointless-packet", "28+pointless-first-two", "28+pointless-both-first",
    "28+pointless-all", "29+absolute-hand", "304+absolute-hand", "28+single-hand-show",
)  # fmt: skip
OUTSIDE = 1 / 50


class Row(NamedTuple):
    """A chance, and in how many deals of some it came."""

    spec: str
    redeals: str
    chance: Fraction
    hits: int
    deals: int

    @property
    def is_within(self) -> bool:
        """Whether the chance lies in the interval of the sample."""
        return wilson(self.hits, self.deals).holds(float(self.chance))


def fully_shuffled(spec: str) -> Rules:
    """The rules of a spec, its cards shuffled fully, as they are counted."""
    rules = load(spec)
    return rules._replace(deal=rules.deal._replace(shuffle=Shuffle.full))


def dealt(rules: Rules, deals: int, seed: int) -> Seen:
    """What is due in so many deals."""
    fast = speed(is_compiled=True)
    seen, (state,), own = fast.record(Seen), fast.states(1), fast.rules(rules)
    run, decided = fast.driver(DEALT), decided_by_cards(looks(rules))
    for first in range(0, deals, AT_ONCE):
        run(own, state, seen, decided, seed, first, min(AT_ONCE, deals - first))
    return fast.read(Seen, seen)


def rows(spec: str, deals: int, seed: int) -> Iterator[Row]:
    """Each chance that can be counted, beside what the deals say."""
    rules = fully_shuffled(spec)
    counts = done(weighed(rules, Budget(PATIENT)))
    seen = dealt(rules, deals, seed)
    for counted in (*counts.alone, *counts.together):
        if counted.is_of_one_hand:
            continue
        if counted.chance is None:
            print(f"{spec}: {', '.join(counted.names)} cannot be counted")
            continue
        names = " or ".join(counted.names)
        yield Row(spec, names, counted.chance, hits_of(counted, seen), seen.deals)


def told_apart(specs: list[str]) -> Iterator[str]:
    """Those of some specs whose cards, packets or redeals no other has had before."""
    met = set[object]()
    for spec in specs:
        rules = fully_shuffled(spec)
        asked = tuple(look.redeal for look in looks(rules) if look.is_of_dealt_cards)
        what = rules.deck, rules.table.seats, rules.deal.stages, asked
        if asked and what not in met:
            met.add(what)
            yield spec


def line(row: Row) -> str:
    """A row as a line of a table in Markdown."""
    low, high = (1000 * end for end in wilson(row.hits, row.deals))
    chance = f"{1000 * float(row.chance):.5g}"
    verdict = "yes" if row.is_within else "NO"
    cells = (f"`{row.spec}`", row.redeals, row.chance, chance, f"{low:.5g} to {high:.5g}", verdict)
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    """Print the table, and how many chances lie outside."""
    parser = argparse.ArgumentParser(description="Ten million deals beside the counted chances.")
    parser.add_argument("specs", nargs="*", default=[*sorted(profiles()), *OVERLAID])
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args()
    print("| profile | redeals | exact chance | of a thousand | sampled, 99.9 % | within |")
    print("| --- | --- | --- | --- | --- | --- |")
    found = dict[tuple[str, Fraction], Row]()
    for spec in told_apart(asked.specs):
        for row in rows(spec, asked.deals, asked.seed):
            if (row.redeals, row.chance) not in found:
                found[row.redeals, row.chance] = row
                print(line(row), flush=True)
    outside = sum(not row.is_within for row in found.values())
    print(f"\n{outside} of {len(found)} chances lie outside the interval of {asked.deals:,} deals.")
    sys.exit(outside > OUTSIDE * len(found) + 1)


if __name__ == "__main__":
    main()
