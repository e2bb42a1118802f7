"""King and queen of trumps, and what else can be shown (R105 to R121, R243, S5, S6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle.captures import captured_by, goal
from oracle.cards import NAMES, points_of, suits_in_play
from oracle.guards import filled, is_within
from oracle.seats import (
    has_hidden_partner,
    is_declaring,
    is_truly_declaring,
    round_from,
    side_of,
)
from oracle.windows import is_window_open

if TYPE_CHECKING:
    from oracle.deal import Deal


def kinds(deal: Deal) -> dict[str, Any]:
    """What can be shown."""
    return filled(deal.keys["pair"]["kinds"])


def forms(deal: Deal) -> dict[str, list[str]]:
    """Everything that can be shown, as it is said, with its cards; plain kinds in each suit."""
    every = {}
    for name, kind in kinds(deal).items():
        letters = suits_in_play(deal.keys)
        plain = [letter for letter in letters if letter != deal.trump]
        said = {f"{name} {NAMES[letter]}": [letter] for letter in plain}
        where = {"trump": {name: [deal.trump]}, "plain": said, "each_suit": {name: letters}}
        for label, suits in where[kind.get("suit", "trump")].items():
            every[label] = [letter + str(rank) for letter in suits for rank in kind["cards"]]
    return every


def is_by_itself(deal: Deal) -> bool:
    """Found and counted by itself, as cards of a whole side always are."""
    rules = deal.keys["pair"]
    return bool(rules["declared"] == "by_itself" or rules["holder"] == "side")


def open_to(deal: Deal, seat: int) -> list[str]:
    """The pairs a seat may show at its turn."""
    if not kinds(deal) or is_by_itself(deal):
        return []
    return [name for name in forms(deal) if may_count(deal, [seat], name)]


def show(deal: Deal, seat: int, name: str) -> None:
    """A pair is shown and moves what it moves."""
    worth = worth_of(deal, name, is_declarers=is_declaring(deal, seat))
    side = is_truly_declaring(deal, seat)
    deal.declared.append((name, seat, worth))
    for card in forms(deal)[name]:
        owner = next(each for each in group_of(deal, seat) if card in fresh(deal, [each]))
        deal.shown_cards.append((owner, card))
    effect = deal.keys["pair"]["effect"]
    if effect in ("target", "times_target") and goal(deal) == "counters":
        deal.target = moved_for_counters(deal, worth, side=side)
    elif effect == "target":
        move(deal, deal.target + (-worth if side else worth))
    elif effect == "times_target":
        move(deal, deal.target // worth if side else deal.target * worth)


def moved_for_counters(deal: Deal, worth: int, *, side: bool) -> int:
    """What the defenders need where they count: less for their own pair, more for the others'."""
    if deal.keys["pair"]["effect"] == "target":
        return deal.target + (worth if side else -worth)
    return deal.target * worth if side else -(-deal.target // worth)


def move(deal: Deal, wanted: int) -> None:
    """The target keeps between floor and cap (S6), and never falls below nothing."""
    rules = deal.keys["pair"]
    floor = deal.keys["auction"]["minimum"] if rules["floor"] == "minimum" else rules["floor"]
    total = points_of(deal.keys, deal.deck, deal.trump)
    total += deal.keys["scoring"]["last_trick_points"]
    cap = total if rules["cap"] == "total" else rules["cap"]
    if floor != "none" and wanted < deal.target:
        wanted = max(wanted, min(deal.bid, floor))
    if cap != "none" and wanted > deal.target:
        wanted = min(wanted, max(deal.bid, cap))
    deal.target = max(wanted, 0)


def count_by_themselves(deal: Deal) -> None:
    """Where pairs are found by themselves, each counts as soon as it may."""
    if not kinds(deal) or not is_by_itself(deal) or not deal.is_playing:
        return
    for name in forms(deal):
        for group in groups(deal):
            if may_count(deal, group, name):
                show(deal, group[0], name)


def groups(deal: Deal) -> list[list[int]]:
    """The hands looked at together: each by itself, or those of a side."""
    turn = round_from(deal, deal.eldest)
    if deal.keys["pair"]["holder"] == "one_hand" or has_hidden_partner(deal):
        return [[seat] for seat in turn]
    first = is_declaring(deal, deal.eldest)
    return [[s for s in turn if is_declaring(deal, s) == side] for side in (first, not first)]


def group_of(deal: Deal, seat: int) -> list[int]:
    """Whose hands are looked at with a seat's."""
    if deal.keys["pair"]["holder"] == "one_hand" or has_hidden_partner(deal):
        return [seat]
    return next(group for group in groups(deal) if seat in group)


def fresh(deal: Deal, group: list[int]) -> list[str]:
    """The cards in these hands that have not counted in a kind; of twins each by itself."""
    cards = []
    for seat in group:
        hand = list(deal.hands[seat])
        if deal.keys["pair"].get("held") == "at_deal":
            hand = list(deal.had[seat])
        for owner, card in deal.shown_cards:
            if owner == seat and card in hand:
                hand.remove(card)
        cards += hand
    return cards


def may_count(deal: Deal, group: list[int], name: str) -> bool:
    """Trump is open, the cards are held and fresh, and the side's window is open."""
    if not deal.trump or not deal.is_open or deal.solo:
        return False
    cards = forms(deal)[name]
    is_told = any(told == name for told, _, _ in deal.declared)
    if is_told or not all(card in fresh(deal, group) for card in cards):
        return False
    side = is_declaring(deal, group[0])
    showing = filled(deal.keys["pair"]["declarer" if side else "defenders"])
    if not showing or worth_of(deal, name, is_declarers=side) is None:
        return False
    guard = filled(showing.get("if"))
    won = side_of(deal, group[0])
    points = captured_by(deal, won)
    return (
        is_within(deal.bid, guard.get("bid", deal.bid))
        and is_within(points, guard.get("own_points", points))
        and is_window_open(deal, showing["window"], won)
    )


def worth_of(deal: Deal, name: str, *, is_declarers: bool) -> Any:
    """What a pair is worth to a side at this bid; None if it may not be shown."""
    showing = filled(deal.keys["pair"]["declarer" if is_declarers else "defenders"])
    if showing.get("worth", "none") == "none":
        return kinds(deal)[name.split(maxsplit=1)[0]]["worth"]
    rows = [row for row in showing["worth"] if row.get("from", 0) <= deal.bid]
    return None if rows[-1]["worth"] == "none" else rows[-1]["worth"]
