"""Refusals: why an act is not legal, with the facts that its sentence needs."""

from __future__ import annotations

from typing import NamedTuple

from turup.game.actions import Action, Bid, Lay, Play
from turup.game.grounds import facts_of, side_of_pair
from turup.game.seats import seat_names
from turup.rules import Rules
from turup.rules.auction import verdict_on_points
from turup.rules.state import NOBODY, Phase, State
from turup.rules.trump import Indicator
from turup.rules.verdicts import Verdict, reason
from turup.words.refusals import sentence

# The key that each verdict speaks of; {name} stands for the record.
KEYS = {
    Verdict.not_now: "",
    Verdict.must_open: "auction.opening",
    Verdict.dealer_must_bid: "auction.all_pass",
    Verdict.below_minimum: "auction.minimum",
    Verdict.above_maximum: "auction.maximum",
    Verdict.between_steps: "auction.step",
    Verdict.not_higher: "",
    Verdict.own_bid: "",
    Verdict.below_floor: "auction.limits.{name}.minimum",
    Verdict.barred_from_bidding: "auction.limits.{name}.minimum",
    Verdict.form_not_used: "auction.forms",
    Verdict.not_held: "",
    Verdict.suit_not_in_deck: "deck.suits",
    Verdict.no_later_card: "trump.later_card",
    Verdict.step_not_yours: "doubling.steps.{name}.by",
    Verdict.step_out_of_order: "doubling.steps.{name}.after",
    Verdict.step_guarded: "doubling.steps.{name}.if",
    Verdict.step_above_limit: "doubling.limit",
    Verdict.solo_not_yours: "solo.contracts.{name}.by",
    Verdict.solo_guarded: "solo.contracts.{name}.if",
    Verdict.redeal_not_due: "deal.redeals.{name}.if",
    Verdict.follow: "play.follow",
    Verdict.must_call: "trump.exposed_by",
    Verdict.call_binds: "trump.call_binds",
    Verdict.declarer_plays: "trump.declarer_plays",
    Verdict.void: "play.void",
    Verdict.underruff: "play.underruff",
    Verdict.jack_discard: "play.jack_discard",
    Verdict.lead_limit: "play.lead_limits.{name}.lead",
    Verdict.trump_not_concealed: "",
    Verdict.not_void: "trump.exposed_by",
    Verdict.not_declarer: "",
    Verdict.pair_shown_already: "",
    Verdict.pair_not_held: "pair.kinds",
    Verdict.pair_too_early: "pair.{side}.window",
    Verdict.pair_not_for_side: "pair.{side}",
    Verdict.pair_not_at_bid: "pair.{side}.worth",
    Verdict.pair_guarded: "pair.{side}.if",
}

COLLECTIONS = {
    "auction.limits": (Verdict.below_floor, Verdict.barred_from_bidding),
    "doubling.steps": (
        Verdict.step_not_yours,
        Verdict.step_out_of_order,
        Verdict.step_guarded,
        Verdict.step_above_limit,
    ),
    "solo.contracts": (Verdict.solo_not_yours, Verdict.solo_guarded),
    "deal.redeals": (Verdict.redeal_not_due,),
    "play.lead_limits": (Verdict.lead_limit,),
}


class Refusal(NamedTuple):
    """Who may not do what, which rule says so, where it stands, and what is open.

    `rule` is the verdict's name; `key` the profile's key and `place` its file and line, both
    empty where the rule holds everywhere.
    """

    seat: str
    action: str
    rule: str
    key: str
    place: str
    open: tuple[str, ...]
    facts: dict[str, object]


class Refused(ValueError):
    """An act that is not legal; its text says who, what, why, and what is open."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(sentence(refusal._asdict()))
        self.refusal = refusal


def refusal(
    rules: Rules, state: State, action: Action, code: int, legal: tuple[Action, ...]
) -> Refused:
    """The refusal of an act, with the facts its sentence needs."""
    verdict, record = reason(code)
    name = record_name(rules, verdict, record)
    key = KEYS[verdict].format(name=name, side=side_of_pair(rules, state))
    seat = seat_names(rules)[state.to_act] if state.to_act != NOBODY else ""
    facts = facts_of(rules, state, key, name)
    opened = tuple(str(act) for act in legal)
    return Refused(
        Refusal(seat, str(action), verdict.name, key, place_of(rules, key), opened, facts)
    )


def verdict_on_unknown(rules: Rules, state: State, action: Action) -> int:
    """Which rule refuses an action that has no number: a bid off the ladder, a card not in play."""
    if isinstance(action, Bid) and state.phase == Phase.auction:
        return verdict_on_points(rules, action.points)
    is_own_card = rules.trump.indicator == Indicator.own_card
    is_laying = isinstance(action, Lay) and state.phase == Phase.trump and is_own_card
    if is_laying or (isinstance(action, Play) and state.phase == Phase.play):
        return Verdict.not_held
    return Verdict.not_now


def record_name(rules: Rules, verdict: Verdict, record: int) -> str:
    """The name of the record a verdict speaks of."""
    for collection, verdicts in COLLECTIONS.items():
        if verdict in verdicts:
            return rules.labels.names[collection][record]
    return ""


def place_of(rules: Rules, key: str) -> str:
    """The file and line of a key, or of the nearest key above it that was written."""
    while key:
        if key in rules.labels.places:
            return rules.labels.places[key].rpartition(":")[0]
        key = key.rpartition(".")[0]
    return ""
