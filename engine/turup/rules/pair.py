"""Pair: king and queen of trumps, and what showing them does.

Once trump is exposed a side that may, shows them at its turn before it plays. The declarer's
side then needs fewer card points, or more when the defenders show. The cards stay in the
hand; each counts once. Some tables have pairs of plain suits too, which are worth less.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import PAIR, add_act
from turup.rules.guards import guard_holds
from turup.rules.noted import rule
from turup.rules.pair_cards import (
    Held,
    Holder,
    InSuit,
    PairKind,
    holds_pair,
    is_of_trump,
    is_said_right,
    is_shown,
    kind_of,
    pair_number,
)
from turup.rules.pair_windows import Window, is_window_open
from turup.rules.partners import known_side
from turup.rules.shapes import NONE, Guard, Upto, Words, row_at
from turup.rules.state import NOBODY, SUITS
from turup.rules.table import DECLARERS
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Declared(IntEnum):
    """How the pair is declared."""

    shown = 0
    by_itself = 1
    on_honour = 2


class PairEffect(IntEnum):
    """What a pair does."""

    target = 0
    points = 1
    times_target = 2
    times_stake = 3


class PairKinds(NamedTuple):
    """All kinds."""

    used: int
    rows: Annotated[tuple[PairKind, ...], Upto(4)]


class Worth(NamedTuple):
    """What a pair is worth from this bid on; NONE if it may not be shown."""

    from_: int = 0
    worth: Annotated[int, Words((("none", NONE),))] = 0


class Worths(NamedTuple):
    """The bands, ascending; without any the kind's own worth holds."""

    used: int = 0
    rows: Annotated[tuple[Worth, ...], Upto(8)] = (Worth(),) * 8


class Showing(NamedTuple):
    """When a side may show, and for how much."""

    is_used: int = 0
    window: Window = Window.after_exposure
    worth: Worths = Worths()
    if_: Guard = Guard()


FLOOR_MINIMUM = -1
CAP_TOTAL = -1


class Pair(NamedTuple):
    """What can be shown, by whom and when, and what it does.

    Whoever shows holds one of the `telling` cards as a trump, if there are any.
    """

    kinds: PairKinds
    declarer: Showing
    defenders: Showing
    holder: Holder
    declared: Declared
    held: Held
    effect: PairEffect
    floor: Annotated[int, Words((("none", NONE), ("minimum", FLOOR_MINIMUM)))]
    cap: Annotated[int, Words((("none", NONE), ("total", CAP_TOTAL)))]
    telling: int


@rule
def verdict_on_showing(rules: Rules, state: State, pair: int) -> int:
    """Whether the seat to act may show a kind of pair, in a suit if it is plain."""
    if rules.pair.declared == Declared.by_itself or not is_said_right(rules, pair):
        return Verdict.not_now
    seat = state.to_act
    if state.solo != NOBODY:
        return Verdict.pair_in_solo
    if state.exposed == 0:
        return Verdict.pair_too_early
    if is_of_trump(rules, state, pair):
        return Verdict.pair_not_plain
    if is_shown(state, pair):
        return Verdict.pair_shown_already
    if not holds_pair(rules, state, pair, seat):
        return Verdict.pair_not_held
    return may_side_count(rules, state, kind_of(pair), seat)


@rule
def may_side_count(rules: Rules, state: State, which: int, seat: int) -> int:
    """Whether a seat's side may count a kind now: allowed, at this bid, in time."""
    showing = showing_of(rules, state, seat)
    if showing.is_used == 0:
        return Verdict.pair_not_for_side
    if worth(rules, state, which, seat) == NONE:
        return Verdict.pair_not_at_bid
    if not is_window_open(rules, state, showing.window, seat):
        return Verdict.pair_too_early
    return Verdict.legal if guard_holds(rules, state, showing.if_, seat) else Verdict.pair_guarded


@rule
def showing_of(rules: Rules, state: State, seat: int) -> Showing:
    """What holds for a seat's side, as far as the table knows it."""
    if known_side(rules, state, seat) == DECLARERS:
        return rules.pair.declarer
    return rules.pair.defenders


@rule
def worth(rules: Rules, state: State, which: int, seat: int) -> int:
    """What a kind is worth to a seat's side at this bid; NONE if it may not be shown."""
    bands = showing_of(rules, state, seat).worth
    row = row_at(bands, state.bid)
    return rules.pair.kinds.rows[which].worth if row == NOBODY else bands.rows[row].worth


@rule
def list_pairs(rules: Rules, state: State) -> None:
    """Add the pairs the seat to act may show to the legal acts."""
    if state.exposed == 0 or state.solo != NOBODY:
        return
    if is_none_here(rules, state) or not is_time_to_show(rules, state):
        return
    for which in range(rules.pair.kinds.used):
        list_kind(rules, state, which)


@rule
def is_time_to_show(rules: Rules, state: State) -> bool:
    """Whether the side of the seat to act may show anything now."""
    showing = showing_of(rules, state, state.to_act)
    return showing.is_used == 1 and is_window_open(rules, state, showing.window, state.to_act)


@rule
def is_none_here(rules: Rules, state: State) -> bool:
    """Whether the hand has no card that a pair would take; this settles most turns at once."""
    if rules.pair.telling == 0 or state.trump == NOBODY:
        return False
    return state.hands[state.to_act][state.trump] & rules.pair.telling == 0


@rule
def telling_cards(rules: Rules) -> int:
    """One card of each kind by its bits, held as a trump by whoever shows; 0 if none need be."""
    if rules.pair.holder != Holder.one_hand or rules.pair.held != Held.now:
        return 0
    telling = 0
    for which in range(rules.pair.kinds.used):
        if rules.pair.kinds.rows[which].suit != InSuit.trump:
            return 0
        telling |= rules.deck.masks[rules.pair.kinds.rows[which].cards.rows[0]]
    return telling


@rule
def list_kind(rules: Rules, state: State, which: int) -> None:
    """Add a kind, or where it is plain each suit in which it may be shown."""
    for suit in range(suits_to_say(rules, which)):
        pair = pair_number(which, suit)
        if verdict_on_showing(rules, state, pair) == Verdict.legal:
            add_act(state, PAIR + pair)


@rule
def suits_to_say(rules: Rules, which: int) -> int:
    """In how many suits a kind can be shown: a plain one in several, which is then said."""
    return SUITS if rules.pair.kinds.rows[which].suit == InSuit.plain else 1
