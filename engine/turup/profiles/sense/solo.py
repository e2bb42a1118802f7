"""Sense of the solo contracts: each can be called, by a hand that is not thrown in first."""

from __future__ import annotations

from turup.profiles.sense.cards import dealt_before, hand_size, stages
from turup.profiles.sense.span import asked
from turup.profiles.sense.table import has_partners
from turup.profiles.sense.told import Found, Record, Told, as_number, guard_of


def solo_without_stage(told: Told, name: str, contract: Record) -> Found:
    """A solo of the full hand needs a stage at which it is offered."""
    if contract.get("when") == "full_hand" and "solo" not in stages(told):
        path = f"solo.contracts.{name}.when"
        at = told.at_fault("deal.stages", path)
        yield told.problem("solo-without-stage", at, contract=name)


def solo_longer_than_hand(told: Told, name: str, contract: Record) -> Found:
    """Nobody wins more tricks than he has cards."""
    tricks, hand = contract.get("tricks", "none"), hand_size(told)
    if tricks != "none" and as_number(tricks) > hand:
        at = told.at_fault(f"solo.contracts.{name}.tricks", "deal.stages")
        yield told.problem("solo-longer-than-hand", at, contract=name, tricks=tricks, hand=hand)


def solo_before_declarer(told: Told, name: str, contract: Record) -> Found:
    """While the bidding goes on there is no declarer."""
    if contract.get("when") == "in_auction" and contract.get("by", "anyone") == "declarer":
        path = f"solo.contracts.{name}"
        at = told.at_fault(f"{path}.when", f"{path}.by")
        yield told.problem("solo-before-declarer", at, contract=name)


def certainty_too_early(told: Told, name: str, contract: Record) -> Found:
    """Whether a hand is sure can be said of a full hand only."""
    hand = guard_of(contract).get("hand")
    if hand and contract.get("when") == "in_auction":
        held, full = dealt_before(told, "auction"), hand_size(told)
        if held < full:
            path = f"solo.contracts.{name}"
            at = told.at_fault(f"{path}.if.hand", f"{path}.when", "deal.stages")
            yield told.problem("certainty-too-early", at, contract=name, held=held, hand=full)


def sure_hand_thrown_in(told: Told, name: str, contract: Record) -> Found:
    """A hand of one suit is the surest; a redeal of its own accord takes it away."""
    if guard_of(contract).get("hand") != "sure":
        return
    for redeal, record in told.records("deal.redeals"):
        if is_of_one_suit(record) and record.get("how", "automatic") == "automatic":
            path = f"deal.redeals.{redeal}"
            at = told.at_fault(f"{path}.how", path, f"solo.contracts.{name}.if.hand")
            yield told.problem("sure-hand-thrown-in", at, contract=name, redeal=redeal)


def is_of_one_suit(redeal: Record) -> bool:
    """Whether a redeal of a single full hand is due for holding one suit."""
    guard = guard_of(redeal)
    is_single = redeal.get("whose") in ("eldest", "either_of_first_two", "any_seat")
    is_full = redeal.get("when") == "full_hand"
    return is_single and is_full and set(guard) == {"suits"} and asked(guard["suits"]).has_number(1)


def nobody_wins_solo(told: Told) -> Found:
    """Nobody deals for having won a solo where there is none."""
    path = "deal.next_dealer"
    has_solos = bool(told.record("solo.contracts"))
    if told.value(path) == "solo_winner" and not has_solos and told.is_written(path):
        yield told.warning("nobody-wins-solo", path)


def no_partner_out(told: Told, name: str, contract: Record) -> Found:
    """Nobody lays his hand down where nobody has a partner."""
    path = f"solo.contracts.{name}.partner"
    if contract.get("partner") == "out" and not has_partners(told) and told.is_written(path):
        yield told.warning("no-partner-out", path, contract=name)
