"""The referee: judges what happened against the rules, from a record, and prices it.

The game itself refuses irregular acts, so they stand beside the acts of a record. A verdict
that cannot be reached is "not decided", and no price follows from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from turup.game.deal import Deal
from turup.game.findings import Finding, finding_of
from turup.game.records import Irregular
from turup.game.results import Result, result_of
from turup.game.scenes import scene_of
from turup.game.seats import seat_named
from turup.rules.penalties import Act, Price, charge, charge_accuser, is_priced, penalty_for
from turup.rules.table import account
from turup.words.judgements import judgement
from turup.words.results import score


class Judgement(NamedTuple):
    """What the referee says.

    `verdict` is no_error, wrongly_claimed, not_decided, not_priced, not_claimed, warned, priced
    or match_lost. `result` is what follows for the match, with its lines: that of the deal
    where the act has ended it, or else the price alone, whose outcome is "running".
    """

    verdict: str
    sentence: str
    result: Result | None = None


def judge(deal: Deal, irregular: Irregular, earlier: Sequence[Irregular] = ()) -> Judgement:
    """Judge an irregular act; `deal` holds all acts of the record, before it and after it.

    `earlier` are the irregular acts that happened before it in the deal; a side is only warned
    of some acts the first time.
    """
    then = deal_then(deal, irregular.after)
    found = finding_of(then, irregular)
    if found.undecided:
        return said("not_decided", irregular, reason=found.undecided)
    if not found.is_error:
        return cleared(then, irregular)
    act, is_claimed = Act[irregular.act], bool(irregular.claimed_by)
    before = how_often(deal, irregular, earlier)
    if is_priced(deal.rules, act, is_claimed, before):
        return price(then, act, irregular, found)
    return said(unpriced(deal, act, before), irregular, why=found.why)


def how_often(deal: Deal, irregular: Irregular, earlier: Sequence[Irregular]) -> int:
    """How often the side has done the same before, as far as that was an error."""
    same = [each for each in earlier if each.act == irregular.act]
    mine = [each for each in same if side_named(deal, each) == side_named(deal, irregular)]
    return sum(finding_of(deal_then(deal, each.after), each).is_error for each in mine)


def side_named(deal: Deal, irregular: Irregular) -> int:
    """The account that a seat's name plays for."""
    return account(deal.rules, seat_named(deal.rules, irregular.seat, deal.dealer))


def unpriced(deal: Deal, act: Act, before: int) -> str:
    """Why an act costs nothing."""
    penalty = penalty_for(deal.rules, act)
    if penalty.is_used == 0:
        return "not_priced"
    return "warned" if before < penalty.warnings else "not_claimed"


def deal_then(deal: Deal, after: int) -> Deal:
    """The deal after so many of its acts."""
    then = deal.restarted()
    for action in deal.acts[:after]:
        then = then.after(action)
    return then


def cleared(then: Deal, irregular: Irregular) -> Judgement:
    """It was no error; who said so wrongly may have to pay."""
    act, accuser = Act[irregular.act], irregular.claimed_by
    if not accuser or penalty_for(then.rules, act).wrong_claim == 0:
        return said("no_error", irregular)
    state = then.state()
    charge_accuser(then.rules, state, act, seat_named(then.rules, accuser, then.dealer))
    result = result_of(then.rules, state, act.name)
    return said("wrongly_claimed", irregular, result, score=score(result, scene_of(then)))


def price(then: Deal, act: Act, irregular: Irregular, found: Finding) -> Judgement:
    """What an act costs, and what becomes of the deal."""
    state = then.state()
    seat = seat_named(then.rules, irregular.seat, then.dealer)
    charge(then.rules, state, act, seat)
    result = result_of(then.rules, state, act.name)
    scene, what = scene_of(then), penalty_for(then.rules, act).price
    if what == Price.match:
        return said("match_lost", irregular, result, side=scene.side(seat), why=found.why)
    facts = {"score": score(result, scene), "then": what.name, "why": found.why}
    return said("priced", irregular, result, **facts)


def said(
    verdict: str, irregular: Irregular, result: Result | None = None, **facts: str
) -> Judgement:
    """The judgement with its sentence."""
    told = {name: str(value) for name, value in irregular._asdict().items()} | facts
    return Judgement(verdict, judgement(verdict, **told), result)
