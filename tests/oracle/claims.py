"""What is undertaken while the cards are played (R135, R137, R233, R251, R252)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from oracle import certainty
from oracle.captures import captured, captured_by, taken_away
from oracle.guards import filled, is_within
from oracle.seats import account, accounts, has_hidden_partner, is_declaring, round_from

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


@dataclass
class Claim:
    """Who claimed what, or could have, and what may be said of how certain he was."""

    name: str
    seat: int
    certain: frozenset[str]


def claims(deal: Deal) -> dict[str, Any]:
    """What can be claimed, by name."""
    return filled(deal.keys["scoring"].get("claims"))


def window(deal: Deal, leader: int) -> Story:
    """Before a trick is led each seat that may is asked, from the eldest, for the last trick."""
    for seat in round_from(deal, deal.eldest):
        names = open_to(deal, seat, leader, is_window=True)
        if names:
            act = yield seat, ["pass", *(f"claim {name}" for name in names)]
            go_on(deal, seat, leader, names, act)


def go_on(deal: Deal, seat: int, leader: int, names: list[str], act: str) -> None:
    """A claim is taken down; so is what a seat has let go by."""
    verb, _, name = act.partition(" ")
    if verb == "claim":
        sure = certainty.verdicts(deal, seat, leader, claims(deal)[name]["goal"])
        deal.claim = Claim(name, seat, sure)
    elif verb in ("pass", "play"):
        for each in names:
            sure = certainty.verdicts(deal, seat, leader, claims(deal)[each]["goal"])
            if "yes" in sure:
                deal.missed.append(Claim(each, seat, sure))


def open_to(deal: Deal, seat: int, leader: int, *, is_window: bool = False) -> list[str]:
    """What a seat may claim now; one claim in a deal, and none in a solo."""
    if deal.solo or deal.claim or has_hidden_partner(deal):
        return []
    return [
        name
        for name, rule in claims(deal).items()
        if (rule["goal"] != "all_tricks") == is_window and may_claim(deal, seat, leader, rule)
    ]


def may_claim(deal: Deal, seat: int, leader: int, rule: dict[str, Any]) -> bool:
    """Whether the claim is for this seat, its guard holds and it is not lost already."""
    side = is_declaring(deal, seat)
    if not {"declarer_side": side, "defenders": not side}.get(rule.get("by", "anyone"), True):
        return False
    if rule["goal"] == "all_tricks" and tricks_of(deal, is_declarers=not side):
        return False
    guard = filled(rule.get("if"))
    numbers = facts(deal, seat)
    words = {
        "trump": "concealed" if deal.is_concealed() else "exposed",
        "on_lead": place_of(deal, seat, leader),
        "pairs": pairs(deal, is_declarers=side),
    }
    return (
        all(is_within(number, guard.get(fact, number)) for fact, number in numbers.items())
        and all(word in listed(guard.get(fact, word)) for fact, word in words.items())
        and all(is_within(tally, guard.get("other_tally", tally)) for tally in others(deal, seat))
    )


def facts(deal: Deal, seat: int) -> dict[str, int]:
    """What a guard may ask of numbers."""
    side = is_declaring(deal, seat)
    mine = deal.tallies[account(deal, seat)]
    mark = deal.keys["match"]["win_at"]
    return {
        "trick": len(deal.tricks) + 1,
        "tricks_left": deal.tricks_in_all() - len(deal.tricks),
        "other_tricks": tricks_of(deal, is_declarers=not side),
        "own_points": captured(deal, is_declarers=side),
        "own_tally": mine,
        "short_of_win": 0 if mark == "none" else max(mark, deal.raised) - mine,
        "bid": deal.bid,
    }


def others(deal: Deal, seat: int) -> list[int]:
    """The tallies of all but a seat's own side."""
    mine = account(deal, seat)
    return [deal.tallies[place] for place in range(accounts(deal)) if place != mine]


def listed(words: Any) -> list[str]:
    """One word, or a list of some."""
    return words if isinstance(words, list) else [words]


def tricks_of(deal: Deal, *, is_declarers: bool) -> int:
    """How many tricks a side has taken."""
    return sum(is_declaring(deal, each.winner) == is_declarers for each in deal.tricks)


def place_of(deal: Deal, seat: int, leader: int) -> str:
    """Who leads, seen from a seat."""
    if seat == leader:
        return "self"
    return "partner" if is_declaring(deal, seat) == is_declaring(deal, leader) else "opponent"


def pairs(deal: Deal, *, is_declarers: bool) -> str:
    """Which sides have shown a pair, seen from one of them."""
    sides = {is_declaring(deal, seat) == is_declarers for _, seat, _ in deal.declared}
    return {(): "none", (True,): "own", (False,): "other"}.get(tuple(sides), "both")


def is_reached(deal: Deal, claim: Claim) -> bool:
    """Whether what was undertaken has been done."""
    rule, side = claims(deal)[claim.name], is_declaring(deal, claim.seat)
    if rule["goal"] == "all_tricks":
        return not tricks_of(deal, is_declarers=not side)
    if deal.tricks[-1].winner != claim.seat:
        return False
    shown = sum(worth for _, seat, worth in deal.declared if is_declaring(deal, seat) == side)
    mark = shown + int(deal.keys["scoring"]["last_trick_points"])
    others = [s for s in range(deal.seats) if is_declaring(deal, s) != side]
    cards = captured_by(deal, others) + taken_away(deal, others)
    return rule["goal"] == "last_trick" or cards < mark


def outcomes(deal: Deal) -> list[tuple[bool, Any, int]]:
    """Who may be paid for what was claimed or not: the declarer's side or not, and how much.

    The last number is the mark that wins the match from now on. There are several answers where
    it is open what can be proved.
    """
    claim = deal.claim
    missed = [each for each in deal.missed if is_reached(deal, each)]
    if not claim:
        return without_a_word(deal, missed)
    rule, side = claims(deal)[claim.name], is_declaring(deal, claim.seat)
    if not is_reached(deal, claim):
        return [(not side, rule["lose"], 0)]
    ends: list[tuple[bool, Any, int]] = []
    late = [each for each in missed if is_same(deal, each, claim)]
    if late and rule.get("late", "none") != "none":
        ends.append((not side, rule["late"], 0))
        if any(each.certain == certainty.CERTAIN for each in late):
            return ends
    if "no" in claim.certain and rule.get("unsure", "none") != "none":
        ends.append((not side, rule["unsure"], 0))
        if claim.certain == certainty.UNSURE:
            return ends
    mark = rule.get("win_at", "none")
    return [*ends, (side, rule["win"], 0 if mark == "none" else mark)]


def is_same(deal: Deal, missed: Claim, claim: Claim) -> bool:
    """Whether a side let by what it claimed later."""
    is_side = is_declaring(deal, missed.seat) == is_declaring(deal, claim.seat)
    return missed.name == claim.name and is_side


def without_a_word(deal: Deal, missed: list[Claim]) -> list[tuple[bool, Any, int]]:
    """What it costs to have been certain and never said so: the claim that is named first."""
    ends: list[tuple[bool, Any, int]] = []
    names = list(claims(deal))
    for each in sorted(missed, key=lambda claim: names.index(claim.name)):
        late = claims(deal)[each.name].get("late", "none")
        if late != "none":
            ends.append((not is_declaring(deal, each.seat), late, 0))
            if each.certain == certainty.CERTAIN:
                return ends
    return [*ends, (False, "none", 0)]
