"""What house rules drawn by lot choose from."""

from __future__ import annotations

from typing import Any

PARENTS = ["28", "28+doubling", "28+single-hand", "29", "40", "56", "56-four", "56-eight"]

# The ranks in play where no other table is drawn.
RANKS = {
    "28": ["J", 9, "A", 10, "K", "Q", 8, 7],
    "29": ["J", 9, "A", 10, "K", "Q", 8, 7],
    "40": ["J", 3, 9, "A", 10, "K", "Q", 8, 7],
    "56": ["J", 9, "A", 10, "K", "Q"],
    "56-four": ["J", 9, "A", 10],
    "56-eight": ["J", 9, "A", 10, "K", "Q", 8, 7],
}

TABLES: list[dict[str, Any]] = [
    {},
    {"table": {"sides": "lone_declarer"}},
    {
        "table": {"seats": 3, "sides": "lone_declarer"},
        "deck": {"order": ["J", 9, "A", 10, "K", "Q"]},
    },
    {
        "table": {"seats": 5, "sides": "lone_declarer"},
        "deck": {"order": ["J", 9, "A", 10, "K", "Q", 8, 7, 6, 5]},
    },
    {
        "table": {"seats": 7, "sides": "lone_declarer"},
        "deck": {"order": ["J", 9, "A", 10, "K", "Q", 8]},
        "deal": {"stages": [2, "auction", "trump", "doubling", 2, "solo", "play"]},
    },
    {
        "table": {"seats": 2, "sides": "two_sides"},
        "deck": {"order": ["J", 9, "A", 10]},
    },
    {
        "table": {"seats": 2, "sides": "lone_declarer"},
        "deck": {"order": ["J", 9, ["A", 10], "K", "Q"]},
        "deal": {"stages": [4, "auction", "trump", 4, "doubling", 4, "solo", "play"]},
        "play": {"equal_cards": "last_played"},
    },
    {
        "table": {"seats": 4},
        "deck": {"packs": 2, "order": ["J", 9, "A", 10], "total": 56},
        "play": {"equal_cards": "last_played"},
    },
    {
        "table": {"seats": 6, "sides": "lone_declarer"},
        "deck": {"order": ["J", 9, "A", [10, "K"], "Q", 8, 7, 6]},
        "deal": {"stages": [3, "auction", "trump", "doubling", 3, "solo", "play"]},
        "play": {"equal_cards": "first_played"},
    },
    {
        "table": {"seats": 8},
        "deck": {"packs": 2, "order": ["J", 9, "A", 10, "K", "Q", 8, 7], "total": 56},
        "play": {"equal_cards": "first_played"},
    },
]

STAGES = [
    [4, "auction", "trump", "solo", "doubling", 4, "solo", "play"],
    [4, "auction", "trump", 4, "second_auction", "play"],
    [4, "auction", "trump", "doubling", 4, "second_auction", "solo", "play"],
    [4, "auction", "trump", "doubling", 4, "solo", "play"],
    [4, "auction", "trump", 4, "doubling", "solo", "play"],
    [4, "auction", 4, "trump", "doubling", "solo", "play"],
    [4, 4, "auction", "trump", "solo", "doubling", "play"],
    [8, "auction", "trump", "doubling", "solo", "play"],
    [8, "auction", "trump", "play"],
    [8, "auction", "doubling", "solo", "play"],
    [2, "auction", "trump", "doubling", 3, 3, "solo", "play"],
    [6, "auction", "trump", "doubling", "solo", "play"],
]

CARDS = [
    {"points": 0},
    {"points": {"below": 2}},
    {"points": {"at_least": 5}},
    {"suits": 2},
    {"suits": {"below": 3}},
    {"suits": 4, "points": {"below": 4}},
    {"held": {"J": {"at_least": 2}}},
    {"held": {"J": 1, 9: {"below": 2}}},
    {"held": {"K": {"at_least": 1}, "Q": {"at_least": 1}}},
]
TRUMPS = [
    {"trumps": 0},
    {"trumps": {"below": 2}},
    {"trumps": {"at_least": 4}},
    {"trumps": {"at_least": 3}, "points": {"below": 5}},
]
BIDS = [{"at_least": 19}, {"below": 20}, {"at_least": 17, "below": 25}]
EFFECTS = [1, 3, 6, {"times": 2}, {"times": 3}, {"times": 4}, {"plus": 1}, {"plus": 2}, {"plus": 5}]
WINDOWS = [
    "after_exposure", "after_trick_since_exposure", "after_trump_trick_since_exposure",
    "after_ruff_since_exposure", "after_trick_before_exposure", "after_exposure_and_any_trick",
]  # fmt: skip
STEPS = [
    ("double", "none"), ("redouble", "double"), ("set", "redouble"), ("c", "double"),
    ("open_two", "none"),
]  # fmt: skip

