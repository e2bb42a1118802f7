"""Reached: what can be said before the first lead, and what never is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.acts import ASK, BID, HAND_BACK, SOLO, STEP, STRAINS, bid_act
from turup.rules.asking import Answer
from turup.rules.bids import STRAINS_OF, Form, bid_on, form_of
from turup.verify.auction.exploring import Exploration, Said


class Missing(NamedTuple):
    """Something that is never said: the finding's name, what it is, its own key, and the acts."""

    finding: str
    what: str
    key: str
    acts: tuple[int, ...]


def shortest(explorations: Iterable[Exploration]) -> dict[Said, int]:
    """How many acts it takes at least until something is said, itself counted in."""
    lengths: dict[Said, int] = {}
    for exploration in explorations:
        for said, number in exploration.said.items():
            length = len(exploration.way_to(number)) + 1
            lengths[said] = min(length, lengths.get(said, length))
    return lengths


def bids_reached(said: Iterable[Said]) -> set[int]:
    """The heights of the bids that are said, in steps above the minimum."""
    return {(each.act - BID) // STRAINS for each in said if each.act >= BID}


def forms_reached(said: Iterable[Said]) -> set[int]:
    """The forms in which bids are worded."""
    return {form_of((each.act - BID) % STRAINS) for each in said if each.act >= BID}


def missing(rules: Rules, said: Iterable[Said]) -> Iterator[Missing]:
    """What the profile offers and nobody ever says."""
    every = list(said)
    acts = {each.act for each in every}
    yield from missing_bids(rules, every)
    yield from missing_forms(rules, every)
    yield from missing_questions(rules, acts)
    yield from missing_records(rules, acts)


def missing_bids(rules: Rules, said: list[Said]) -> Iterator[Missing]:
    """Bids of the ladder, and whether anybody bids when it is opened again."""
    absent = set(range(rules.auction.top + 1)) - bids_reached(said)
    if absent:
        bids = ", ".join(str(bid_on(rules, rung)) for rung in sorted(absent))
        acts = tuple(act for rung in absent for act in acts_of(rules, rung, ALL_FORMS))
        yield Missing("unreachable-bid", bids, "auction.minimum", acts)
    if rules.auction.second.is_used == 1 and not any(
        each.second == 1 and each.act >= BID for each in said
    ):
        acts = acts_of(rules, rules.auction.top, ALL_FORMS)
        yield Missing("unreachable-second-bid", "", "auction.second", acts)


ALL_FORMS = tuple(Form)


def acts_of(rules: Rules, rung: int, forms: Iterable[int]) -> tuple[int, ...]:
    """The bids of a height that are worded in one of these forms."""
    strains = [
        strain
        for strain in range(STRAINS)
        if rules.auction.strains >> strain & 1
        and any(STRAINS_OF[form] >> strain & 1 for form in forms)
    ]
    return tuple(bid_act(rung, strain) for strain in strains)


def missing_forms(rules: Rules, said: list[Said]) -> Iterator[Missing]:
    """Ways of wording a bid."""
    for form in Form:
        if rules.auction.forms[form] == 1 and form not in forms_reached(said):
            acts = acts_of(rules, rules.auction.top, (form,))
            yield Missing("unreachable-wording", form.name, "auction.forms", acts)


def missing_questions(rules: Rules, acts: set[int]) -> Iterator[Missing]:
    """Asking the partner, and handing the question back."""
    asking = rules.auction.ask_partner
    if asking.is_used == 1 and ASK not in acts:
        yield Missing("unreachable-question", "", "auction.ask_partner", (ASK,))
    elif asking.is_used == 1 and asking.answer == Answer.may_return and HAND_BACK not in acts:
        yield Missing("unreachable-question", "", "auction.ask_partner.answer", (HAND_BACK,))


def missing_records(rules: Rules, acts: set[int]) -> Iterator[Missing]:
    """Steps of the ladder, and solo contracts."""
    for first, collection, finding in (
        (STEP, "doubling.steps", "unreachable-step"),
        (SOLO, "solo.contracts", "unreachable-solo"),
    ):
        for place, name in enumerate(rules.labels.names.get(collection, ())):
            if first + place not in acts:
                yield Missing(finding, name, f"{collection}.{name}", (first + place,))
