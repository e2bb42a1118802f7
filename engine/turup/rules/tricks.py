"""Tricks: which card wins.

A trick goes to the best trump in it, if trumps count, else to the best card of the suit led.
Before exposure trumps have no power, so each card has the power it had when it was played;
exposing trump weighs the cards of that trick again.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from turup.rules.acts import bit_of_card, suit_of_card
from turup.rules.deck import strength_of, strength_of_trump
from turup.rules.goals import pay_last_trick
from turup.rules.noted import rule

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class EqualCards(IntEnum):
    """Which of two equal cards wins."""

    first_played = 0
    last_played = 1


class CountsFrom(IntEnum):
    """Which trumps count in the trick in which trump is exposed."""

    exposing_trick = 0
    exposing_card = 1


DISCARD = 0
RUFF = 32  # no plain card is as strong


@rule
def power(rules: Rules, state: State, card: int) -> int:
    """What a card is worth in this trick as things stand: nothing, its strength, or a trump's."""
    if state.exposed == 1 and suit_of_card(card) == state.trump:
        return power_of_trump(rules, state, bit_of_card(card))
    strength = 1 + strength_of(rules, state, bit_of_card(card))
    return strength if suit_of_card(card) == state.led else DISCARD


@rule
def power_of_trump(rules: Rules, state: State, bit: int) -> int:
    """What a trump is worth."""
    return RUFF + 1 + strength_of_trump(rules, state, bit)


@rule
def does_first_hold(rules: Rules) -> bool:
    """Whether the first played of two equal cards wins."""
    return rules.play.equal_cards != EqualCards.last_played


@rule
def does_beat(rules: Rules, new: int, old: int) -> bool:
    """Whether a card of one power beats the card that was winning before it, which has some."""
    return new > old or (new == old and not does_first_hold(rules))


@rule
def best_place(rules: Rules, state: State) -> int:
    """The place, from 0, of the best card in the trick."""
    best = 0
    for place in range(1, state.played):
        is_better = does_beat(rules, state.trick_powers[place], state.trick_powers[best])
        best = place if is_better else best
    return best


@rule
def winning_power(state: State) -> int:
    """The power of the card that is winning the trick."""
    return state.trick_powers[state.best]


@rule
def weigh_again(rules: Rules, state: State) -> None:
    """Weigh the cards of the trick again, since trump has just been exposed.

    Where only later cards count, a card thrown before stays a discard; cards of the suit led
    were no discards, so they count as the trumps they are.
    """
    for place in range(state.played):
        card = state.trick_cards[place]
        is_thrown = suit_of_card(card) != state.led
        if not (is_thrown and rules.trump.counts_from == CountsFrom.exposing_card):
            state.trick_powers[place] = power(rules, state, card)
    state.best = best_place(rules, state)


@rule
def capture(rules: Rules, state: State, side: int, winning: int) -> None:
    """A side takes the trick; the last one may count more."""
    state.captured = state.lying
    if state.trick == state.hand:
        pay_last_trick(rules, state, side)
    count_trick(state, side, winning)


@rule
def count_trick(state: State, row: int, winning: int) -> None:
    """The trick counts for a side, or for a seat alone."""
    state.points[row] += state.captured
    state.tricks[row] += 1
    if winning > RUFF:
        state.trump_tricks[row] += 1
        if state.led != state.trump:
            state.ruffs[row] += 1
