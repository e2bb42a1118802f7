"""Records: a deal as one YAML file, which loads to an equal deal.

A record holds the rules themselves, not only their name, so that it can be replayed when the
profile it was played by has changed. Cards and acts are written by name. What nobody may do
stands under `irregular`, for the referee to judge.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from turup import __version__
from turup.game.asked import kind
from turup.game.deal import Deal
from turup.game.laying import TWIN
from turup.game.numbers import card_of
from turup.game.results import Result
from turup.game.seats import seat_names, side_names
from turup.profiles.profile import Profile
from turup.profiles.writing import as_yaml
from turup.rules import Rules
from turup.rules.acts import bit_of_card
from turup.rules.chance import GENERATOR
from turup.rules.state import NOBODY
from turup.words.glyphs import as_ascii

FORMAT = 1


class Irregular(NamedTuple):
    """Something nobody may do, as it happened after so many acts of the deal.

    `act` is one of the keys of penalties; `card` is the card of a revoke, `what` the pair or the
    redeal falsely claimed; `claimed_by` is empty where nobody has pointed it out.
    """

    seat: str
    act: str
    after: int
    card: str = ""
    claimed_by: str = ""
    what: str = ""


class Record(NamedTuple):
    """A deal, and what happened in it against the rules."""

    deal: Deal
    irregular: tuple[Irregular, ...] = ()


def dump(deal: Deal, irregular: Sequence[Irregular] = ()) -> str:
    """The record of a deal as text."""
    if not isinstance(deal, Deal):
        raise TypeError(f"a record is of a turup.Deal, not of {kind(deal)}")
    lines = [*_head(deal), *_deck(deal), *_acts(deal), *_irregular(irregular)]
    if deal.result is not None:
        lines += _result(deal.rules, deal.result)
    lines += ["rules:", *(f"  {line}" for line in _rules(deal.rules).splitlines())]
    return "".join(f"{line}\n" for line in lines)


def load(source: str | Path) -> Deal:
    """The deal of a record, from its text or its file.

    Raises `RecordProblems` with everything that is wrong with it.
    """
    return load_record(source).deal


def load_record(source: str | Path) -> Record:
    """The deal of a record with its irregular acts; raises `RecordProblems`."""
    from turup.game.record_reading import RecordReader

    if not isinstance(source, str | Path):
        raise TypeError(f"a record is text or a path, not {kind(source)}")
    return RecordReader(source).record()


def _head(deal: Deal) -> Iterator[str]:
    labels, names = deal.rules.labels, seat_names(deal.rules)
    yield f"turup-record: {FORMAT}"
    yield f'program: "{__version__}"'
    yield f"generator: {GENERATOR}"
    yield f"spec: {json.dumps(labels.spec)}"
    yield f'fingerprint: "{labels.fingerprint}"'
    if deal.seed != NOBODY:
        yield f"seed: {deal.seed}"
        yield f"deal: {deal.number + 1}"
    yield f"dealer: {names[deal.dealer]}"
    if deal.raised:
        yield f"raised: {deal.raised}"
    if deal.tallies:
        sides = zip(side_names(deal.rules), deal.tallies, strict=True)
        yield f"tallies: {{{', '.join(f'{side}: {tally}' for side, tally in sides)}}}"


def _deck(deal: Deal) -> Iterator[str]:
    """The cards in the order dealt, a line for each packet of each seat."""
    yield "deck:"
    rest = list(deal.deck)
    for stage in deal.rules.deal.stages.rows:
        for _seat in range(deal.rules.table.seats if stage.cards else 0):
            packet, rest = rest[: stage.cards], rest[stage.cards :]
            yield f"  - {' '.join(card_text(deal.rules, card) for card in packet)}"


def card_text(rules: Rules, number: int) -> str:
    """A card by name; a card of the second pack is marked."""
    is_twin = bit_of_card(number) % rules.deck.packs > 0
    return card_of(rules, number).ascii + (TWIN if is_twin else "")


def _acts(deal: Deal) -> Iterator[str]:
    """Every act, behind the seat that did it."""
    yield "acts:" if deal.acts else "acts: []"
    again, names = deal.restarted(), seat_names(deal.rules)
    for action in deal.acts:
        yield f"  - {names[again.to_act]}: {as_ascii(str(action))}"
        again = again.after(action)


def _irregular(irregular: Sequence[Irregular]) -> Iterator[str]:
    if irregular:
        yield "irregular:"
    for each in irregular:
        said = [(name, value) for name, value in each._asdict().items() if value != ""]
        yield f"  - {{{', '.join(f'{name}: {value}' for name, value in said)}}}"


def _result(rules: Rules, result: Result) -> Iterator[str]:
    """How it ended, the score by side, and what it was for."""
    yield "result:"
    yield f"  outcome: {result.outcome}"
    if result.scores:
        sides = zip(side_names(rules), result.scores, strict=True)
        yield f"  scores: {{{', '.join(f'{side}: {score}' for side, score in sides)}}}"
    if result.lines:
        yield "  lines:"
    for line in result.lines:
        yield f"    - {{rule: {line.rule}, amount: {line.amount}, running: {line.running}}}"


def _rules(rules: Rules) -> str:
    """The rules whole, as a profile that extends nothing."""
    labels = rules.labels
    about = {"name": labels.title, "status": "observed"}
    return as_yaml(Profile(labels.spec, about, labels.keys, {}, labels.fingerprint, ()))
