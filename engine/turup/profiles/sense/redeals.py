"""Sense of the redeals: each must be able to fail, and be seen by whoever has to see it."""

from __future__ import annotations

from turup.profiles.sense.cards import can_hold, hand_size, stages, values
from turup.profiles.sense.facts import ABOUT_CARDS, Fact, can_be, facts_of
from turup.profiles.sense.guards import asked_of
from turup.profiles.sense.looked_at import comes_after, hand_when, hands_looked_at, has_declarer
from turup.profiles.sense.table import has_fixed_sides, has_partners
from turup.profiles.sense.told import Found, Record, Told, guard_of

SEVERAL_HANDS = ("both_of_first_two", "all_seats", "defenders", "either_side")
OF_A_SIDE = ("defenders", "either_side")
OF_A_CONTRACT = ("bidders", "declarer")
OF_A_TRUMP = ("fixed_by", "trump_points")


def endless_redeal(told: Told, name: str, redeal: Record) -> Found:
    """Cards must be possible with which the deal is played."""
    path = f"deal.redeals.{name}"
    facts = list(facts_of(path, "deal.redeals", redeal))
    open_facts = [fact for fact in facts if not asked_of(fact).has_all_of(can_be(told, fact))]
    if not open_facts or (len(open_facts) == 1 and must_some_fit(told, open_facts[0])):
        at = told.at_fault(f"{path}.if", path, "deal.stages", "table.seats")
        yield told.problem("endless-redeal", at, redeal=name, wanted=guard_of(redeal))


def must_some_fit(told: Told, fact: Fact) -> bool:
    """Whether one of several hands always fits, because they share what there is."""
    sizes, is_one_enough = hands_looked_at(told, fact.record)
    if not is_one_enough or fact.name == "suits" or len(set(sizes)) > 1:
        return False
    together = can_hold(told, fact.name, fact.rank, sum(sizes))
    wanted = asked_of(fact)
    if fact.name == "points" and wanted.has_number(0) and must_some_be_worthless(told, sizes):
        return True
    if wanted.high >= can_be(told, fact).high:
        return wanted.low <= -(-together.low // len(sizes))
    return wanted.low <= can_be(told, fact).low and wanted.high >= together.high // len(sizes)


def must_some_be_worthless(told: Told, sizes: list[int]) -> bool:
    """Whether one of several hands is always without points: too few cards have any."""
    return sum(1 for worth in values(told) if worth > 0) < len(sizes)


def trumps_before_exposure(told: Told, name: str, redeal: Record) -> Found:
    """Trumps can be counted only once the table knows them."""
    if "trumps" in guard_of(redeal) and redeal.get("when") != "exposure":
        path = f"deal.redeals.{name}"
        at = told.at_fault(f"{path}.if.trumps", f"{path}.when")
        yield told.problem("trumps-before-exposure", at, redeal=name, when=redeal.get("when"))


def redeal_unseen(told: Told, name: str, redeal: Record) -> Found:
    """Nobody asks for a redeal because of cards he cannot see."""
    whose = redeal.get("whose")
    if redeal.get("how", "automatic") == "asked" and whose in SEVERAL_HANDS:
        path = f"deal.redeals.{name}"
        at = told.at_fault(f"{path}.how", f"{path}.whose")
        yield told.problem("redeal-unseen", at, redeal=name, whose=whose)


def asked_at_exposure(told: Told, name: str, redeal: Record) -> Found:
    """In the middle of a trick there is no moment to ask."""
    if redeal.get("how", "automatic") == "asked" and redeal.get("when") == "exposure":
        path = f"deal.redeals.{name}"
        at = told.at_fault(f"{path}.how", f"{path}.when")
        yield told.problem("asked-at-exposure", at, redeal=name)


def redeal_before_sides(told: Told, name: str, redeal: Record) -> Found:
    """The hands of a side, or the declarer's, can be looked at once it is known whose they are."""
    whose = redeal.get("whose")
    needs_bid = whose == "either_side" and not has_fixed_sides(told)
    if (whose in ("declarer", "defenders") or needs_bid) and not has_declarer(told, redeal):
        path = f"deal.redeals.{name}"
        at = told.at_fault(f"{path}.whose", f"{path}.when", "deal.stages")
        yield told.problem("redeal-before-sides", at, redeal=name, whose=whose)


def nobody_asked(told: Told, name: str, redeal: Record) -> Found:
    """Nobody's cards are looked at because he was asked to bid, where nobody asks his partner."""
    path = f"deal.redeals.{name}.whose"
    is_asked = bool(told.record("auction.ask_partner")) and has_partners(told)
    is_idle = redeal.get("whose") == "asked_partner" and not is_asked
    if is_idle and told.is_written(path):
        yield told.warning("nobody-asked", path, redeal=name)


def redeal_of_nobody(told: Told, name: str, redeal: Record) -> Found:
    """Cards are somebody's, and so is the right to ask."""
    looks = looks_at_cards(redeal)
    if redeal.get("whose", "none") == "none" and (looks or redeal.get("how") == "asked"):
        path = f"deal.redeals.{name}"
        at = told.at_fault(f"{path}.whose", f"{path}.how", path)
        yield told.problem("redeal-of-nobody", at, redeal=name)


def whose_for_nothing(told: Told, name: str, redeal: Record) -> Found:
    """Where no cards are looked at and nobody is asked, it is all the same whose they are."""
    path, whose = f"deal.redeals.{name}.whose", redeal.get("whose", "none")
    is_idle = not looks_at_cards(redeal) and redeal.get("how", "automatic") == "automatic"
    if is_idle and whose != "none" and told.is_written(path):
        yield told.warning("whose-for-nothing", path, redeal=name, whose=whose)


def looks_at_cards(redeal: Record) -> bool:
    """Whether a redeal's guard asks for cards."""
    return any(fact in (*ABOUT_CARDS, "hand") for fact in guard_of(redeal))


def redeal_before_contract(told: Told, name: str, redeal: Record) -> Found:
    """Nothing can be asked of a contract or a trump that is still to come."""
    guard = guard_of(redeal)
    for fact in guard:
        is_known = (fact not in OF_A_CONTRACT or has_declarer(told, redeal)) and (
            fact not in OF_A_TRUMP or has_trump(told, redeal)
        )
        if not is_known:
            path = f"deal.redeals.{name}"
            at = told.at_fault(f"{path}.if.{fact}", f"{path}.if", f"{path}.when", "deal.stages")
            when = redeal.get("when")
            yield told.problem("redeal-before-contract", at, redeal=name, fact=fact, when=when)


def has_trump(told: Told, redeal: Record) -> bool:
    """Whether trump is fixed when the cards are looked at."""
    if "trump" in stages(told):
        return comes_after(told, redeal, "trump")
    return has_declarer(told, redeal)


def certainty_of_part(told: Told, name: str, redeal: Record) -> Found:
    """Whether a hand is sure can be said of a full hand only, and of one hand."""
    if "hand" not in guard_of(redeal):
        return
    path, whose = f"deal.redeals.{name}", redeal.get("whose")
    held, full = hand_when(told, redeal), hand_size(told)
    if held < full:
        at = told.at_fault(f"{path}.if.hand", f"{path}.if", f"{path}.when", "deal.stages")
        yield told.problem("certainty-too-early", at, contract=name, held=held, hand=full)
    if whose in OF_A_SIDE:
        at = told.at_fault(f"{path}.if.hand", f"{path}.if", f"{path}.whose")
        yield told.problem("certainty-of-side", at, redeal=name, whose=whose)
