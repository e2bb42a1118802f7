"""Solos: how many cards of a hand are at risk in one, and what it is worth by that.

How often a solo is made with so many cards at risk has been tried out before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.doubling import expected
from turup.bots.knowledge import RISKS, Knowledge, chance_alone, stage_of
from turup.rules.acts import SOLO
from turup.rules.certainty import unbeaten
from turup.rules.chance import FIRST_CHOICE, below
from turup.rules.holdings import size
from turup.rules.noted import rule
from turup.rules.shapes import NONE
from turup.rules.solo import turned
from turup.rules.state import NOBODY, SUITS

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def worth_of_solo(rules: Rules, state: State, knowledge: Knowledge, which: int) -> int:
    """What a solo is worth to the seat to act, in parts of a game point."""
    contract = rules.solo.contracts.rows[which]
    risk = cards_at_risk(rules, state, state.to_act, which)
    chance = chance_alone(knowledge, stage_of(rules, state), which, risk)
    return expected(chance, contract.win, contract.lose)


@rule
def cards_at_risk(rules: Rules, state: State, seat: int, which: int) -> int:
    """How many cards that a solo needs may lose a trick.

    A suit is led from the top. Its lower cards are good once one other player has played as many
    as he can hold; where the others share the suit evenly they are good sooner, so that such a
    card counts one, and any other two.
    """
    contract = rules.solo.contracts.rows[which]
    needed = state.each if contract.tricks == NONE else contract.tricks
    likely = 0
    for suit in range(SUITS):
        holding = state.given[seat][suit]
        if holding != 0:
            others = ((1 << rules.deck.width) - 1) & ~holding
            sure, out = unbeaten(rules, holding, others, turned(contract)), size(others)
            is_good = sure >= min(out, state.each)
            needed -= size(holding) if is_good else sure
            likely += size(holding) - sure if 2 * sure >= out and not is_good else 0
    return max(0, needed) + max(0, needed - likely)


@rule
def solo_to_try(rules: Rules, state: State, seed: int, deal: int) -> int:
    """Where solos are tried out, the one that the seat to act calls, if it may; or `NOBODY`.

    One solo is drawn for each deal, and called with any hand that is not hopeless.
    """
    which = below(seed, deal, FIRST_CHOICE, rules.solo.contracts.used)
    if cards_at_risk(rules, state, state.to_act, which) >= RISKS:
        return NOBODY
    for place in range(state.legal_count):
        if state.legal[place] == SOLO + which:
            return SOLO + which
    return NOBODY
