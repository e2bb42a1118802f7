"""Players who leave everything to chance: all acts alike, or without folly.

Without folly every legal act can come, yet not all alike: he bids near the least and less and
less as bids rise, and seldom doubles or plays solo, so that a deal looks like one somebody might
have played. The choices are rule functions like the others, so they are the same compiled.
"""

from __future__ import annotations

from enum import IntEnum

from turup.game.actions import Action
from turup.game.deal import Deal
from turup.game.numbers import action_of
from turup.rules import Rules
from turup.rules.acts import BID, CARD, CLAIM, CONCEDE, PAIR, PASS, REDEAL, SOLO, STEP, STRAINS
from turup.rules.bids import form_of
from turup.rules.chance import FIRST_CHOICE, words
from turup.rules.noted import rule
from turup.rules.phases import apply, list_legal
from turup.rules.state import OVER, State


class Policy(IntEnum):
    """How the players choose: every legal act alike, or as in the deals that are told."""

    random = 0
    chance = 1


LIFELIKE = Policy.chance
EVEN = 1 << 31
SELDOM = 1 << 29  # one in eight
RARELY = 1 << 26  # one in sixty-four
# Random bits serve several choices, until those could have fallen in more ways than this. No act
# is then likelier than another by more than one in 65,536. More bits than these, times as many
# acts as a state can list, would not fit a compiled integer.
BITS = 52
ENOUGH = 1 << (BITS - 16)
SPENT = 1 << BITS


@rule
def play_out(rules: Rules, state: State, policy: int, seed: int, deal: int) -> int:
    """Play a deal to its end; how many acts it took."""
    acts, left, spent, use = 0, 0, SPENT, FIRST_CHOICE
    while state.phase != OVER:
        list_legal(rules, state)
        if policy == LIFELIKE:
            act = choose(rules, state, seed, deal, acts)
        else:
            spent *= state.legal_count
            if spent > ENOUGH:
                left, spent, use = random_bits(seed, deal, use), state.legal_count, use + 1
            left *= state.legal_count
            act = state.legal[left >> BITS]
            left &= (1 << BITS) - 1
        apply(rules, state, act)
        acts += 1
    return acts


@rule
def random_bits(seed: int, deal: int, use: int) -> int:
    """As many random bits as serve at once, of the two words of a use."""
    left, right = words(seed, deal, use)
    return left << (BITS - 32) | right >> (64 - BITS)


@rule
def choose(rules: Rules, state: State, seed: int, deal: int, turn: int) -> int:
    """One of the legal acts listed, for the turn-th choice of a deal."""
    if state.legal_count == 1:
        return state.legal[0]
    roll, other = words(seed, deal, FIRST_CHOICE + turn)
    if state.legal[0] >= BID:
        return near_the_least(state, some_form(rules, state, 0, other), other)
    if state.legal[0] != PASS:
        return at_play(state, roll, other)
    if state.legal[1] >= BID:
        return speech(rules, state, roll, other)
    return answer(state, roll, other)


@rule
def speech(rules: Rules, state: State, roll: int, other: int) -> int:
    """Bid or pass; or double, or call a solo, where that is on offer beside the bids."""
    last = state.legal[state.legal_count - 1]
    if last < BID and other < (RARELY if last >= SOLO else SELDOM):
        return last
    if not dares(rules, state, roll):
        return PASS
    return near_the_least(state, some_form(rules, state, 1, other), other)


@rule
def dares(rules: Rules, state: State, roll: int) -> bool:
    """Whether he bids on: half the time at the minimum, and never at the top."""
    span = rules.auction.maximum - rules.auction.minimum
    room = rules.auction.maximum - max(state.bid, rules.auction.minimum)
    return roll * span * span < EVEN * room * room


@rule
def answer(state: State, roll: int, other: int) -> int:
    """Pass, or say one of the other things on offer."""
    pick = state.legal[1 + ((other * (state.legal_count - 1)) >> 32)]
    chance = SELDOM
    if REDEAL <= pick < STEP:
        chance = EVEN
    elif SOLO <= pick < PAIR:
        chance = RARELY
    return pick if roll < chance else PASS


@rule
def some_form(rules: Rules, state: State, first: int, other: int) -> int:
    """The place of the lowest bid of some form, where bids stand form by form from a place on."""
    if rules.auction.asks_form == 0:
        return first
    bids = first
    while bids < state.legal_count and state.legal[bids] >= BID:
        bids += 1
    some = state.legal[first + (((other & 0xFFFF) * (bids - first)) >> 16)]
    place = first
    while form_of((state.legal[place] - BID) % STRAINS) != form_of((some - BID) % STRAINS):
        place += 1
    return place


@rule
def near_the_least(state: State, first: int, other: int) -> int:
    """One of the lowest bids listed from a place on, the lower the likelier."""
    place = first
    while other < EVEN and place < state.legal_count - 1 and state.legal[place + 1] >= BID:
        other = (other * 2) & 0xFFFFFFFF
        place += 1
    return state.legal[place]


@rule
def at_play(state: State, roll: int, other: int) -> int:
    """Call, expose or show as often as not, claim rarely, never give up, then any card alike."""
    first = 1 if state.legal[0] == CONCEDE else 0
    sayings = first
    while sayings < state.legal_count and state.legal[sayings] < CARD:
        sayings += 1
    cards = state.legal_count - sayings
    if sayings > first and (roll < EVEN or cards == 0):
        pick = state.legal[first + ((other * (sayings - first)) >> 32)]
        if pick < CLAIM or roll < RARELY or cards == 0:
            return pick
    return state.legal[sayings + ((other * cards) >> 32)]


def chosen(deal: Deal) -> Action:
    """What such a player does now; it depends only on the deal's seed, number and acts.

    A deal of cards laid by hand has no seed; its choices are those of seed 0.
    """
    state = deal.state()
    list_legal(deal.rules, state)
    seed, number = max(deal.seed, 0), max(deal.number, 0)
    pick = choose(deal.rules, state, seed, number, len(deal.acts))
    return action_of(deal.rules, pick, state.phase)


def played_out(deal: Deal) -> Deal:
    """The deal played to its end by chance."""
    while not deal.is_over:
        deal = deal.after(chosen(deal))
    return deal
