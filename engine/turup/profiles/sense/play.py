"""Sense of the play: a lead limit binds only those who can know that it does."""

from __future__ import annotations

from turup.profiles.sense.cards import ranks
from turup.profiles.sense.told import Found, Record, Told, guard_of


def lead_limit_unseen(told: Told, name: str, limit: Record) -> Found:
    """While trump lies concealed only the declarer can keep a limit on trumps."""
    concealed = told.word("trump.indicator") != "announced"
    state = guard_of(limit).get("trump")
    if concealed and limit.get("by", "declarer") == "anyone" and state != "exposed":
        path = f"play.lead_limits.{name}"
        at = told.at_fault(f"{path}.by", f"{path}.if.trump", f"{path}.if", "trump.indicator")
        yield told.problem("lead-limit-unseen", at, limit=name)


def nothing_concealed(told: Told, name: str, limit: Record) -> Found:
    """An announced trump never lies concealed."""
    path = f"play.lead_limits.{name}.if.trump"
    is_announced = told.word("trump.indicator") == "announced"
    waits = guard_of(limit).get("trump") == "concealed"
    if is_announced and waits:
        idle = f"play.lead_limits.{name}", "trump.indicator"
        yield from told.without_effect("nothing-concealed", path, idle, limit=name)


def jack_absent(told: Told) -> Found:
    """A rule about jacks needs jacks."""
    path = "play.jack_discard"
    if told.word(path) != "free" and "J" not in ranks(told) and told.is_written(path):
        yield told.warning("jack-absent", path)


def exempt_rank_absent(told: Told) -> Found:
    """Trumps that need never be played are in the deck."""
    path = "play.exempt_trumps"
    if told.value(path) == "none":
        return
    for place, rank in enumerate(told.items(path)):
        if str(rank) not in ranks(told):
            at = told.at_fault(f"{path}.{place}", path, "deck.order")
            yield told.problem("exempt-rank-absent", at, rank=rank)


def no_partner_winning(told: Told) -> Found:
    """At a table of two nobody's partner wins a trick."""
    path, seats = "play.void", told.number("table.seats")
    is_about_partners = told.word(path) == "must_ruff_unless_partner_winning"
    if is_about_partners and seats == 2 and told.is_written(path):
        yield told.warning("no-partner-winning", path)
