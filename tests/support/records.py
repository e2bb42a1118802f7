"""Making the records of drawn keys plausible: guards, rows, steps, pairs and solos."""

from __future__ import annotations

from random import Random
from typing import Any

from ground import Ground, Keys, ground_of
from turup.profiles import schemas

MOST = 999
"""The highest number a range may name."""
ALONE = ("eldest", "either_of_first_two", "any_seat")
EITHER_SIDE = ("either_side", "defenders")


def records_of(keys: Keys, section: str, name: str) -> dict[str, Any]:
    """The records of a collection; none where it says none, for all or by a name."""
    found = keys[section].get(name)
    records = found.items() if isinstance(found, dict) else ()
    return {record: fields for record, fields in records if isinstance(fields, dict)}


def nothing_to_take_away(keys: Keys, _: Random) -> None:
    """Whoever inherits nothing takes no record away by its name."""
    for section, schema in schemas.sections().items():
        for name, field in schema["properties"].items():
            if schemas.shape(field) == "records" and isinstance(keys[section].get(name), dict):
                keys[section][name] = records_of(keys, section, name) or "none"


def redeals(keys: Keys, chance: Random) -> None:
    """A redeal asks for what can be and need not be, of hands that can be looked at."""
    ground = ground_of(keys)
    found = records_of(keys, "deal", "redeals")
    if keys["trump"]["indicator"] == "announced" and chance.random() < 0.8:
        for redeal in found.values():
            redeal["when"] = chance.choice(("first_packet", "full_hand"))
    for redeal in found.values():
        mend_moment(redeal)
        is_first = redeal["when"] == "first_packet"
        size = ground.stages[0] if is_first else ground.hand
        if redeal.get("whose") in EITHER_SIDE:
            size *= ground.seats // 2 if ground.is_two_sided else ground.seats - 1
        rare(redeal["if"], ground, size, chance)
    without_empty_guards(keys, "deal", "redeals")


def mend_moment(redeal: dict[str, Any]) -> None:
    """A redeal looks at what is known at its moment, at somebody's cards if at any."""
    when, guard = redeal["when"], redeal["if"]
    if when != "exposure":
        for fact in ("trumps", "fixed_by", "trump_points"):
            guard.pop(fact, None)
    if when in ("first_packet", "full_hand"):
        for fact in ("bidders", "declarer"):
            guard.pop(fact, None)
        if redeal.get("whose") in (*EITHER_SIDE, "declarer"):
            redeal["whose"] = "any_seat"
    if {"points", "suits", "held", "hand", "trumps", "trump_points"} & set(guard):
        redeal.setdefault("whose", "any_seat")
    if when == "exposure" or redeal.get("whose") not in ALONE:
        redeal.pop("how", None)


def rare(guard: dict[str, Any], ground: Ground, size: int, chance: Random) -> None:
    """What the cards must be, so that it does not happen all the time."""
    for name, (least, most) in cards_held(ground, size).items():
        if name in guard:
            guard[name] = some_between(least, most, chance)
    if "held" in guard:
        guard["held"] = ranks_held(guard["held"], ground, size, chance)
    for name in [name for name, value in guard.items() if value in (None, {})]:
        del guard[name]


def ranks_held(held: dict[str, Any], ground: Ground, size: int, chance: Random) -> dict[str, Any]:
    """So many cards of ranks that are in the deck."""
    cards = len(ground.worths)
    least, most = max(0, size - (cards - ground.copies)), min(ground.copies, size)
    ranks = [rank if rank in ground.ranks else chance.choice(ground.ranks) for rank in held]
    found = {rank: some_between(least, most, chance) for rank in ranks}
    return {rank: asked for rank, asked in found.items() if asked is not None}


