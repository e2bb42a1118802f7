"""Where the time of compiled deals of 28 goes, in ticks of the processor's clock.

    pip install -e '.[fast]'
    python benchmarks/where_time_goes.py

The clock is read inside the compiled program, around listing, choosing and carrying out each act,
so its own cost (some twenty ticks a reading) is in every figure. Each line is the least of many
runs over other deals, so that what else the machine does is left out.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba.extending import intrinsic

from turup.game.chance_play import choose
from turup.profiles import load
from turup.profiles.encoding import rules_of
from turup.rules.chance import shuffle
from turup.rules.deck import unpack
from turup.rules.phases import apply, list_legal, start
from turup.rules.state import OVER, PLAY
from turup.study.carriers import blank_record, record_of
from turup.study.compiled import compiled

RUNS, DEALS = 300, 500
MOMENTS = ("deal", "redeal", "auction", "trump", "doubling", "solo", "follow", "-", "lead", "void")
LEAD, VOID = 8, 9


@intrinsic
def ticks(typing: Any) -> Any:  # noqa: ARG001 - Numba hands it over
    """The processor's clock."""

    def write(_context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(64), [])
        return builder.call(builder.module.declare_intrinsic("llvm.readcyclecounter", (), kind), [])

    return numba.int64(), write


def drive(rules: Any, state: Any, first: int, deals: int, spent: Any) -> None:
    """Play deals by chance; add up the ticks by moment, and by listing, choosing, carrying out."""
    for deal in range(first, first + deals):
        before = ticks()
        unpack(rules, state)
        shuffle(state.deck, rules.deck.cards, 28, deal)
        shuffled = ticks()
        start(rules, state, 0)
        spent[0, 0] += shuffled - before
        spent[0, 2] += ticks() - shuffled
        spent[0, 3] += 1
        turn = 0
        while state.phase != OVER:
            moment = state.phase
            if moment == PLAY and state.played == 0:
                moment = LEAD
            elif moment == PLAY and state.hands[state.to_act][state.led] == 0:
                moment = VOID
            before = ticks()
            list_legal(rules, state)
            listed = ticks()
            act = choose(rules, state, 28, deal, turn)
            chosen = ticks()
            apply(rules, state, act)
            spent[moment, 0] += listed - before
            spent[moment, 1] += chosen - listed
            spent[moment, 2] += ticks() - chosen
            spent[moment, 3] += 1
            turn += 1


def main() -> None:
    """Print a line for each moment."""
    driver: Any = compiled(drive)
    rules, state = record_of(rules_of(load("28"))), blank_record()
    least = np.full((len(MOMENTS), 4), 1 << 60)
    for run in range(RUNS):
        spent = np.zeros_like(least)
        driver(rules, state, run * DEALS, DEALS, spent)
        least = np.minimum(least, spent)
    print("moment    a deal      list    choose carry out    a deal")
    for name, (listing, choosing, carrying, times) in zip(MOMENTS, least.tolist(), strict=True):
        if times:
            each = "".join(f"{part / times:10.0f}" for part in (listing, choosing, carrying))
            total = (listing + choosing + carrying) / DEALS
            print(f"{name:9}{times / DEALS:7.2f}{each}{total:10.0f}")
    print(f"all{least[:, :3].sum() / DEALS:53.0f}")


if __name__ == "__main__":
    main()
