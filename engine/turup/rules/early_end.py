"""Early end: a deal is over as soon as the tricks still to come can change nothing.

Neither who has won nor for how much: as long as a pair, the half, all the tricks or a redeal can
still matter, the table plays on. No hand is looked at for it, only what has been captured.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turup.rules.deal import When
from turup.rules.deck import deck_points
from turup.rules.goals import Goal, LastTrickFrom, all_counted, counting_side
from turup.rules.holdings import cards_among, lowest
from turup.rules.noted import rule
from turup.rules.pair import PairEffect, suits_to_say, worth
from turup.rules.pair_cards import Held, is_shown, kind_of, pair_number, suits_of
from turup.rules.partners import is_partner_hidden
from turup.rules.play import EndsEarly
from turup.rules.scoring import HalfOf, Sweepers
from turup.rules.shapes import NONE
from turup.rules.showing import highest_target, lowest_target
from turup.rules.state import NOBODY, PAIRS
from turup.rules.table import DECLARERS, DEFENDERS, seats_of_side
from turup.rules.trump import NeverExposed, is_concealed

if TYPE_CHECKING:
    from turup.rules import Rules
    from turup.rules.state import State


@rule
def is_decided(rules: Rules, state: State) -> bool:
    """Whether the tricks still to come can change nothing, and the table stops for that."""
    if state.solo != NOBODY:
        return state.caught == 1 or state.tricks[DEFENDERS] > 0
    if rules.scoring.claims.used > 0 or is_partner_hidden(state):
        return False  # a claim, also one that should have been made, and a secret are played out
    if may_be_void(rules, state) or may_be_multiplied(rules, state):
        return False
    if is_lost(rules, state):
        return True
    return rules.play.ends_early == EndsEarly.when_decided and is_won(rules, state)


@rule
def may_be_void(rules: Rules, state: State) -> bool:
    """Whether the deal may still be thrown in, when trump is exposed or because it never was."""
    if not is_concealed(state):
        return False
    for which in range(rules.deal.redeals.used):
        if rules.deal.redeals.rows[which].when == When.exposure:
            return True
    return rules.trump.never_exposed == NeverExposed.void_deal


@rule
def may_be_multiplied(rules: Rules, state: State) -> bool:
    """Whether a pair still to come may multiply or divide the target or the stake, or the half."""
    is_halved = rules.scoring.goal == Goal.more_than_half
    if rules.pair.effect < (PairEffect.points if is_halved else PairEffect.times_target):
        return False
    return still_worth(rules, state, DECLARERS) + still_worth(rules, state, DEFENDERS) > 0


@rule
def still_worth(rules: Rules, state: State, side: int) -> int:
    """What pairs a side may still show are worth together, as far as the table can know."""
    seat = lowest(seats_of_side(rules, state, side))
    together = 0
    for which in range(rules.pair.kinds.used):
        amount = worth(rules, state, which, seat)
        for suit in range(suits_to_say(rules, which)):
            pair = pair_number(which, suit)
            if amount != NONE and not is_shown(state, pair) and not is_gone(rules, state, pair):
                together += amount
    return together


@rule
def is_gone(rules: Rules, state: State, pair: int) -> bool:
    """Whether everybody has seen that a pair can be shown no more: one of its cards is played."""
    if is_concealed(state):
        return False
    suits = suits_of(rules, state, pair)
    if suits == 0:
        return True
    if rules.pair.held == Held.at_deal or state.dealt < rules.deck.cards:
        return False
    while suits != 0:
        if not is_about(rules, state, kind_of(pair), lowest(suits)):
            return True
        suits &= suits - 1
    return False


@rule
def is_about(rules: Rules, state: State, which: int, suit: int) -> bool:
    """Whether all ranks of a kind are still in the hands, in one or in several."""
    cards = cards_among(rules, state, suit, NOBODY)
    ranks = rules.pair.kinds.rows[which].cards
    for row in range(ranks.used):
        if cards & rules.deck.masks[ranks.rows[row]] == 0:
            return False
    return True


@rule
def is_lost(rules: Rules, state: State) -> bool:
    """Whether the bid fails whatever happens, and it is certain how much that costs."""
    is_theirs = counting_side(rules) == DEFENDERS
    is_failing = is_reached(rules, state) if is_theirs else is_out_of_reach(rules, state)
    return is_failing and not may_sweep(rules, state, DEFENDERS) and is_half_certain(rules, state)


@rule
def is_won(rules: Rules, state: State) -> bool:
    """Whether the bid is made whatever happens, and it is certain how much that brings."""
    is_theirs = counting_side(rules) == DEFENDERS
    is_made = is_out_of_reach(rules, state) if is_theirs else is_reached(rules, state)
    return is_made and not may_sweep(rules, state, DECLARERS)


@rule
def may_sweep(rules: Rules, state: State, side: int) -> bool:
    """Whether a side may still take every trick, and it would count."""
    sweep = rules.scoring.all_tricks
    is_counted = side == DECLARERS or sweep.by == Sweepers.anyone
    return sweep.is_used == 1 and is_counted and state.tricks[1 - side] == 0


@rule
def is_reached(rules: Rules, state: State) -> bool:
    """Whether the counting side has what it needs, whatever happens."""
    return least_points(rules, state, counting_side(rules)) >= most_target(rules, state)


@rule
def is_out_of_reach(rules: Rules, state: State) -> bool:
    """Whether the counting side cannot come to what it needs."""
    return most_points(rules, state, counting_side(rules)) < least_target(rules, state)


@rule
def least_target(rules: Rules, state: State) -> int:
    """The least that may come to be needed, if pairs that lower it are shown."""
    if rules.scoring.goal == Goal.more_than_half:
        return more_than_half(rules, state)
    if rules.pair.effect != PairEffect.target:
        return state.target
    lowered = state.target - still_worth(rules, state, counting_side(rules))
    if rules.scoring.goal == Goal.counters:
        return lowered
    return max(lowered, min(state.target, lowest_target(rules, state)))


@rule
def most_target(rules: Rules, state: State) -> int:
    """The most that may come to be needed, if pairs that raise it are shown."""
    if rules.scoring.goal == Goal.more_than_half:
        return more_than_half(rules, state)
    if rules.pair.effect != PairEffect.target:
        return state.target
    raised = state.target + still_worth(rules, state, 1 - counting_side(rules))
    if rules.scoring.goal == Goal.counters:
        return raised
    return max(state.target, min(raised, highest_target(rules, state, raised)))


@rule
def more_than_half(rules: Rules, state: State) -> int:
    """More than half of what there will be, with the pairs that have counted."""
    return (all_counted(rules, state) + shown_worth(rules, state)) // 2 + 1


@rule
def least_points(rules: Rules, state: State, side: int) -> int:
    """What a side has at the end if it takes no other trick; the last may cost it some."""
    if rules.scoring.last_trick_from == LastTrickFrom.other_side:
        return state.points[side] - rules.scoring.last_trick_points
    return state.points[side] + 0


@rule
def most_points(rules: Rules, state: State, side: int) -> int:
    """What a side has at the end if every trick still to come is its own."""
    points = state.points[side] + points_to_come(rules, state)
    if rules.pair.effect == PairEffect.points:
        points += still_worth(rules, state, side)
    return points


@rule
def points_to_come(rules: Rules, state: State) -> int:
    """The card points not captured yet, those of the last trick included."""
    there = deck_points(rules, state) + rules.scoring.last_trick_points + shown_worth(rules, state)
    return there - state.points[DECLARERS] - state.points[DEFENDERS]


@rule
def shown_worth(rules: Rules, state: State) -> int:
    """The card points that pairs have counted as."""
    together = 0
    if rules.pair.effect == PairEffect.points:
        for pair in range(PAIRS):
            if is_shown(state, pair):
                together += worth(rules, state, kind_of(pair), state.shown_by[pair])
    return together


@rule
def is_half_certain(rules: Rules, state: State) -> bool:
    """Whether it is certain on which side of the half the declarer's side will end."""
    half = rules.scoring.under_half
    if half.is_used == 0:
        return True
    least, most = state.bid, state.bid
    if half.of == HalfOf.target:
        least, most = least_target(rules, state), most_target(rules, state)
    if 2 * least_points(rules, state, DECLARERS) >= most:
        return True
    return 2 * most_points(rules, state, DECLARERS) < least
