"""Knowledge: what a player has learnt of a table's rules from deals played before.

A hand is looked at with each suit as trump: `features` says what counts, and the weights what
each of them brings, so that a hand has one number. Hands of like numbers share a bucket, and for
each bucket it is known how often a bid of each height was made. The same is known of those who
play against a bid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from turup.bots.judging import elsewhere, is_best
from turup.rules.acts import ACTS, BID, STRAINS, card_number
from turup.rules.holdings import lowest, points_in, size
from turup.rules.noted import rule
from turup.rules.state import NOBODY, SUITS, Ints, capacities, zeros

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

FEATURES = 8
BUCKETS = 16
RUNGS = (ACTS - BID) // STRAINS + 1
SURE = 1 << 16
"""A chance of one."""


class Knowledge:
    """What is known, in whole numbers.

    `weights` are by feature, in 1/1024 of a card point; `edges` part the buckets, ascending; the
    chances, of `SURE`, are by bucket and height of the bid. `passing` is what a pass is worth, in
    1/1024 of a game point.
    """

    weights: Annotated[Ints, (FEATURES,)]
    edges: Annotated[Ints, (BUCKETS,)]
    made: Annotated[Ints, (BUCKETS * RUNGS,)]
    against: Annotated[Ints, (FEATURES,)]
    against_edges: Annotated[Ints, (BUCKETS,)]
    held: Annotated[Ints, (BUCKETS * RUNGS,)]
    passing: int

    __slots__ = tuple(__annotations__)


SHAPES = capacities(Knowledge)


def blank_knowledge() -> Knowledge:
    """Nothing is known."""
    return zeros(Knowledge, SHAPES)


@rule
def feature(rules: Rules, state: State, seat: int, trump: int, which: int) -> int:
    """One of the things that count in a hand with a suit as trump, or with none."""
    if which == 0:
        return 1
    if which == 1:
        return size(state.hands[seat][trump]) if trump != NOBODY else 0
    if which == 2:
        return trump_height(state, seat, trump)
    if which == 3:
        return bosses(rules, state, seat, trump)
    if which == 4:
        return points_of(rules, state, seat)
    if which == 5:
        return short_suits(rules, state, seat, trump)
    if which == 6:
        return seconds(rules, state, seat, trump)
    return bosses(rules, state, seat, trump) * short_suits(rules, state, seat, trump)


@rule
def trump_height(state: State, seat: int, trump: int) -> int:
    """How high a seat's trumps are: the sum of their places in the suit."""
    height = 0
    cards = state.hands[seat][trump] if trump != NOBODY else 0
    while cards != 0:
        height += lowest(cards)
        cards &= cards - 1
    return height


@rule
def bosses(rules: Rules, state: State, seat: int, trump: int) -> int:
    """How many suits besides trump a seat holds the best card of."""
    count = 0
    for suit in range(SUITS):
        top = (state.hands[seat][suit] >> (rules.deck.width - 1)) & 1
        count += top if suit != trump else 0
    return count


@rule
def seconds(rules: Rules, state: State, seat: int, trump: int) -> int:
    """How many suits besides trump a seat holds the second best card of."""
    count = 0
    for suit in range(SUITS):
        second = (state.hands[seat][suit] >> (rules.deck.width - 2)) & 1
        count += second if suit != trump else 0
    return count


@rule
def points_of(rules: Rules, state: State, seat: int) -> int:
    """The card points in a hand."""
    points = 0
    for suit in range(SUITS):
        points += points_in(rules, state.hands[seat][suit])
    return points


@rule
def short_suits(rules: Rules, state: State, seat: int, trump: int) -> int:
    """How many suits besides trump a seat holds one card of at most."""
    count = 0
    for suit in range(SUITS):
        is_short = size(state.hands[seat][suit]) <= 1 and rules.deck.suits[suit] == 1
        count += 1 if is_short and suit != trump else 0
    return count


@rule
def estimate(rules: Rules, state: State, knowledge: Knowledge, seat: int, trump: int) -> int:
    """What a hand is worth to play with a suit as trump, in 1/1024 of a card point."""
    worth = 0
    for which in range(FEATURES):
        worth += knowledge.weights[which] * feature(rules, state, seat, trump, which)
    return worth


@rule
def estimate_against(rules: Rules, state: State, knowledge: Knowledge, seat: int) -> int:
    """What a hand is worth against a bid, whatever is trump."""
    worth = 0
    for which in range(FEATURES):
        worth += knowledge.against[which] * feature(rules, state, seat, NOBODY, which)
    return worth


@rule
def bucket(edges: list[int], worth: int) -> int:
    """The bucket of a hand, from the worst to the best."""
    place = 0
    while place < BUCKETS - 1 and worth >= edges[place]:
        place += 1
    return place


@rule
def chance_to_make(knowledge: Knowledge, worth: int, rung: int) -> int:
    """How often a bid of a height is made with hands of such worth."""
    return knowledge.made[bucket(knowledge.edges, worth) * RUNGS + rung]


@rule
def chance_to_hold(knowledge: Knowledge, worth: int, rung: int) -> int:
    """How often a bid of a height was made against hands of such worth."""
    return knowledge.held[bucket(knowledge.against_edges, worth) * RUNGS + rung]


@rule
def is_cold(rules: Rules, state: State, seat: int) -> bool:
    """Whether every card of a hand is the best of its suit that the seat has not seen."""
    for suit in range(SUITS):
        cards, others = state.hands[seat][suit] + 0, elsewhere(rules, state, seat, suit)
        while cards != 0:
            if not is_best(rules, state, card_number(suit, lowest(cards)), others):
                return False
            cards &= cards - 1
    return True
