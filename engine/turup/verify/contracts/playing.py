"""Playing: a deal in which everybody plays for one side, the other side too.

What friends and foes together cannot bring about does not come about among players who want to
win. They are no great players; each deal they weigh things a little otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.acts import (
    CALL,
    CARD,
    CLAIM,
    EXPOSE,
    LATER,
    LAY,
    NAME,
    PAIR,
    PASS,
    bit_of_card,
    suit_of_card,
)
from turup.rules.deck import card_points, strength_of
from turup.rules.holdings import size
from turup.rules.phases import apply, list_legal, verdict
from turup.rules.scoring import total_of_lines
from turup.rules.state import NOBODY, PLAY, SUITS, Outcome, Phase, State
from turup.rules.table import DECLARERS, side_of
from turup.rules.tricks import RUFF, does_beat, power, winning_power
from turup.rules.verdicts import Verdict
from turup.verify.auction.positions import Beginning, begun

MUCH = 100.0


class Temper(NamedTuple):
    """How a table plays one deal: for which side, and how it weighs points and strong cards."""

    side: int
    does_call: bool
    points: float
    spares: float


class Line(NamedTuple):
    """A deal played: its beginning and acts, how it ended, and what it was worth."""

    beginning: Beginning
    acts: tuple[int, ...]
    outcome: int
    stake: int


def some_temper(side: int, lot: Random) -> Temper:
    """The temper of one deal."""
    return Temper(side, lot.random() < 0.6, lot.uniform(0.0, 4.0), lot.uniform(0.0, 1.0))


def played(
    rules: Rules, script: Sequence[int], beginning: Beginning, side: int, lot: Random
) -> Line | None:
    """A deal in which the bidding goes as written, played for a side; None if it cannot go so."""
    state, acts = begun(rules, beginning), list[int]()
    for act in script:
        said = spoken(rules, state, act, side)
        if said is None:
            return None
        acts.append(said)
        apply(rules, state, said)
    temper = some_temper(side, lot)
    while state.phase != Phase.over:
        list_legal(rules, state)
        acts.append(choice(rules, state, temper))
        apply(rules, state, acts[-1])
    stake = total_of_lines(state) if state.outcome != Outcome.thrown_in else 0
    return Line(beginning, tuple(acts), state.outcome, stake)


def spoken(rules: Rules, state: State, act: int, side: int) -> int | None:
    """What is said instead of an act of the script with these cards; None if nothing can be."""
    if state.phase in (Phase.over, Phase.play):
        return None
    if state.phase in (Phase.trump, Phase.partner):
        return fixed(rules, state, act, side)
    return act if verdict(rules, state, act) == Verdict.legal else None


def fixed(rules: Rules, state: State, act: int, side: int) -> int | None:
    """The card laid or named: in the declarer's longest suit, or where he is to fail the shortest.

    Whatever is no plain suit stays as it is written.
    """
    is_plain = act >= LAY or NAME <= act < NAME + SUITS
    if (act == LATER or not is_plain) and verdict(rules, state, act) == Verdict.legal:
        return act
    list_legal(rules, state)
    plain = [
        each for each in state.legal[: state.legal_count] if each >= LAY or each < NAME + SUITS
    ]
    held = state.given[state.to_act]
    order = sorted(plain, key=lambda each: size(held[suit_meant(each)]), reverse=side == DECLARERS)
    return next((each for each in order if each != LATER), None)


def suit_meant(act: int) -> int:
    """The suit of a card laid down, or named."""
    return suit_of_card(act - LAY) if act >= LAY else max(act - NAME, 0)


def choice(rules: Rules, state: State, temper: Temper) -> int:
    """What the seat to act does."""
    acts = state.legal[: state.legal_count]
    if state.phase != PLAY:
        return PASS if acts[0] == PASS else acts[0]
    cards = [act for act in acts if act >= CARD]
    shown = [act for act in acts if PAIR <= act < CLAIM]
    if shown and side_of(rules, state, state.to_act) == temper.side:
        return shown[0]
    calls = [act for act in acts if act in (CALL, EXPOSE)]
    if calls and (temper.does_call or not cards):
        return calls[0]
    return max(cards, key=lambda act: wish(rules, state, temper, act - CARD)) if cards else acts[0]


def wish(rules: Rules, state: State, temper: Temper, card: int) -> float:
    """How much a card is wanted in the trick."""
    points = temper.points * card_points(rules, state, card) / max(rules.deck.points)
    is_friend = side_of(rules, state, state.to_act) == temper.side
    if state.led == NOBODY:
        strength = strength_on_lead(rules, state, card)
        return strength if is_friend else -strength + points
    strength = power(rules, state, card)
    does_win = does_beat(rules, strength, winning_power(state))
    seat = state.trick_seats[state.best]
    is_ours = side_of(rules, state, seat) == temper.side
    cost = temper.spares * strength / RUFF
    if is_friend:
        if is_ours:
            return points - cost
        return MUCH + points - cost if does_win else -points - cost
    if is_ours:
        return points - cost - (MUCH if does_win else 0)
    return -strength / RUFF


def strength_on_lead(rules: Rules, state: State, card: int) -> float:
    """How likely a card wins the trick if it is led."""
    is_trump = state.exposed == 1 and suit_of_card(card) == state.trump
    return strength_of(rules, state, bit_of_card(card)) + (0.5 if is_trump else 0.0)
