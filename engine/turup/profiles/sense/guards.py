"""Sense of the guards: each fact must be able to hold, and able to fail."""

from __future__ import annotations

from turup.profiles.sense.facts import Fact, can_be, can_be_at_once
from turup.profiles.sense.span import Span, asked
from turup.profiles.sense.told import Found, NotTold, Told, guard_of
from turup.profiles.sense.trump import lies_face_down


def empty_range(told: Told, fact: Fact) -> Found:
    """A range must leave a number between its ends."""
    span = asked(fact.value)
    if span.is_empty():
        yield told.problem(
            "empty-range", fact.path, fact=fact.label, at_least=span.low, below=span.high + 1
        )


def asks_the_impossible(told: Told, fact: Fact) -> Found:
    """What is asked for must be possible; a guard inherited is idle if it is not."""
    span, possible = asked_of(fact), can_be_at_once(told, fact)
    idle, facts = (fact.guarded, fact.path), {"fact": fact.label, "asked": fact.value}
    if span.low > possible.high:
        facts["most"] = possible.high
        yield from told.without_effect("asks-too-much", fact.path, idle, **facts)
    elif span.high < possible.low:
        facts["least"] = possible.low
        yield from told.without_effect("asks-too-little", fact.path, idle, **facts)


def asks_nothing(told: Told, fact: Fact) -> Found:
    """A fact that always holds need not be asked for."""
    if is_told_elsewhere(fact) or not told.is_written(fact.path):
        return
    if asked_of(fact).has_all_of(can_be(told, fact)):
        yield told.warning("asks-nothing", fact.path, fact=fact.label, asked=fact.value)


def is_told_elsewhere(fact: Fact) -> bool:
    """Whether a record that always holds is a problem of its own: a redeal, a bar."""
    is_drastic = fact.section == "deal.redeals" or fact.record.get("minimum") == "no_bid"
    return is_drastic and len(guard_of(fact.record)) == 1


def asked_of(fact: Fact) -> Span:
    """What a fact asks for; an empty range is told by itself."""
    span = asked(fact.value)
    if span.is_empty():
        raise NotTold(fact.path)
    return span


def points_face_down(told: Told, fact: Fact) -> Found:
    """Where cards stay face down nobody can say how much a side has taken."""
    if fact.name == "own_points" and lies_face_down(told):
        at = told.at_fault(fact.path, "trump.exposed_by")
        yield told.problem("points-face-down", at, guard=fact.path.removesuffix(".own_points"))
