"""Players for tests: what they know, learnt from few deals, and what they do in a deal."""

from __future__ import annotations

from turup.bots.knowledge import Knowledge
from turup.bots.memory import Memory, blank_memory, forget, notice
from turup.bots.simple import choose_simply
from turup.game.deal import Deal
from turup.game.numbers import number_of
from turup.rules import Rules
from turup.rules.phases import apply, list_legal
from turup.study.learning import learnt
from turup.study.speeds import speed
from turup.study.tasks import without_giving_up

FEW = 40


_LEARNT: dict[str, Knowledge] = {}


def some_knowledge(rules: Rules) -> Knowledge:
    """What a player knows who has played a few deals."""
    mark = rules.labels.fingerprint
    if mark not in _LEARNT:
        _LEARNT[mark] = learnt(without_giving_up(rules), speed(is_compiled=False), FEW)
    return _LEARNT[mark]


def remembered(deal: Deal) -> Memory:
    """What everybody could have noticed in a deal so far."""
    memory = blank_memory()
    forget(memory)
    state = Deal(deal.rules, deal.deck, dealer=deal.dealer, tallies=deal.tallies).state()
    for action in deal.acts:
        list_legal(deal.rules, state)
        act = number_of(deal.rules, state, action)
        notice(deal.rules, state, memory, act)
        apply(deal.rules, state, act)
    return memory


def simple_choice(deal: Deal) -> int:
    """What a simple player does at the seat to act, as the number of the act."""
    state = deal.state()
    list_legal(deal.rules, state)
    return choose_simply(deal.rules, state, remembered(deal), some_knowledge(deal.rules))
