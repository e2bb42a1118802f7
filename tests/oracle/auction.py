"""The bidding (R047 to R063, R204 to R206, A1 to A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle import asking, bids, doubling, solo, trump
from oracle.cards import LETTERS, points_of
from oracle.floors import floors, least, may_bid
from oracle.guards import filled
from oracle.match import how_good
from oracle.seats import account, round_from
from oracle.state import ThrownIn

if TYPE_CHECKING:
    from oracle.deal import Deal, Story


class Bidding:
    """What the table remembers of the bidding."""

    def __init__(self, deal: Deal, *, is_second: bool = False) -> None:
        rules = deal.keys["auction"]
        self.rules = rules["second"] if is_second else rules
        self.is_second = is_second
        self.is_final = rules["rounds"] == "one" or rules.get("passing") == "final"
        self.speeches = [0] * deal.seats
        self.bids = [0] * deal.seats
        self.out: set[int] = set()
        self.passed_since: set[int] = set()
        self.last_word = -1
        self.outbid = -1  # who held the bid until it was last raised
        self.is_matched = False
        turn = round_from(deal, opener(deal))
        self.duel, self.waiting = turn[:2], turn[2:]
        self.is_over = False


def auction(deal: Deal) -> Story:
    """The first bidding, and what is played if nobody bids."""
    bidding = Bidding(deal)
    yield from speeches(deal, bidding, opener(deal))
    deal.bidders = sum(count > 0 for count in bidding.bids)
    yield from trump.named_aloud(deal)
    if deal.declarer < 0:
        nobody_bid(deal)
    if deal.bid_suit in LETTERS:
        trump.announce(deal, LETTERS[deal.bid_suit])


def speeches(deal: Deal, bidding: Bidding, seat: int) -> Story:
    """Each seat in turn, until the bidding is over."""
    while not bidding.is_over:
        speaker, act = yield from asking.speech(deal, bidding, seat)
        hear(deal, bidding, speaker, act)
        if act.startswith("bid") and is_laid_at_once(deal):
            yield from trump.choice(deal, may_wait=not bidding.is_second)
        bidding.is_over = bidding.is_over or has_ended(deal, bidding)
        seat = next_to_speak(deal, bidding, seat)


def second(deal: Deal) -> Story:
    """The bidding is opened again on the full hand, above the bid that stands (R058, R059)."""
    rules = filled(deal.keys["auction"].get("second"))
    if not rules or deal.solo or deal.bid >= deal.keys["auction"]["maximum"]:
        return
    bidding = Bidding(deal, is_second=True)
    if rules["passing"] == "stay_out":
        bidding.out = deal.passed - {deal.declarer}
    first = deal.declarer if rules["opener"] == "declarer" else deal.eldest
    yield from speeches(deal, bidding, next_to_speak(deal, bidding, (first - 1) % deal.seats))
    yield from trump.named_aloud(deal)
    deal.is_won_second = any(bidding.bids)
    if deal.bid_suit in LETTERS:
        trump.announce(deal, LETTERS[deal.bid_suit])
    elif deal.is_won_second and not is_laid_at_once(deal):
        yield from trump.choice(deal, may_wait=False)


def is_laid_at_once(deal: Deal) -> bool:
    """Whether each bidder fixes trump with his bid, as there is no stage for it (R068)."""
    return "trump" not in deal.keys["deal"]["stages"]


def opener(deal: Deal) -> int:
    """Who speaks first."""
    return deal.dealer if deal.keys["auction"].get("opener") == "dealer" else deal.eldest


def nobody_bid(deal: Deal) -> None:
    """The deal is thrown in, or somebody plays for the minimum without having bid."""
    rules = deal.keys["auction"]
    what_then = rules["all_pass"]
    if what_then in ("same_dealer", "next_dealer"):
        raise ThrownIn("all_pass", passes_on=what_then == "next_dealer")
    turn = round_from(deal, deal.eldest)
    if what_then == "ahead_declares":
        heights = {seat: how_good(deal.keys, deal.tallies[account(deal, seat)]) for seat in turn}
        turn = [seat for seat in turn if heights[seat] == max(heights.values())]
    deal.declarer = turn[0]
    deal.bid = 0 if deal.keys["scoring"].get("goal") == "counters" else rules["minimum"]
    deal.bid_suit = "no trumps" if what_then == "no_trump" else ""


def hear(deal: Deal, bidding: Bidding, seat: int, act: str) -> None:
    """What was said is taken down."""
    verb, _, rest = act.partition(" ")
    if verb == "pass":
        bidding.passed_since.add(seat)
        deal.passed.add(seat)
        if bidding.is_final and bidding.rules["rounds"] != "one":
            bidding.out.add(seat)
        return
    bidding.passed_since, bidding.last_word = set(), seat
    if verb == "say":
        deal.step = rest
        bidding.is_over = doubling.steps(deal)[rest].get("auction") == "ends"
        return
    trump.forget(deal, deal.declarer)
    bidding.bids[seat] += 1
    holder, deal.declarer, deal.step = deal.declarer, seat, ""
    if verb == "solo":
        deal.solo, deal.bid, deal.bid_suit = rest, 0, ""
        bidding.is_over = True
        return
    number, deal.bid_suit = bids.heard(deal, rest.split())
    bidding.is_matched = number == deal.bid
    bidding.outbid = -1 if bidding.is_matched else holder
    deal.bid = number
    bidding.is_over = deal.bid >= deal.keys["auction"]["maximum"]


def has_ended(deal: Deal, bidding: Bidding) -> bool:
    """One speech each; or everybody but the last to bid or double has passed since, or is out."""
    if bidding.rules["rounds"] == "one":
        return all(count or seat in bidding.out for seat, count in enumerate(bidding.speeches))
    silent = bidding.passed_since | bidding.out | {bidding.last_word}
    return len(silent - {-1}) == deal.seats


def next_to_speak(deal: Deal, bidding: Bidding, seat: int) -> int:
    """The next seat that is not out; in a duel the other of the two; once round nobody twice."""
    if deal.keys["auction"].get("turns") == "duel" and not bidding.is_second:
        return next_of_duel(deal, bidding, seat)
    for other in round_from(deal, (seat + 1) % deal.seats):
        has_spoken = bidding.rules["rounds"] == "one" and bidding.speeches[other] > 0
        if other not in bidding.out and not has_spoken:
            return other
    return seat


def next_of_duel(deal: Deal, bidding: Bidding, seat: int) -> int:
    """The other of the two; where one has gone out, the next seat takes on the one left (R064).

    While nobody has bid the one left speaks first.
    """
    left = next(other for other in bidding.duel if other != seat)
    if seat not in bidding.out or not bidding.waiting:
        return left
    challenger = bidding.waiting.pop(0)
    bidding.duel = [left, challenger]
    return left if deal.declarer < 0 else challenger


def sayings(deal: Deal, bidding: Bidding, seat: int) -> list[str]:
    """What a seat may say: pass, bid, a solo, a double."""
    must = must_bid(deal, bidding, seat)
    is_lifted = must and not may_bid(deal, bidding, seat) and seat == last_to_speak(deal)
    texts = [] if must else ["pass"]
    texts += bids.spoken(deal, floors(deal, bidding, seat, is_bar_lifted=is_lifted))
    if least(deal, bidding, seat, "", is_bar_lifted=is_lifted) is not None:
        texts += [f"solo {name}" for name in solo.in_auction(deal, seat)]
    if deal.keys["doubling"]["when"] == "in_auction" and deal.bid:
        texts += [f"say {name}" for name in doubling.open_to(deal, seat)]
    return texts


def last_to_speak(deal: Deal) -> int:
    """The seat before the opener, who cannot hand on a duty to open."""
    return (opener(deal) - 1) % deal.seats


def must_bid(deal: Deal, bidding: Bidding, seat: int) -> bool:
    """Whether the duty to open lies on this seat."""
    rules = deal.keys["auction"]
    if deal.declarer >= 0:
        return False
    if rules["opening"] == "free":
        return seat == deal.dealer and "dealer_at_minimum" in rules["all_pass"]
    if seat == last_to_speak(deal):
        return True
    if rules["opening"] == "forced_with_points" and not points_of(deal.keys, deal.hands[seat]):
        return False
    return may_bid(deal, bidding, seat)
