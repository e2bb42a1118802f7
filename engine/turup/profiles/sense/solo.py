"""Sense of the solo contracts: each can be called, by a hand that is not thrown in first."""

from __future__ import annotations

from collections import Counter

from turup.profiles.sense.cards import dealt_before, hand_size, packets, stages
from turup.profiles.sense.span import asked
from turup.profiles.sense.table import has_partners
from turup.profiles.sense.told import Found, Record, Told, as_number, guard_of


def solo_without_stage(told: Told, name: str, contract: Record) -> Found:
    """A solo that is not called in the auction needs a stage at which it is offered."""
    path, order = f"solo.contracts.{name}.when", stages(told)
    if contract.get("when") == "in_auction" or "solo" in order:
        return
    at = told.at_fault("deal.stages", path)
    yield told.problem("solo-without-stage", at, contract=name)


def solo_out_of_its_packet(told: Told, name: str, contract: Record) -> Found:
    """A solo of the full hand is offered after the last packet, one of the first before it."""
    when, held = contract.get("when"), offered_at(told)
    if when == "in_auction" or not held:
        return
    at = told.at_fault("deal.stages", f"solo.contracts.{name}.when")
    if when == "full_hand" and max(held) < hand_size(told):
        packet = packets(stages(told))[-1]
        yield told.problem("solo-before-last-packet", at, contract=name, packet=packet)
    elif when == "first_packet" and min(held) == hand_size(told):
        yield told.problem("solo-after-last-packet", at, contract=name)


def offered_at(told: Told) -> list[int]:
    """How many cards each seat has at each stage at which solos are offered."""
    order = stages(told)
    return [sum(packets(order[:place])) for place, stage in enumerate(order) if stage == "solo"]


def cards_of_contract(told: Told, contract: Record) -> int:
    """The most cards that a contract is played with."""
    is_short = contract.get("when") == "first_packet" and contract.get("blind", 0) == 0
    held = [cards for cards in offered_at(told) if cards < hand_size(told)]
    return max(held) if is_short and held else hand_size(told)


def solo_longer_than_hand(told: Told, name: str, contract: Record) -> Found:
    """Nobody wins more tricks than he has cards."""
    tricks, hand = contract.get("tricks", "none"), cards_of_contract(told, contract)
    if tricks != "none" and as_number(tricks) > hand:
        at = told.at_fault(f"solo.contracts.{name}.tricks", "deal.stages")
        yield told.problem("solo-longer-than-hand", at, contract=name, tricks=tricks, hand=hand)


def blind_too_long(told: Told, name: str, contract: Record) -> Found:
    """Nobody is blind who sees his whole hand, or has to play cards he has not seen."""
    blind, path = as_number(contract.get("blind", 0)), f"solo.contracts.{name}"
    if blind and contract.get("when") != "first_packet":
        at = told.at_fault(f"{path}.blind", f"{path}.when")
        yield told.problem("blind-with-full-hand", at, contract=name)
        return
    seen = min(offered_at(told), default=blind)
    if blind > seen:
        at = told.at_fault(f"{path}.blind", "deal.stages")
        yield told.problem("blind-too-long", at, contract=name, blind=blind, seen=seen)


def nobody_caught(told: Told, name: str, contract: Record) -> Found:
    """A partner is caught only where he plays and must not win."""
    path = f"solo.contracts.{name}.caught"
    is_idle = "caught" in contract and contract.get("partner") != "must_not_win"
    if is_idle and told.is_written(path):
        yield told.warning("nobody-caught", path, contract=name)


def priority_of_equals(told: Told) -> Found:
    """The highest contract comes first only where one of a stage wins more than another."""
    if told.word("solo.priority") != "highest" or not told.is_written("solo.priority"):
        return
    records = [record for _name, record in told.records("solo.contracts")]
    wins = {(record.get("when"), as_number(record.get("win"))) for record in records}
    stages_of = Counter(when for when, _win in wins if when != "in_auction")
    if all(count < 2 for count in stages_of.values()):
        yield told.warning("priority-of-equals", "solo.priority")


def solo_before_declarer(told: Told, name: str, contract: Record) -> Found:
    """While the bidding goes on there is no declarer."""
    if contract.get("when") == "in_auction" and contract.get("by", "anyone") != "anyone":
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
    """Nobody lays his hand down, or may not win, where nobody has a partner."""
    path, partner = f"solo.contracts.{name}.partner", contract.get("partner")
    if partner != "plays" and not has_partners(told) and told.is_written(path):
        yield told.warning("no-partner-out", path, contract=name)