def cards_held(ground: Ground, size: int) -> dict[str, tuple[int, int]]:
    """What so many cards can come to."""
    cards, width = len(ground.worths), len(ground.worths) // ground.suits
    return {
        "points": (sum(ground.worths[:size]), sum(ground.worths[cards - size :])),
        "suits": (-(-size // width), min(size, ground.suits)),
        "trumps": (max(0, size - (cards - width)), min(size, width)),
    }


def some_between(least: int, most: int, chance: Random) -> Any:
    """A number or a range that some numbers fit and some do not; None if there is but one."""
    most = min(most, MOST)
    if least >= most:
        return None
    cut = chance.randint(least + 1, most)
    return chance.choice(
        (
            chance.choice((least, most)),
            {"at_least": cut},
            {"below": cut},
            {"at_least": cut - 1, "below": cut} if most > least + 1 else {"below": cut},
        )
    )


def without_empty_guards(keys: Keys, section: str, name: str) -> None:
    """Take away the records whose guard asks for nothing any more."""
    for record, fields in records_of(keys, section, name).items():
        if not fields["if"]:
            del keys[section][name][record]
    if keys[section].get(name) == {}:
        del keys[section][name]


def floors(keys: Keys, chance: Random) -> None:
    """A floor lies among the bids, and a bar leaves somebody who may open."""
    ground, is_once = ground_of(keys), keys["auction"]["rounds"] == "one"
    for limit in records_of(keys, "auction", "limits").values():
        guard = limit["if"]
        rare(guard, ground, ground.held_at("auction"), chance)
        if "second" not in keys["auction"]:
            guard.pop("auction", None)
        for name in ("speeches", "bids"):
            if name in guard:
                guard[name] = {"at_least": chance.randint(1, 3)}
                if is_once:
                    del guard[name]
        whose_bid_and_how_worded(guard, keys, ground, chance)
        if is_once and limit.get("by") == "eldest":
            guard.pop("standing", None)
        if limit["minimum"] != "no_bid":
            limit["minimum"] = chance.randint(min(ground.low + 1, ground.high), ground.high)
        elif guard == {"standing": "none"}:
            limit["by"] = "eldest"
    without_empty_guards(keys, "auction", "limits")


def whose_bid_and_how_worded(
    guard: dict[str, Any], keys: Keys, ground: Ground, chance: Random
) -> None:
    """A limit speaks of seats that can be there, and of one form among several."""
    if guard.get("standing") == "partner" and not has_partners(ground):
        guard["standing"] = "opponent"
    if guard.get("standing") == "self" and not may_speak_again(keys):
        guard["standing"] = "opponent"
    forms = keys["auction"].get("forms", ["number"])
    if "form" in guard:
        guard["form"] = chance.choice(forms)


def may_speak_again(keys: Keys) -> bool:
    """Whether who holds the bid can be asked again."""
    is_doubled = keys["doubling"].get("when") == "in_auction" and keys["doubling"].get("steps")
    return isinstance(keys["auction"].get("second"), dict) or bool(is_doubled)


def has_partners(ground: Ground) -> bool:
    """Whether a seat has a partner."""
    return ground.is_two_sided and ground.seats > 2


def ladder(keys: Keys, chance: Random) -> None:
    """Each step answers one before it and raises the stake."""
    ground, before = ground_of(keys), "none"
    steps = records_of(keys, "doubling", "steps")
    for place, (name, step) in enumerate(steps.items()):
        step["after"] = before
        before = chance.choice((name, before))
        way = chance.choice(("times", "plus"))
        step["stake"] = {way: place + 2 if way == "times" else 3 * place + 1}
        guard = step.get("if")
        if isinstance(guard, dict):
            for fact in guard:
                bounds = (ground.low, ground.high) if fact == "bid" else (1, 4)
                guard[fact] = some_between(*bounds, chance) or {"at_least": ground.low}
    is_own_stage = keys["doubling"].get("when", "own_stage") == "own_stage"
    if steps and is_own_stage and "doubling" not in ground.stages:
        keys["deal"]["stages"].insert(-1, "doubling")
    if isinstance(keys["doubling"].get("limit"), int):
        keys["doubling"]["limit"] = chance.randint(60, 200)


def leads(keys: Keys, chance: Random) -> None:
    """A limit on leads binds those who can know of it."""
    ground, is_open = ground_of(keys), keys["trump"]["indicator"] == "announced"
    for limit in records_of(keys, "play", "lead_limits").values():
        guard = limit["if"]
        if "trick" in guard:
            guard["trick"] = some_between(1, ground.hand, chance)
        if "trumps_elsewhere" in guard:
            guard["trumps_elsewhere"] = some_between(0, ground.hand, chance)
        for name in ("trick", "trumps_elsewhere"):
            if guard.get(name, 1) is None:
                del guard[name]
        if is_open and guard.get("trump") == "concealed":
            guard["trump"] = "exposed"
        if not is_open and guard.get("trump") != "exposed":
            limit["by"] = "declarer"
    without_empty_guards(keys, "play", "lead_limits")


def bands(rows: list[dict[str, Any]], ground: Ground, chance: Random) -> list[dict[str, Any]]:
    """Rows that begin within the bids, each above the one before it."""
    later = range(ground.low + 1, ground.high + 1)
    rows = rows[: 1 + len(later)]
    begins = sorted(chance.sample(later, len(rows) - 1))
    rows[0].pop("from", None)
    return [rows[0], *({**row, "from": n} for row, n in zip(rows[1:], begins, strict=True))]


def stakes(keys: Keys, chance: Random) -> None:
    """Higher bids are worth more, and whatever is dearer costs more."""
    scoring, ground = keys["scoring"], ground_of(keys)
    rows = bands(scoring["stakes"], ground, chance)
    for row, win in zip(rows, sorted(row["win"] for row in rows), strict=True):
        row["win"] = win
    scoring["stakes"] = rows
    for key, field in (("all_tricks", "stake"), ("under_half", "lose")):
        if isinstance(scoring.get(key), dict):
            scoring[key][field] = chance.choice(({"times": 2}, {"plus": 2}, 40))


def pairs(keys: Keys, chance: Random) -> None:
    """The cards of a pair are in the deck, and somebody who sees them may show them."""
    pair, ground = keys["pair"], ground_of(keys)
    kinds = records_of(keys, "pair", "kinds")
    for kind in kinds.values():
        kind["worth"] = chance.randint(2, 5)
        pair_cards(kind, ground, chance)
    if pair["declarer"] == pair["defenders"] == "none":
        pair["declarer"] = {"window": "after_exposure"}
    if pair.get("holder") == "side":
        pair["declared"] = "by_itself"
    for side in ("declarer", "defenders"):
        if isinstance(pair[side], dict):
            showing(pair[side], keys, ground, chance)
    for key in ("floor", "cap"):
        if isinstance(pair.get(key), int):
            pair[key] = chance.randint(ground.low, ground.high) + (1 if key == "cap" else -1)


def pair_cards(kind: dict[str, Any], ground: Ground, chance: Random) -> None:
    """Cards that a hand can hold together, in suits that there are."""
    if kind.get("suit") == "plain" and ground.suits == 1:
        del kind["suit"]
    in_each = kind.get("suit") == "each_suit"
    room = ground.hand // ground.suits if in_each else ground.hand
    most = min(len(ground.ranks), room, 4)
    if most > 1 or (in_each and most == 1):
        kind["cards"] = chance.sample(ground.ranks, chance.randint(1 if in_each else 2, most))


def showing(side: dict[str, Any], keys: Keys, ground: Ground, chance: Random) -> None:
    """A side may show at some moment, for something, at some bids."""
    is_open = keys["trump"]["indicator"] == "announced"
    if is_open and side["window"] == "after_trick_before_exposure":
        side["window"] = "after_exposure_and_any_trick"
    if isinstance(side.get("worth"), list):
        side["worth"] = bands(side["worth"], ground, chance)
        side["worth"][-1]["worth"] = chance.randint(2, 5)
    guard = side.get("if")
    if isinstance(guard, dict):
        bounds = {"bid": (ground.low, ground.high), "own_points": (0, ground.low)}
        found = {fact: some_between(*bounds[fact], chance) for fact in guard}
        side["if"] = {fact: value for fact, value in found.items() if value is not None} or "none"


def solos(keys: Keys, chance: Random) -> None:
    """A solo can be called where it is offered, by somebody there, for tricks there are."""
    for contract in records_of(keys, "solo", "contracts").values():
        seen = offer(keys, contract)
        ground = ground_of(keys)
        if contract["when"] == "in_auction":
            contract.pop("by", None)
        if contract["when"] != "first_packet":
            contract.pop("blind", None)
        elif "blind" in contract:
            contract["blind"] = chance.randint(0, seen)
        if isinstance(contract.get("tricks"), int):
            contract["tricks"] = chance.randint(1, ground.hand if contract.get("blind") else seen)
        if isinstance(contract.get("if"), dict):
            solo_guard(contract, ground, seen, chance)
        if not has_partners(ground):
            contract["partner"] = "plays"
        if contract.get("partner") != "must_not_win":
            contract.pop("caught", None)


def offer(keys: Keys, contract: dict[str, Any]) -> int:
    """Offer a solo at its moment, or at another; how many cards a seat sees then."""
    stages, ground = keys["deal"]["stages"], ground_of(keys)
    if contract["when"] == "in_auction":
        return ground.hand
    last = max(place for place, stage in enumerate(stages) if isinstance(stage, int))
    if contract["when"] == "first_packet" and last > stages.index("auction"):
        if "solo" not in stages[:last]:
            stages.insert(last, "solo")
        return sum(n for n in stages[: stages.index("solo")] if isinstance(n, int))
    contract["when"] = "full_hand"
    if "solo" not in stages[last:]:
        stages.insert(-1, "solo")
    return ground.hand


def solo_guard(contract: dict[str, Any], ground: Ground, seen: int, chance: Random) -> None:
    """What the caller's cards must be, where it can be told already."""
    guard = contract["if"]
    rare(guard, ground, seen, chance)
    if contract["when"] != "full_hand" and ground.held_at("auction") < ground.hand:
        guard.pop("hand", None)
    if not guard:
        contract.pop("if")


def claims(keys: Keys, chance: Random) -> None:
    """A claim asks for what can be, and lifts the mark there is."""
    ground, mark = ground_of(keys), keys["match"].get("win_at", "none")
    has_pairs = bool(records_of(keys, "pair", "kinds"))
    bounds = {"trick": (1, ground.hand), "tricks_left": (1, ground.hand),
              "other_tricks": (0, ground.hand - 1), "own_points": (0, ground.low),
              "bid": (ground.low, ground.high)}  # fmt: skip
    for claim in records_of(keys, "scoring", "claims").values():
        if not has_pairs and claim["goal"] == "last_trick_with_pair":
            claim["goal"] = "last_trick"
        if isinstance(claim.get("win_at"), int):
            claim["win_at"] = mark + chance.randint(1, 3) if isinstance(mark, int) else "none"
        guard = claim.get("if")
        if not isinstance(guard, dict):
            continue
        for fact in [fact for fact in guard if fact in bounds]:
            guard[fact] = some_between(*bounds[fact], chance)
        if claim["goal"] == "all_tricks" and "other_tricks" in guard:
            guard["other_tricks"] = 0
        for fact in ("own_tally", "other_tally", "short_of_win"):
            guard.pop(fact, None)
        guard.pop("pairs", None)
        if has_pairs and chance.choice((True, False)):
            words = chance.sample(["none", "own", "other", "both"], 2)
            guard["pairs"] = chance.choice((words, words[0]))
        claim["if"] = {name: asked for name, asked in guard.items() if asked is not None} or "none"


RECORDS = (nothing_to_take_away, redeals, floors, ladder, leads, stakes, pairs, solos, claims)