CHOICES: dict[str, list[Any]] = {
    "deal.stages": STAGES,
    "auction.opening": ["forced", "forced_with_points", "free"],
    "auction.minimum": [12, 14, 15, 16, 20],
    "auction.maximum": [20, 24, 27, 28],
    "auction.step": [1, 2, 3],
    "auction.rounds": ["one", "until_passes"],
    "auction.passing": ["final", "may_return"],
    "auction.all_pass": [
        "same_dealer", "next_dealer", "dealer_at_minimum",
        "no_trump", "eldest_declares", "ahead_declares",
    ],
    "auction.opener": ["dealer"],
    "auction.turns": ["duel"],
    "auction.raise": ["holder_may_match", "equal_once"],
    "auction.second": [
        {"minimum": 20, "opener": "declarer", "passing": "may_enter"},
        {"minimum": 24, "opener": "eldest", "passing": "stay_out", "rounds": "one"},
    ],
    "trump.besides": [["no_trump"], ["reversed", "reversed_trump"]],
    "trump.declarer_exposes": ["when_void_or_leading"],
    "trump.exposed_at_start": ["any_lead", "trump_lead", "indicator_lead", "takes_lead"],
    "trump.exposed_from": [16, 20],
    "deal.next_dealer": ["same_while_behind"],
    "auction.forms": [["number"], ["number_suit"], ["no_trump", "number_suit"]],
    "trump.indicator": ["own_card", "spare_card", "announced"],
    "trump.later_card": [
        {"nth": 7}, {"nth": 5}, {"nth": 8}, {"nth": 7, "if": {"suits": {"at_least": 3}}},
        {"nth": 6, "duty": "must"},
    ],
    "auction.ask_partner": [
        {"answer": "may_return"}, {"answer": "must_speak", "by": "eldest"},
        {"answer": "may_return", "if": {"speeches": 0, "auction": "first"}},
    ],
    "trump.exposed_by": ["may_call", "must_call", "first_lead"],
    "trump.call_binds": ["nobody", "caller", "caller_unless_under", "declarer"],
    "trump.counts_from": ["exposing_trick", "exposing_card"],
    "trump.declarer_plays": ["any_trump", "indicator"],
    "trump.never_exposed": ["last_trick", "void_deal"],
    "doubling.when": ["own_stage", "in_auction"],
    "doubling.limit": [2, 3, 4, 6],
    "play.first_leader": ["eldest", "declarer", "after_declarer"],
    "play.follow": ["must", "may_ruff"],
    "play.void": ["free", "must_ruff", "must_ruff_unless_partner_winning"],
    "play.underruff": ["free", "barred_next", "barred_later", "barred_unless_partner_winning"],
    "play.equal_cards": ["first_played", "last_played"],
    "play.jack_discard": ["free", "after_suit_led"],
    "pair.holder": ["one_hand", "side"],
    "pair.declared": ["shown", "by_itself"],
    "pair.effect": ["target", "points", "times_target", "times_stake"],
    "pair.floor": ["none", "minimum", 10, 17],
    "pair.cap": ["none", "total", 20],
    "solo.priority": ["highest"],
    "scoring.last_trick_points": [0, 1, 3],
    "scoring.paid": ["declarer_scores", "winners_score", "losers_pay"],
    "match.at_zero": ["nothing", "cannot_pay_loses", "loses"],
    "match.start": [0, 5, 12],
    "match.win_at": [4, 6, 12, "none"],
    "match.lose_at": [-6, -3, "none"],
}  # fmt: skip
