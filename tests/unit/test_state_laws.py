"""Each law is broken by a state in which something is amiss, and told by its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from strategies import rules_for
from turup.game.deal import Deal
from turup.game.laws import LAWS, LISTED, Law, broken_by_act, broken_law
from turup.rules import Rules
from turup.rules.acts import BID, CARD, LAY, PASS
from turup.rules.phases import apply, list_legal, shuffle_and_start
from turup.rules.state import OVER, PLAY, Outcome, Phase, State, blank

SEED = 28


def sound(spec: str) -> Rules:
    rules = rules_for(spec)
    assert rules is not None
    return rules


@cache
def begun(spec: str, phase: int, cards: int = 0) -> State:
    """The first deal in which everybody says and plays what comes first, up to some moment."""
    rules, state = sound(spec), blank()
    shuffle_and_start(rules, state, 0, SEED, 1)
    list_legal(rules, state)
    while state.phase != phase or (phase == PLAY and state.played != cards):
        apply(rules, state, state.legal[0])
        list_legal(rules, state)
    return state


def after(spec: str, phase: int, amiss: Callable[[State], object], cards: int = 0) -> int:
    """The law that is broken once something is amiss."""
    state = begun(spec, phase, cards).copy()
    assert broken_law(sound(spec), state) == Law.none
    amiss(state)
    return broken_law(sound(spec), state)


def swap_out(state: State, card: int) -> None:
    """List a card that is not held in place of the last one."""
    state.legal[state.legal_count - 1] = CARD + card


def a_foreign_card(state: State) -> int:
    """A card of the suit led that somebody else holds, or else any card of his."""
    hand = state.hands[(state.to_act + 1) % 4]
    return next(suit * 16 + bit for suit in range(4) for bit in range(16) if hand[suit] >> bit & 1)


def put_twice(state: State) -> None:
    """Another seat holds the first one's cards too."""
    state.hands[1][:] = state.hands[0]


AMISS: dict[str, tuple[Law, int, int, Callable[[State], object]]] = {
    "nobody is to act": (Law.one_seat, PLAY, 0, lambda state: setattr(state, "to_act", -1)),
    "the table waits": (Law.one_seat, PLAY, 0, lambda state: setattr(state, "phase", 0)),
    "there is a result": (
        Law.one_seat, PLAY, 0, lambda state: setattr(state, "outcome", Outcome.made)
    ),
    "somebody is to act": (Law.one_seat, OVER, 0, lambda state: setattr(state, "to_act", 1)),
    "something is listed": (Law.one_seat, OVER, 0, lambda state: setattr(state, "legal_count", 1)),
    "a card is held twice": (Law.one_place, PLAY, 0, put_twice),
    "a card is gone": (Law.one_place, PLAY, 0, lambda state: setattr(state, "dealt", 31)),
    "a point too much": (Law.points, PLAY, 1, lambda state: setattr(state, "lying", 9)),
    "a point too much at the end": (
        Law.points, OVER, 0, lambda state: setattr(state, "points", [29, 0, *[0] * 8])
    ),
    "a trick too much": (Law.tricks, PLAY, 0, lambda state: setattr(state, "tricks", [1] * 10)),
    "nothing is legal": (
        Law.something_legal, PLAY, 0, lambda state: setattr(state, "legal_count", 0)
    ),
    "something is listed twice": (
        Law.something_legal, PLAY, 0, lambda state: swap_out(state, state.legal[0] - CARD)
    ),
    "a card of another": (
        Law.only_held, PLAY, 0, lambda state: swap_out(state, a_foreign_card(state))
    ),
    "a bid in the play": (
        Law.listed, PLAY, 0, lambda state: state.legal.__setitem__(0, BID)
    ),
    "a score that no line tells": (
        Law.lines, OVER, 0, lambda state: state.line_amounts.__setitem__(0, 7)
    ),
    "a score without a line": (Law.lines, OVER, 0, lambda state: setattr(state, "lines", 0)),
    "a score of nobody's": (Law.lines, OVER, 0, lambda state: setattr(state, "scorer", 7)),
}  # fmt: skip


