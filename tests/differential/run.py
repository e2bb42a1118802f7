"""Play profiles drawn by lot at both speeds for longer than the tests do.

python tests/differential/run.py --pairs 1000000 --seed 7 --jobs 2 --whole 0.5

A pair is a profile that the check accepts and a deal of it, played by chance interpreted and
compiled. Of each pair are compared a sum that hangs on every act, on how many were legal at each
and on every score, and at the end of the deal every field of the state; somebody must be able to
act until it is decided, losers pay what winners get, and the card points captured are all there
are. With the first deal of each profile, one in --deals, all invariants of
turup/game/invariants.py are looked at after every act of the readable engine.

What is wrong is told with its seed and deal and the profile, without all that can be left out of
it while something stays wrong. The answer is 1 if anything was.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests" / "support")]

import typer  # noqa: E402 - the folders are named first
import yaml  # noqa: E402

from drawing import write  # noqa: E402
from lots import Wrong, lot, wrong_deal  # noqa: E402
from shrinking import shrunk  # noqa: E402
from speeds import Speeds  # noqa: E402
from turup.profiles import Profile, examine, load  # noqa: E402
from turup.profiles.encoding import rules_of  # noqa: E402
from turup.study.batch import serve  # noqa: E402

AT_A_TIME = 20
SPREAD = 10**6


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, default=10_000, help="profiles times deals")
    parser.add_argument("--deals", type=int, default=50, help="deals of each profile")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins")
    parser.add_argument("--whole", type=float, default=0.5, help="the share of whole profiles")
    parser.add_argument("--jobs", type=int, default=1, help="processes at work")
    return parser.parse_args()


@cache
def speeds() -> Speeds:
    """Both speeds, compiled once for each process, or once for all where they can share it."""
    both = Speeds()
    both.sit_down(rules_of(load("28")))
    both.wrong_in(0, 0)
    return both


def play(numbers: range, whole: float, deals: int) -> tuple[Counter[str], list[str]]:
    """Play some lots: how many of what, and everything wrong with them."""
    counts, told = Counter[str](), []
    with tempfile.TemporaryDirectory() as name:
        for number in numbers:
            chance = Random(f"whole or not {number}")  # noqa: S311 - chance is no secret
            kind = "whole" if chance.random() < whole else "changed"
            found = lot(number, Path(name), is_whole=kind == "whole")
            counts[f"{kind} drawn"] += 1
            if found.profile is None:
                continue
            counts[f"{kind} accepted"] += 1
            counts["pairs"] += deals
            if wrong := wrong_with(found.profile, number % 2**32, deals):
                told.append(report(found.written, wrong, deals, Path(name)))
    return counts, told


def wrong_with(profile: Profile, seed: int, deals: int) -> Wrong | None:
    """What is wrong with some deals of a profile; that it cannot be played at all, too."""
    try:
        return wrong_deal(profile, speeds(), seed, range(deals))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
        return Wrong(seed, 0, f"{type(error).__name__}: {error}")


def report(written: dict[str, Any], wrong: Wrong, deals: int, folder: Path) -> str:
    """What is wrong, and the smallest profile of which something is."""

    def is_wrong(less: dict[str, Any]) -> bool:
        write(less, folder / "less.yaml")
        profile = examine(folder / "less.yaml").profile
        return profile is not None and wrong_with(profile, wrong.seed, deals) is not None

    smallest = shrunk(written, is_wrong)
    write(smallest, folder / "less.yaml")
    last = wrong_with(examine(folder / "less.yaml").profile, wrong.seed, deals) or wrong
    text = yaml.safe_dump(smallest, sort_keys=False)
    return f"seed {last.seed}, deal {last.deal}: {last.what}\n{text}"


def results(wanted: argparse.Namespace) -> Iterator[tuple[Counter[str], list[str]]]:
    """What came of lot after lot, as long as somebody asks."""
    start = wanted.seed * SPREAD
    lots = (range(n, n + AT_A_TIME) for n in count(start, AT_A_TIME))
    if wanted.jobs == 1:
        yield from (play(numbers, wanted.whole, wanted.deals) for numbers in lots)
        return
    is_shared = "fork" in multiprocessing.get_all_start_methods()
    if is_shared:
        speeds()
    context = multiprocessing.get_context("fork" if is_shared else "spawn")
    with ProcessPoolExecutor(wanted.jobs, mp_context=context, initializer=serve) as pool:
        under_way: set[Future[tuple[Counter[str], list[str]]]] = set()
        try:
            while True:
                while len(under_way) < 2 * wanted.jobs:
                    under_way.add(pool.submit(play, next(lots), wanted.whole, wanted.deals))
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(cancel_futures=True)


def main() -> int:
    """Tell everything wrong, and how many pairs were played; 1 if anything was wrong."""
    wanted = asked()
    counts, told = Counter[str](), 0
    with typer.progressbar(length=wanted.pairs, file=sys.stderr, label="pairs") as bar:
        for found, wrongs in results(wanted):
            counts += found
            bar.update(found["pairs"])
            told += len(wrongs)
            for wrong in wrongs:
                sys.stdout.write(f"\n{wrong}")
            if counts["pairs"] >= wanted.pairs:
                break
    for kind in ("changed", "whole"):
        drawn, accepted = counts[f"{kind} drawn"], counts[f"{kind} accepted"]
        if drawn:
            share = accepted / drawn
            sys.stdout.write(f"{kind}: {accepted} of {drawn} profiles accepted, {share:.0%}\n")
    sys.stdout.write(f"{counts['pairs']} pairs, {told} profiles with something wrong\n")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
