"""How fast sound players are beside random ones, what a long study takes, and how much memory.

    pip install -e '.[study]'
    python benchmarks/study_rates.py

* Compiled deals of `28` by `simple` players and by `random` ones, turn and turn about in one
  process, with the facts written that a study reckons from; the bar is 0.4 of the random rate as a
  median of nine rounds.
* A study of 1,000,000 deals of `28` with `simple` on two processes, after the rules are compiled
  and what hands bring is learnt; the bar is 60 seconds.
* The most memory of a process that studies 50,000 deals, and of one that studies 500,000; the bar
  is a tenth more. Only Linux tells it.

`--deals 20000` studies fewer, to see that all of it works; the bars are those of a million.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from itertools import count
from pathlib import Path
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
DEALS = 1_000_000
BAR, MOST_SECONDS, MOST_GROWTH = 0.4, 60, 1.1
STATUS = Path("/proc/self/status")


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
    words = [sys.executable, __file__, "--memory", str(deals)]
    told = subprocess.run(words, check=True, capture_output=True, text=True)  # noqa: S603 - Python
    return float(told.stdout)


def study_alone(deals: int) -> None:
    """Study in this process, and print the most memory it has taken.

    What `getrusage` tells will not do: it counts in whoever started the process.
    """
    study(SPEC, deals=deals, seed=SEED)
    (most,) = re.findall(r"VmHWM:\s*(\d+) kB", STATUS.read_text(encoding="ascii"))
    print(int(most) / 1024)


def compare_memory(many: int) -> None:
    """Print the most memory of a short study and of a long one, beside the bar."""
    if not STATUS.exists():
        print("the memory of a process is told by Linux alone")
        return
    few = many // 10
    less, more = most_memory(few), most_memory(many)
    print(f"{less:.0f} MiB for {few:,} deals, {more:.0f} MiB for {many:,}")
    print(f"{more / less:.2f} times as much (bar {MOST_GROWTH})")


def main(deals: int) -> None:
    """Print the ratio, the seconds and the memory beside their bars."""
    print(f"median {median(ratios(load(SPEC))):.2f} of the random rate (bar {BAR})")
    start = perf_counter()
    study(SPEC, deals=deals, seed=SEED, jobs=2)
    taken = perf_counter() - start
    print(f"{taken:.1f} s for {deals:,} deals on two processes (bar {MOST_SECONDS} for {DEALS:,})")
    compare_memory(deals // 2)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--memory", type=int, help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.memory:
        study_alone(told.memory)
    else:
        main(told.deals)
