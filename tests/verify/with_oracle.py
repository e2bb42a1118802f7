"""Hold the engine against the oracle on small decks: every deal named, every act of it.

python tests/verify/with_oracle.py --jobs 2
python tests/verify/with_oracle.py --choose
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "tests"), str(Path(__file__).parent)]

import small_decks  # noqa: E402 - the folders are named first
from small_decks import Deck  # noqa: E402


def compared(deck: Deck) -> tuple[int, str]:
    """How many positions of a deck were compared, and where the two part, if they do."""
    positions, apart = small_decks.apart(deck)
    return positions, f"{deck}: {apart}" if apart else ""


def compare(jobs: int) -> int:
    """Go through all decks; 1 if engine and oracle part anywhere."""
    decks, total, wrong = small_decks.kept(), 0, 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        for positions, difference in workers.map(compared, decks):
            total, wrong = total + positions, wrong + bool(difference)
            if difference:
                sys.stdout.write(f"{difference}\n")
    profiles = len({deck.spec for deck in decks})
    told = f"{profiles} profiles on {len(decks)} small decks: {total:,} positions compared"
    sys.stdout.write(f"{told}, {wrong} decks with a difference\n")
    return int(wrong > 0)


def choose() -> int:
    """Choose decks and deals anew; compiled, or it takes an hour."""
    decks: list[Deck] = []
    for spec in small_decks.specs():
        decks += small_decks.chosen(spec)
        sys.stderr.write(f"{spec}: {len(decks)} decks so far\n")
    small_decks.write(decks)
    return 0


def main() -> int:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes")
    parser.add_argument("--choose", action="store_true", help="write small_decks.csv anew")
    wanted = parser.parse_args()
    return choose() if wanted.choose else compare(wanted.jobs)


if __name__ == "__main__":
    sys.exit(main())
