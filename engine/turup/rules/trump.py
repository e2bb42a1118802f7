"""Trump: how it is fixed, concealed and exposed.

The declarer lays a card of the suit face down, his own or a spare one, or names the suit
aloud. An own card is not part of his hand until trump is exposed. A player void in the suit
led may call for it before he plays; the declarer, when void, may turn it up himself. Some
tables let him choose no trumps, or turn the order of the cards round from the exposure on.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import CARDS, LATER, LAY, NAME, add_act, card_number, suit_of_card
from turup.rules.deal import When, throw_in_if_due
from turup.rules.deck import REVERSED
from turup.rules.holdings import first_twins, holds, is_empty, put, take
from turup.rules.noted import rule
from turup.rules.shapes import Flags
from turup.rules.state import NOBODY, SUITS
from turup.rules.tricks import CountsFrom, weigh_again
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Indicator(IntEnum):
    """What shows the trump suit."""

    own_card = 0
    spare_card = 1
    announced = 2


class Besides(IntEnum):
    """What the declarer may choose that is no plain suit."""

    no_trump = 0
    reversed = 1
    reversed_trump = 2


# What can be chosen: a suit, no trumps, these reversed, or a suit and the order reversed.
NO_SUIT = SUITS
REVERSED_NO_SUIT = NO_SUIT + 1
REVERSED_SUIT = NO_SUIT + 2
CHOICES = REVERSED_SUIT + SUITS


class ExposedBy(IntEnum):
    """How a void player brings out a concealed trump."""

    may_call = 0
    must_call = 1


class CallBinds(IntEnum):
    """What a call obliges to."""

    nobody = 0
    caller = 1


class DeclarerPlays(IntEnum):
    """What a void declarer who exposes trump himself must play."""

    any_trump = 0
    indicator = 1


class NeverExposed(IntEnum):
    """What happens when nobody brings trump out."""

    last_trick = 0
    void_deal = 1


class LaterCard(NamedTuple):
    """The card trump may be left to, counted in those dealt to the declarer."""

    is_used: int = 0
    nth: int = 0


class Trump(NamedTuple):
    """How trump is fixed, concealed and exposed. `besides` has 1 for each word in use."""

    indicator: Indicator
    besides: Annotated[tuple[int, ...], Flags(Besides)]
    later_card: LaterCard
    exposed_by: ExposedBy
    call_binds: CallBinds
    counts_from: CountsFrom
    declarer_plays: DeclarerPlays
    never_exposed: NeverExposed


@rule
def is_concealed(state: State) -> bool:
    """Whether nobody has exposed trump yet, or that there is none."""
    return state.exposed == 0


@rule
def verdict_on_naming(rules: Rules, choice: int) -> int:
    """Whether the declarer may choose this by name, or lay down a spare card that shows it."""
    if rules.trump.indicator == Indicator.own_card:
        return Verdict.not_now
    if choice >= NO_SUIT and not is_beside(rules, choice):
        return Verdict.only_suits
    suit = suit_chosen(choice)
    is_there = suit == NOBODY or rules.deck.suits[suit] == 1
    return Verdict.legal if is_there else Verdict.suit_not_in_deck


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
    if rules.trump.indicator != Indicator.own_card:
        return Verdict.not_now
    return Verdict.legal if holds(state.hands[state.to_act], card) else Verdict.not_held


@rule
def verdict_on_later(rules: Rules, state: State) -> int:
    """Whether the declarer may leave trump to a later card; of a full hand none is left."""
    is_open = rules.trump.later_card.is_used == 1 and state.second == 0
    return Verdict.legal if is_open else Verdict.no_later_card


@rule
def list_indicators(rules: Rules, state: State) -> None:
    """List the ways in which the declarer may fix trump."""
    if verdict_on_later(rules, state) == Verdict.legal:
        add_act(state, LATER)
    for suit in range(SUITS):
        if verdict_on_naming(rules, suit) == Verdict.legal:
            add_act(state, NAME + suit)
        list_own_cards(rules, state, suit)
    for choice in range(NO_SUIT, CHOICES):
        if verdict_on_naming(rules, choice) == Verdict.legal:
            add_act(state, NAME + choice)


@rule
def list_own_cards(rules: Rules, state: State, suit: int) -> None:
    """List the cards of a suit the declarer may lay down; of twins only one."""
    cards = first_twins(rules, state.hands[state.to_act][suit])
    for bit in range(rules.deck.width):
        card = card_number(suit, bit)
        if (cards >> bit) & 1 and verdict_on_laying(rules, state, card) == Verdict.legal:
            add_act(state, LAY + card)


@rule
def fix_trump(rules: Rules, state: State, act: int) -> None:
    """Trump is fixed: by a card laid down, a suit named, or a card still to come."""
    if act == LATER:
        state.later = 1
    elif LAY <= act < LAY + CARDS:
        lay(state, act - LAY)
    else:
        choose(state, act - NAME)
        if rules.trump.indicator == Indicator.announced:
            announce(state)


@rule
def choose(state: State, choice: int) -> None:
    """The declarer chooses a suit or none, and whether the order will be reversed."""
    state.trump = suit_chosen(choice)
    state.reverses = 1 if choice >= REVERSED_NO_SUIT else 0


@rule
def lay(state: State, card: int) -> None:
    """The declarer lays a card of his hand face down."""
    take(state.hands[state.declarer], card)
    state.trump = suit_of_card(card)
    state.indicator = card
    state.laid = 1


@rule
def announce(state: State) -> None:
    """Trump is open from the start, as if exposed in the first trick."""
    open_up(state)


@rule
def open_up(state: State) -> None:
    """Trump is open, and so is whether the order is reversed."""
    state.exposed = 1
    state.reversed = REVERSED * state.reverses


@rule
def take_indicator_home(state: State) -> None:
    """The indicator goes back into the declarer's hand."""
    if state.laid == 1:
        put(state.hands[state.declarer], state.indicator)
        state.laid = 0


@rule
def drop_trump(state: State) -> None:
    """There is no trump: an indicator goes home before the first lead."""
    take_indicator_home(state)
    state.trump = NOBODY
    state.indicator = NOBODY
    state.reverses = 0
    open_up(state)


@rule
def expose(rules: Rules, state: State) -> None:
    """Trump is turned up, and counts from this trick on."""
    open_up(state)
    take_indicator_home(state)
    for side in range(2):
        state.tricks_before[side] = state.tricks[side]
    weigh_again(rules, state)
    if state.trump != NOBODY:
        throw_in_if_due(rules, state, When.exposure)


@rule
def is_void(state: State, seat: int) -> bool:
    """Whether a seat holds nothing of the suit led; a laid indicator is not in the hand."""
    return state.led != NOBODY and state.hands[seat][state.led] == 0


@rule
def verdict_on_call(state: State) -> int:
    """Whether the seat to act may call for trump."""
    if state.to_act == state.declarer or not is_concealed(state):
        return Verdict.trump_not_concealed
    return Verdict.legal if is_void(state, state.to_act) else Verdict.not_void


@rule
def verdict_on_exposing(state: State) -> int:
    """Whether the declarer, if it is he who is to act, may turn trump up himself."""
    if not is_concealed(state):
        return Verdict.trump_not_concealed
    if state.to_act != state.declarer:
        return Verdict.not_declarer
    return Verdict.legal if is_void(state, state.to_act) else Verdict.not_void


@rule
def must_expose_now(state: State) -> bool:
    """Whether the declarer has nothing left but his indicator."""
    if state.laid == 0 or state.to_act != state.declarer:
        return False
    return is_empty(state.hands[state.to_act])
