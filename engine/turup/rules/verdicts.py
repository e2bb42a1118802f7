"""Verdicts: 0 for a legal act, otherwise the rule that refuses it.

A verdict is a small code. Where the rule is one of several records (a limit, a step), the
record's place is added in multiples of `RECORD`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

RECORD = 256


class Verdict(IntEnum):
    """Which rule refuses an act."""

    legal = 0
    not_now = 1
    # auction
    must_open = 10
    dealer_must_bid = 11
    below_minimum = 12
    above_maximum = 13
    between_steps = 14
    not_higher = 15
    own_bid = 16
    below_floor = 17
    barred_from_bidding = 18
    form_not_used = 19
    below_second = 20
    ask_not_yours = 21
    ask_guarded = 22
    asked_already = 23
    partner_silent = 24
    must_answer = 25
    no_suit_bid = 26
    # trump
    not_held = 30
    suit_not_in_deck = 31
    no_later_card = 32
    only_suits = 33
    later_guarded = 34
    must_leave = 35
    declarer_exposes = 36
    partner_not_in_deck = 37
    partner_in_hand = 38
    # doubling
    step_not_yours = 40
    step_out_of_order = 41
    step_guarded = 42
    step_above_limit = 43
    # solo and redeals
    solo_not_yours = 50
    solo_guarded = 51
    redeal_not_due = 52
    solo_not_higher = 53
    # play; the codes from follow to lead_limit stand in the order in which they are asked
    follow = 60
    must_call = 61
    call_binds = 62
    declarer_plays = 63
    void = 64
    underruff = 65
    jack_discard = 66
    opening_lead = 67
    lead_limit = 68
    # calling for trump and the pair
    trump_not_concealed = 70
    not_void = 71
    not_declarer = 72
    pair_shown_already = 73
    pair_not_held = 74
    pair_too_early = 75
    pair_not_for_side = 76
    pair_not_at_bid = 77
    pair_guarded = 78
    pair_in_solo = 79
    pair_not_plain = 80
    # face down
    nobody_calls = 90
    # claims
    claim_not_yours = 100
    claim_out_of_reach = 101
    claim_guarded = 102
    claim_in_solo = 103
    claimed_already = 104
    claim_before_lead = 105
    claim_at_turn = 106
    claim_without_partner = 107
    # giving up
    no_conceding = 110
    concede_not_yours = 111
    concede_after_claim = 112


# The limits of play in the order in which they are asked. A rule asks for them far more often
# than it can afford to look up a member by name.
LIMITS = [verdict for verdict in Verdict if Verdict.follow <= verdict <= Verdict.lead_limit]
FOLLOW, MUST_CALL, CALL_BINDS, DECLARER_PLAYS, VOID, UNDERRUFF = LIMITS[:6]
JACK_DISCARD, OPENING_LEAD, LEAD_LIMIT = LIMITS[6:]
LEGAL = Verdict.legal


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
    Verdict.below_second: "auction.second.minimum",
    Verdict.ask_not_yours: "auction.ask_partner.by",
    Verdict.ask_guarded: "auction.ask_partner.if",
    Verdict.asked_already: "",
    Verdict.partner_silent: "",
    Verdict.must_answer: "auction.ask_partner.answer",
    Verdict.no_suit_bid: "auction.forms",
    Verdict.not_held: "",
    Verdict.suit_not_in_deck: "deck.suits",
    Verdict.no_later_card: "trump.later_card",
    Verdict.only_suits: "trump.besides",
    Verdict.later_guarded: "trump.later_card.if",
    Verdict.must_leave: "trump.later_card.duty",
    Verdict.declarer_exposes: "trump.declarer_exposes",
    Verdict.partner_not_in_deck: "deck.order",
    Verdict.partner_in_hand: "table.sides",
    Verdict.step_not_yours: "doubling.steps.{name}.by",
    Verdict.step_out_of_order: "doubling.steps.{name}.after",
    Verdict.step_guarded: "doubling.steps.{name}.if",
    Verdict.step_above_limit: "doubling.limit",
    Verdict.solo_not_yours: "solo.contracts.{name}.by",
    Verdict.solo_guarded: "solo.contracts.{name}.if",
    Verdict.redeal_not_due: "deal.redeals.{name}.if",
    Verdict.solo_not_higher: "solo.priority",
    Verdict.follow: "play.follow",
    Verdict.must_call: "trump.exposed_by",
    Verdict.call_binds: "trump.call_binds",
    Verdict.declarer_plays: "trump.declarer_plays",
    Verdict.void: "play.void",
    Verdict.underruff: "play.underruff",
    Verdict.jack_discard: "play.jack_discard",
    Verdict.opening_lead: "trump.exposed_at_start",
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
    Verdict.pair_in_solo: "",
    Verdict.pair_not_plain: "pair.kinds",
    Verdict.nobody_calls: "trump.exposed_by",
    Verdict.claim_not_yours: "scoring.claims.{name}.by",
    Verdict.claim_out_of_reach: "scoring.claims.{name}.goal",
    Verdict.claim_guarded: "scoring.claims.{name}.if",
    Verdict.claim_in_solo: "",
    Verdict.claimed_already: "",
    Verdict.claim_before_lead: "scoring.claims.{name}.goal",
    Verdict.claim_at_turn: "scoring.claims.{name}.goal",
    Verdict.claim_without_partner: "table.sides",
    Verdict.no_conceding: "play.concede",
    Verdict.concede_not_yours: "play.concede",
    Verdict.concede_after_claim: "play.concede",
}
"""The key that each verdict speaks of: {name} is the record's, {side} that of the acting side.

Rules without a key hold everywhere.
"""

COLLECTIONS = {
    "auction.limits": (Verdict.below_floor, Verdict.barred_from_bidding),
    "doubling.steps": (
        Verdict.step_not_yours,
        Verdict.step_out_of_order,
        Verdict.step_guarded,
        Verdict.step_above_limit,
    ),
    "solo.contracts": (Verdict.solo_not_yours, Verdict.solo_guarded, Verdict.solo_not_higher),
    "deal.redeals": (Verdict.redeal_not_due,),
    "play.lead_limits": (Verdict.lead_limit,),
    "scoring.claims": (
        Verdict.claim_not_yours,
        Verdict.claim_out_of_reach,
        Verdict.claim_guarded,
        Verdict.claim_before_lead,
        Verdict.claim_at_turn,
    ),
}
"""The collections whose records verdicts speak of."""


class Reason(NamedTuple):
    """A verdict taken apart: the code, and which record it speaks of (0 if none)."""

    code: Verdict
    record: int


def reason(verdict: int) -> Reason:
    """Take a verdict apart."""
    return Reason(Verdict(verdict % RECORD), verdict // RECORD)
