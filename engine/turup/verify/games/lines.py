"""Lines: one way through a deal by two sets of rules at once, act by act, till they part.

A deal goes on for as long as both are in step: what only one allows is noted, and nobody does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from turup.game.actions import Action
from turup.game.numbers import action_of
from turup.rules import Rules
from turup.rules.chance import FIRST_CHOICE, below
from turup.rules.phases import list_legal
from turup.rules.state import blank
from turup.verify.games.comparing import STAYS, Apart, at_rest, at_start, in_step
from turup.verify.games.pairing import Both, Pair
from turup.verify.lying import lay_cards
from turup.verify.players import Manner, pick
from turup.verify.walking import Table, manner_now, set_tallies

Choice = Callable[[Both, Sequence[Action]], Action | None]
"""Which of the acts that are open in both is done; None to stop."""
LINES = (*(Table(manner) for manner in Manner), Table(Manner.random, is_rare=True))
LONGEST = 300


def line(pair: Pair, both: Both, choice: Choice) -> Iterator[Apart]:
    """Every difference on the way."""
    yield from at_start(pair, both)
    for _turn in range(LONGEST):
        found = list(at_rest(pair, both))
        yield from found
        if both.is_over or are_apart(found):
            return
        act = choice(both, in_common(pair, both))
        if act is None:
            return
        after = pair.after(both, act)
        found = list(in_step(pair, both, after))
        yield from found
        if are_apart(found):
            return
        both = after


def are_apart(found: Sequence[Apart]) -> bool:
    """Whether what follows is no longer the same deal."""
    return any(each.what not in STAYS for each in found)


def in_common(pair: Pair, both: Both) -> list[Action]:
    """The acts that are open in both."""
    mine, theirs = pair.legal(both)
    return [act for act in mine if act in theirs]


def number_dealt(pair: Pair, table: Table, seed: int, number: int) -> Both:
    """The deal of a number, as it is dealt at a table of a walk."""
    state = blank()
    set_tallies(pair.one, state, seed, number)
    lay_cards(pair.one, state, int(table.is_rare), seed, number)
    deck = state.deck[: pair.one.deck.cards]
    seats = pair.one.table.seats
    return pair.deal(deck, number % seats, state.tallies[:seats])


def as_walked(rules: Rules, table: Table, seed: int, number: int) -> Choice:
    """The choices of a walk's players; where only one allows that, any other act."""

    def choice(both: Both, common: Sequence[Action]) -> Action | None:
        state, turn = both.one.state(), len(both.one.acts)
        list_legal(rules, state)
        manner = manner_now(table.manner, seed, number, turn)
        act = action_of(rules, pick(rules, state, manner, seed, number, turn), state.phase)
        if act in common or not common:
            return act if common else None
        return common[below(seed, number, FIRST_CHOICE + turn, len(common))]

    return choice


def as_done(acts: Sequence[Action]) -> Choice:
    """The acts of a deal again, as far as they go and both allow them."""

    def choice(both: Both, common: Sequence[Action]) -> Action | None:
        turn = len(both.one.acts)
        return acts[turn] if turn < len(acts) and acts[turn] in common else None

    return choice
