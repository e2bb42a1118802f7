"""What the oracle knows: the keys of a profile and their choices, as a closed list.

A key is written as in a profile, `*` for a name and `[]` for each entry of a list; without words
behind it every value is known. A profile that says anything else is passed over by name, unless
it says what the schema says by itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

SCHEMAS = Path(__file__).parents[2] / "schemas"
NAMED = (
    "deal.redeals",
    "auction.limits",
    "doubling.steps",
    "play.lead_limits",
    "pair.kinds",
    "solo.contracts",
    "scoring.claims",
)
"""Where the names are the author's."""


KNOWN = {
    "deck.packs": "",
    "deck.suits": "",
    "deck.order": "",
    "deck.points": "",
    "deck.total": "",
    "table.seats": "",
    "table.sides": "two_sides lone_declarer",
    "table.direction": "",
    "deal.stages[]": "auction trump doubling second_auction solo play",
    "deal.redeals.*": "none",
    "deal.redeals.*.when": "first_packet after_auction full_hand exposure",
    "deal.redeals.*.whose": "none eldest either_of_first_two both_of_first_two any_seat all_seats "
    "declarer defenders either_side",
    "deal.redeals.*.if.points": "",
    "deal.redeals.*.if.suits": "",
    "deal.redeals.*.if.held": "",
    "deal.redeals.*.if.trumps": "",
    "deal.redeals.*.if.trump_points": "",
    "deal.redeals.*.if.hand": "sure not_sure",
    "deal.redeals.*.if.bidders": "",
    "deal.redeals.*.if.declarer": "eldest dealer other",
    "deal.redeals.*.if.fixed_by": "choice later_card",
    "deal.redeals.*.how": "",
    "deal.redeals.*.dealer": "same next",
    "deal.shuffle": "",
    "deal.next_dealer": "next_seat same_while_behind solo_winner",
    "auction.turns": "in_order duel",
    "auction.opener": "eldest dealer",
    "auction.opening": "forced forced_with_points free",
    "auction.minimum": "",
    "auction.maximum": "",
    "auction.step": "",
    "auction.raise": "higher holder_may_match equal_once",
    "auction.rounds": "one until_passes",
    "auction.passing": "final may_return",
    "auction.all_pass": "same_dealer next_dealer dealer_at_minimum no_trump "
    "eldest_declares ahead_declares",
    "auction.forms[]": "number number_suit no_trump",
    "auction.second": "none",
    "auction.second.minimum": "",
    "auction.second.opener": "declarer eldest",
    "auction.second.passing": "may_enter stay_out",
    "auction.second.rounds": "one until_passes",
    "auction.second.stakes": "",
    "auction.limits.*": "none",
    "auction.limits.*.if.auction": "first second",
    "auction.limits.*.by": "anyone eldest dealer",
    "auction.limits.*.if.standing": "none partner opponent",
    "auction.limits.*.if.speeches": "",
    "auction.limits.*.if.bids": "",
    "auction.limits.*.if.points": "",
    "auction.limits.*.if.suits": "",
    "auction.limits.*.if.held": "",
    "auction.limits.*.minimum": "no_bid",
    "trump.indicator": "own_card spare_card announced",
    "trump.besides[]": "no_trump reversed reversed_trump",
    "trump.later_card": "none",
    "trump.later_card.nth": "",
    "trump.seen_by": "declarer declarer_side",
    "trump.exposed_by": "may_call must_call first_lead",
    "trump.call_binds": "nobody caller caller_unless_under declarer",
    "trump.declarer_exposes": "when_void to_ruff when_void_or_leading never",
    "trump.exposed_at_start": "never any_lead trump_lead indicator_lead takes_lead",
    "trump.exposed_from": "none",
    "trump.counts_from": "exposing_trick exposing_card",
    "trump.declarer_plays": "any_trump indicator",
    "trump.never_exposed": "last_trick void_deal",
    "doubling.when": "own_stage in_auction",
    "doubling.steps.*": "none",
    "doubling.steps.*.by": "defenders declarer_side declarer",
    "doubling.steps.*.after": "",
    "doubling.steps.*.stake": "",
    "doubling.steps.*.if.bid": "",
    "doubling.steps.*.if.own_tally": "",
    "doubling.steps.*.if.other_tally": "",
    "doubling.steps.*.auction": "goes_on ends",
    "doubling.limit": "none",
    "play.first_leader": "eldest declarer after_declarer",
    "play.follow": "must may_ruff",
    "play.void": "free must_ruff must_ruff_unless_partner_winning",
    "play.underruff": "free barred_next barred_later barred_unless_partner_winning",
    "play.equal_cards": "first_played last_played",
    "play.jack_discard": "free after_suit_led",
    "play.lead_limits.*": "none",
    "play.lead_limits.*.by": "declarer anyone",
    "play.lead_limits.*.if.trump": "concealed exposed",
    "play.lead_limits.*.if.trump_led": "never before",
    "play.lead_limits.*.if.trick": "",
    "play.lead_limits.*.lead": "not_trump trump",
    "pair.kinds.*": "none",
    "pair.kinds.*.cards": "",
    "pair.kinds.*.worth": "",
    "pair.holder": "one_hand side",
    "pair.declared": "shown by_itself",
    "pair.effect": "target points times_target times_stake",
    "pair.floor": "none minimum",
    "pair.cap": "none total",
    "solo.contracts.*": "none",
    "solo.contracts.*.by": "anyone declarer",
    "solo.contracts.*.when": "in_auction full_hand",
    "solo.contracts.*.if": "none",
    "solo.contracts.*.if.hand": "sure not_sure",
    "solo.contracts.*.partner": "out plays",
    "solo.contracts.*.leader": "caller usual",
    "solo.contracts.*.tricks": "none",
    "solo.contracts.*.win": "",
    "solo.contracts.*.lose": "none",
    "scoring.last_trick_points": "",
    "scoring.stakes[].from": "",
    "scoring.stakes[].name": "",
    "scoring.stakes[].win": "",
    "scoring.stakes[].lose": "",
    "scoring.paid": "declarer_scores winners_score losers_pay",
    "scoring.all_tricks": "none",
    "scoring.all_tricks.by": "anyone declarer_side",
    "scoring.all_tricks.stake": "",
    "scoring.under_half": "none",
    "scoring.under_half.of": "bid target",
    "scoring.under_half.lose": "",
    "match.unit": "",
    "match.start": "",
    "match.win_at": "none",
    "match.lose_at": "none",
    "match.at_zero": "nothing cannot_pay_loses loses next_loss_loses",
    "match.sets": "none",
    "match.sets.win_at": "",
    "match.sets.equal": "kept dropped",
    "match.sets.excess": "dropped kept",
    "penalties": "",
}
for _side in ("declarer", "defenders"):
    KNOWN |= {
        f"pair.{_side}": "none",
        f"pair.{_side}.window": "after_exposure after_trick_since_exposure "
        "after_trump_trick_since_exposure after_ruff_since_exposure "
        "after_trick_before_exposure after_exposure_and_any_trick",
        f"pair.{_side}.worth": "",
        f"pair.{_side}.if.bid": "",
        f"pair.{_side}.if.own_points": "",
    }