@pytest.mark.parametrize("what", AMISS)
def test_what_is_amiss_is_told(what: str) -> None:
    law, phase, cards, amiss = AMISS[what]
    assert after("28", phase, amiss, cards) == law
    assert LAWS[law]


def throw_another_suit(state: State) -> None:
    """List one of his own cards of another suit."""
    hand, led = state.hands[state.to_act], state.led
    cards = [suit * 16 + bit for suit in range(4) for bit in range(16) if hand[suit] >> bit & 1]
    swap_out(state, next(card for card in cards if card >> 4 != led))


def give_away(state: State) -> None:
    """The first seat gives a card to the next."""
    suit = next(suit for suit in range(4) if state.hands[0][suit])
    card = state.hands[0][suit] & -state.hands[0][suit]
    state.hands[0][suit] ^= card
    state.hands[1][suit] |= card


def test_what_is_amiss_with_a_suit_or_a_hand_is_told() -> None:
    assert after("28", PLAY, throw_another_suit, 1) == Law.suit_followed
    assert after("28", PLAY, give_away) == Law.hands_fit
    assert after("40", OVER, lambda state: setattr(state, "scores", [5] * 8)) in (
        Law.lines, Law.zero_sum,
    )  # fmt: skip


def test_a_pair_that_counts_as_points_adds_to_those_of_the_cards() -> None:
    def show(state: State) -> None:
        state.shown, state.lying = 1, state.lying + 4

    assert after("28+pair-adds", PLAY, show, 1) == Law.none
    assert after("28", PLAY, show, 1) == Law.points


def test_a_deal_thrown_in_costs_nothing() -> None:
    def spoil(state: State) -> None:
        state.outcome, state.lines, state.scores = Outcome.thrown_in, 0, [0, 1, *[0] * 6]

    assert after("28", OVER, spoil) == Law.lines


def test_a_stake_that_one_side_does_not_pay_is_told() -> None:
    def spoil(state: State) -> None:
        total = sum(state.line_amounts[: state.lines])
        state.scores[:2] = [total, total]

    assert after("40", OVER, spoil) == Law.zero_sum


def test_of_many_acts_only_the_first_are_compared() -> None:
    def repeat(state: State) -> None:
        state.legal[state.legal_count - 1] = state.legal[state.legal_count - 2]

    assert begun("56-conventions", Phase.auction).legal_count > LISTED
    assert after("56-conventions", Phase.auction, repeat) == Law.none


@pytest.mark.parametrize(
    ("phase", "act", "spoil", "law"),
    [
        (PLAY, CARD, lambda _state: None, Law.none),
        (PLAY, CARD, give_away, Law.kept),
        (Phase.trump, LAY, lambda _state: None, Law.none),
    ],
)
def test_everybody_keeps_what_he_does_not_play(
    phase: int, act: int, spoil: Callable[[State], object], law: Law
) -> None:
    before = begun("28", phase)
    state = before.copy()
    number = next(each for each in before.legal[: before.legal_count] if each >= act)
    apply(sound("28"), state, number)
    spoil(state)
    assert broken_by_act(sound("28"), before, number, state) == law


def test_a_card_that_is_dropped_is_missed() -> None:
    before = begun("28", PLAY)
    state = before.copy()
    state.hands[1] = [0, 0, 0, 0]
    assert broken_by_act(sound("28"), before, PASS, state) == Law.kept


def test_a_card_from_nowhere_is_noticed() -> None:
    before = begun("28", PLAY)
    state = before.copy()
    state.hands[1] = [255, 255, 255, 255]
    assert broken_by_act(sound("28"), before, PASS, state) == Law.kept


def test_the_deal_tells_of_one_law_what_its_state_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    from turup.game import invariants

    monkeypatch.setattr(invariants, "broken_law", lambda *_: Law.tricks)
    invariants.broken_in_state.cache_clear()
    assert invariants.broken_invariants(Deal.shuffled(sound("28"), SEED)) == ["tricks add up"]
    invariants.broken_in_state.cache_clear()
