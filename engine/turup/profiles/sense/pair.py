"""Sense of the pair: cards that exist, shown by somebody, with an effect within the bids."""

from __future__ import annotations

from turup.profiles.sense.bids import bid_span
from turup.profiles.sense.cards import ranks, stages, suits
from turup.profiles.sense.told import Found, Record, Told, as_list, as_number

SIDES = ("declarer", "defenders")


def pair_rank_absent(told: Told, name: str, kind: Record) -> Found:
    """The cards of a pair are in the deck."""
    order, path = ranks(told), f"pair.kinds.{name}"
    for rank in as_list(kind.get("cards")):
        if str(rank) not in order:
            at = told.at_fault(f"{path}.cards", "deck.order", "pair.kinds")
            yield told.problem("pair-rank-absent", at, kind=name, rank=rank)


def in_suit(kind: Record) -> str:
    """In which suit a kind lies."""
    return str(kind.get("suit", "trump"))


def pair_of_one_card(told: Told, name: str, kind: Record) -> Found:
    """One card is no pair, unless it is held in every suit."""
    if len(as_list(kind.get("cards"))) == 1 and in_suit(kind) != "each_suit":
        at = told.at_fault(f"pair.kinds.{name}.cards", f"pair.kinds.{name}.suit")
        yield told.problem("pair-of-one-card", at, kind=name)


def no_plain_suit(told: Told, name: str, kind: Record) -> Found:
    """A deck of one suit has none besides trump."""
    if in_suit(kind) == "plain" and suits(told) == 1:
        at = told.at_fault(f"pair.kinds.{name}.suit", "deck.suits")
        yield told.problem("no-plain-suit", at, kind=name)


def same_pair_twice(told: Told) -> Found:
    """No two kinds are the same cards."""
    seen: dict[tuple[frozenset[str], str], str] = {}
    for name, kind in told.records("pair.kinds"):
        cards = frozenset(map(str, as_list(kind.get("cards"))))
        first = seen.setdefault((cards, in_suit(kind)), name)
        if first != name:
            path = f"pair.kinds.{name}.cards"
            yield told.problem("same-pair-twice", path, kind=name, other=first)


def pair_shown_by_nobody(told: Told) -> Found:
    """One side at least may show."""
    if told.record("pair.kinds") and all(told.value(f"pair.{side}") == "none" for side in SIDES):
        at = told.at_fault("pair.declarer", "pair.defenders", "pair.kinds")
        yield from told.without_effect("pair-shown-by-nobody", at, ("pair.kinds", "pair.declarer"))


def pair_of_two_hands(told: Told) -> Found:
    """Nobody shows cards he cannot see."""
    holder, declared = told.word("pair.holder"), told.word("pair.declared")
    if told.record("pair.kinds") and holder == "side" and declared != "by_itself":
        at = told.at_fault("pair.declared", "pair.holder")
        yield told.problem("pair-of-two-hands", at, declared=declared)


def window_never_opens(told: Told) -> Found:
    """An announced trump leaves no trick before its exposure."""
    if not told.record("pair.kinds") or told.word("trump.indicator") != "announced":
        return
    for side in SIDES:
        path = f"pair.{side}.window"
        if told.record(f"pair.{side}").get("window") == "after_trick_before_exposure":
            at = told.at_fault(path, "trump.indicator")
            yield told.problem("window-never-opens", at, side=side)


def held_as_dealt_twice(told: Told) -> Found:
    """Cards as dealt are those of one deal: where the rest is dealt later, they are not known."""
    is_dealt_twice = stages(told).count("play") > 1
    if told.record("pair.kinds") and told.word("pair.held") == "at_deal" and is_dealt_twice:
        yield told.problem("held-as-dealt-twice", told.at_fault("pair.held", "deal.stages"))


def pair_floor_too_high(told: Told) -> Found:
    """A floor that no bid lies above keeps the pair from lowering anything."""
    floor, bids = told.value("pair.floor"), bid_span(told)
    if floor in ("none", "minimum") or not told.record("pair.kinds"):
        return
    if as_number(floor) >= bids.high:
        at = told.at_fault("pair.floor", "auction.maximum")
        yield told.problem("pair-floor-too-high", at, floor=floor, high=bids.high)


def pair_cap_too_low(told: Told) -> Found:
    """A cap that no bid lies below keeps the pair from raising anything."""
    cap, bids = told.value("pair.cap"), bid_span(told)
    if cap in ("none", "total") or not told.record("pair.kinds"):
        return
    if as_number(cap) <= bids.low:
        at = told.at_fault("pair.cap", "auction.minimum")
        yield told.problem("pair-cap-too-low", at, cap=cap, low=bids.low)
