"""Pairing: the same cards to the same hands by two sets of rules, and the same acts by one name.

Two records that say the same under other names are one and the same to a game; so what the second
rules call it is told in the words of the first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

from turup.game.actions import Action, Named
from turup.game.cases.layout import places_dealt
from turup.game.deal import Deal
from turup.game.numbers import COLLECTIONS, card_of
from turup.rules import Rules
from turup.rules.acts import bit_of_card
from turup.rules.deck import unpack
from turup.rules.state import blank
from turup.rules.table import accounts

Names = dict[str, str]


class Both(NamedTuple):
    """A deal by each of two sets of rules, after the same acts."""

    one: Deal
    other: Deal

    @property
    def is_over(self) -> bool:
        """Whether both are over."""
        return self.one.is_over and self.other.is_over


class Pair:
    """Two sets of rules by which the same cards can be dealt."""

    def __init__(self, one: Rules, other: Rules) -> None:
        """Find out what each calls the same things."""
        self.one, self.other = one, other
        self.words = called_alike(one, other)
        self.back = {
            collection: {mine: theirs for theirs, mine in names.items()}
            for collection, names in self.words.items()
        }

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The number of each card by the second rules, by the one it has by the first."""
        theirs = {named: number for number, named in cards_named(self.other)}
        return {number: theirs[named] for number, named in cards_named(self.one)}

    @cached_property
    def places(self) -> list[tuple[int, int]]:
        """Where the cards of each hand lie in the deck, by the first rules and by the second."""
        hands = zip(places_dealt(self.one), places_dealt(self.other), strict=True)
        dealt = [pair for mine, theirs in hands for pair in zip(mine, theirs, strict=True)]
        rest = [
            [place for place in range(self.one.deck.cards) if place not in places]
            for places in ({mine for mine, _ in dealt}, {theirs for _, theirs in dealt})
        ]
        return [*dealt, *zip(*rest, strict=True)]

    def deal(self, deck: Sequence[int], dealer: int, tallies: Sequence[int] = ()) -> Both:
        """Both deals of a deck of the first rules, before anybody has acted."""
        theirs = [0] * len(deck)
        for mine, place in self.places:
            theirs[place] = self.numbers[deck[mine]]
        kept = accounts(self.one) if accounts(self.one) == accounts(self.other) else 0
        where: dict[str, Any] = {"dealer": dealer, "tallies": tallies[:kept]}
        return Both(Deal(self.one, deck, **where), Deal(self.other, theirs, **where))

    def begun_again(self, both: Both) -> Both:
        """Both deals before anybody has acted."""
        return Both(both.one.restarted(), both.other.restarted())

    def legal(self, both: Both) -> tuple[list[Action], list[Action]]:
        """What is open to the seat to act, in the words of the first rules."""
        return list(both.one.legal()), [self.in_words(act) for act in both.other.legal()]

    def after(self, both: Both, act: Action) -> Both:
        """Both deals after an act that is open in both."""
        return Both(both.one.after(act), both.other.after(renamed(act, self.back)))

    def in_words(self, act: Action) -> Action:
        """An act by the second rules as the first call it."""
        return renamed(act, self.words)


def renamed(act: Action, words: dict[str, Names]) -> Action:
    """An act with another name of its record."""
    if not isinstance(act, Named):
        return act
    names = words.get(COLLECTIONS[type(act)][0], {})
    return replace(act, name=names.get(act.name, act.name))


def called_alike(one: Rules, other: Rules) -> dict[str, Names]:
    """What the second rules call a record, and what the first call one that says the same."""
    found: dict[str, Names] = {}
    for collection, _ in COLLECTIONS.values():
        section, key = collection.split(".")
        mine, theirs = (rules.labels.keys[section][key] for rules in (one, other))
        mine, theirs = ({} if each == "none" else each for each in (mine, theirs))
        free = [name for name in mine if name not in theirs]
        for name in theirs if free else ():
            alike = [each for each in free if name not in mine and mine[each] == theirs[name]]
            if alike:
                found.setdefault(collection, {})[name] = alike[0]
                free.remove(alike[0])
    return found


def cards_named(rules: Rules) -> Iterator[tuple[int, tuple[Any, int]]]:
    """Each card of the deck by its number, with its name and which of twins it is."""
    state = blank()
    unpack(rules, state)
    for number in state.deck[: rules.deck.cards]:
        yield number, (card_of(rules, number), bit_of_card(number) % rules.deck.packs)
