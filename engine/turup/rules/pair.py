"""Pair: king and queen of trumps, and what showing them does.

Once trump is exposed a side that may, shows them at its turn before it plays. The declarer's
side then needs fewer card points, or more when the defenders show. The cards stay in the
hand; each counts once.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.acts import PAIR, add_act
from turup.rules.guards import guard_holds
from turup.rules.holdings import lowest
from turup.rules.noted import rule
from turup.rules.shapes import NONE, Guard, Upto, Words, row_at
from turup.rules.state import NOBODY
from turup.rules.table import DECLARERS, seats_of_side, side_of
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Window(IntEnum):
    """From when on a side may show."""

    after_exposure = 0
    after_trick_since_exposure = 1
    after_trump_trick_since_exposure = 2
    after_ruff_since_exposure = 3
    after_trick_before_exposure = 4
    after_exposure_and_any_trick = 5


class Holder(IntEnum):
    """In whose hands the cards must be."""

    one_hand = 0
    side = 1


class Declared(IntEnum):
    """How the pair is declared."""

    shown = 0
    by_itself = 1


class PairEffect(IntEnum):
    """What a pair does."""

    target = 0
    points = 1
    times_target = 2
    times_stake = 3


class PairCards(NamedTuple):
    """The ranks of a kind."""

    used: int
    rows: Annotated[tuple[int, ...], Upto(4)]


class PairKind(NamedTuple):
    """Cards of the trump suit held together, and what they are worth."""

    cards: PairCards = PairCards(0, (0, 0, 0, 0))
    worth: int = 0


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
    """What can be shown, by whom and when, and what it does."""

    kinds: PairKinds
    declarer: Showing
    defenders: Showing
    holder: Holder
    declared: Declared
    effect: PairEffect
    floor: Annotated[int, Words((("none", NONE), ("minimum", FLOOR_MINIMUM)))]
    cap: Annotated[int, Words((("none", NONE), ("total", CAP_TOTAL)))]


@rule
def verdict_on_showing(rules: Rules, state: State, which: int) -> int:
    """Whether the seat to act may show a kind of pair."""
    if which >= rules.pair.kinds.used or rules.pair.declared == Declared.by_itself:
        return Verdict.not_now
    seat = state.to_act
    if state.solo != NOBODY:
        return Verdict.pair_in_solo
    if state.exposed == 0:
        return Verdict.pair_too_early
    if is_shown(state, which):
        return Verdict.pair_shown_already
    if not holds_kind(rules, state, which, seat):
        return Verdict.pair_not_held
    return may_side_count(rules, state, which, seat)


@rule
def may_side_count(rules: Rules, state: State, which: int, seat: int) -> int:
    """Whether a seat's side may count a kind now: allowed, at this bid, in time."""
    showing = showing_of(rules, state, seat)
    if showing.is_used == 0:
        return Verdict.pair_not_for_side
    if worth(rules, state, which, seat) == NONE:
        return Verdict.pair_not_at_bid
    if not is_window_open(state, showing.window, side_of(rules, state, seat)):
        return Verdict.pair_too_early
    return Verdict.legal if guard_holds(rules, state, showing.if_, seat) else Verdict.pair_guarded


@rule
def is_shown(state: State, which: int) -> bool:
    """Whether a kind has counted already; it does so once in a deal."""
    return (state.shown >> which) & 1 == 1


@rule
def showing_of(rules: Rules, state: State, seat: int) -> Showing:
    """What holds for a seat's side."""
    if side_of(rules, state, seat) == DECLARERS:
        return rules.pair.declarer
    return rules.pair.defenders


@rule
def holds_kind(rules: Rules, state: State, which: int, seat: int) -> bool:
    """Whether a seat, or its side where that is enough, holds all cards of a kind unused."""
    if state.trump == NOBODY:
        return False
    trumps = trumps_of_holder(rules, state, seat) & ~state.paired
    cards = rules.pair.kinds.rows[which].cards
    for row in range(cards.used):
        if trumps & rules.deck.masks[cards.rows[row]] == 0:
            return False
    return True


@rule
def trumps_of_holder(rules: Rules, state: State, seat: int) -> int:
    """The trumps in a seat's hand, or in the hands of its side."""
    if rules.pair.holder == Holder.one_hand:
        return state.hands[seat][state.trump]
    trumps = 0
    seats = seats_of_side(rules, state, side_of(rules, state, seat))
    while seats != 0:
        trumps |= state.hands[lowest(seats)][state.trump]
        seats &= seats - 1
    return trumps


@rule
def is_window_open(state: State, window: int, side: int) -> bool:
    """Whether a side has done what it must before it may show, now that trump is exposed."""
    since = state.tricks[side] - state.tricks_before[side]
    if window == Window.after_trick_since_exposure:
        return since > 0
    if window == Window.after_trump_trick_since_exposure:
        return state.trump_tricks[side] > 0
    if window == Window.after_ruff_since_exposure:
        return state.ruffs[side] > 0
    if window == Window.after_trick_before_exposure:
        return state.tricks_before[side] > 0
    return window == Window.after_exposure or state.tricks[side] > 0


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
    for which in range(rules.pair.kinds.used):
        if verdict_on_showing(rules, state, which) == Verdict.legal:
            add_act(state, PAIR + which)
