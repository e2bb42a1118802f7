"""Auction: who may bid at all, and when the bidding is over.

Beginning with the opener, each seat in turn bids or passes. A bid promises so many card points
and must be higher than the last, unless it may be matched. Who may bid how little is a matter
of floors; some seats may be barred. The bidding ends when everybody else has passed, or after
one round, or with the highest bid there is.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Annotated, NamedTuple

from turup.rules.asking import AskPartner
from turup.rules.bids import FORMS, Form, Rise, has_suit_to_speak_of
from turup.rules.guards import guard_holds
from turup.rules.holdings import points_held
from turup.rules.noted import rule
from turup.rules.second_auction import Second
from turup.rules.shapes import FactName, Flags, Guard, Upto, Words
from turup.rules.state import NOBODY
from turup.rules.table import eldest
from turup.rules.turns import Opener, Rounds, Turns, is_answering, is_last_in_turn, opener
from turup.rules.verdicts import Verdict

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


class Opening(IntEnum):
    """Whether somebody must bid."""

    forced = 0
    forced_with_points = 1
    free = 2


class Raise(IntEnum):
    """Whether a bid must be higher than the one that stands."""

    higher = 0
    holder_may_match = 1
    equal_once = 2


class Passing(IntEnum):
    """Whether a seat that passed may bid later."""

    final = 0
    may_return = 1


class AllPass(IntEnum):
    """What happens when nobody bids."""

    same_dealer = 0
    next_dealer = 1
    dealer_at_minimum = 2
    no_trump = 3
    eldest_declares = 4
    ahead_declares = 5


class Bidders(IntEnum):
    """Whom a limit binds."""

    anyone = 0
    eldest = 1
    dealer = 2


NO_BID = 0
ANY_FORM = NOBODY


class Limit(NamedTuple):
    """A floor under a seat's bids, or a bar."""

    by: Bidders = Bidders.anyone
    if_: Guard = Guard()
    minimum: Annotated[int, Words((("no_bid", NO_BID),))] = 0


class Limits(NamedTuple):
    """All floors and bars."""

    used: int
    rows: Annotated[tuple[Limit, ...], Upto(8)]


class Auction(NamedTuple):
    """How the bidding goes. `forms` has 1 for each form of bid in use.

    `strains` are the ways in which a bid can be worded, as a mask, `asks_form` whether it hangs
    on the wording what may be bid, and `top` is how many steps above the minimum the highest bid
    lies. `lays_at_once` is 1 where no stage fixes trump, so that each bidder does.
    """

    turns: Turns
    opener: Opener
    opening: Opening
    minimum: int
    maximum: int
    step: Rise
    raise_: Raise
    rounds: Rounds
    passing: Passing
    all_pass: AllPass
    forms: Annotated[tuple[int, ...], Flags(Form)]
    limits: Limits
    second: Second
    ask_partner: AskPartner
    strains: int
    asks_form: int
    lays_at_once: int
    top: int


@rule
def begin_auction(rules: Rules, state: State) -> None:
    """The opener speaks first: the eldest, or the dealer."""
    state.to_act = opener(rules, state)
    state.entered = 2


@rule
def may_pass(rules: Rules, state: State) -> int:
    """Whether the seat to act may pass: the rule that makes it bid, if there is one.

    While nobody has bid, a duty to open rests on whoever speaks: it has passed on from those
    who were barred or excused.
    """
    if state.bid > 0 or is_answering(state):
        return Verdict.legal
    if rules.auction.opening == Opening.free:
        return may_dealer_pass(rules, state)
    if is_barred(rules, state) or is_excused(rules, state):
        return Verdict.legal
    return Verdict.must_open


@rule
def may_dealer_pass(rules: Rules, state: State) -> int:
    """Whether the dealer, when all others have passed, may pass too."""
    takes_minimum = rules.auction.all_pass == AllPass.dealer_at_minimum
    if takes_minimum and is_last_in_turn(rules, state):
        return Verdict.dealer_must_bid
    return Verdict.legal


@rule
def must_last_open(rules: Rules, state: State) -> bool:
    """Whether the duty to open has come to the last in turn, who cannot hand it on."""
    if state.bid > 0 or not is_last_in_turn(rules, state):
        return False
    if rules.auction.opening == Opening.free:
        return rules.auction.all_pass == AllPass.dealer_at_minimum
    return True


@rule
def is_excused(rules: Rules, state: State) -> bool:
    """Whether the seat to act need not open because it holds no card point."""
    if rules.auction.opening != Opening.forced_with_points or must_last_open(rules, state):
        return False
    return points_held(rules, state, 1 << state.to_act) == 0


@rule
def binds(rules: Rules, state: State, limit: Limit, form: int) -> bool:
    """Whether a floor or bar holds for the seat to act and a bid of this form.

    `ANY_FORM` stands for the seat's bids as a whole, for which no limit on one form holds.
    """
    seat = state.to_act
    if limit.by == Bidders.eldest and seat != eldest(rules, state):
        return False
    if limit.by == Bidders.dealer and seat != state.dealer:
        return False
    if rules.auction.asks_form == 1 and not fits_form(limit.if_, form):
        return False
    return guard_holds(rules, state, limit.if_, seat)


@rule
def fits_form(guard: Guard, form: int) -> bool:
    """Whether a guard asks for no form of a bid, or for this one."""
    for row in range(guard.used):
        fact = guard.rows[row]
        if fact.name == FactName.form and fact.low != form:
            return False
    return True


@rule
def asks_form(rules: Rules) -> int:
    """1 where what may be bid hangs on how it is worded, otherwise 0."""
    forms = rules.auction.forms
    if forms[Form.plus] == 1 or forms[Form.noes] == 1:
        return 1
    for which in range(rules.auction.limits.used):
        for form in range(FORMS):
            if not fits_form(rules.auction.limits.rows[which].if_, form):
                return 1
    return 0


@rule
def bar(rules: Rules, state: State, form: int) -> int:
    """The limit that bars the seat to act from such a bid; NOBODY if there is none."""
    if must_last_open(rules, state):
        return NOBODY
    for which in range(rules.auction.limits.used):
        limit = rules.auction.limits.rows[which]
        if limit.minimum == NO_BID and binds(rules, state, limit, form):
            return which
    return NOBODY


@rule
def is_barred(rules: Rules, state: State) -> bool:
    """Whether the seat to act may not bid at all, however it words its bid."""
    if rules.auction.asks_form == 0:
        return bar(rules, state, ANY_FORM) != NOBODY
    for form in range(FORMS):
        if is_form_open(rules, state, form):
            return False
    return True


@rule
def is_form_open(rules: Rules, state: State, form: int) -> bool:
    """Whether the seat to act may word a bid so."""
    if rules.auction.forms[form] == 0 or not has_suit_to_speak_of(state, form):
        return False
    return bar(rules, state, form) == NOBODY
