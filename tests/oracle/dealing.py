"""Packets, and the hands for which a deal is thrown in (R028, R032 to R038, A4, A5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oracle import pair, solo, trump
from oracle.cards import points_of, suit
from oracle.guards import do_cards_fit, filled, is_within
from oracle.seats import is_truly_declaring, round_from
from oracle.state import ThrownIn

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


def packet(deal: Deal, stages: list[Any], place: int) -> Story:
    """Each seat from the eldest gets so many cards; then the hands are looked at."""
    count = stages[place]
    for seat in round_from(deal, deal.eldest):
        cards, deal.undealt = deal.undealt[:count], deal.undealt[count:]
        deal.dealt[seat] += cards
        deal.had[seat] += cards
        is_blind = solo.blind(deal) > 0 and seat == deal.declarer
        hand = deal.unseen if is_blind else deal.hands[seat]
        hand += cards
    trump.lay_later_card(deal)
    is_first = not any(isinstance(stage, int) for stage in stages[:place])
    is_last = not any(isinstance(stage, int) for stage in stages[place + 1 :])
    if is_first:
        automatic(deal, "first_packet")
    if is_last:
        automatic(deal, "full_hand")
    if is_first:
        yield from asked(deal, "first_packet")


def further_packet(deal: Deal, count: int) -> None:
    """More cards when the first are played; no condition on hands looks at them (R191, S14)."""
    for seat in round_from(deal, deal.eldest):
        deal.hands[seat] += deal.undealt[:count]
        deal.had[seat] = list(deal.hands[seat])
        deal.undealt = deal.undealt[count:]
    pair.count_by_themselves(deal)


def redeals(deal: Deal, when: str, how: str) -> dict[str, Any]:
    """The conditions of one moment."""
    every = filled(deal.keys["deal"]["redeals"])
    return {
        name: each for name, each in every.items() if each["when"] == when and each["how"] == how
    }


def throw_in(deal: Deal, name: str) -> None:
    """The deal is over by a condition."""
    rule = deal.keys["deal"]["redeals"][name]
    raise ThrownIn(name, passes_on=rule.get("dealer") == "next")


def automatic(deal: Deal, when: str, whose: str = "") -> None:
    """The deal is thrown in, whether or not anybody wishes it."""
    for name, redeal in redeals(deal, when, "automatic").items():
        if whose and redeal.get("whose") != whose:
            continue
        fits = [does_fit(deal, redeal, group) for group in groups(deal, redeal["whose"])]
        is_for_all = redeal["whose"] in ("both_of_first_two", "all_seats")
        if all(fits) if is_for_all else any(fits):
            throw_in(deal, name)


def asked(deal: Deal, when: str) -> Story:
    """Each seat that the rule names is asked once; one whose cards do not fit can only decline."""
    rules = redeals(deal, when, "asked")
    for seat in round_from(deal, deal.eldest):
        mine = [
            name
            for name, rule in rules.items()
            if [seat] in groups(deal, rule["whose"]) and does_contract_fit(deal, rule["if"])
        ]
        if mine:
            fits = [name for name in mine if does_fit(deal, rules[name], [seat])]
            act = yield seat, ["pass", *(f"redeal {name}" for name in fits)]
            if act != "pass":
                throw_in(deal, act.split()[1])


def after_auction(deal: Deal) -> Story:
    """The contract stands: first what happens by itself, then what must be asked for."""
    automatic(deal, "after_auction")
    yield from asked(deal, "after_auction")


def asked_full_hand(deal: Deal) -> Story:
    """Right before the first lead, and only if nobody plays a solo."""
    if not deal.solo:
        yield from asked(deal, "full_hand")


def groups(deal: Deal, whose: str) -> list[list[int]]:
    """The seats whose cards are looked at together."""
    turn = round_from(deal, deal.eldest)
    if whose in ("none", "declarer"):
        return [[deal.declarer]] if whose == "declarer" else [[]]
    if whose in ("asked_partner", "eldest"):
        return [turn[:1]] if whose == "eldest" else [[s] for s in turn if s in deal.asked]
    if whose in ("either_of_first_two", "both_of_first_two"):
        return [turn[:1], turn[1:2]]
    if whose in ("any_seat", "all_seats"):
        return [[seat] for seat in turn]
    if deal.declarer < 0:  # no declarer yet: the two sides are even and odd seats
        return [turn[0::2], turn[1::2]]
    defenders = [seat for seat in turn if not is_truly_declaring(deal, seat)]
    declarers = [seat for seat in turn if is_truly_declaring(deal, seat)]
    return [defenders] if whose == "defenders" else [declarers, defenders]


def does_fit(deal: Deal, redeal: dict[str, Any], group: list[int]) -> bool:
    """Whether the cards dealt to some seats, taken together, are what the rule asks."""
    cards = [card for seat in group for card in deal.dealt[seat]]
    guard = redeal["if"]
    if not does_contract_fit(deal, guard):
        return False
    if "hand" in guard and solo.is_sure(deal.keys, cards, deal.deck) != (guard["hand"] == "sure"):
        return False
    return do_cards_fit(deal.keys, guard, cards, deal.trump) and do_trumps_fit(deal, guard, cards)


def do_trumps_fit(deal: Deal, guard: dict[str, Any], cards: list[str]) -> bool:
    """Whether the card points in trumps besides the indicator are what is asked."""
    if "trump_points" not in guard:
        return True
    beside = [card for card in cards if suit(card) == deal.trump]
    for laid in (deal.indicator, deal.turned_up):
        if laid in beside:
            beside.remove(laid)
    points = points_of(deal.keys, beside, deal.trump)
    return bool(deal.trump) and is_within(points, guard["trump_points"])


def does_contract_fit(deal: Deal, guard: dict[str, Any]) -> bool:
    """Whether what everybody knows of the contract is what is asked."""
    places = {deal.eldest: "eldest", deal.dealer: "dealer"}
    place = places.get(deal.declarer, "other")
    fixed_by = "later_card" if deal.is_later_card else "choice"
    return (
        is_within(deal.bidders, guard.get("bidders", deal.bidders))
        and guard.get("declarer", place) == place
        and guard.get("fixed_by", fixed_by) == fixed_by
    )
