"""Classes: cards that the guards of redeals cannot tell apart, so that hands can be counted.

Which cards are alike is found by asking the rules what each fact comes to for the card alone. A
hand is then no more than how many cards of each class it has, block by block: a block is a suit,
or, if no guard asks for suits, all cards of a class.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import NamedTuple, TypeAlias

from turup.rules import Rules
from turup.rules.clearing import clear
from turup.rules.guards import fact_about_cards, guard_holds_for
from turup.rules.shapes import Fact, FactName, Guard
from turup.rules.state import NOBODY, SUITS, blank
from turup.study.looks import facts_of

Hand: TypeAlias = tuple[int, ...]
"""The cards of each suit as bits."""
Counts: TypeAlias = tuple[tuple[int, ...], ...]
"""How many cards of each class a hand has, block by block."""

NO_CARDS: Hand = (0,) * SUITS
BY_SUIT = (FactName.suits, FactName.trumps, FactName.hand)
ADDING_UP = (FactName.points, FactName.held)


class Block(NamedTuple):
    """Some cards: how many of each class, and the first n of each class as a hand."""

    sizes: tuple[int, ...]
    cards: tuple[tuple[Hand, ...], ...]
    is_like_last: bool


class Asker:
    """Asks the rules about hands of so many cards, held by a seat of a deal just begun."""

    def __init__(self, rules: Rules, size: int, trump: int = NOBODY) -> None:
        """Nobody has said or chosen anything; trump can stand, to be counted."""
        self.rules, self.state = rules, blank()
        clear(self.state)
        self.state.each, self.state.trump = size, trump

    def fits(self, hand: Hand, guard: Guard) -> bool:
        """Whether a guard holds for a hand."""
        self.state.given[0][:] = hand
        return guard_holds_for(self.rules, self.state, guard, 0, 1, 0)

    def value(self, hand: Hand, fact: Fact) -> int:
        """What a fact comes to for a hand."""
        self.state.given[0][:] = hand
        return fact_about_cards(self.rules, self.state, fact, 0, 1, 0)


class Deck(NamedTuple):
    """The deck as the guards see it."""

    rules: Rules
    blocks: tuple[Block, ...]
    trump: int

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return self.rules.deck.cards

    @property
    def whole(self) -> Counts:
        """The whole deck."""
        return tuple(block.sizes for block in self.blocks)

    def asker(self, size: int) -> Asker:
        """Who asks about hands of so many cards."""
        return Asker(self.rules, size, self.trump)

    def hand(self, counts: Counts) -> Hand:
        """One of the hands that have so many cards of each class."""
        hand = NO_CARDS
        for block, of_block in zip(self.blocks, counts, strict=False):
            for cards, count in zip(block.cards, of_block, strict=True):
                hand = both(hand, cards[count])
        return hand

    def ways(self, counts: Counts) -> int:
        """In how many ways the cards can be chosen."""
        ways = 1
        for block, of_block in zip(self.blocks, counts, strict=True):
            for size, count in zip(block.sizes, of_block, strict=True):
                ways *= comb(size, count)
        return ways


def both(hand: Hand, other: Hand) -> Hand:
    """The cards of two hands."""
    return tuple(one | two for one, two in zip(hand, other, strict=True))


def deck_for(rules: Rules, guards: Sequence[Guard]) -> Deck:
    """The deck as some guards see it; the first suit stands for trumps if they ask for them."""
    facts = [fact for guard in guards for fact in facts_of(guard)]
    suits = [suit for suit in range(SUITS) if rules.deck.suits[suit]]
    trump = suits[0] if any(fact.name == FactName.trumps for fact in facts) else NOBODY
    classes = classes_of(rules, facts)
    if not any(fact.name in BY_SUIT for fact in facts):
        blocks = [block_of(suits, [bits], is_like_last=False) for bits in classes]
        return Deck(rules, tuple(blocks), trump)
    return Deck(rules, tuple(suit_blocks(suits, classes, trump)), trump)


def suit_blocks(suits: list[int], classes: list[list[int]], trump: int) -> list[Block]:
    """A block for each suit; each is like the last, but the second is not like the trump suit."""
    unlike = 2 if trump != NOBODY else 1
    return [
        block_of([suit], classes, is_like_last=place >= unlike) for place, suit in enumerate(suits)
    ]


def classes_of(rules: Rules, facts: Sequence[Fact]) -> list[list[int]]:
    """The bits of a suit's cards, those that no fact tells apart together."""
    asker, found = Asker(rules, 1), dict[tuple[int, ...], list[int]]()
    adding_up = [(fact, cap(rules, asker, fact)) for fact in facts if fact.name in ADDING_UP]
    is_ranked = any(fact.name == FactName.hand for fact in facts)
    suit = rules.deck.suits.index(1)
    for bit in range(rules.deck.width):
        alone = one_card(suit, bit)
        worth = [min(asker.value(alone, fact), most) for fact, most in adding_up]
        strength = rules.deck.strength[bit] if is_ranked else 0
        found.setdefault((*worth, strength), []).append(bit)
    return list(found.values())


def cap(rules: Rules, asker: Asker, fact: Fact) -> int:
    """From where on a fact is the same to a guard, however much more there is."""
    whole = tuple(((1 << rules.deck.width) - 1) * is_there for is_there in rules.deck.suits)
    is_unbounded = fact.high >= asker.value(whole, fact)
    return max(fact.low, 0) if is_unbounded else fact.high + 1


def one_card(suit: int, bit: int) -> Hand:
    """A card alone."""
    return tuple((each == suit) << bit for each in range(SUITS))


def block_of(
    suits: Sequence[int], classes: Sequence[Sequence[int]], *, is_like_last: bool
) -> Block:
    """The cards of some suits, by class."""
    heaps = [[one_card(suit, bit) for suit in suits for bit in alike] for alike in classes]
    firsts = [[NO_CARDS] for _ in heaps]
    for heap, first in zip(heaps, firsts, strict=True):
        for card in heap:
            first.append(both(first[-1], card))
    return Block(tuple(map(len, heaps)), tuple(map(tuple, firsts)), is_like_last)
