"""Plain data of a deal, for programs: numbers, texts, lists and mappings that JSON can hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turup.cards import Card
from turup.game.deal import Deal
from turup.game.events import Event
from turup.game.match import Match
from turup.game.results import Result
from turup.game.seats import seat_names, side_names
from turup.rules.state import NOBODY

Plain = dict[str, Any]


def deal_data(deal: Deal, events: Iterable[Event] | None = None) -> Plain:
    """A deal with some of its events, or with all of them; seats and cards by name."""
    seen = deal.events if events is None else events
    names = seat_names(deal.rules)
    return {
        "spec": deal.rules.labels.spec,
        "fingerprint": deal.rules.labels.fingerprint,
        "seed": None if deal.seed == NOBODY else deal.seed,
        "deal": None if deal.number == NOBODY else deal.number + 1,
        "seats": list(names),
        "dealer": names[deal.dealer],
        "to_act": None if deal.is_over else names[deal.to_act],
        "events": [event_data(event, names) for event in seen],
        "result": None if deal.result is None else result_data(deal.result, deal),
    }


def event_data(event: Event, names: tuple[str, ...]) -> Plain:
    """An event by the name of its class, with its fields; the result stands beside the deal."""
    fields = {
        field: field_data(field, getattr(event, field), names)
        for field in type(event).__slots__
        if field not in ("result", "seen_by")
    }
    return {"event": type(event).__name__, **fields}


def field_data(field: str, value: Any, names: tuple[str, ...]) -> Any:
    """A field of an event: seats by name, cards in letters."""
    if field == "seat":
        return names[value]
    if isinstance(value, Card):
        return value.ascii
    return [card.ascii for card in value] if field == "cards" else value


def result_data(result: Result, deal: Deal) -> Plain:
    """A result, with the score by side."""
    sides = side_names(deal.rules)
    return {
        "outcome": result.outcome,
        "why": result.why,
        "declarer": None if result.declarer == NOBODY else seat_names(deal.rules)[result.declarer],
        "partner": None if result.partner == NOBODY else seat_names(deal.rules)[result.partner],
        "bid": result.bid,
        "solo": result.solo,
        "target": result.target,
        "claim": result.claim,
        "claimed": result.claimed,
        "points": list(result.points),
        "lines": [line._asdict() for line in result.lines],
        "scores": dict(zip(sides, result.scores, strict=False)),
    }


def match_data(match: Match, deals: list[Plain]) -> Plain:
    """A match with its deals."""
    sides = side_names(match.rules)
    return {
        "spec": match.rules.labels.spec,
        "fingerprint": match.rules.labels.fingerprint,
        "seed": match.seed,
        "deals": deals,
        "tallies": dict(zip(sides, match.tallies, strict=True)),
        "red": dict(zip(sides, match.red, strict=True)),
        "black": dict(zip(sides, match.black, strict=True)),
        "clips": dict(zip(sides, match.clips, strict=True)),
        "winner": None if match.winner == NOBODY else sides[match.winner],
        "drawn": match.is_drawn,
    }
