"""The referee: judges what happened against the rules, from a record, and prices it.

The game itself refuses irregular acts, so they stand beside the acts of a record. A verdict
that cannot be reached is "not decided", and no price follows from it.
"""

from __future__ import annotations

from typing import NamedTuple

from turup.cards import NotACard, card
from turup.game.actions import Play
from turup.game.deal import Deal
from turup.game.records import Irregular
from turup.game.refusals import Refused
from turup.game.results import Result, result_of
from turup.game.scenes import scene_of
from turup.game.seats import seat_named
from turup.rules.penalties import Act, Price, charge, is_priced, penalty_for
from turup.rules.state import Phase
from turup.words.records import judgement
from turup.words.results import score


class Judgement(NamedTuple):
    """What the referee says.

    `verdict` is no_error, not_decided, not_priced, not_claimed, priced or match_lost. Where the
    act ends the deal, `result` is the deal's result, with its lines.
    """

    verdict: str
    sentence: str
    result: Result | None = None


def judge(deal: Deal, irregular: Irregular) -> Judgement:
    """Judge an irregular act; `deal` holds all acts of the record, before it and after it."""
    then = deal_then(deal, irregular.after)
    reason = undecided(then, irregular)
    if reason:
        return said("not_decided", irregular, reason=reason)
    act = Act[irregular.act]
    why = refusal_of(then, irregular.card) if act == Act.revoke else ""
    if act == Act.revoke and not why:
        return said("no_error", irregular)
    if not is_priced(deal.rules, act, bool(irregular.claimed_by)):
        is_used = penalty_for(deal.rules, act).is_used == 1
        return said("not_claimed" if is_used else "not_priced", irregular, why=why)
    return price(then, act, irregular, why)


def deal_then(deal: Deal, after: int) -> Deal:
    """The deal after so many of its acts."""
    then = deal.restarted()
    for action in deal.acts[:after]:
        then = then.after(action)
    return then


def undecided(then: Deal, irregular: Irregular) -> str:
    """Why nothing can be decided; empty where something can."""
    phase, seat = then.state().phase, seat_named(then.rules, irregular.seat, then.dealer)
    if irregular.act == Act.reshuffle.name:
        return "" if phase == Phase.auction else "not_in_auction"
    if phase != Phase.play:
        return "not_in_play"
    if seat != then.to_act:
        return "not_their_turn"
    return "" if is_held(then, irregular.card) else "not_held"


def is_held(then: Deal, text: str) -> bool:
    """Whether the seat to act holds a card."""
    try:
        return card(text) in then.hands[then.to_act]
    except NotACard:
        return False


def refusal_of(then: Deal, text: str) -> str:
    """Why the card might not have been played; empty if it might."""
    try:
        then.after(Play(card(text)))
    except Refused as refused:
        return str(refused)
    return ""


def price(then: Deal, act: Act, irregular: Irregular, why: str) -> Judgement:
    """End the deal with the price of an act."""
    state = then.state()
    seat = seat_named(then.rules, irregular.seat, then.dealer)
    charge(then.rules, state, act, seat)
    result = result_of(then.rules, state, act.name)
    scene = scene_of(then)
    if penalty_for(then.rules, act).price == Price.match:
        return said("match_lost", irregular, result, side=scene.side(seat), why=why)
    return said("priced", irregular, result, score=score(result, scene), why=why)


def said(
    verdict: str, irregular: Irregular, result: Result | None = None, **facts: str
) -> Judgement:
    """The judgement with its sentence."""
    told = {name: str(value) for name, value in irregular._asdict().items()} | facts
    return Judgement(verdict, judgement(verdict, **told), result)
