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
    # trump
    not_held = 30
    suit_not_in_deck = 31
    no_later_card = 32
    # doubling
    step_not_yours = 40
    step_out_of_order = 41
    step_guarded = 42
    step_above_limit = 43
    # solo and redeals
    solo_not_yours = 50
    solo_guarded = 51
    redeal_not_due = 52
    # play; the codes from follow to lead_limit stand in the order in which they are asked
    follow = 60
    must_call = 61
    call_binds = 62
    declarer_plays = 63
    void = 64
    underruff = 65
    jack_discard = 66
    lead_limit = 67
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


# The limits of play in the order in which they are asked. A rule asks for them far more often
# than it can afford to look up a member by name.
FOLLOW, MUST_CALL, CALL_BINDS, DECLARER_PLAYS, VOID, UNDERRUFF, JACK_DISCARD, LEAD_LIMIT = (
    verdict for verdict in Verdict if Verdict.follow <= verdict <= Verdict.lead_limit
)
LEGAL = Verdict.legal


class Reason(NamedTuple):
    """A verdict taken apart: the code, and which record it speaks of (0 if none)."""

    code: Verdict
    record: int


def reason(verdict: int) -> Reason:
    """Take a verdict apart."""
    return Reason(Verdict(verdict % RECORD), verdict // RECORD)
