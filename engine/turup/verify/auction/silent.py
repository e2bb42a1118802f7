"""Silent: seats that are asked in the bidding and can never bid, and bidding that is for one alone.

Seats are told by their place from the dealer on, who sits in the first one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from turup.game.refusals import record_name
from turup.rules.acts import BID
from turup.rules.bids import Form
from turup.rules.phases import verdict
from turup.rules.state import Phase, State
from turup.rules.verdicts import KEYS, reason
from turup.verify.auction.explored import Explored
from turup.verify.auction.exploring import PHASE, SECOND, Exploration
from turup.verify.auction.positions import PLACE
from turup.verify.auction.reached import acts_of
from turup.verify.findings import Finding

TO_ACT, HOLDER = PLACE["to_act"], PLACE["holder"]
ASKED_OF = 200
"""Positions in which it is asked why somebody may not bid."""
MOST_KEYS = 2
PLACES = ("the dealer", "the eldest", "the second after the dealer", "the third after the dealer")


def about_silence(explored: Explored) -> Iterator[Finding]:
    """Who never bids though he is asked, and whether the second auction is for one alone."""
    silent = sorted(seats_asked(explored) - seats_bidding(explored))
    if silent:
        keys = tuple(dict.fromkeys((*keys_against(explored, silent), "auction.passing")))
        facts = {"who": [place_of(seat) for seat in silent], "positions": explored.positions}
        yield Finding("never-bids", keys, facts)
    turns = set(turns_again(explored))
    if turns == {True}:
        keys = ("auction.second.passing", "auction.passing", "auction.rounds")
        yield Finding("second-auction-for-one", keys, {"positions": explored.positions})


def seats_asked(explored: Explored) -> set[int]:
    """The seats to which it falls to bid or pass."""
    return {
        exploration.values(number)[TO_ACT]
        for exploration in explored.explorations
        for number in first_auction(exploration)
    }


def first_auction(exploration: Exploration) -> Iterator[int]:
    """The positions of the first auction."""
    for number in range(len(exploration.positions)):
        values = exploration.values(number)
        if values[PHASE] == Phase.auction and values[SECOND] == 0:
            yield number


def seats_bidding(explored: Explored) -> set[int]:
    """The seats that bid, or for whom their partner does, in either auction.

    Whose bid stands belongs to a position, so that each seat's first bid leads to one of its own.
    """
    seats = set()
    for exploration in explored.explorations:
        for number, act in enumerate(exploration.by):
            if act >= BID:
                seats.add(exploration.values(exploration.before[number])[TO_ACT])
                seats.add(exploration.values(number)[HOLDER])
    return seats


def keys_against(explored: Explored, seats: list[int]) -> list[str]:
    """The keys that keep some seats from bidding, those that do so most first."""
    counts = Counter[str]()
    for exploration in explored.explorations:
        for state in islice(states_of(exploration, seats), ASKED_OF):
            counts.update(refusals_in(exploration, state))
    return [key for key, _count in counts.most_common(MOST_KEYS)]


def states_of(exploration: Exploration, seats: list[int]) -> Iterator[State]:
    """The states in which it is for one of some seats to speak."""
    for number in first_auction(exploration):
        values = exploration.values(number)
        if values[TO_ACT] in seats:
            exploration.board.put(values, exploration.board.state)
            yield exploration.board.state


def refusals_in(exploration: Exploration, state: State) -> set[str]:
    """The keys that refuse the highest bids there are."""
    rules = exploration.rules
    found = set()
    for act in acts_of(rules, rules.auction.top, tuple(Form)):
        code = verdict(rules, state, act)
        name = record_name(rules, *reason(code))
        found.add(KEYS[reason(code).code].format(name=name, side=""))
    return found - {""}


def turns_again(explored: Explored) -> Iterator[bool]:
    """Of each turn in the second auction, whether it is that of him whose bid stands."""
    for exploration in explored.explorations:
        for number in range(len(exploration.positions)):
            values = exploration.values(number)
            if values[PHASE] == Phase.auction and values[SECOND] == 1:
                yield values[TO_ACT] == values[HOLDER]


def place_of(seat: int) -> str:
    """What a seat is called by its place."""
    return PLACES[seat] if seat < len(PLACES) else f"number {seat} after the dealer"
