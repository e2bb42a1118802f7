"""Knowledge: what a player has learnt of a table's rules from deals played before.

A hand is looked at with each suit as trump: `features` says what counts, and the weights what each
of them brings, so that a hand has one number. Along these numbers stand marks, and for each mark
it is known how often a bid of each height was made with such a hand; between two marks lies what
is known of both. The same is known of those who play against a bid. A first packet is judged by
what first packets have brought, a whole hand by what whole hands have. Of solos it is known how
often they were made with so many cards at risk.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from turup.rules.acts import ACTS, BID, STRAINS
from turup.rules.holdings import lowest, points_in, size
from turup.rules.noted import rule
from turup.rules.state import NOBODY, SUITS, Ints, capacities, zeros

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State

STAGES = 2
"""A first packet, or the whole hand."""
FEATURES = 8
Features = tuple[int, int, int, int, int, int, int, int]
MARKS = 16
SOLOS = 8
RISKS = 8
"""So many cards at risk, and more, make a solo hopeless."""
RUNGS = (ACTS - BID) // STRAINS + 1
SURE = 1 << 16
"""A chance of one."""


class Knowledge:
    """What is known, in whole numbers.

    `weights` are by feature, in 1/1024 of a card point; `marks` ascend; the chances, of `SURE`,
    are by mark and height of the bid, or by solo and cards at risk. All of
    these have those of a first packet first, and those of a whole hand behind them. `passing` is
    what a pass is worth in the auction, in 1/1024 of a game point; `doubted` says how many times
    better the odds of a bid are where it was doubled, in 1/1024, so that it is less than 1024.
    """

    weights: Annotated[Ints, (STAGES * FEATURES,)]
    marks: Annotated[Ints, (STAGES * MARKS,)]
    made: Annotated[Ints, (STAGES * MARKS * RUNGS,)]
    against: Annotated[Ints, (STAGES * FEATURES,)]
    against_marks: Annotated[Ints, (STAGES * MARKS,)]
    held: Annotated[Ints, (STAGES * MARKS * RUNGS,)]
    alone: Annotated[Ints, (STAGES * SOLOS * RISKS,)]
    passing: int
    doubted: int

    __slots__ = tuple(__annotations__)


SHAPES = capacities(Knowledge)


def blank_knowledge() -> Knowledge:
    """Nothing is known."""
    return zeros(Knowledge, SHAPES)


@rule
def stage_of(rules: Rules, state: State) -> int:
    """Whether hands are judged by a first packet or whole."""
    return 1 if state.each >= rules.deal.hand else 0


@rule
def features(rules: Rules, state: State, seat: int, trump: int) -> Features:
    """What counts in a hand as dealt with a suit as trump, or with none.

    That it is a hand; how many trumps it has, and how high they are in the suit; the best cards of
    other suits; its card points; other suits with one card at most; second best cards; and how
    often a best card goes with a short suit.
    """
    length, height, points = 0, 0, 0
    tops, seconds, shorts = 0, 0, 0
    for suit in range(SUITS):
        holding = state.given[seat][suit]
        points += points_in(rules, holding)
        if suit == trump:
            length, height = size(holding), places_of(holding)
        elif rules.deck.suits[suit] == 1:
            tops += (holding >> (rules.deck.width - 1)) & 1
            seconds += (holding >> (rules.deck.width - 2)) & 1
            shorts += 1 if size(holding) <= 1 else 0
    return 1, length, height, tops, points, shorts, seconds, tops * shorts


@rule
def places_of(holding: int) -> int:
    """How high the cards of a suit are: the sum of their places in it."""
    height, cards = 0, holding + 0
    while cards != 0:
        height += lowest(cards)
        cards &= cards - 1
    return height


@rule
def estimate(rules: Rules, state: State, knowledge: Knowledge, seat: int, trump: int) -> int:
    """What a hand is worth to play with a suit as trump, in 1/1024 of a card point."""
    found = features(rules, state, seat, trump)
    worth, first = 0, stage_of(rules, state) * FEATURES
    for which in range(FEATURES):
        worth += knowledge.weights[first + which] * found[which]
    return worth


@rule
def estimate_against(rules: Rules, state: State, knowledge: Knowledge, seat: int) -> int:
    """What a hand is worth against a bid, whatever is trump."""
    found = features(rules, state, seat, NOBODY)
    worth, first = 0, stage_of(rules, state) * FEATURES
    for which in range(FEATURES):
        worth += knowledge.against[first + which] * found[which]
    return worth


@rule
def chance_to_make(knowledge: Knowledge, stage: int, worth: int, rung: int) -> int:
    """How often a bid of a height is made with hands of such worth."""
    return chance_between(knowledge.marks, knowledge.made, stage, worth, rung)


@rule
def chance_to_hold(knowledge: Knowledge, stage: int, worth: int, rung: int) -> int:
    """How often a bid of a height was made against hands of such worth."""
    return chance_between(knowledge.against_marks, knowledge.held, stage, worth, rung)


@rule
def chance_between(marks: list[int], chances: list[int], stage: int, worth: int, rung: int) -> int:
    """The chance at a place along the marks of a stage; beyond them that of the outermost."""
    place, last = stage * MARKS, stage * MARKS + MARKS - 1
    while place < last and worth >= marks[place + 1]:
        place += 1
    chance = chances[place * RUNGS + rung]
    if place == last or worth <= marks[place]:
        return chance
    more = chances[(place + 1) * RUNGS + rung] - chance
    return chance + more * (worth - marks[place]) // (marks[place + 1] - marks[place])


@rule
def chance_alone(knowledge: Knowledge, stage: int, solo: int, risk: int) -> int:
    """How often a solo is made with so many cards at risk."""
    if risk >= RISKS:
        return 0
    return knowledge.alone[(stage * SOLOS + solo) * RISKS + risk]
