"""The grounds of a refusal: the facts its sentence needs, as far as the acting seat sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turup.cards import SUITS
from turup.game.numbers import action_of, card_of, cards_in, cards_of_pair
from turup.game.seats import seat_names
from turup.rules import Rules
from turup.rules.acts import PAIR
from turup.rules.bids import Form
from turup.rules.doubling import SaidBy
from turup.rules.pair import suits_to_say
from turup.rules.pair_cards import pair_number
from turup.rules.partners import known_side
from turup.rules.raising import least_bid
from turup.rules.solo import Callers
from turup.rules.state import NOBODY, Phase, State
from turup.rules.table import DECLARERS
from turup.rules.trump import DeclarerExposes

Facts = dict[str, Any]


def facts_of(rules: Rules, state: State, key: str, record: str, form: int) -> Facts:
    """The facts about the phase of the deal, and about the rule that refuses.

    `form` is how a bid is worded that is refused.
    """
    facts: Facts = {"record": record, "phase": Phase(state.phase).name}
    rule = record_at(rules, key)
    facts["guard"] = rule.get("if") or {}
    facts["lead"] = rule.get("lead", "")
    if key.startswith("scoring.claims."):
        facts["by"] = rule.get("by", "")
    if state.phase == Phase.play:
        return facts | of_play(rules, state) | of_pair(rules, state)
    return (
        facts
        | of_auction(rules, state, form)
        | of_ladder(rules, state, record)
        | of_solo(rules, record)
    )


def record_at(rules: Rules, key: str) -> Mapping[str, Any]:
    """The record that a key belongs to, as the profile has it; empty where there is none."""
    record: Any = rules.labels.keys
    for step in key.split(".")[:-1]:
        record = record.get(step) if isinstance(record, Mapping) else None
    return record if isinstance(record, Mapping) else {}


def of_auction(rules: Rules, state: State, form: int) -> Facts:
    """What stands, and between which numbers bids go."""
    facts: Facts = {"bid": state.bid, "minimum": rules.auction.minimum}
    facts |= {"maximum": rules.auction.maximum, "steps": steps_of(rules)}
    facts["forms"] = tuple(form.name for form in Form if rules.auction.forms[form])
    if state.phase == Phase.auction:
        facts["least"] = least_bid(rules, state, form)[0]
    return facts


def steps_of(rules: Rules) -> tuple[tuple[int, int], ...]:
    """By how much bids go up, and from which bid on."""
    rise, low = rules.auction.step, rules.auction.minimum
    return tuple((row.from_ or low, row.step) for row in rise.rows[: rise.used])


def of_ladder(rules: Rules, state: State, record: str) -> Facts:
    """What has been said, and who may say the step in question in answer to which."""
    names = rules.labels.names.get("doubling.steps", ())
    facts: Facts = {"limit": rules.doubling.limit, "after": ""}
    facts["said"] = "" if state.step == NOBODY else names[state.step]
    if record in names:
        step = rules.doubling.steps.rows[names.index(record)]
        facts["after"] = "" if step.after == NOBODY else names[step.after]
        facts["by"] = SaidBy(step.by).name
    return facts


def of_solo(rules: Rules, record: str) -> Facts:
    """Who may call the contract in question."""
    names = rules.labels.names.get("solo.contracts", ())
    if record not in names:
        return {}
    return {"by": Callers(rules.solo.contracts.rows[names.index(record)].by).name}


def of_play(rules: Rules, state: State) -> Facts:
    """What was led, what the seat holds of it, and what it sees of trump and of the trick."""
    facts: Facts = {"is_declarer": state.to_act == state.declarer, "held": "", "led": ""}
    facts["is_exposed"] = state.exposed == 1
    facts["exposes"] = DeclarerExposes(rules.trump.declarer_exposes).name
    facts["declarer"] = "" if state.declarer == NOBODY else seat_names(rules)[state.declarer]
    if state.led != NOBODY:
        facts["led"] = SUITS[state.led]
        facts["held"] = held_text(rules, state, state.led)
        facts["best"] = str(card_of(rules, state.trick_cards[state.best]))
    if state.trump != NOBODY and (facts["is_exposed"] or facts["is_declarer"]):
        facts["trump"] = SUITS[state.trump]
        facts["trumps"] = held_text(rules, state, state.trump)
    if state.indicator != NOBODY and (facts["is_exposed"] or facts["is_declarer"]):
        facts["indicator"] = str(card_of(rules, state.indicator))
    return facts


def held_text(rules: Rules, state: State, suit: int) -> str:
    """The acting seat's cards of a suit."""
    hand = [0, 0, 0, 0]
    hand[suit] = state.hands[state.to_act][suit]
    return " ".join(str(card) for card in cards_in(rules, hand))


def of_pair(rules: Rules, state: State) -> Facts:
    """When the acting side may show a pair, and which trumps make one."""
    showing = side_of_pair(rules, state)
    keys = rules.labels.keys.get("pair", {}).get(showing)
    window = keys.get("window", "") if isinstance(keys, Mapping) else ""
    facts: Facts = {"side": showing, "window": window, "pairs": {}, "bid": state.bid}
    if state.exposed == 1 and state.trump != NOBODY:
        facts["pairs"] = pair_texts(rules, state)
    return facts


def pair_texts(rules: Rules, state: State) -> dict[str, str]:
    """The cards of each pair, by what is said when it is shown."""
    texts = {}
    for which in range(rules.pair.kinds.used):
        for suit in range(suits_to_say(rules, which)):
            pair = pair_number(which, suit)
            said = str(action_of(rules, PAIR + pair, Phase.play)).removeprefix("show ")
            texts[said] = " ".join(map(str, cards_of_pair(rules, state, pair)))
    return texts


def side_of_pair(rules: Rules, state: State) -> str:
    """Under which key the showing of the acting side stands."""
    is_declarers = known_side(rules, state, state.to_act) == DECLARERS
    return "declarer" if is_declarers else "defenders"
