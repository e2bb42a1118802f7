"""How many positions a second `turup verify` looks at, compiled and interpreted, in one run.

    pip install -e '.[fast]'
    python benchmarks/positions.py

Both go through every way in which deals of small decks can go on, ask all laws of each position,
and leave out what follows from positions that have been met; the same text runs at both speeds.
The last lines are of whole deals by players of all kinds. Medians of rounds that take turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from statistics import median
from time import process_time

from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.study.speeds import Speed, speed
from turup.verify.effort import EFFORTS, Level
from turup.verify.exploring import Explorer
from turup.verify.reduced.deriving import reduced
from turup.verify.reduced.layouts import Layouts
from turup.verify.reduced.shapes import shape_named
from turup.verify.size import Deals
from turup.verify.violations import Setting

ROUNDS = 9
SECONDS = {True: 0.3, False: 0.6}
DECKS = (
    ("29", "2 suits of 4, 2 cards each"),
    ("56", "3 suits of 2, 2 cards each"),
    ("304", "2 suits of 4, 2 cards each"),
)
WHOLE = ("28", "304")
QUICK = EFFORTS[Level.quick]

Work = Callable[[], int]


def exploring(spec: str, deck: str, *, is_compiled: bool) -> Work:
    """Going through the deals of a small deck, over and over, a few positions at a time."""
    small = reduced(load(spec), shape_named(deck), 3)
    assert small.profile is not None  # noqa: S101 - a benchmark is no place to go on
    rules = rules_of(small.profile)
    explorer = Explorer(speed(is_compiled=is_compiled), rules, 64, is_compiled=is_compiled)
    settings = cycle(list(islice(deals(rules), 200)))
    explorer.begin(next(settings))

    def work() -> int:
        before = explorer.get("positions")
        if explorer.go_on(20_000 if is_compiled else 200):
            explorer.forget()
            explorer.begin(next(settings))
        return int(explorer.get("positions") - before)

    return work


def deals(rules: Rules) -> Iterator[Setting]:
    """Deals of a small deck."""
    seats = rules.table.seats
    for layout in Layouts(rules, 28, 3_000):
        yield Setting(layout.deck, seats - 1, (rules.match.start,) * seats)


def playing(spec: str, at: Speed, *, is_compiled: bool) -> Work:
    """Playing whole deals, chunk by chunk."""
    effort = QUICK._replace(deals=10**9, is_compiled=is_compiled)
    many = Deals(at, rules_of(load(spec)), effort)

    def work() -> int:
        before = many.found.positions
        many.play_some()
        return int(many.found.positions - before)

    return work


def rate(work: Work, seconds: float) -> float:
    """Positions a second of this process over a short while."""
    positions, begun = 0, process_time()
    while process_time() - begun < seconds:
        positions += work()
    return positions / (process_time() - begun)


def told(name: str, works: dict[bool, Work]) -> None:
    """Both rates of one kind of work, and how many times the other the compiled one is."""
    rates: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(ROUNDS):
        for is_compiled, work in works.items():
            rates[is_compiled].append(rate(work, SECONDS[is_compiled]))
    fast, slow = median(rates[True]), median(rates[False])
    print(f"{name:<42}{fast:12,.0f}{slow:12,.0f}{fast / slow:9.0f} times")


def main() -> None:
    """Print a line for each deck."""
    print(f"{'positions a second':<42}{'compiled':>12}{'interpreted':>12}")
    for spec, deck in DECKS:
        told(
            f"{spec}: {deck}",
            {fast: exploring(spec, deck, is_compiled=fast) for fast in (True, False)},
        )
    for spec in WHOLE:
        works = {
            fast: playing(spec, speed(is_compiled=fast), is_compiled=fast) for fast in (True, False)
        }
        told(f"{spec}: the whole deck", works)


if __name__ == "__main__":
    main()
