"""Findings: whether an irregular act was one, as far as a record can tell.

What the cards show is decided by the rules themselves: the act is tried, and their refusal is
the proof. What happened beside the cards, a signal or a wrong cut, is taken as it is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from turup.cards import NotACard, card
from turup.game.actions import Action, Call, Play, Show
from turup.game.deal import Deal
from turup.game.numbers import UNKNOWN, number_of
from turup.game.records import Irregular
from turup.game.refusals import Refused
from turup.game.seats import seat_named
from turup.rules.deal import is_due
from turup.rules.penalties import Act
from turup.rules.state import NOBODY, Phase
from turup.rules.verdicts import Verdict


class Finding(NamedTuple):
    """Whether it was an error, and why; or why nobody can tell."""

    undecided: str = ""
    is_error: bool = False
    why: str = ""


NO_ERROR = Finding()
AS_TOLD = Finding(is_error=True)


def finding_of(then: Deal, irregular: Irregular) -> Finding:
    """What can be found out about an irregular act; `then` is the deal when it happened."""
    return FINDERS[Act[irregular.act]](then, irregular)


def as_told(_then: Deal, _irregular: Irregular) -> Finding:
    """No card tells of it; the table does."""
    return AS_TOLD


def of_reshuffle(then: Deal, _irregular: Irregular) -> Finding:
    """Shuffling again is one during the bidding alone."""
    return AS_TOLD if then.state().phase == Phase.auction else Finding("not_in_auction")


def of_turn(then: Deal, irregular: Irregular) -> Finding:
    """Who was not to act has acted out of turn."""
    if then.is_over:
        return Finding("over")
    is_his = seat_named(then.rules, irregular.seat, then.dealer) == then.to_act
    return NO_ERROR if is_his else AS_TOLD


def of_revoke(then: Deal, irregular: Irregular) -> Finding:
    """A card that was held, and that the rules refuse."""
    reason = not_at_play(then, irregular)
    if reason:
        return Finding(reason)
    if not is_held(then, irregular.card):
        return Finding("not_held")
    return tried(then, Play(card(irregular.card)))


def of_call(then: Deal, irregular: Irregular) -> Finding:
    """A call for trump by a player who holds the suit led."""
    reason = not_at_play(then, irregular)
    return Finding(reason) if reason else tried(then, Call(), Verdict.not_void)


def of_pair(then: Deal, irregular: Irregular) -> Finding:
    """A pair that is not in the hand; one shown too early is no lie."""
    reason = not_at_play(then, irregular)
    if reason:
        return Finding(reason)
    names = then.rules.labels.names.get("pair.kinds", ())
    name, _, suit = (irregular.what or (names[0] if len(names) == 1 else "")).partition(" ")
    pair = Show(name, suit)
    is_one = number_of(then.rules, then.state(), pair) != UNKNOWN
    return tried(then, pair, Verdict.pair_not_held) if is_one else Finding("no_such")


def of_claim(then: Deal, irregular: Irregular) -> Finding:
    """A claim that the deal must be thrown in, though the cards do not say so."""
    names = then.rules.labels.names.get("deal.redeals", ())
    name = irregular.what or (names[0] if len(names) == 1 else "")
    if name not in names:
        return Finding("no_such")
    state = then.state()
    if state.each < then.rules.deal.hand or state.declarer == NOBODY:
        return Finding("not_all_dealt")
    redeal = then.rules.deal.redeals.rows[names.index(name)]
    return NO_ERROR if is_due(then.rules, state, redeal) else AS_TOLD


def not_at_play(then: Deal, irregular: Irregular) -> str:
    """Why the seat could play no card then; empty if it could."""
    if then.state().phase != Phase.play:
        return "not_in_play"
    is_his = seat_named(then.rules, irregular.seat, then.dealer) == then.to_act
    return "" if is_his else "not_their_turn"


def is_held(then: Deal, text: str) -> bool:
    """Whether the seat to act holds a card."""
    try:
        return card(text) in then.hands[then.to_act]
    except NotACard:
        return False


def tried(then: Deal, action: Action, *errors: Verdict) -> Finding:
    """What the rules say to an act: an error if they refuse it, for one of these reasons if named.

    Refused for another reason it could not have been done at all.
    """
    try:
        then.after(action)
    except Refused as refused:
        is_error = not errors or refused.refusal.rule in {error.name for error in errors}
        return Finding(is_error=True, why=str(refused)) if is_error else Finding("not_possible")
    return NO_ERROR


FINDERS: dict[Act, Callable[[Deal, Irregular], Finding]] = {
    Act.revoke: of_revoke,
    Act.false_call: of_call,
    Act.false_pair: of_pair,
    Act.false_claim: of_claim,
    Act.out_of_turn: of_turn,
    Act.signal: as_told,
    Act.wrong_cut: as_told,
    Act.misdeal: as_told,
    Act.reshuffle: of_reshuffle,
}
