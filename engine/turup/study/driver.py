"""Driver: whole deals one after another, from the shuffle to the score.

The same text runs interpreted and compiled. Compiled, a deal never leaves the program: only the
sums come back.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.game.chance_play import choose
from turup.rules.chance import FIRST_CHOICE, WORD, WORDS, word
from turup.rules.noted import rule
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.state import OVER
from turup.study.counts import count_deal

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State
    from turup.study.counts import Counts


class Policy(IntEnum):
    """How the players choose: every legal act alike, or as in the deals that are told."""

    random = 0
    chance = 1


LIFELIKE = Policy.chance
# A random word serves several choices, until they could have fallen in more ways than this. No
# act is then likelier than another by more than one in 65,536.
ENOUGH = 1 << 16
SPENT = WORDS


def play_deals(
    rules: Rules, state: State, counts: Counts, policy: int, seed: int, first: int, deals: int
) -> None:
    """Play so many deals from a number on, each with the next dealer, and count them."""
    for deal in range(first, first + deals):
        shuffle_and_start(rules, state, deal % rules.table.seats, seed, deal)
        count_deal(rules, state, counts, play_out(rules, state, policy, seed, deal))


@rule
def play_out(rules: Rules, state: State, policy: int, seed: int, deal: int) -> int:
    """Play a deal to its end; how many acts it took."""
    acts, left, spent, use = 0, 0, SPENT, FIRST_CHOICE
    while state.phase != OVER:
        list_legal(rules, state)
        if policy == LIFELIKE:
            act = choose(rules, state, seed, deal, acts)
        else:
            spent *= state.legal_count
            if spent > ENOUGH:
                left, spent, use = word(seed, deal, use), state.legal_count, use + 1
            left *= state.legal_count
            act = state.legal[left >> 32]
            left &= WORD
        apply(rules, state, act)
        acts += 1
    return acts
