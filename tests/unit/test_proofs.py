"""A claim is certain exactly if the other cards can be dealt no way that takes a trick."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from turup import load
from turup.rules.acts import bit_of_card, card_number, suit_of_card
from turup.rules.claims import verdict_on_claim
from turup.rules.clearing import clear
from turup.rules.holdings import put
from turup.rules.proofs import CERTAIN, NOT_CERTAIN, NOT_DECIDED, proof_on_lead
from turup.rules.state import NOBODY, State, blank
from turup.rules.verdicts import Verdict

RULES = load("28+caps")
SEATS, WIDTH = 4, 8
Hand = tuple[int, ...]


def dealt(hands: list[Hand], trump: int) -> State:
    state = blank()
    clear(state)
    state.exposed, state.trump, state.hand, state.players = 1, trump, WIDTH, SEATS
    state.declarer = 0
    for seat, hand in enumerate(hands):
        for number in hand:
            put(state.hands[seat], number)
    return state


def worth(number: int, led: int, trump: int) -> int:
    suit = suit_of_card(number)
    return (32 if suit == trump else 0 if suit == led else -64) + bit_of_card(number)


def takes_all(hands: list[Hand], trump: int) -> bool:
    """Whether the leader can take every trick, seeing all cards, the others playing together."""
    return not hands[0] or any(
        beats_them_all(hands, trump, mine, led) for led, mine in each_out(hands[0])
    )


def beats_them_all(hands: list[Hand], trump: int, mine: Hand, led: int) -> bool:
    suit = suit_of_card(led)
    best = worth(led, suit, trump)
    replies = [
        [(played, rest) for played, rest in each_out(hand) if may_be_played(hand, played, suit)]
        for hand in hands[1:]
    ]
    if any(worth(played, suit, trump) > best for each in replies for played, _ in each):
        return False
    return all(
        takes_all([mine, first, second, third], trump)
        for _, first in replies[0]
        for _, second in replies[1]
        for _, third in replies[2]
    )


def each_out(hand: Hand) -> Iterator[tuple[int, Hand]]:
    for place, number in enumerate(hand):
        yield number, hand[:place] + hand[place + 1 :]


def may_be_played(hand: Hand, played: int, suit: int) -> bool:
    return suit_of_card(played) == suit or all(suit_of_card(each) != suit for each in hand)


def ways_to_deal(cards: Hand, each: int) -> Iterator[list[Hand]]:
    for first in combinations(cards, each):
        rest = tuple(number for number in cards if number not in first)
        for second in combinations(rest, each):
            yield [first, second, tuple(number for number in rest if number not in second)]


def suits_of(hand: Hand) -> set[int]:
    return {suit_of_card(number) for number in hand}


def some_position(chance: Random) -> tuple[list[Hand], int]:
    """Two or three cards each of a few suits, the leader's better than the others'."""
    each, suits = chance.choice(((2, 2), (2, 3), (2, 3), (3, 2)))
    deck = [card_number(suit, bit) for suit in range(suits) for bit in range(WIDTH)]
    cards = chance.sample(deck, each * SEATS)
    mine = sorted(cards, key=lambda number: bit_of_card(number) + chance.random() * 3)[-each:]
    others = [number for number in cards if number not in mine]
    hands = [tuple(others[place::3]) for place in range(3)]
    return [tuple(mine), *hands], chance.choice((0, 0, NOBODY))


@pytest.mark.parametrize("seed", range(20))
def test_a_proof_is_right(seed: int) -> None:
    hands, trump = some_position(Random(seed))  # noqa: S311 - no secret
    proof = proof_on_lead(RULES, dealt(hands, trump), 0)
    everything = tuple(number for hand in hands[1:] for number in hand)
    lost = [
        others for others in ways_to_deal(everything, len(hands[0]))
        if not takes_all([hands[0], *others], trump)
    ]  # fmt: skip
    known = [suits_of(hand) for hand in hands[1:]]
    fitting = [
        others for others in lost
        if all(suits_of(hand) <= suits for hand, suits in zip(others, known, strict=True))
    ]  # fmt: skip
    if proof == CERTAIN:
        assert not lost
    elif proof == NOT_CERTAIN:
        assert fitting
    else:
        assert any(suits != set().union(*known) for suits in known)


def test_each_answer_comes_up() -> None:
    positions = [some_position(Random(seed)) for seed in range(60)]  # noqa: S311 - no secret
    found = [proof_on_lead(RULES, dealt(*position), 0) for position in positions]
    assert set(found) == {CERTAIN, NOT_CERTAIN, NOT_DECIDED}


def test_nobody_claims_what_the_table_does_not_know() -> None:
    assert verdict_on_claim(RULES, dealt([(), (), (), ()], NOBODY), 5) == Verdict.not_now
