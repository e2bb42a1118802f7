"""Indicators: how the declarer fixes trump.

He lays down a card of his hand, a spare card, or names what he chooses; or he leaves trump to
a card still to be dealt, where the table lets him, or makes him.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.acts import BID, CARDS, LATER, LAY, NAME, add_act, card_number, suit_of_card
from turup.rules.guards import guard_holds
from turup.rules.holdings import first_twins, holds, lowest, take
from turup.rules.noted import rule
from turup.rules.state import NOBODY, SUITS
from turup.rules.trump import Duty, Indicator, open_up
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

# What can be chosen: a suit, no trumps, these reversed, or a suit and the order reversed.
NO_SUIT = SUITS
REVERSED_NO_SUIT = NO_SUIT + 1
REVERSED_SUIT = NO_SUIT + 2
CHOICES = REVERSED_SUIT + SUITS


@rule
def verdict_on_naming(rules: Rules, state: State, choice: int) -> int:
    """Whether the declarer may choose this by name, or lay down a spare card that shows it.

    The caller of a solo always names a suit.
    """
    if state.solo != NOBODY:
        return verdict_on_solo_suit(rules, choice)
    if is_own_card_laid(rules, state):
        return Verdict.not_now
    if choice >= NO_SUIT and not is_beside(rules, choice):
        return Verdict.only_suits
    if must_leave(rules, state):
        return Verdict.must_leave
    suit = suit_chosen(choice)
    is_there = suit == NOBODY or rules.deck.suits[suit] == 1
    return Verdict.legal if is_there else Verdict.suit_not_in_deck


@rule
def verdict_on_solo_suit(rules: Rules, choice: int) -> int:
    """Whether the caller of a solo may name this: a suit of the deck."""
    if choice >= NO_SUIT:
        return Verdict.not_now
    return Verdict.legal if rules.deck.suits[choice] == 1 else Verdict.suit_not_in_deck


@rule
def is_beside(rules: Rules, choice: int) -> bool:
    """Whether what is no plain suit may be chosen here."""
    which = min(choice, REVERSED_SUIT) - NO_SUIT
    return rules.trump.besides[which] == 1


@rule
def suit_chosen(choice: int) -> int:
    """The suit in what is chosen; NOBODY where there is none."""
    if choice < SUITS:
        return choice
    return choice - REVERSED_SUIT if choice >= REVERSED_SUIT else NOBODY


@rule
def verdict_on_laying(rules: Rules, state: State, card: int) -> int:
    """Whether the declarer may lay down a card of his hand."""
    if not is_own_card_laid(rules, state):
        return Verdict.not_now
    if must_leave(rules, state):
        return Verdict.must_leave
    return Verdict.legal if holds(state.hands[state.to_act], card) else Verdict.not_held


@rule
def verdict_on_later(rules: Rules, state: State) -> int:
    """Whether the declarer may leave trump to a later card; of a full hand none is left."""
    if state.solo != NOBODY:
        return Verdict.not_now
    if rules.trump.later_card.is_used == 0 or state.second == 1:
        return Verdict.no_later_card
    is_open = guard_holds(rules, state, rules.trump.later_card.if_, state.to_act)
    return Verdict.legal if is_open else Verdict.later_guarded


@rule
def must_leave(rules: Rules, state: State) -> bool:
    """Whether the declarer has no choice but to leave trump to a later card."""
    is_duty = rules.trump.later_card.duty == Duty.must
    return is_duty and verdict_on_later(rules, state) == Verdict.legal


@rule
def list_indicators(rules: Rules, state: State) -> None:
    """List the ways in which the declarer may fix trump."""
    if verdict_on_later(rules, state) == Verdict.legal:
        add_act(state, LATER)
    if is_own_card_laid(rules, state):
        for suit in range(SUITS):
            list_own_cards(rules, state, suit)
    else:
        list_names(rules, state)


@rule
def is_own_card_laid(rules: Rules, state: State) -> bool:
    """Whether trump is fixed by a card of the hand; the caller of a solo always names a suit."""
    return rules.trump.indicator == Indicator.own_card and state.solo == NOBODY


@rule
def list_names(rules: Rules, state: State) -> None:
    """List what the declarer may choose by name, or by a spare card."""
    for choice in range(CHOICES):
        if verdict_on_naming(rules, state, choice) == Verdict.legal:
            add_act(state, NAME + choice)


@rule
def list_own_cards(rules: Rules, state: State, suit: int) -> None:
    """List the cards of a suit the declarer may lay down; of twins only one."""
    cards = first_twins(rules, state.hands[state.to_act][suit])
    while cards != 0:
        card = card_number(suit, lowest(cards))
        if verdict_on_laying(rules, state, card) == Verdict.legal:
            add_act(state, LAY + card)
        cards &= cards - 1


@rule
def fix_trump(rules: Rules, state: State, act: int) -> None:
    """Trump is fixed: by a card laid down, a suit named, or a card still to come."""
    if act == LATER:
        state.later = 1
    elif LAY <= act < LAY + CARDS:
        lay(state, act - LAY)
    else:
        choose(state, act - NAME)
        if rules.trump.indicator == Indicator.announced or state.solo != NOBODY:
            open_up(state)


@rule
def choose(state: State, choice: int) -> None:
    """The declarer chooses a suit or none, and whether the order will be reversed.

    Whoever plays alone chooses a suit, and his contract has said how the order is.
    """
    state.trump = suit_chosen(choice)
    if state.solo == NOBODY:
        state.reverses = 1 if choice >= REVERSED_NO_SUIT else 0


@rule
def lay(state: State, card: int) -> None:
    """The declarer lays a card of his hand face down."""
    take(state.hands[state.declarer], card)
    state.trump = suit_of_card(card)
    state.indicator = card
    state.laid = 1


@rule
def verdict_on_indicator(rules: Rules, state: State, act: int) -> int:
    """Whether the declarer may fix trump so."""
    if act == LATER:
        return verdict_on_later(rules, state)
    if NAME <= act < NAME + CHOICES:
        return verdict_on_naming(rules, state, act - NAME)
    if LAY <= act < BID:
        return verdict_on_laying(rules, state, act - LAY)
    return Verdict.not_now
