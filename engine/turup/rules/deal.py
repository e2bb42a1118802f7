"""Deal: how the cards are given out, and when a deal is thrown in.

The cards go round in packets, beginning with the eldest, and between the packets the table
bids, fixes trump and doubles, in the order of the stages. Some hands are not played: their
deal is thrown in, by itself or when the player asks for it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.guards import guard_holds, guard_holds_for
from turup.rules.noted import rule
from turup.rules.shapes import Guard, Upto
from turup.rules.state import NOBODY, Outcome, Phase, Why
from turup.rules.table import DECLARERS, DEFENDERS, next_seat, seats_of_side

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Kind(IntEnum):
    """What the table does at a stage; a packet gives out cards."""

    packet = 0
    auction = 1
    trump = 2
    doubling = 3
    solo = 4
    play = 5
    second_auction = 6


class When(IntEnum):
    """The moment at which cards are looked at for a redeal."""

    first_packet = 0
    after_auction = 1
    full_hand = 2
    exposure = 3


class Whose(IntEnum):
    """Whose cards must fit; nobody's, where the guard looks at none."""

    none = 0
    eldest = 1
    either_of_first_two = 2
    both_of_first_two = 3
    any_seat = 4
    all_seats = 5
    declarer = 6
    defenders = 7
    either_side = 8
    asked_partner = 9


class How(IntEnum):
    """Whether a redeal happens by itself."""

    automatic = 0
    asked = 1


class DealsAgain(IntEnum):
    """Who deals after a deal that was thrown in for its cards."""

    same = 0
    next = 1


class NextDealer(IntEnum):
    """Who deals after a deal that was played."""

    next_seat = 0
    same_while_behind = 1
    solo_winner = 2


class Shuffle(IntEnum):
    """How thoroughly the cards are shuffled."""

    full = 0
    light = 1


class Stage(NamedTuple):
    """One stage; for a packet, how many cards each seat gets."""

    kind: Kind = Kind.packet
    cards: int = 0


class Stages(NamedTuple):
    """The stages in order."""

    used: int
    rows: Annotated[tuple[Stage, ...], Upto(12)]


class Redeal(NamedTuple):
    """A condition under which the deal is thrown in."""

    when: When = When.first_packet
    whose: Whose = Whose.none
    if_: Guard = Guard()
    how: How = How.automatic
    dealer: DealsAgain = DealsAgain.same


class Redeals(NamedTuple):
    """All such conditions."""

    used: int
    rows: Annotated[tuple[Redeal, ...], Upto(8)]


class Deal(NamedTuple):
    """Stages, redeals, next dealer and shuffle.

    `hand` is how many cards each seat holds at the first lead; `tricks` how many it gets in all,
    which is more where the rest of the cards is dealt and played after a first half.
    """

    stages: Stages
    redeals: Redeals
    next_dealer: NextDealer
    shuffle: Shuffle
    hand: int
    tricks: int


@rule
def throw_in_if_due(rules: Rules, state: State, moment: int) -> None:
    """Throw the deal in if a redeal that needs no asking is due at this moment."""
    for which in range(rules.deal.redeals.used):
        redeal = rules.deal.redeals.rows[which]
        if redeal.when == moment and redeal.how == How.automatic and is_due(rules, state, redeal):
            throw_in(state, Why.redeal, which)
            return


@rule
def throw_in(state: State, why: int, which: int) -> None:
    """End the deal without a score."""
    state.outcome = Outcome.thrown_in
    state.phase = Phase.over
    state.to_act = NOBODY
    state.why = why
    state.which = which


@rule
def is_due(rules: Rules, state: State, redeal: Redeal) -> bool:
    """Whether the condition holds, whosever cards it looks at."""
    if redeal.whose == Whose.none or redeal.whose == Whose.declarer:
        return guard_holds(rules, state, redeal.if_, state.declarer)
    if redeal.whose == Whose.defenders:
        return is_due_for_side(rules, state, redeal, DEFENDERS)
    if redeal.whose == Whose.either_side:
        is_declarers = is_due_for_side(rules, state, redeal, DECLARERS)
        return is_declarers or is_due_for_side(rules, state, redeal, DEFENDERS)
    if redeal.whose == Whose.asked_partner:
        return is_due_for_asked(rules, state, redeal)
    if redeal.whose == Whose.both_of_first_two or redeal.whose == Whose.all_seats:
        return fitting_seats(rules, state, redeal) == seats_looked_at(rules, redeal)
    return fitting_seats(rules, state, redeal) > 0


@rule
def fitting_seats(rules: Rules, state: State, redeal: Redeal) -> int:
    """How many of the seats looked at hold cards that fit."""
    fitting = 0
    seat = state.dealer
    for _ in range(seats_looked_at(rules, redeal)):
        seat = next_seat(rules, seat)
        if guard_holds(rules, state, redeal.if_, seat):
            fitting += 1
    return fitting


@rule
def seats_looked_at(rules: Rules, redeal: Redeal) -> int:
    """How many seats, from the eldest on, a condition looks at."""
    if redeal.whose == Whose.eldest:
        return 1
    if redeal.whose == Whose.either_of_first_two or redeal.whose == Whose.both_of_first_two:
        return 2
    return rules.table.seats


@rule
def is_due_for_side(rules: Rules, state: State, redeal: Redeal, side: int) -> bool:
    """Whether the hands of one side, taken together, fit."""
    seats = seats_of_side(rules, state, side)
    return guard_holds_for(rules, state, redeal.if_, state.declarer, seats, 0)


@rule
def is_due_for_asked(rules: Rules, state: State, redeal: Redeal) -> bool:
    """Whether the cards of a seat that was asked to bid for its partner fit."""
    for seat in range(rules.table.seats):
        was_asked = (state.questioned >> seat) & 1
        if was_asked and guard_holds(rules, state, redeal.if_, seat):
            return True
    return False
