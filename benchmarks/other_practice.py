"""How far figures of a study hang on the deals from which players have learnt.

    pip install -e '.[study]'
    python benchmarks/other_practice.py 28 28+doubling

The intervals that a study tells are those of the cards alone. Here `simple` players learn the
rules of each spec six times, each time from other deals of practice, and play the same 200,000
deals; what a few figures are each time is printed, and from where to where they go. There is no
bar.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from turup.game.loading import load
from turup.rules import Rules
from turup.study import learning
from turup.study.outcomes import Figure
from turup.study.speeds import speed
from turup.study.tasks import Player, known_by, without_giving_up
from turup.study.work import Work

SEED, DEALS, PRACTICES = 7, 200_000, range(100, 700, 100)
FIGURES = (
    ("contract", "made"),
    ("contract", "bid"),
    ("declarer", "0"),
    ("seat", "0"),
    ("match", "deals"),
)


def practised(rules: Rules, seed: int) -> Player:
    """Players who have learnt from the deals of a seed."""
    learning.SEED = seed
    known = learning.learnt(without_giving_up(rules), speed(is_compiled=True))
    return Player(rules, known_by(known))


def figures(rules: Rules, seed: int) -> Iterator[Figure]:
    """What comes of their deals."""
    players = (practised(rules, seed),)
    work = Work((rules,), "simple", SEED, DEALS, is_compiled=True, players=players)
    for _deals in work.steps():
        pass
    found = {(each.group, each.name): each for each in work.figures()}
    return (found[key] for key in FIGURES)


def main(specs: list[str]) -> None:
    """Print the figures of each spec by each practice, and from where to where they go."""
    print(f"{'':24}", *(f"{' '.join(key):>15}" for key in FIGURES))
    for spec in specs:
        rules = load(spec)
        told = [[each.value for each in figures(rules, seed)] for seed in PRACTICES]
        for values in told:
            print(f"{spec:24}", *(f"{each:15.4f}" for each in values), flush=True)
        columns = list(zip(*told, strict=True))
        print(f"{'  from':24}", *(f"{min(column):15.4f}" for column in columns))
        print(f"{'  to':24}", *(f"{max(column):15.4f}" for column in columns))


if __name__ == "__main__":
    main(sys.argv[1:] or ["28"])
