"""Comparing: what differs between two deals of the same cards after the same acts.

Looked at are who acts, what is open to him, what is told to whom, how the deal ends, and who deals
next. What bids are called, and for which rule a game point was paid, is no matter of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from itertools import zip_longest
from typing import Any, NamedTuple

from turup.game import events
from turup.game.actions import Action
from turup.game.deal import Deal
from turup.game.events import Event
from turup.game.results import Result
from turup.game.seats import seat_names
from turup.rules.state import Phase
from turup.verify.games.pairing import Both, Names, Pair


class What(StrEnum):
    """What differs."""

    seats = "seats"
    deck = "deck"
    hands = "hands"
    acts = "acts"
    turn = "turn"
    end = "end"
    told = "told"
    seen = "seen"
    result = "result"
    dealer = "dealer"
    match = "match"
    price = "price"


STAYS = {What.acts, What.seen, What.seats}
"""What may differ while a deal goes on as before, as long as nobody does what only one allows."""


class Apart(NamedTuple):
    """A difference: what it is, where it shows, and what stands there by either rules.

    `one` and `other` are texts, values or events; `kind` tells differences apart of which one
    would do. `deal` is that of the first rules, at the moment the difference shows.
    """

    what: What
    phase: str
    kind: str
    one: Any
    other: Any
    deal: Deal | None = None
    other_deal: Deal | None = None

    @property
    def acts(self) -> int:
        """How many acts lead there."""
        return len(self.deal.acts) if self.deal else 0

    @property
    def signature(self) -> tuple[str, str, str]:
        """What two differences have in common of which one would do."""
        return self.what, self.phase, self.kind


def at_rest(pair: Pair, both: Both) -> Iterator[Apart]:
    """What differs before the next act: who acts, or what is open to him."""
    one, other = both
    phase = phase_of(other if one.is_over else one)
    if one.is_over != other.is_over:
        over = "other" if other.is_over else "one"
        yield Apart(What.end, phase, over, state_of(one), state_of(other), one, other)
    elif one.to_act != other.to_act or phase != phase_of(other):
        yield Apart(What.turn, phase, phase_of(other), state_of(one), state_of(other), one, other)
    elif not one.is_over:
        yield from differing_acts(pair, both, phase)


def differing_acts(pair: Pair, both: Both, phase: str) -> Iterator[Apart]:
    """The acts that only one allows, each kind of act by itself."""
    mine, theirs = pair.legal(both)
    only_mine = by_verb(act for act in mine if act not in theirs)
    only_theirs = by_verb(act for act in theirs if act not in mine)
    for verb, texts in only_mine.items():
        yield Apart(What.acts, phase, f"{verb}/", texts, [], *both)
    for verb, texts in only_theirs.items():
        yield Apart(What.acts, phase, f"/{verb}", [], texts, *both)


def in_step(pair: Pair, before: Both, after: Both) -> Iterator[Apart]:
    """What differs in what an act has brought about."""
    phase = phase_of(before.one)
    mine = told_since(after.one, len(before.one.events), {})
    theirs = told_since(after.other, len(before.other.events), pair.words)
    is_told = mine[: len(theirs)] != theirs[: len(mine)] or not is_turn_apart(after)
    told = list(differing(phase, mine, theirs, after)) if is_told else []
    yield from told
    if after.is_over and not any(isinstance(each.one, events.ThrownIn) for each in told):
        yield from differing_ends(pair, phase, after)


def is_turn_apart(both: Both) -> bool:
    """Whether another seat acts, or acts for another reason, or only one deal is over."""
    one, other = both
    return one.is_over != other.is_over or state_of(one) != state_of(other)


def at_start(pair: Pair, both: Both) -> Iterator[Apart]:
    """What differs before anybody has acted."""
    names = [seat_names(deal.rules) for deal in both]
    if names[0] != names[1]:
        yield Apart(What.seats, "deal", "", list(names[0]), list(names[1]), *both)
    mine, theirs = told_since(both.one, 0, {}), told_since(both.other, 0, pair.words)
    if mine[: len(theirs)] != theirs[: len(mine)] or not is_turn_apart(both):
        yield from differing("deal", mine, theirs, both)
    if both.is_over:
        yield from differing_ends(pair, "deal", both)


def differing(
    phase: str, mine: Sequence[Event], theirs: Sequence[Event], now: Both
) -> Iterator[Apart]:
    """The first thing that is told otherwise, or to others."""
    for one, other in zip_longest(mine, theirs):
        if one == other:
            continue
        kind = "/".join("" if event is None else type(event).__name__ for event in (one, other))
        is_seen = None not in (one, other) and unseen(one) == unseen(other)
        what = What.seen if is_seen else What.told
        yield Apart(what, phase, kind, one, other, *now)
        return


def differing_ends(pair: Pair, phase: str, now: Both) -> Iterator[Apart]:
    """Whether two deals that are over came to the same, and who deals next."""
    one, other = now.one.result, now.other.result
    if one is None or other is None:
        return
    mine, theirs = counting(one, {}), counting(other, pair.words)
    fields = [name for name, value in mine.items() if theirs[name] != value]
    if fields:
        yield Apart(What.result, phase, "+".join(fields), one, other, *now)
    elif one.next_dealer != other.next_dealer:
        yield Apart(What.dealer, phase, "", one.next_dealer, other.next_dealer, *now)


def told_since(deal: Deal, first: int, words: dict[str, Names]) -> list[Event]:
    """The events from a place on, but for the result, each in the words of the first rules."""
    told = (event for event in deal.events[first:] if not isinstance(event, events.Settled))
    return [plain(event, words) for event in told]


FIELDS = {
    events.StepSaid: ("step", "doubling.steps"),
    events.SoloCalled: ("contract", "solo.contracts"),
    events.PairShown: ("kind", "pair.kinds"),
    events.ClaimMade: ("claim", "scoring.claims"),
    events.RedealAsked: ("redeal", "deal.redeals"),
    events.ThrownIn: ("why", "deal.redeals"),
}
"""The field of an event that names a record, and its collection."""


def plain(event: Event, words: dict[str, Names]) -> Event:
    """An event without what is only a word, and with its record named as the first rules do."""
    if isinstance(event, events.BidMade):
        return replace(event, name="")
    field, collection = FIELDS.get(type(event), ("", ""))
    if not field:
        return event
    name = getattr(event, field)
    return replace(event, **{field: words.get(collection, {}).get(name, name)})


def unseen(event: Any) -> Any:
    """An event, whoever may see it."""
    return replace(event, seen_by=())


def counting(result: Result, words: dict[str, Names]) -> dict[str, Any]:
    """What counts of a result: not how it was reckoned, nor who deals next."""
    claims, redeals = words.get("scoring.claims", {}), words.get("deal.redeals", {})
    return {
        "outcome": result.outcome,
        "why": redeals.get(result.why, result.why),
        "scores": result.scores,
        "claim": (claims.get(result.claim, result.claim), result.claimed, result.win_at),
        "forfeit": result.forfeited_by,
    }


def phase_of(deal: Deal) -> str:
    """What the table is doing."""
    return Phase(deal.state().phase).name.replace("between", "deal")


def state_of(deal: Deal) -> str:
    """Whose turn it is and what for, or how the deal has ended."""
    if deal.result:
        return deal.result.outcome
    return f"S{deal.to_act}: {phase_of(deal)}"


def by_verb(acts: Iterable[Action]) -> dict[str, list[str]]:
    """The texts of acts, each kind of act together."""
    found: dict[str, list[str]] = {}
    for text in map(str, acts):
        found.setdefault(text.partition(" ")[0], []).append(text)
    return found
