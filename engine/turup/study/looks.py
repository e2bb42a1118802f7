"""Looks: what each redeal looks at, when, and in how many hands.

A redeal of dealt cards looks at seats that are known from the start, and asks for nothing but
their cards. All others hang on a choice: who declares, who is asked to bid, what is made trump.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.deal import How, Kind, Redeal, Shuffle, Stage, When, Whose
from turup.rules.shapes import GUARD_ROWS, Fact, FactName, Guard
from turup.rules.solo import CalledWhen
from turup.rules.table import Sides

OF_CARDS = (FactName.points, FactName.suits, FactName.held, FactName.trumps, FactName.hand)
OF_SIDES = (Whose.defenders, Whose.either_side)
ON_CHOICE = (Whose.none, Whose.declarer, Whose.defenders, Whose.asked_partner)
ALL_MUST = (Whose.both_of_first_two, Whose.all_seats)
FIRST_TWO = (Whose.either_of_first_two, Whose.both_of_first_two)


class Look(NamedTuple):
    """A redeal as something that looks at hands.

    `guard` is what it asks of the cards, `besides` what it asks of the bidding, the contract or
    the indicator. `size` is how many cards it looks at together, a side's hands being one; 0 if
    that is not known before. `looked` is how many of these hands, from the eldest's on, 0 if they
    hang on a choice. Looks come in the order of their `place`.
    """

    which: int
    name: str
    redeal: Redeal
    guard: Guard
    besides: tuple[Fact, ...]
    size: int
    looked: int
    place: tuple[int, int, int]

    @property
    def key(self) -> str:
        """The key of its record."""
        return f"deal.redeals.{self.name}"

    @property
    def is_asked(self) -> bool:
        """Whether somebody has to ask for it."""
        return self.redeal.how == How.asked

    @property
    def must_all(self) -> bool:
        """Whether each of the hands must fit."""
        return self.redeal.whose in ALL_MUST

    @property
    def is_of_sides(self) -> bool:
        """Whether the hands of a side count as one."""
        return self.redeal.whose in OF_SIDES

    @property
    def names_trump(self) -> bool:
        """Whether it asks for trumps."""
        return any(fact.name == FactName.trumps for fact in facts_of(self.guard))

    @property
    def is_of_dealt_cards(self) -> bool:
        """Whether the cards dealt decide it, whatever anybody chooses."""
        return self.looked > 0 and self.size > 0 and not self.besides and not self.names_trump


def looks(rules: Rules) -> list[Look]:
    """What the redeals look at, in the order of the profile."""
    names = rules.labels.names.get("deal.redeals", ())
    redeals = rules.deal.redeals.rows[: rules.deal.redeals.used]
    return [
        look_of(rules, which, names[which] if which < len(names) else str(which), redeal)
        for which, redeal in enumerate(redeals)
    ]


def look_of(rules: Rules, which: int, name: str, redeal: Redeal) -> Look:
    """What a redeal looks at."""
    facts = list(facts_of(redeal.if_))
    of_cards = [fact for fact in facts if fact.name in OF_CARDS]
    besides = tuple(fact for fact in facts if fact.name not in OF_CARDS)
    size = size_together(rules, redeal)
    place = place_of(rules, redeal)
    return Look(which, name, redeal, guard(of_cards), besides, size, looked(rules, redeal), place)


def facts_of(asked: Guard) -> tuple[Fact, ...]:
    """The facts of a guard."""
    return asked.rows[: asked.used]


def guard(facts: list[Fact]) -> Guard:
    """A guard of some facts."""
    blank = (Fact(),) * (GUARD_ROWS - len(facts))
    return Guard(len(facts), (*facts, *blank))


def size_together(rules: Rules, redeal: Redeal) -> int:
    """How many cards are looked at together."""
    cards, seats = cards_when(rules, redeal), rules.table.seats
    if redeal.whose == Whose.none or (redeal.when == When.exposure and has_short_solo(rules)):
        return 0
    if redeal.whose not in OF_SIDES:
        return cards
    if rules.table.sides == Sides.two_sides:
        return cards * seats // 2
    is_known = rules.table.sides == Sides.lone_declarer and redeal.whose == Whose.defenders
    return cards * (seats - 1) if is_known else 0


def has_short_solo(rules: Rules) -> bool:
    """Whether a solo can be played with the first packet alone."""
    contracts = rules.solo.contracts.rows[: rules.solo.contracts.used]
    return any(each.when == CalledWhen.first_packet and each.blind == 0 for each in contracts)


def looked(rules: Rules, redeal: Redeal) -> int:
    """How many hands are looked at, if that hangs on no choice."""
    if redeal.whose in ON_CHOICE:
        return 0
    if redeal.whose == Whose.either_side:
        return 2 if rules.table.sides == Sides.two_sides else 0
    if redeal.whose == Whose.eldest:
        return 1
    return 2 if redeal.whose in FIRST_TWO else rules.table.seats


def cards_when(rules: Rules, redeal: Redeal) -> int:
    """How many cards a seat holds when they are looked at."""
    packets = [stage.cards for stage in stages_until(rules, Kind.auction)]
    if redeal.when == When.first_packet and redeal.whose != Whose.asked_partner:
        return next(cards for cards in packets if cards)
    is_full = redeal.when in (When.full_hand, When.exposure)
    return rules.deal.hand if is_full else sum(packets)


def stages_until(rules: Rules, kind: Kind) -> Iterator[Stage]:
    """The stages before the first of a kind."""
    for stage in rules.deal.stages.rows[: rules.deal.stages.used]:
        if stage.kind == kind:
            return
        yield stage


def place_of(rules: Rules, redeal: Redeal) -> tuple[int, int, int]:
    """When its turn comes: the stage, and within it the moment, automatic ones first."""
    stages = rules.deal.stages.rows[: rules.deal.stages.used]
    kinds, dealt = [stage.kind for stage in stages], 0
    first = full = kinds.index(Kind.packet)
    for place, stage in enumerate(stages):
        dealt += stage.cards
        if dealt <= rules.deal.hand and stage.cards:
            full = place
    auction, play = kinds.index(Kind.auction), kinds.index(Kind.play)
    is_answer = redeal.whose == Whose.asked_partner and redeal.when == When.first_packet
    is_late = redeal.how == How.asked
    at = {
        When.first_packet: auction if is_answer else first,
        When.after_auction: auction,
        When.full_hand: play if is_late else full,
        When.exposure: play + 1,
    }
    return at[When(redeal.when)], is_late, redeal.when


def must_be_sampled(rules: Rules) -> bool:
    """Whether the dealt cards, shuffled fully and looked at once, do not tell everything."""
    every = looks(rules)
    is_one = len({look.place for look in every}) <= 1
    is_of_cards = all(look.is_of_dealt_cards for look in every)
    return not (is_one and is_of_cards and rules.deal.shuffle == Shuffle.full) and bool(every)


def decided_by_cards(looked_at: Sequence[Look]) -> int:
    """Those of some redeals that the cards decide, as a mask."""
    return sum(1 << which for which in {each.which for each in looked_at if each.is_of_dealt_cards})
