"""Layouts: the ways in which a deck can be dealt, each once whatever the suits are called.

The order of the cards within a packet makes no difference, unless trump can be left to a later
card; nor which of two twins is where. No rule tells one suit from another, so of the layouts that
differ only in the names of the suits one is enough. Each stands for a number of deals, and
together they stand for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import factorial, prod
from random import Random
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.acts import SUIT_BITS
from turup.rules.deck import unpack
from turup.rules.state import SUITS, blank

Groups = tuple[tuple[int, ...], ...]
MOST_MISSES = 10_000
"""After drawing so many layouts in a row that have come before, all count as drawn."""
MOST_DRAWN = 1 << 20
BYTES = 200
"""What a layout takes that is remembered: its cards, and its place among the others."""


class Layout(NamedTuple):
    """A deck in the order dealt, and for how many deals it stands."""

    deck: tuple[int, ...]
    weight: int


class Layouts:
    """All layouts of the deck of some rules."""

    def __init__(
        self, rules: Rules, seed: int, most_listed: int, most_drawn: int = MOST_DRAWN
    ) -> None:
        """Which comes when hangs on the seed; so many deals are listed, of more some are drawn."""
        state = blank()
        unpack(rules, state)
        self.packs = rules.deck.packs
        self.cards = tuple(state.deck[: rules.deck.cards])
        self.sizes = tuple(group_sizes(rules))
        self.total = factorial(len(self.cards)) // prod(map(factorial, self.sizes))
        self.renamings = renamings(rules)
        self.seed, self.most_listed, self.most_drawn = seed, most_listed, most_drawn

    @property
    def is_listed(self) -> bool:
        """Whether all of them come, so that what holds of each holds of every deal."""
        return self.total <= self.most_listed

    def __iter__(self) -> Iterator[Layout]:
        """Each layout once, in an order by lot."""
        chance = Random(self.seed)  # noqa: S311 - chance is no secret
        if self.is_listed:
            every = list(map(packed, self._below((), self.faces(self.cards))))
            chance.shuffle(every)
            yield from (self.layout(self.grouped(cards)) for cards in every)
        else:
            yield from self._drawn(chance)

    def _drawn(self, chance: Random) -> Iterator[Layout]:
        """Layouts by lot, until no new one comes, or no more can be told from those that came."""
        met, misses = set[bytes](), 0
        while misses < MOST_MISSES and len(met) < self.most_drawn:
            dealt = chance.sample(self.faces(self.cards), len(self.cards))
            groups = self.canonical(self.grouped(dealt))
            misses = misses + 1 if packed(groups) in met else 0
            if misses == 0:
                met.add(packed(groups))
                yield self.layout(groups)

    def faces(self, cards: tuple[int, ...]) -> list[int]:
        """The cards with twins told alike."""
        return [card - card % self.packs for card in cards]

    def grouped(self, cards: Sequence[int]) -> Groups:
        """Cards in the order dealt, group by group."""
        groups, first = list[tuple[int, ...]](), 0
        for size in self.sizes:
            groups.append(tuple(sorted(cards[first : first + size])))
            first += size
        return tuple(groups)

    def canonical(self, groups: Groups) -> Groups:
        """The first of all that differ only in the names of the suits."""
        return min(renamed(groups, names) for names in self.renamings)

    def _below(self, begun: Groups, left: list[int]) -> Iterator[Groups]:
        """All layouts that begin so, and are the first of those that differ in names alone."""
        if len(begun) == len(self.sizes):
            yield begun
            return
        for chosen in sorted({*combinations(left, self.sizes[len(begun)])}):
            more = (*begun, chosen)
            if more == self.canonical(more):
                rest = list(left)
                for card in chosen:
                    rest.remove(card)
                yield from self._below(more, rest)

    def layout(self, groups: Groups) -> Layout:
        """The deck of a layout, and how many deals differ from it in twins or names alone."""
        alike = {renamed(groups, names) for names in self.renamings}
        apart = sum(
            groups_of(groups, card) > 1 for card in {*self.faces(self.cards)} if self.packs > 1
        )
        deck, twins = list[int](), dict[int, int]()
        for card in (card for group in groups for card in group):
            deck.append(card + twins.get(card, 0))
            twins[card] = twins.get(card, 0) + 1
        return Layout(tuple(deck), len(alike) << apart)


def packed(groups: Groups) -> bytes:
    """The cards in a row, which takes a tenth of the room."""
    return bytes(card for group in groups for card in group)


def groups_of(groups: Groups, card: int) -> int:
    """In how many groups a card is."""
    return sum(card in group for group in groups)


def group_sizes(rules: Rules) -> Iterator[int]:
    """The sizes of the groups within which the order of the cards makes no difference."""
    dealt, nth = 0, rules.trump.later_card.nth if rules.trump.later_card.is_used else 0
    for stage in rules.deal.stages.rows[: rules.deal.stages.used]:
        before = nth - dealt - 1
        is_split = stage.cards > 0 and 0 <= before < stage.cards
        sizes = [before, 1, stage.cards - before - 1] if is_split else [stage.cards]
        for _seat in range(rules.table.seats):
            yield from (size for size in sizes if size > 0)
        dealt += stage.cards


def renamings(rules: Rules) -> list[tuple[int, ...]]:
    """Every way to call the suits of the deck by each other's names."""
    used = [suit for suit in range(SUITS) if rules.deck.suits[suit]]
    ways = []
    for order in permutations(used):
        names = dict(zip(used, order, strict=True))
        ways.append(tuple(names.get(suit, suit) for suit in range(SUITS)))
    return ways


def renamed(groups: Groups, names: tuple[int, ...]) -> Groups:
    """Groups of cards with the suits called otherwise."""
    return tuple(
        tuple(sorted(names[card // SUIT_BITS] * SUIT_BITS + card % SUIT_BITS for card in group))
        for group in groups
    )
