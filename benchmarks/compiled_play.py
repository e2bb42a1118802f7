"""How fast compiled deals of 28 are, beside games written in C++ and Rust, on one core.

    pip install -e '.[fast,bench]'
    python benchmarks/compiled_play.py

Every side plays whole random games, turn and turn about in one process:

* ours: shuffle, deal, auction, trump, doubling window, play, pair and score of `28`, every legal
  act alike, counted as `turup study` counts them;
* OpenSpiel's euchre and spades: `evaluate_bots` of its wheel with uniform random bots, in C++;
* colver's Belote: its `rollout`, auction and play from a dealt hand, in Rust.

The bars are 5 times euchre (aim 10), 10 times spades (aim 20), 0.5 times colver (aim 1), as
medians of nine rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from statistics import median
from time import process_time

import colver
import pyspiel

from turup.game.chance_play import Policy
from turup.game.loading import load
from turup.rules import Rules
from turup.study.program import count_compiled, program

ROUNDS = 9
SECONDS = 0.5
BARS = {"euchre": (5, 10), "spades": (10, 20), "colver": (0.5, 1)}

Play = Callable[[], int]


def ours(rules: Rules, deals: int = 50_000) -> Play:
    """Deals of a profile, as many at a time as `turup study` plays."""
    firsts = count(0, deals)
    return lambda: count_compiled(rules, Policy.random, 28, next(firsts), deals).deals


def open_spiel(name: str, games: int = 200) -> Play:
    """Games of OpenSpiel, each played out in C++."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    seeds = count()

    def play() -> int:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games

    return play


def belote(rollouts: int = 5_000) -> Play:
    """Random games of Belote from hands dealt anew for every few thousand."""
    seeds = count()

    def play() -> int:
        colver.Env.deal(seed=next(seeds)).rollout(rollouts)
        return rollouts

    return play


def rate(play: Play) -> float:
    """Games per second of this process over a short while."""
    games, start = 0, process_time()
    while process_time() - start < SECONDS:
        games += play()
    return games / (process_time() - start)


def rounds(peers: dict[str, Play], mine: Play) -> Iterator[dict[str, float]]:
    """The ratios to each peer, round after round."""
    for _ in range(ROUNDS):
        rates = {name: rate(play) for name, play in peers.items()}
        our_rate = rate(mine)
        print(f"{our_rate:12,.0f} deals a second;", ", ".join(
            f"{name} {their_rate:,.0f}" for name, their_rate in rates.items()))  # fmt: skip
        yield {name: our_rate / their_rate for name, their_rate in rates.items()}


def main() -> None:
    """Print each round, and the median ratios beside their bars."""
    program()
    peers = {"euchre": open_spiel("euchre"), "spades": open_spiel("spades"), "colver": belote()}
    found = list(rounds(peers, ours(load("28"))))
    for name, (bar, aim) in BARS.items():
        ratio = median(each[name] for each in found)
        print(f"{name}: {ratio:.2f} times (bar {bar}, aim {aim})")


if __name__ == "__main__":
    main()
