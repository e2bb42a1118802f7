"""Weighing: the chances of all redeals, alone and together, and how they lie to one another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from turup.rules import Rules
from turup.study.looks import Look, facts_of, looks
from turup.verify.redeals.budget import Budget, Steps, tried
from turup.verify.redeals.classes import Deck, deck_for
from turup.verify.redeals.comparing import Pair, Pairs, differing, pairs
from turup.verify.redeals.counting import (
    ANYTHING,
    can_be_joined,
    chance_of_any,
    chance_of_hand,
    chance_of_one,
)
from turup.verify.redeals.hands import fitting


class Counted(NamedTuple):
    """One redeal or several of a moment, and the chance that one of them fits; None if unknown."""

    looked_at: tuple[Look, ...]
    chance: Fraction | None

    @property
    def names(self) -> list[str]:
        """What the redeals are called."""
        return [look.name for look in self.looked_at]

    @property
    def is_of_one_hand(self) -> bool:
        """Whether the chance is that of any one hand, since whose it is hangs on a choice."""
        return not self.looked_at[0].is_of_dealt_cards


class Weighed(NamedTuple):
    """All that was counted: each redeal, those of a moment, and what is odd about them."""

    alone: list[Counted]
    together: list[Counted]
    never: list[Look]
    always: list[Look]
    within: Pairs
    contained: list[Pair]

    @property
    def in_all(self) -> Fraction | None:
        """How often any redeal fits, if all are looked at together and none hangs on a choice."""
        if not self.alone:
            return Fraction(0)
        (*_others, widest) = [*self.alone, *self.together]
        is_all = len({*widest.looked_at, *self.never}) == len(self.alone)
        return widest.chance if is_all and not widest.is_of_one_hand else None

    def uncounted(self) -> list[Counted]:
        """What the dealt cards decide, and would take too long to count."""
        odd = {*self.never, *self.always}
        every = [each for each in [*self.alone, *self.together] if not odd & {*each.looked_at}]
        return [each for each in every if each.chance is None and not each.is_of_one_hand]


def weighed(rules: Rules, budget: Budget, *, is_joint: bool = True) -> Steps[Weighed]:
    """Count what can be counted; several redeals of a moment together only if that is wanted."""
    alone, never, always, together = list[Counted](), list[Look](), list[Look](), list[Counted]()
    for look in looks(rules):
        counted = yield from counted_alone(rules, look, budget)
        alone.append(counted)
        if not (yield from can_fit(rules, counted, budget)):
            never.append(look)
        elif not (yield from can_fail(rules, counted, budget)):
            always.append(look)
    others = [look for look in looks(rules) if look not in (*never, *always)]
    within = yield from pairs(rules, others, budget)
    contained = (yield from differing(rules, others, budget)) if is_joint else []
    for moment in moments(others) if is_joint else ():
        together.append((yield from counted_together(rules, moment, budget)))
    return Weighed(alone, together, never, always, within, contained)


def counted_alone(rules: Rules, look: Look, budget: Budget) -> Steps[Counted]:
    """The chance of one redeal; of one that hangs on a choice that of any one hand."""
    deck = deck_for(rules, [look.guard])
    if look.is_of_dealt_cards:
        return Counted((look,), (yield from tried(chance_of_one(look, deck, budget), budget)))
    if not looks_at_hands(look):
        return Counted((look,), None)
    hand = chance_of_hand(deck, look.guard, look.size, budget)
    return Counted((look,), (yield from tried(hand, budget)))


def counted_together(rules: Rules, moment: tuple[Look, ...], budget: Budget) -> Steps[Counted]:
    """The chance that one or more of several redeals come."""
    if not can_be_joined(moment):
        return Counted(moment, None)
    deck = deck_for(rules, [look.guard for look in moment])
    return Counted(moment, (yield from tried(chance_of_any(moment, deck, budget), budget)))


def looks_at_hands(look: Look) -> bool:
    """Whether a redeal asks for cards, and it is known how many it looks at."""
    return look.size > 0 and len(facts_of(look.guard)) > 0


def can_fit(rules: Rules, counted: Counted, budget: Budget) -> Steps[bool]:
    """Whether there are cards with which a redeal comes, as far as that is known."""
    (look,) = counted.looked_at
    if counted.chance is not None or not looks_at_hands(look):
        return counted.chance != 0
    deck = deck_for(rules, [look.guard])
    return (yield from tried(is_any(deck, look, budget, fits=True), budget)) is not False


def can_fail(rules: Rules, counted: Counted, budget: Budget) -> Steps[bool]:
    """Whether there are cards with which it does not come, as far as that is known."""
    (look,) = counted.looked_at
    if look.besides or not looks_at_hands(look):
        return True
    if counted.chance is not None:
        return counted.chance != 1
    deck = deck_for(rules, [look.guard])
    return (yield from tried(is_any(deck, look, budget, fits=False), budget)) is not False


def is_any(deck: Deck, look: Look, budget: Budget, *, fits: bool) -> Steps[bool]:
    """Whether any hand fits, or fails to."""
    asker = deck.asker(look.size)
    for counts in fitting(deck, look.guard if fits else ANYTHING, look.size, budget):
        if counts is None:
            yield
        elif asker.fits(deck.hand(counts), look.guard) == fits:
            return True
    return False


def moments(looked_at: Sequence[Look]) -> Iterator[tuple[Look, ...]]:
    """The redeals of dealt cards that are looked at together, if they are several."""
    of_cards = [look for look in looked_at if look.is_of_dealt_cards]
    for place in sorted({look.place for look in of_cards}):
        moment = tuple(look for look in of_cards if look.place == place)
        if len(moment) > 1:
            yield moment
