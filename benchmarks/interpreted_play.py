"""How fast plain Python plays whole random deals of 28, beside OpenSpiel's loop of spades.

    pip install -e '.[bench]'
    python benchmarks/interpreted_play.py

Both sides shuffle, deal and play uniformly random legal acts to the end, in the same process,
turn and turn about; what counts is acts decided by players per second. The bar is 0.15 of
OpenSpiel's rate, the aim 0.4. OpenSpiel's game is compiled C++ stepped from Python, ours is
Python throughout.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter

import pyspiel

from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.state import OVER, blank

ROUNDS = 9
SECONDS = 0.7
BAR, AIM = 0.15, 0.4


def play_turup() -> Callable[[], int]:
    """A function that plays one deal of 28 and says how many acts it took."""
    rules, state = rules_of(load("28")), blank()
    number = iter(range(10**9))

    def one_deal() -> int:
        shuffle_and_start(rules, state, 0, 28, next(number))
        acts = 0
        while state.phase != OVER:
            list_legal(rules, state)
            apply(rules, state, state.legal[int(random.random() * state.legal_count)])
            acts += 1
        return acts

    return one_deal


def play_open_spiel() -> Callable[[], int]:
    """A function that plays one game of spades and says how many acts it took."""
    game = pyspiel.load_game("spades")

    def one_game() -> int:
        state, acts = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                acts += 1
        return acts

    return one_game


def rate(play: Callable[[], int]) -> float:
    """Acts per second over a short while."""
    acts, start = 0, perf_counter()
    while perf_counter() - start < SECONDS:
        acts += play()
    return acts / (perf_counter() - start)


def main() -> None:
    """Print the ratio of each round and its median."""
    random.seed(28)
    ours, theirs = play_turup(), play_open_spiel()
    ratios = [rate(ours) / rate(theirs) for _ in range(ROUNDS)]
    print("ratio a round:", " ".join(f"{ratio:.3f}" for ratio in ratios))
    print(f"median {median(ratios):.3f} of OpenSpiel's spades (bar {BAR}, aim {AIM})")


if __name__ == "__main__":
    main()