def unknown(keys: dict[str, Any]) -> list[str]:
    """What a profile says that the oracle does not know."""
    return sorted({told for path, value in keys.items() for told in strange(path, value)})


def strange(path: str, value: Any) -> Iterator[str]:
    """What is not known of a value and all that lies within it."""
    words = KNOWN.get(path)
    if words == "" or (words is None and value in (neutral(path), None)):
        return
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from strange(f"{path}.{'*' if path in NAMED else name}", inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strange(f"{path}[]", inner)
    elif words is None or (isinstance(value, str) and value not in words.split()):
        yield f"{path}: {value}"


def neutral(path: str) -> Any:
    """What the schema says where a profile says nothing."""
    places = nodes(path)
    return next((place["default"] for place in places if "default" in place), None)


def nodes(path: str) -> list[dict[str, Any]]:
    """The places of the schemas that a path may mean."""
    section, *steps = path.replace("[]", ".[]").split(".")
    file = f"{section}.schema.json"
    places = [(file, read(file))]
    for step in steps:
        places = [deeper for place in places for deeper in below(*place, step)]
    return [node for place in places for _, node in spread(*place)]


def below(file: str, node: dict[str, Any], step: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The places one step further down."""
    for where, each in spread(file, node):
        names = {"*": each.get("additionalProperties"), "[]": each.get("items")}
        found = names.get(step) or each.get("properties", {}).get(step)
        if isinstance(found, dict):
            yield where, found


def spread(file: str, node: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A place of a schema with its alternatives and what it refers to."""
    yield file, node
    for choice in (*node.get("oneOf", []), *node.get("anyOf", [])):
        yield from spread(file, choice)
    if "$ref" in node:
        name, _, inner = node["$ref"].partition("#/$defs/")
        yield from spread(name or file, read(name or file)["$defs"][inner])


@cache
def read(file: str) -> dict[str, Any]:
    """A schema; nothing where there is none."""
    place = SCHEMAS / file
    return dict(json.loads(place.read_text(encoding="utf-8"))) if place.is_file() else {}


def words_of(path: str) -> set[str]:
    """The words that the schemas allow at a path."""
    return {node["const"] for node in nodes(path) if isinstance(node.get("const"), str)}
