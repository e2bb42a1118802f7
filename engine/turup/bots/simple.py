"""Simple: a sound club player in every phase.

He bids what his cards have brought others, as he has learnt from deals played before; how he
leads and follows stands in `leading` and `following`. He knows his own cards, what has been
played, and what everybody could notice, and nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.bots.bidding import answer, speak
from turup.bots.following import best_to_follow
from turup.bots.judging import points_in_sight
from turup.bots.knowledge import Knowledge
from turup.bots.leading import best_lead
from turup.bots.memory import Memory
from turup.bots.trump_choice import choose_partner_card, choose_trump
from turup.rules.acts import CALL, CARD, CLAIM, CONCEDE, EXPOSE, PAIR
from turup.rules.noted import rule
from turup.rules.play import is_partner_winning
from turup.rules.proofs import CERTAIN, proof_of
from turup.rules.state import AUCTION, NOBODY, PAIRS, PLAY, Phase

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def choose_simply(rules: Rules, state: State, memory: Memory, knowledge: Knowledge) -> int:
    """What such a player does, of the acts listed."""
    if state.legal_count == 1:
        return state.legal[0]
    if state.phase == PLAY:
        return play_turn(rules, state, memory)
    if state.phase == AUCTION:
        return speak(rules, state, knowledge)
    if state.phase == Phase.trump:
        return choose_trump(rules, state, knowledge)
    if state.phase == Phase.partner:
        return choose_partner_card(rules, state)
    return answer(rules, state, knowledge)


@rule
def play_turn(rules: Rules, state: State, memory: Memory) -> int:
    """Say what there is to say, and otherwise play the best card."""
    for place in range(state.legal_count):
        act = state.legal[place]
        if act >= CARD:
            break
        if is_said(rules, state, act):
            return act
    return best_card(rules, state, memory)


@rule
def is_said(rules: Rules, state: State, act: int) -> bool:
    """Whether a player says this before he plays: pairs always, and claims he is sure of."""
    if CALL <= act <= EXPOSE:
        return does_it_pay(rules, state)
    if PAIR <= act < PAIR + PAIRS:
        return True
    if CLAIM <= act < CONCEDE:
        return proof_of(rules, state, act - CLAIM) == CERTAIN
    return False


@rule
def does_it_pay(rules: Rules, state: State) -> bool:
    """Whether trump is worth bringing out: the other side is winning a trick with card points."""
    if state.led == NOBODY:
        return False
    return points_in_sight(rules, state) > 0 and not is_partner_winning(rules, state, state.to_act)


@rule
def best_card(rules: Rules, state: State, memory: Memory) -> int:
    """The card that is worth most to play now, of those that are open."""
    if state.led == NOBODY:
        best = best_lead(rules, state, memory)
    else:
        best = best_to_follow(rules, state, memory)
    return state.legal[0] if best == NOBODY else best
