"""House rules drawn by lot: a shipped profile with a few keys changed, as a file of its own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import yaml

from oracle.alternatives import (
    BIDS,
    CARDS,
    CHOICES,
    EFFECTS,
    PARENTS,
    RANKS,
    STEPS,
    TABLES,
    TRUMPS,
    WINDOWS,
)

OWN_TRUMPS = 0.2  # of all profiles


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
    if chance.random() < OWN_TRUMPS:
        trumps_of_their_own(keys, chance)
    return keys


def trumps_of_their_own(keys: dict[str, Any], chance: Random) -> None:
    """Trump is announced, and trumps have an order or points of their own, or both."""
    deck = keys.setdefault("deck", {})
    entries = deck.get("order", RANKS[keys["extends"]])
    ranks = [rank for each in entries for rank in (each if isinstance(each, list) else [each])]
    order = chance.sample(ranks, len(ranks))
    points = {rank: chance.randrange(8) for rank in ranks}
    records = [{"order": order}, {"points": points}, {"order": order, "points": points}]
    deck["trump"] = chance.choice(records)
    keys.setdefault("trump", {})["indicator"] = "announced"


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
        "trumps_elsewhere": chance.choice([0, {"below": 3}, {"at_least": 2}]),
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
        "by": chance.choice(["anyone", "declarer", "declarer_side"]),
        "when": chance.choice(["in_auction", "full_hand", "first_packet"]),
        "partner": chance.choice(["out", "plays", "exposed", "must_not_win"]),
        "trump": chance.choice(["none", "own_choice", "first_lead"]),
        "leader": chance.choice(["caller", "usual"]),
        "order": chance.choice(["usual", "usual", "reversed"]),
        "win": chance.choice([1, 2, 3, 5]),
    }
    if chance.random() < 0.5:
        rule["lose"] = chance.choice([1, 4, "none"])
    if chance.random() < 0.3:
        rule["tricks"] = chance.choice([1, 2, 3])
    if chance.random() < 0.3:
        rule["if"] = chance.choice([{"hand": "sure"}, {"hand": "not_sure"}, {"suits": 3}])
    if rule["when"] == "in_auction":
        rule["by"] = "anyone"
    if rule["when"] == "first_packet" and chance.random() < 0.5:
        rule["blind"] = chance.choice([1, 2, 3])
    if rule["partner"] == "must_not_win" and chance.random() < 0.5:
        rule["caught"] = chance.choice([2, 6])
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
