"""How fast sound players are beside random ones, and what a long study takes.

    pip install -e '.[study]'
    python benchmarks/study_rates.py

* Compiled deals of `28` by `simple` players and by `random` ones, turn and turn about in one
  process, with the facts written that a study reckons from; the bar is 0.4 of the random rate as a
  median of nine rounds.
* A study of 1,000,000 deals of `28` with `simple` on two processes, after the rules are compiled
  and what hands bring is learnt; the bar is 60 seconds.
* The most memory of a process that studies 100,000 deals, and of one that studies 1,000,000; the
  bar is a tenth more.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import count
from statistics import median
from time import perf_counter, process_time

from turup.bots.playing import Players
from turup.game.loading import load
from turup.rules import Rules
from turup.study.known import knowledge_of
from turup.study.sitting import Sitting
from turup.study.speeds import speed
from turup.study.studying import study
from turup.study.table import Do
from turup.study.tasks import without_giving_up

SPEC, SEED = "28", 28
ROUNDS, SECONDS, AT_ONCE = 9, 1.0, 10_000
FEW, MANY = 100_000, 1_000_000
BAR, MOST_SECONDS, MOST_GROWTH = 0.4, 60, 1.1


def rate(sitting: Sitting, players: int, firsts: count[int]) -> float:
    """Deals per second of this process over a short while."""
    deals, start = 0, process_time()
    while process_time() - start < SECONDS:
        sitting.play(Do.deals, players, SEED, next(firsts), AT_ONCE)
        deals += AT_ONCE
    return deals / (process_time() - start)


def ratios(rules: Rules) -> list[float]:
    """What part of the random rate sound players reach, round after round."""
    known = knowledge_of(rules, is_compiled=True)
    sitting = Sitting(without_giving_up(rules), speed(is_compiled=True), known)
    firsts, found = count(0, AT_ONCE), []
    for players in (Players.random, Players.simple):
        sitting.play(Do.deals, players, SEED, 0, AT_ONCE)
    for _ in range(ROUNDS):
        random, simple = (
            rate(sitting, players, firsts) for players in (Players.random, Players.simple)
        )
        print(f"{simple:12,.0f} deals a second by simple players; random ones {random:,.0f}")
        found.append(simple / random)
    return found


def most_memory(deals: int) -> float:
    """The most memory a process takes that studies so many deals, in MiB."""
    told = subprocess.run(  # noqa: S603 - it runs Python itself
        [sys.executable, __file__, str(deals)], check=True, capture_output=True, text=True
    )
    return float(told.stdout)


def study_alone(deals: int) -> None:
    """Study in this process, and print the most memory it has taken; only POSIX tells it."""
    import resource

    study(SPEC, deals=deals, seed=SEED)
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def main() -> None:
    """Print the ratio, the seconds and the memory beside their bars."""
    print(f"median {median(ratios(load(SPEC))):.2f} of the random rate (bar {BAR})")
    start = perf_counter()
    study(SPEC, deals=MANY, seed=SEED, jobs=2)
    print(
        f"{perf_counter() - start:.1f} s for {MANY:,} deals on two processes (bar {MOST_SECONDS})"
    )
    few, many = most_memory(FEW), most_memory(MANY)
    print(f"{few:.0f} MiB for {FEW:,} deals, {many:.0f} for {MANY:,}")
    print(f"{many / few:.2f} times as much (bar {MOST_GROWTH})")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        study_alone(int(sys.argv[1]))
    else:
        main()
