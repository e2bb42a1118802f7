"""House rules drawn by lot: a shipped profile with a few keys changed, as a file of its own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import yaml

PARENTS = ["28", "28+doubling", "28+single-hand", "29", "40", "56", "56-four", "56-eight"]

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
    "trump.later_card": [{"nth": 7}, {"nth": 5}, {"nth": 8}],
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
    "scoring.last_trick_points": [0, 1, 3],
    "scoring.paid": ["declarer_scores", "winners_score", "losers_pay"],
    "match.at_zero": ["nothing", "cannot_pay_loses", "loses"],
    "match.start": [0, 5, 12],
    "match.win_at": [4, 6, 12, "none"],
    "match.lose_at": [-6, -3, "none"],
}  # fmt: skip


def profile(chance: Random) -> dict[str, Any]:
    """A parent, perhaps another table, and one to eight changes."""
    spec, *overlays = chance.choice(PARENTS).split("+")
    keys: dict[str, Any] = {"turup": 1, "about": {"name": "By lot", "status": "invented"}}
    keys["extends"] = spec
    if overlays:
        keys["house-rules"] = overlays
    for section, values in chance.choice(TABLES).items():
        keys.setdefault(section, {}).update(values)
    for _ in range(chance.randint(1, 8)):
        change(keys, chance)
    return keys


def change(keys: dict[str, Any], chance: Random) -> None:
    """One key says something else, or one record is added."""
    if chance.random() < 0.4:
        path, value = record(chance)
    else:
        path = chance.choice(list(CHOICES))
        value = chance.choice(CHOICES[path])
    section, *rest, last = path.split(".")
    place = keys.setdefault(section, {})
    for step in rest:
        if not isinstance(place.get(step), dict):
            place[step] = {}
        place = place[step]
    place[last] = value


def record(chance: Random) -> tuple[str, Any]:
    """A redeal, a limit, a step, a pair, a solo, a stake or a set."""
    kinds = [redeal, limit, step, lead_limit, pair_kind, showing, contract, reward, stakes, sets]
    return chance.choice(kinds)(chance)


def redeal(chance: Random) -> tuple[str, Any]:
    """When a deal is thrown in."""
    when = chance.choice(["first_packet", "full_hand", "exposure"])
    seats = ["eldest", "either_of_first_two", "both_of_first_two", "any_seat", "all_seats"]
    whose = chance.choice([*seats, "defenders", "either_side"])
    guard = chance.choice(TRUMPS if when == "exposure" else CARDS)
    rule = {"when": when, "whose": whose, "if": guard, "how": chance.choice(["automatic", "asked"])}
    return f"deal.redeals.r{chance.randrange(3)}", rule


def limit(chance: Random) -> tuple[str, Any]:
    """A floor under bids, or a bar."""
    guards: list[dict[str, Any]] = [
        *CARDS,
        *({"standing": who} for who in ("none", "partner", "opponent")),
        {"speeches": {"at_least": 1}},
        {"bids": {"at_least": 1}},
        {"bids": 0, "standing": "opponent", "suits": {"below": 4}},
    ]
    floor = chance.choice([16, 18, 20, 24, "no_bid"])
    rule = {
        "by": chance.choice(["anyone", "eldest"]),
        "if": chance.choice(guards),
        "minimum": floor,
    }
    return f"auction.limits.l{chance.randrange(3)}", rule


def step(chance: Random) -> tuple[str, Any]:
    """A step of the ladder."""
    name, after = chance.choice(STEPS)
    by = chance.choice(["defenders", "declarer_side", "declarer"])
    rule: dict[str, Any] = {"by": by, "stake": chance.choice(EFFECTS)}
    if after != "none":
        rule["after"] = after
    if chance.random() < 0.3:
        facts: list[dict[str, Any]] = [
            {"bid": chance.choice(BIDS)},
            {"own_tally": {"below": 1}},
            {"other_tally": {"at_least": 0}},
        ]
        rule["if"] = chance.choice(facts)
    if chance.random() < 0.2:
        rule["auction"] = "ends"
    return f"doubling.steps.{name}", rule


def lead_limit(chance: Random) -> tuple[str, Any]:
    """What may not be led."""
    facts: dict[str, Any] = {
        "trump": chance.choice(["concealed", "exposed"]),
        "trump_led": chance.choice(["never", "before"]),
        "trick": chance.choice([1, {"below": 4}, {"at_least": 3}]),
    }
    named = chance.sample(list(facts), chance.randint(1, 3))
    by = chance.choice(["declarer", "anyone"])
    lead = chance.choice(["not_trump", "trump"])
    rule = {"by": by, "if": {name: facts[name] for name in named}, "lead": lead}
    return f"play.lead_limits.d{chance.randrange(2)}", rule


def pair_kind(chance: Random) -> tuple[str, Any]:
    """What can be shown."""
    kinds = {"king_queen": ["K", "Q"], "high": ["J", 9], "court": ["J", "K", "Q"], "ace": ["A", 10]}
    name = chance.choice(list(kinds))
    return f"pair.kinds.{name}", {"cards": kinds[name], "worth": chance.choice([2, 3, 4])}


def showing(chance: Random) -> tuple[str, Any]:
    """When a side may show."""
    rule: dict[str, Any] = {"window": chance.choice(WINDOWS)}
    if chance.random() < 0.3:
        rule["if"] = chance.choice([{"bid": BIDS[0]}, {"own_points": {"at_least": 5}}])
    if chance.random() < 0.3:
        rule["worth"] = [{"worth": "none"}, {"from": 18, "worth": 2}, {"from": 20, "worth": 5}]
    return f"pair.{chance.choice(['declarer', 'defenders'])}", chance.choice([rule, rule, "none"])


def contract(chance: Random) -> tuple[str, Any]:
    """A contract to take every trick."""
    rule: dict[str, Any] = {
        "by": chance.choice(["anyone", "declarer"]),
        "when": chance.choice(["in_auction", "full_hand"]),
        "partner": chance.choice(["out", "plays"]),
        "leader": chance.choice(["caller", "usual"]),
        "win": chance.choice([1, 2, 3, 5]),
    }
    if chance.random() < 0.5:
        rule["lose"] = chance.choice([1, 4, "none"])
    if chance.random() < 0.3:
        rule["tricks"] = chance.choice([1, 2, 3])
    if chance.random() < 0.3:
        rule["if"] = {"hand": chance.choice(["sure", "not_sure"])}
    return f"solo.contracts.s{chance.randrange(3)}", rule


def reward(chance: Random) -> tuple[str, Any]:
    """All the tricks, or less than half."""
    if chance.random() < 0.5:
        by = chance.choice(["anyone", "declarer_side"])
        return "scoring.all_tricks", {"by": by, "stake": chance.choice(EFFECTS)}
    of = chance.choice(["bid", "target"])
    return "scoring.under_half", {"of": of, "lose": chance.choice(EFFECTS)}


def stakes(chance: Random) -> tuple[str, Any]:
    """Game points by bid."""
    rows = [{"win": 1}, {"win": 1, "lose": 2}, {"from": 17, "win": 2}]
    more = [{"from": 20, "win": 2, "lose": 3}, {"from": 24, "win": 4}]
    first = chance.choice(rows[:2])
    return "scoring.stakes", [first, *chance.choice([[], more, more[:1], [rows[2], *more]])]


def sets(chance: Random) -> tuple[str, Any]:
    """Sets of the match."""
    rule = {
        "win_at": chance.choice([1, 2, 3]),
        "equal": chance.choice(["kept", "dropped"]),
        "excess": chance.choice(["kept", "dropped"]),
    }
    return "match.sets", rule


def write(keys: dict[str, Any], file: Path) -> None:
    """The profile as a file."""
    file.write_text(yaml.safe_dump(keys, sort_keys=False, allow_unicode=True), encoding="utf-8")
