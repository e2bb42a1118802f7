"""Refusals: why an act is not legal, with the facts that its sentence needs."""

from __future__ import annotations

from typing import NamedTuple

from turup.game.actions import Action, Bid, Lay, NamePartner, NameTrump, Play
from turup.game.grounds import facts_of, side_of_pair
from turup.game.numbers import WORDINGS
from turup.game.seats import seat_names
from turup.rules import Rules
from turup.rules.acts import NUMBER
from turup.rules.auction import ANY_FORM
from turup.rules.bids import form_of, verdict_on_points
from turup.rules.state import NOBODY, Phase, State
from turup.rules.trump import Indicator
from turup.rules.verdicts import COLLECTIONS, KEYS, Verdict, reason
from turup.words.refusals import sentence


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
    key = key_of(rules, state, verdict, name)
    seat = seat_names(rules)[state.to_act] if state.to_act != NOBODY else ""
    facts = facts_of(rules, state, key, name, form_worded(action))
    opened = tuple(str(act) for act in legal)
    return Refused(
        Refusal(seat, str(action), verdict.name, key, place_of(rules, key), opened, facts)
    )


def form_worded(action: Action) -> int:
    """How a bid is worded; an act that is none is of no form."""
    if not isinstance(action, Bid):
        return ANY_FORM
    return form_of(WORDINGS.get((action.trump, action.suit_first), NUMBER))


def verdict_on_unknown(rules: Rules, state: State, action: Action) -> int:
    """Which rule refuses an action that has no number.

    That is a bid off the ladder or of no suit, a suit there is not, a card not in play.
    """
    if isinstance(action, Bid) and state.phase == Phase.auction:
        return verdict_on_points(rules, action.points) or Verdict.form_not_used
    is_own_card = rules.trump.indicator == Indicator.own_card
    if isinstance(action, NameTrump) and state.phase == Phase.trump and not is_own_card:
        return Verdict.suit_not_in_deck
    is_laying = isinstance(action, Lay) and state.phase == Phase.trump and is_own_card
    if isinstance(action, NamePartner) and state.phase == Phase.partner:
        return Verdict.partner_not_in_deck
    if is_laying or (isinstance(action, Play) and state.phase == Phase.play):
        return Verdict.not_held
    return Verdict.not_now


def key_of(rules: Rules, state: State, verdict: Verdict, name: str) -> str:
    """The key a verdict speaks of, of the record of this name; empty where there is none."""
    return KEYS[verdict].format(name=name, side=side_of_pair(rules, state))


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
