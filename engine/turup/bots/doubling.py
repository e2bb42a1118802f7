"""Doubling: what the bid that stands is worth to a side, and what a step of the ladder adds.

Whoever bids goes by his own cards, and whoever plays against the bid by what such bids have come
to against cards like his. The bidder's partner knows too little, and says nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.knowledge import (
    SURE,
    Knowledge,
    chance_to_hold,
    chance_to_make,
    estimate,
    estimate_against,
    stage_of,
)
from turup.bots.trump_choice import best_suit
from turup.rules.bids import rung_of
from turup.rules.noted import rule
from turup.rules.scoring import limited
from turup.rules.shapes import changed
from turup.rules.stakes import band, band_again, standing_band
from turup.rules.state import NOBODY
from turup.rules.table import is_partner

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

FINE = 1 << 10  # parts of a game point
EVEN = SURE // 2


@rule
def expected(chance: int, win: int, lose: int) -> int:
    """What is won on average, in parts of a game point."""
    return (chance * win - (SURE - chance) * lose) * FINE // SURE


@rule
def stake_of_bid(rules: Rules, state: State, bid: int) -> tuple[int, int]:
    """The game points won or lost with a bid that is made now."""
    return band_again(rules, bid) if state.second == 1 else band(rules, bid)


@rule
def worth_of_standing(rules: Rules, state: State, knowledge: Knowledge) -> int:
    """What the seat to act may expect of the bid that stands; nothing where there is none."""
    if state.holder == NOBODY or state.bid == 0:
        return 0
    chance = chance_that_made(rules, state, knowledge)
    win, lose = standing_band(rules, state)
    worth = expected(chance, raised(rules, state.step, win), raised(rules, state.step, lose))
    return worth if is_on_bidders_side(rules, state) else -worth


@rule
def worth_of_step(rules: Rules, state: State, knowledge: Knowledge, which: int) -> int:
    """What a step brings more than leaving the bid as it stands, for the side that may say it."""
    win, lose = standing_band(rules, state)
    more_won = raised(rules, which, win) - raised(rules, state.step, win)
    more_lost = raised(rules, which, lose) - raised(rules, state.step, lose)
    gain = expected(chance_that_made(rules, state, knowledge), more_won, more_lost)
    return gain if is_on_bidders_side(rules, state) else -gain


@rule
def raised(rules: Rules, step: int, stake: int) -> int:
    """A stake after a step of the ladder, or after none."""
    if step == NOBODY:
        return stake
    return limited(rules, changed(rules.doubling.steps.rows[step].stake, stake))


@rule
def is_on_bidders_side(rules: Rules, state: State) -> bool:
    """Whether the seat to act is the bidder or his partner."""
    return state.to_act == state.holder or is_partner(rules, state.to_act, state.holder)


@rule
def chance_that_made(rules: Rules, state: State, knowledge: Knowledge) -> int:
    """How often such a bid is made, as the seat to act sees it from its own cards."""
    seat, stage = state.to_act, stage_of(rules, state)
    rung = rung_of(rules, max(state.bid, rules.auction.minimum))
    if seat == state.holder:
        trump = state.trump if state.trump != NOBODY else best_suit(rules, state, knowledge, seat)
        worth = estimate(rules, state, knowledge, seat, trump)
        chance = chance_to_make(knowledge, stage, worth, rung)
        return chance if state.step == NOBODY else doubted(knowledge, chance)
    if is_on_bidders_side(rules, state):
        return EVEN
    worth = estimate_against(rules, state, knowledge, seat)
    return chance_to_hold(knowledge, stage, worth, rung)


@rule
def doubted(knowledge: Knowledge, chance: int) -> int:
    """A chance after somebody has doubled, who holds what speaks against it."""
    odds = chance * knowledge.doubted
    return odds * SURE // max(1, odds + (SURE - chance) * FINE)
