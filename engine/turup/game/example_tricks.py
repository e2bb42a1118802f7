"""Example tricks: a trick with trump open, played by the rules from hands laid for it."""

from __future__ import annotations

from collections.abc import Iterator

from turup.cards import Card
from turup.game.midway import fresh_state, give_contract
from turup.rules import Rules
from turup.rules.acts import CARD, PASS, SUIT_BITS, bit_of_card, card_number, suit_of_card
from turup.rules.beginning import begin_play
from turup.rules.deck import card_points
from turup.rules.holdings import put
from turup.rules.phases import apply, verdict
from turup.rules.state import NOBODY, SUITS, Phase, State
from turup.rules.table import Sides
from turup.rules.trickplay import begin_trick
from turup.rules.trump import open_up
from turup.rules.verdicts import Verdict
from turup.words.sheet.examples import TrickShown

DEALER, ELDEST, DECLARER = 0, 1, 2
SIDE_SUIT = 1
PLAYED = SUIT_BITS - 1
"""A card that no hand holds where there is one pack: it has been played."""
RUFFS = ((2, 4), (2,), (1,), ())
"""Who ruffs, counted from the leader: two with twins of one trump, one, the second, or nobody."""


def trick_shown(rules: Rules) -> TrickShown | None:
    """A trick as telling as the deck and the rules of play allow."""
    suits = [suit for suit in range(SUITS) if rules.deck.suits[suit] == 1]
    trump, led = suits[0], suits[min(SIDE_SUIT, len(suits) - 1)]
    for ruffs in (each for each in RUFFS if max(each, default=0) < rules.table.seats):
        numbers = list(laid(rules, ruffs, trump, led))
        state = begun(rules, trump, numbers) if len(numbers) == rules.table.seats else None
        if state is not None and is_played(rules, state, numbers):
            return told_trick(rules, state, numbers, trump)
    return None


def laid(rules: Rules, ruffs: tuple[int, ...], trump: int, led: int) -> Iterator[int]:
    """A card for each seat: the second of a suit is led, its first follows, and so on down.

    Whoever ruffs has the lowest trump, or its twin; where the suit led runs out, other suits are
    discarded. Too few cards end it before its time.
    """
    strongest = range(rules.deck.width - 1, -1, -rules.deck.packs)
    follows = [card_number(led, bit) for bit in strongest]
    follows[:2] = reversed(follows[:2])
    plain = [suit for suit in range(SUITS) if rules.deck.suits[suit] and suit not in (trump, led)]
    discards = [card_number(suit, bit) for suit in plain for bit in reversed(strongest)]
    rest = iter(follows + discards)
    lowest = iter(card_number(trump, bit) for bit in range(rules.deck.packs))
    for place in range(rules.table.seats):
        number = next(lowest if place in ruffs else rest, NOBODY)
        if number == NOBODY:
            return
        yield number


def begun(rules: Rules, trump: int, numbers: list[int]) -> State:
    """The trick before its first card, each seat with the card that it will play."""
    state = fresh_state(rules)
    give_contract(rules, state, DECLARER % rules.table.seats, rules.auction.minimum)
    state.trump = trump
    open_up(state)
    state.each, state.dealt = rules.deal.hand, rules.deck.cards
    if rules.table.sides == Sides.card_partner:
        state.partner, state.named = DEALER, PLAYED
    for place, number in enumerate(numbers):
        seat = (ELDEST + place) % rules.table.seats
        put(state.hands[seat], number)
        put(state.given[seat], number)
    begin_play(rules, state)
    if state.phase == Phase.play:
        begin_trick(rules, state, ELDEST)
    return state


def is_played(rules: Rules, state: State, numbers: list[int]) -> bool:
    """Play the cards; whether all were legal. Who is asked for something before says no."""
    for number in numbers:
        while is_asked_first(rules, state, number):
            apply(rules, state, PASS)
        if verdict(rules, state, CARD + number) != Verdict.legal:
            return False
        apply(rules, state, CARD + number)
    return state.winner != NOBODY


def is_asked_first(rules: Rules, state: State, number: int) -> bool:
    """Whether somebody may still say something before the card is played."""
    is_early = verdict(rules, state, CARD + number) == Verdict.not_now
    return is_early and verdict(rules, state, PASS) == Verdict.legal


def told_trick(rules: Rules, state: State, numbers: list[int], trump: int) -> TrickShown:
    """The trick with what each card counts, and who takes it."""
    cards = tuple(
        (
            (ELDEST + place) % rules.table.seats,
            Card(suit_of_card(number), rules.deck.ranks[bit_of_card(number)]),
            card_points(rules, state, number),
        )
        for place, number in enumerate(numbers)
    )
    return TrickShown(cards, trump, state.winner, state.captured)
