"""Making drawn keys plausible: what a table agrees on before it can play at all.

Each function looks at one matter, and changes only what could not be meant: hands that do not
divide the deck, stages that nothing needs, bids beyond the cards. It asks no check of the product,
so that a check that refuses too much is found.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ground import Keys, in_list
from records import RECORDS

Mend = Callable[[Keys, Random], None]

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
NEED_TRUMP = ("eldest_declares", "ahead_declares")
WIDEST, MOST_BIDS, HIGHEST_BID = 16, 69, 999
SUIT_FORMS = {"number_suit", "suit_number"}
FINDABLE = ("reversed_trump",)


def seats_and_sides(keys: Keys, _: Random) -> None:
    """Two sides want an even number of seats, a partner somebody against him and one pack."""
    table, is_twinned = keys["table"], keys["deck"].get("packs", 1) > 1
    if table["seats"] % 2 and table["sides"] == "two_sides":
        table["sides"] = "lone_declarer"
    if table["sides"] == "card_partner" and (table["seats"] == 2 or is_twinned):
        table["sides"] = "lone_declarer"


def deck_for_all(keys: Keys, chance: Random) -> None:
    """So many ranks that the cards go round, some of equal strength now and then."""
    deck, seats = keys["deck"], keys["table"]["seats"]
    if chance.random() < 0.8:
        deck.pop("suits", None)
    copies = deck.get("packs", 1) * len(deck.get("suits", "four"))
    most = min(len(RANKS), WIDEST // deck.get("packs", 1))
    counts = [n for n in range(1, most + 1) if n * copies % seats == 0]
    if not counts:
        deck.pop("suits", None)
        return deck_for_all(keys, chance)
    deck["order"] = ranks_in_order(chance.sample(RANKS, chance.choice(counts)), chance)
    points_of_the_ranks(keys, chance)
    return None


def points_of_the_ranks(keys: Keys, chance: Random) -> None:
    """Some ranks are worth something, and the total is what they come to."""
    deck = keys["deck"]
    ranks = [rank for entry in deck["order"] for rank in in_list(entry)]
    worth = {rank: chance.choice((0, 0, 1, 1, 2, 3, 5)) for rank in ranks}
    worth[chance.choice(ranks)] = chance.randint(1, chance.choice((5, 11, 11, 400)))
    deck["points"] = {rank: points for rank, points in worth.items() if points}
    deck["total"] = deck.get("packs", 1) * len(deck.get("suits", "four")) * sum(worth.values())


def seats_for_the_deck(keys: Keys, chance: Random) -> None:
    """So many seats that the cards of a deck that must stay go round."""
    deck = keys["deck"]
    ranks = sum(len(in_list(entry)) for entry in deck["order"])
    cards = ranks * deck.get("packs", 1) * len(deck.get("suits", "four"))
    fitting = [seats for seats in range(2, 9) if cards % seats == 0]
    if cards % keys["table"]["seats"] and fitting:
        keys["table"]["seats"] = chance.choice(fitting)
    points_of_the_ranks(keys, chance)
    seats_and_sides(keys, chance)


def deck_for_the_hand(keys: Keys, chance: Random) -> None:
    """A deck and so many seats that the stages, which must stay, deal all of it."""
    deck, stages = keys["deck"], keys["deal"]["stages"]
    hand = sum(packet for packet in stages if isinstance(packet, int))
    deck.pop("suits", None)
    found = [
        (seats, packs, seats * hand // (4 * packs))
        for seats in range(2, 9)
        for packs in (1, 2)
        if seats * hand % (4 * packs) == 0 and seats * hand <= 4 * WIDEST
    ]
    if found:
        keys["table"]["seats"], deck["packs"], ranks = chance.choice(found)
        deck["order"] = ranks_in_order(chance.sample(RANKS, ranks), chance)
    points_of_the_ranks(keys, chance)
    seats_and_sides(keys, chance)


def exempt_of_the_deck(keys: Keys, _: Random) -> None:
    """Trumps that need never be played are among those in play."""
    ranks = {rank for entry in keys["deck"]["order"] for rank in in_list(entry)}
    exempt = [rank for rank in in_list(keys["play"].get("exempt_trumps", "none")) if rank in ranks]
    keys["play"]["exempt_trumps"] = exempt or "none"


def trumps_of_their_own(keys: Keys, chance: Random) -> None:
    """Trumps that rank or count otherwise are announced, and the same ranks as in other suits."""
    deck = keys["deck"]
    if not isinstance(deck.get("trump"), dict) or keys["trump"]["indicator"] != "announced":
        deck.pop("trump", None)
        return
    ranks = [rank for entry in deck["order"] for rank in in_list(entry)]
    is_bare = all(value == "none" for value in deck["trump"].values())
    if deck["trump"].get("order", "none") != "none":
        deck["trump"]["order"] = chance.sample(ranks, len(ranks))
    if deck["trump"].get("points", "none") != "none" or is_bare:
        deck["trump"]["points"] = {rank: chance.randint(0, 20) for rank in ranks}


def points_with_trump(keys: Keys) -> int:
    """What the deck holds, with trumps or without, whichever is less."""
    deck = keys["deck"]
    own = deck.get("trump", {}).get("points", "none")
    own = deck["points"] if own == "none" else own
    more = deck.get("packs", 1) * (sum(own.values()) - sum(deck["points"].values()))
    return int(deck["total"]) + min(more, 0)


def ranks_in_order(ranks: list[str], chance: Random) -> list[Any]:
    """The ranks, strongest first; in three decks of ten some of equal strength."""
    order: list[Any] = list(ranks)
    while len(order) > 1 and chance.random() < 0.3:
        place = chance.randrange(len(order) - 1)
        if all(isinstance(entry, str) for entry in order[place : place + 2]):
            order[place : place + 2] = [order[place : place + 2]]
    return order


def suits_of_bids(keys: Keys, _: Random) -> None:
    """Either bids leave trump to be fixed, or they name it and it is announced."""
    forms = keys["auction"].get("forms", ["number"])
    names_suit = bool(SUIT_FORMS.intersection(forms))
    if keys["trump"]["indicator"] != "announced" or (len(forms) == 1 and not names_suit):
        keys["auction"]["forms"] = ["number"]
    elif len(forms) > 1:
        keys["auction"]["forms"] = [form for form in forms if form != "number"]
        if not names_suit:
            keys["auction"]["forms"].insert(0, "number_suit")


def stages_in_order(keys: Keys, chance: Random) -> None:
    """All cards are dealt, some before the auction, and the play comes last."""
    packets = packets_of(hand_of(keys), chance)
    first = chance.randint(1, len(packets))
    later: list[Any] = [stage for stage in ("trump", "doubling") if is_wanted(stage, keys, chance)]
    for packet in packets[first:]:
        later.insert(chance.randint(0, len(later)), packet)
    solo = ["solo"] * is_wanted("solo", keys, chance)
    keys["deal"]["stages"] = [*packets[:first], "auction", *later, *solo, "play"]


def packets_of(hand: int, chance: Random) -> list[int]:
    """A hand in one to three packets."""
    cuts = sorted(chance.sample(range(1, hand), min(chance.randint(0, 2), hand - 1)))
    return [high - low for low, high in zip([0, *cuts], [*cuts, hand], strict=True)]


def is_wanted(stage: str, keys: Keys, chance: Random) -> bool:
    """Whether the table has such a stage; where something needs it, it has."""
    if stage == "trump":
        is_laid = keys["trump"]["indicator"] != "announced" and not needs_trump_stage(keys)
        return is_number_alone(keys) and (not is_laid or chance.random() < 0.8)
    if stage == "doubling":
        return keys["doubling"].get("when") != "in_auction" or chance.random() < 0.5
    return chance.random() < 0.8


def is_number_alone(keys: Keys) -> bool:
    """Whether a bid names no trump."""
    return "number" in keys["auction"].get("forms", ["number"])


def needs_trump_stage(keys: Keys) -> bool:
    """Whether somebody may have to fix trump who has not bid."""
    return keys["auction"].get("all_pass") in NEED_TRUMP


def hand_of(keys: Keys) -> int:
    """How many cards a seat gets."""
    deck = keys["deck"]
    copies = deck.get("packs", 1) * len(deck.get("suits", "four"))
    return sum(map(len, map(in_list, deck["order"]))) * copies // int(keys["table"]["seats"])


def bids_within_the_deck(keys: Keys, chance: Random) -> None:
    """The lowest bid lies below the highest, which is there to be captured."""
    auction = keys["auction"]
    keys["scoring"]["last_trick_points"] = chance.choice((0, 0, 1, 3))
    most = min(points_with_trump(keys) + keys["scoring"]["last_trick_points"], HIGHEST_BID)
    if keys["scoring"].get("goal") == "counters":
        most = max(1, most * 2 // 3)
    low = chance.randint(max(1, most // 3), max(1, most * 2 // 3))
    drawn = auction.get("step", 1)
    least = drawn if isinstance(drawn, int) else drawn[0]["step"]
    step = min(max(least, -(-(most - low) // (MOST_BIDS - 1))), max(most - low, 1))
    auction["minimum"] = low
    auction["maximum"] = most - (most - low) % step
    steps = (auction["maximum"] - low) // step
    auction["step"] = step
    if not isinstance(drawn, int) and steps > 2:
        begins = low + step * chance.randrange(1, steps)
        last = min(auction["maximum"] - begins, step)
        auction["step"] = [{"step": step}, {"from": begins, "step": last}]


def goal_of_the_deal(keys: Keys, chance: Random) -> None:
    """Who counts needs more than any bid and no more than there is; half can only be counted."""
    scoring, pair, high = keys["scoring"], keys["pair"], keys["auction"]["maximum"]
    scoring.pop("counters_need", None)
    if not scoring["last_trick_points"]:
        scoring.pop("last_trick_from", None)
    if scoring.get("goal", "bid") == "bid":
        return
    for section, key in ((scoring, "under_half"), (pair, "floor"), (pair, "cap")):
        section.pop(key, None)
    if scoring["goal"] == "more_than_half":
        pair["effect"] = chance.choice(("points", "times_stake"))
        return
    there = points_with_trump(keys) + scoring["last_trick_points"]
    if there <= high + 1:
        del scoring["goal"]
    else:
        scoring["counters_need"] = chance.randint(high + 1, there)


def turns_of_speech(keys: Keys, chance: Random) -> None:
    """What needs several rounds has them, and who declares without a bid can fix trump."""
    auction = keys["auction"]
    if auction.get("turns") == "duel":
        auction.update(rounds="until_passes", passing="final")
    if auction.get("all_pass") == "dealer_at_minimum":
        auction.pop("opener", None)
    if auction["rounds"] == "one" and auction.get("raise") == "holder_may_match":
        auction["raise"] = "equal_once"
    if auction.get("all_pass") in NEED_TRUMP and "trump" not in keys["deal"]["stages"]:
        auction["all_pass"] = chance.choice(("same_dealer", "next_dealer", "no_trump"))


def bidding_again(keys: Keys, chance: Random) -> None:
    """A second auction stands after the last packet, and begins above the lowest bids."""
    auction, stages = keys["auction"], keys["deal"]["stages"]
    low, high = auction["minimum"] + 2, auction["maximum"]
    if isinstance(auction.get("second"), dict) and (low > high or chance.random() < 0.3):
        del auction["second"]
    if isinstance(auction.get("second"), dict):
        auction["second"]["minimum"] = chance.randint(low, high)
        auction["second"].pop("stakes", None)
        if "second_auction" not in stages:
            stages.insert(stages.index("solo") if "solo" in stages else -1, "second_auction")


def trump_as_it_lies(keys: Keys, chance: Random) -> None:
    """An own card comes out at last, a spare card is never played, a later card is dealt later."""
    trump, stages = keys["trump"], keys["deal"]["stages"]
    if trump["indicator"] == "own_card":
        trump["never_exposed"] = "last_trick"
    elif trump["indicator"] == "spare_card":
        trump.update(never_exposed="void_deal", declarer_plays="any_trump")
        if trump.get("exposed_at_start") == "indicator_lead":
            trump["exposed_at_start"] = "trump_lead"
    before = stages[: stages.index("trump")] if "trump" in stages else stages
    held, hand = (sum(n for n in part if isinstance(n, int)) for part in (before, stages))
    if held == hand:
        trump.pop("later_card", None)
    elif isinstance(trump.get("later_card"), dict):
        trump["later_card"]["nth"] = chance.randint(held + 1, hand)


def trump_to_be_found(keys: Keys, _: Random) -> None:
    """Where cards lie face down there are trumps, and no side says what it has taken."""
    if str(keys["trump"].get("exposed_by")).startswith("face_down"):
        kept = [choice for choice in keys["trump"].get("besides", ()) if choice in FINDABLE]
        keys["trump"]["besides"] = kept
        for side in ("declarer", "defenders"):
            shown = keys["pair"].get(side)
            if isinstance(shown, dict) and isinstance(shown.get("if"), dict):
                shown["if"].pop("own_points", None)


def match_that_ends(keys: Keys, chance: Random) -> None:
    """Something ends the match, and it is not there at the start."""
    match, falls = keys["match"], keys["scoring"]["paid"] != "winners_score"
    if keys["scoring"]["paid"] == "winners_give":
        match["at_zero"] = "wins"
    elif match.get("at_zero") == "wins":
        match["at_zero"] = "loses"
    is_bounded = match.get("at_zero", "nothing") != "nothing" and falls
    if not is_bounded:
        match.pop("at_zero", None)
    start = chance.randint(1, 12) if is_bounded else match.get("start", 0)
    win_at = start + chance.randint(1, start * 2 if is_bounded else 12)
    lose_at = -chance.randint(1, 12) if falls and not is_bounded else "none"
    has_choice = is_bounded or lose_at != "none" or isinstance(match.get("length"), dict)
    match.update(start=start, lose_at=lose_at)
    match["win_at"] = "none" if has_choice and chance.random() < 0.3 else win_at
    if match.get("at_zero") == "wins":
        match["win_at"] = "none"
    if match.get("at_zero") not in ("cannot_pay_loses", "next_loss_loses"):
        match.pop("clip", None)
    if match["win_at"] == match["lose_at"] == "none":
        match.pop("sets", None)


MENDED: tuple[Mend, ...] = (
    seats_and_sides,
    deck_for_all,
    exempt_of_the_deck,
    trumps_of_their_own,
    suits_of_bids,
    stages_in_order,
    bids_within_the_deck,
    goal_of_the_deal,
    turns_of_speech,
    bidding_again,
    trump_as_it_lies,
    trump_to_be_found,
    match_that_ends,
    *RECORDS,
)
"""In this order, since the later ones build on the earlier."""
