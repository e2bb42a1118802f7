"""Undertakings: every contract that can stand at the first lead, with the shortest way to it.

A contract is a bid, with a trump or without, of the first auction or the second; or a solo. Each
step of the ladder stands once, with the lowest bid to which it is said.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import NamedTuple

from turup.rules import Rules
from turup.rules.acts import NO_TRUMP
from turup.rules.bids import rung_of
from turup.rules.state import NOBODY, Phase
from turup.verify.auction.explored import Explored, explored
from turup.verify.auction.exploring import PHASE, Exploration
from turup.verify.auction.positions import PLACE, Beginning, Values
from turup.verify.effort import Effort
from turup.verify.subject import Subject


class Contract(NamedTuple):
    """What has to be reached.

    `solo` and `step` are the places of a solo contract and of the last step said, or NOBODY;
    `again` tells that the bid was made in the second auction.
    """

    solo: int = NOBODY
    step: int = NOBODY
    again: bool = False
    is_no_trump: bool = False
    bid: int = 0


class Undertaking(NamedTuple):
    """A contract, how the deal begins in which it is found, and the acts up to its first lead."""

    contract: Contract
    beginning: Beginning
    acts: tuple[int, ...]


UNBID = "no bid"

KNOWN: dict[tuple[str, Effort], list[Undertaking]] = {}
"""The undertakings of the profile looked at last."""


def keep(subject: Subject, effort: Effort, found: Explored) -> list[Undertaking]:
    """The undertakings of what was explored, kept for whoever asks next if time was enough."""
    KNOWN.clear()
    every = all_of(found)
    if not found.is_late:
        KNOWN[key_of(subject, effort)] = every
    return every


def is_known(subject: Subject, effort: Effort) -> bool:
    """Whether the undertakings of a profile have been explored as far as there was room."""
    return key_of(subject, effort) in KNOWN


def key_of(subject: Subject, effort: Effort) -> tuple[str, Effort]:
    """What the undertakings hang on."""
    return subject.fingerprint, effort._replace(seconds=0.0)


def undertakings(subject: Subject, effort: Effort) -> Generator[None, None, list[Undertaking]]:
    """The contracts of a profile, explored unless they are known."""
    known = KNOWN.get(key_of(subject, effort))
    if known is not None:
        return known
    found = yield from explored(subject, effort)
    return keep(subject, effort, found)


def all_of(found: Explored) -> list[Undertaking]:
    """Each contract once, by the shortest way of all that were explored."""
    shortest: dict[Contract, Undertaking] = {}
    for exploration in found.explorations:
        for each in of_one(exploration):
            known = shortest.setdefault(each.contract, each)
            if len(each.acts) < len(known.acts):
                shortest[each.contract] = each
    plain = [contract for contract in sorted(shortest) if contract.step == NOBODY]
    stepped = {contract.step: contract for contract in sorted(shortest, reverse=True)}
    stepped.pop(NOBODY, None)
    return [shortest[contract] for contract in (*plain, *sorted(stepped.values()))]


def of_one(exploration: Exploration) -> list[Undertaking]:
    """The contracts of one exploration; the first position in which one stands is the nearest."""
    first: dict[Contract, int] = {}
    for number in range(len(exploration.positions)):
        values = exploration.values(number)
        if values[PHASE] == Phase.play:
            first.setdefault(contract_in(exploration, values), number)
    beginning = exploration.beginning
    return [
        Undertaking(contract, beginning, tuple(exploration.way_to(number)))
        for contract, number in first.items()
    ]


def contract_in(exploration: Exploration, values: Values) -> Contract:
    """The contract that stands in a position."""
    bids = values[exploration.board.places["bids"]]
    again = values[PLACE["second"]] == 1 and bids[values[PLACE["holder"]]] > 0
    if values[PLACE["solo"]] != NOBODY:
        return Contract(solo=values[PLACE["solo"]])
    is_no_trump = values[PLACE["strain"]] == NO_TRUMP
    return Contract(NOBODY, values[PLACE["step"]], again, is_no_trump, values[PLACE["bid"]])


def label(rules: Rules, contract: Contract) -> str:
    """What a contract is called."""
    if contract.solo != NOBODY:
        return rules.labels.names["solo.contracts"][contract.solo]
    number = str(contract.bid) if contract.bid else UNBID
    return f"{number}{kind_label(rules, contract)}"


def kind_label(rules: Rules, contract: Contract) -> str:
    """What is said of a contract behind its number."""
    words = [" without trumps"] if contract.is_no_trump else []
    words += [" in the second auction"] if contract.again else []
    if contract.step != NOBODY:
        words.append(f" with {rules.labels.names['doubling.steps'][contract.step]}")
    return "".join(words)


def listed(rules: Rules, contracts: Iterable[Contract]) -> str:
    """Several contracts in words: each solo, and the bids of each kind from the lowest on."""
    words, bids = list[str](), dict[str, list[int]]()
    for contract in contracts:
        if contract.solo != NOBODY or not contract.bid:
            words.append(label(rules, contract))
        else:
            bids.setdefault(kind_label(rules, contract), []).append(contract.bid)
    return ", ".join([f"{span(rules, each)}{kind}" for kind, each in bids.items()] + words)


def span(rules: Rules, bids: list[int]) -> str:
    """Bids as from the lowest to the highest, if none between them is left out."""
    low, high = min(bids), max(bids)
    between = rung_of(rules, high) - rung_of(rules, low)
    is_whole = low >= rules.auction.minimum and between == len(bids) - 1
    return f"{low} to {high}" if is_whole and between > 1 else ", ".join(map(str, sorted(bids)))
