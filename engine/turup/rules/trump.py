"""Trump: how it is fixed, concealed and exposed.

The declarer lays a card of the suit face down, his own or a spare one, or names the suit
aloud. An own card is not part of his hand until trump is exposed. A player void in the suit
led may call for it before he plays; the declarer, when void, may turn it up himself. Elsewhere
void players lay their cards face down instead, which `face_down` tells of. Some tables let him
choose no trumps, or turn the order of the cards round from the exposure on.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.deal import When, throw_in_if_due
from turup.rules.deck import REVERSED
from turup.rules.holdings import is_empty, put
from turup.rules.noted import rule
from turup.rules.partners import rows_kept
from turup.rules.shapes import NONE, Flags, Guard, NumberOrNone
from turup.rules.state import NOBODY
from turup.rules.table import is_partner
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


class ExposedBy(IntEnum):
    """How a void player brings out a concealed trump."""

    may_call = 0
    must_call = 1
    first_lead = 2
    face_down = 3
    face_down_all = 4


class CallBinds(IntEnum):
    """What a call obliges to."""

    nobody = 0
    caller = 1
    caller_unless_under = 2
    declarer = 3


class SeenBy(IntEnum):
    """Who knows what the declarer has laid face down."""

    declarer = 0
    declarer_side = 1


class DeclarerExposes(IntEnum):
    """When the declarer may bring trump out himself."""

    when_void = 0
    to_ruff = 1
    when_void_or_leading = 2
    never = 3


class ExposedAtStart(IntEnum):
    """Whether the declarer may expose trump before the first lead, and what that costs him."""

    never = 0
    any_lead = 1
    trump_lead = 2
    indicator_lead = 3
    takes_lead = 4


class Duty(IntEnum):
    """Whether the declarer has to leave trump to a later card."""

    may = 0
    must = 1


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
    if_: Guard = Guard()
    duty: Duty = Duty.may


class Trump(NamedTuple):
    """How trump is fixed, concealed and exposed. `besides` has 1 for each word in use."""

    indicator: Indicator
    seen_by: SeenBy
    besides: Annotated[tuple[int, ...], Flags(Besides)]
    later_card: LaterCard
    exposed_by: ExposedBy
    call_binds: CallBinds
    counts_from: CountsFrom
    declarer_exposes: DeclarerExposes
    declarer_plays: DeclarerPlays
    never_exposed: NeverExposed
    exposed_at_start: ExposedAtStart
    exposed_from: NumberOrNone


@rule
def is_concealed(state: State) -> bool:
    """Whether nobody has exposed trump yet, or that there is none."""
    return state.exposed == 0


@rule
def is_laid_face_down(rules: Rules) -> bool:
    """Whether void players lay their cards face down, instead of calling."""
    return rules.trump.exposed_by >= ExposedBy.face_down


@rule
def is_in_the_know(rules: Rules, state: State, seat: int) -> bool:
    """Whether a seat knows what the declarer has laid down: all know once it is exposed."""
    if state.exposed == 1 or seat == state.declarer:
        return True
    return rules.trump.seen_by == SeenBy.declarer_side and is_partner(rules, seat, state.declarer)


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
    for row in range(rows_kept(state)):
        state.tricks_before[row] = state.tricks[row]
    weigh_again(rules, state)
    if state.trump != NOBODY:
        throw_in_if_due(rules, state, When.exposure)


@rule
def is_void(state: State, seat: int) -> bool:
    """Whether a seat holds nothing of the suit led; a laid indicator is not in the hand."""
    return state.led != NOBODY and state.hands[seat][state.led] == 0


@rule
def verdict_on_call(rules: Rules, state: State) -> int:
    """Whether the seat to act may call for trump."""
    if state.to_act == state.declarer or not is_concealed(state):
        return Verdict.trump_not_concealed
    if not is_void(state, state.to_act):
        return Verdict.not_void
    return Verdict.nobody_calls if is_laid_face_down(rules) else Verdict.legal


@rule
def verdict_on_exposing(rules: Rules, state: State) -> int:
    """Whether the declarer, if it is he who is to act, may turn trump up himself."""
    if not is_concealed(state):
        return Verdict.trump_not_concealed
    if state.to_act != state.declarer:
        return Verdict.not_declarer
    if rules.trump.declarer_exposes == DeclarerExposes.never:
        return Verdict.declarer_exposes
    if rules.trump.declarer_exposes == DeclarerExposes.when_void_or_leading and state.played == 0:
        return Verdict.legal
    if not is_void(state, state.to_act):
        return Verdict.not_void
    if is_laid_face_down(rules):
        return Verdict.nobody_calls
    return Verdict.legal if may_bring_out(rules, state) else Verdict.declarer_exposes


@rule
def may_bring_out(rules: Rules, state: State) -> bool:
    """Whether a void declarer may bring trump out on the suit led."""
    if rules.trump.declarer_exposes == DeclarerExposes.never:
        return False
    return rules.trump.declarer_exposes != DeclarerExposes.to_ruff or state.led != state.trump


@rule
def is_exposed_by_bid(rules: Rules, state: State) -> bool:
    """Whether the bid is so high that trump is exposed after the first trick."""
    return state.trick == 1 and NONE < rules.trump.exposed_from <= state.bid


@rule
def must_expose_now(state: State) -> bool:
    """Whether the declarer has nothing left but his indicator."""
    if state.laid == 0 or state.to_act != state.declarer:
        return False
    return is_empty(state.hands[state.to_act])
