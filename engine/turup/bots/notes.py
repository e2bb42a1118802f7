"""Notes: what is noted of a deal while it is played, and how its seats are to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from turup.bots.knowledge import FEATURES, Knowledge, features, stage_of
from turup.bots.solos import cards_at_risk
from turup.bots.trump_choice import best_suit
from turup.rules.acts import BID, CARD, CARDS, PAIR, SOLO
from turup.rules.noted import rule
from turup.rules.state import AUCTION, NOBODY, PLAY, Ints, capacities, zeros
from turup.rules.table import next_seat

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Notes:
    """How a deal is played, and what cannot be read from how it has ended.

    Where simple players meet others, `seats` has those of the simple ones. In a rehearsal `bidder`
    is to bid so many steps above the minimum. Where something is to be learnt, `own` and `other`
    are what counted in the hands of the last bidder, and of the seat after him, when he bid, and
    `own_whole` and `other_whole` the same of the declarer before the first card; `risk` is how
    many cards were at risk in a solo when it was called.
    """

    seats: int
    bidder: int
    rung: int
    own: Annotated[Ints, (FEATURES,)]
    other: Annotated[Ints, (FEATURES,)]
    own_whole: Annotated[Ints, (FEATURES,)]
    other_whole: Annotated[Ints, (FEATURES,)]
    stage: int  # of the hand that bid last, or called a solo
    risk: int
    decided: int  # the redeals that the cards decide, as a mask
    acts: int
    bidders: int  # the seats that have bid, as a mask
    length: int  # acts before the first card
    concealed: int  # whether a card was played while trump was concealed
    exposed: int  # the trick in which trump came out then

    __slots__ = tuple(__annotations__)


SHAPES = capacities(Notes)


def blank_notes() -> Notes:
    """Nothing noted yet."""
    return zeros(Notes, SHAPES)


@rule
def begin_notes(notes: Notes) -> None:
    """A deal begins."""
    notes.acts = 0
    notes.bidders = 0
    notes.length = NOBODY
    notes.concealed = 0
    notes.exposed = 0


@rule
def note_act(state: State, notes: Notes, act: int) -> None:
    """The seat to act is about to do something."""
    if state.phase == PLAY and CARD <= act < CARD + CARDS:
        if notes.length == NOBODY:
            notes.length = notes.acts
        if state.exposed == 0:
            notes.concealed = 1
    elif state.phase == AUCTION and act >= BID:
        notes.bidders |= 1 << state.to_act
    notes.acts += 1


@rule
def note_exposure(state: State, notes: Notes, trick: int) -> None:
    """Something was done in a trick, after which trump may be open."""
    if notes.concealed == 1 and notes.exposed == 0 and state.exposed == 1:
        notes.exposed = trick


@rule
def note_hands(rules: Rules, state: State, knowledge: Knowledge, notes: Notes, act: int) -> None:
    """What counts in the hands of a bidder and the seat after it, and whole before the play."""
    seat, after = state.to_act, next_seat(rules, state.to_act)
    if act >= BID:
        notes.stage = stage_of(rules, state)
        own = features(rules, state, seat, best_suit(rules, state, knowledge, seat))
        other = features(rules, state, after, NOBODY)
        for which in range(FEATURES):
            notes.own[which] = own[which]
            notes.other[which] = other[which]
    elif SOLO <= act < PAIR:
        notes.stage = stage_of(rules, state)
        notes.risk = cards_at_risk(rules, state, seat, act - SOLO)
    elif CARD <= act < CARD + CARDS and notes.length == NOBODY:
        own = features(rules, state, state.declarer, state.trump)
        other = features(rules, state, next_seat(rules, state.declarer), NOBODY)
        for which in range(FEATURES):
            notes.own_whole[which] = own[which]
            notes.other_whole[which] = other[which]
