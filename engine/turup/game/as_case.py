"""A deal as a worked case: something to paste under a profile's `examples`.

Seats of a case are counted from the dealer, so those of the deal are turned round to him.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from turup.game import actions
from turup.game.actions import Action
from turup.game.cases.layout import places_dealt
from turup.game.deal import Deal
from turup.game.results import Result, account_of
from turup.rules.table import DECLARERS, DEFENDERS, accounts
from turup.words.glyphs import as_ascii


def as_case(deal: Deal, sentence: str) -> str:
    """The deal as a case in YAML, with every seat's cards, every act, and how it ended."""
    lines = [*_head(deal, sentence), *_hands(deal), *_acts(deal), *_answer(deal)]
    return "".join(f"{line}\n" for line in lines)


def _head(deal: Deal, sentence: str) -> Iterator[str]:
    yield f"- case: {json.dumps(sentence)}"
    yield "  kind: deal"
    if any(deal.tallies):
        yield f"  tallies: {json.dumps(_turned(deal, deal.tallies))}"


def _hands(deal: Deal) -> Iterator[str]:
    """The cards of each seat in the order dealt."""
    yield "  hands:"
    for seat, places in enumerate(places_dealt(deal.rules)):
        cards = ", ".join(as_ascii(str(deal.cards[place])) for place in places)
        yield f"    S{seat}: [{cards}]"


def _acts(deal: Deal) -> Iterator[str]:
    """Each act behind the seat whose it is."""
    if deal.acts:
        yield "  acts:"
    then = deal.restarted()
    for act in deal.acts:
        seat = (then.to_act - deal.dealer) % deal.rules.table.seats
        yield f"    - {json.dumps(f'S{seat} {said(act)}')}"
        then = then.after(act)


def said(act: Action) -> str:
    """An act as a case says it."""
    if isinstance(act, (actions.Play, actions.Lay, actions.NamePartner)):
        return as_ascii(str(act.card))
    if isinstance(act, actions.Bid):
        return str(act).removeprefix("bid ")
    if isinstance(act, actions.NameTrump):
        return act.suit
    return str(act).partition(" ")[2] if isinstance(act, actions.Named) else str(act)


def _answer(deal: Deal) -> Iterator[str]:
    """How it ended, or who is to act."""
    result = deal.result
    if result is None:
        seat = (deal.to_act - deal.dealer) % deal.rules.table.seats
        yield f"  then: {{turn: S{seat}, outcome: running}}"
    elif result.outcome == "thrown_in":
        yield f"  then: {{outcome: thrown_in, thrown_in: {result.why}}}"
    else:
        yield f"  then: {{outcome: {result.outcome}, scores: {_scores(deal, result)}}}"


def _scores(deal: Deal, result: Result) -> str:
    """The game points of the declarer's side, and of the first account that is against it."""
    own, against = (account_of(deal.rules, deal.state(), side) for side in (DECLARERS, DEFENDERS))
    return json.dumps([result.scores[own], result.scores[against]])


def _turned(deal: Deal, by_account: tuple[int, ...]) -> list[int]:
    """Numbers by account, as they are counted from the dealer."""
    count = accounts(deal.rules)
    return [by_account[(place + deal.dealer) % count] for place in range(count)]
