"""Reporting: what two games differ in, as plain values for a program or a terminal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from turup.game.deal import Deal
from turup.game.events import Event
from turup.game.plain import event_data, result_data
from turup.game.records import dump
from turup.game.results import Result
from turup.game.scenes import scene_of
from turup.game.seats import seat_names
from turup.profiles import Profile
from turup.profiles.differing import differences
from turup.verify.games.comparing import Apart
from turup.verify.games.small import Gone
from turup.words.events import told
from turup.words.results import outcome, score

Plain = dict[str, Any]


@dataclass(slots=True)
class Findings:
    """What came of a search: the differences, and how far both games were gone through.

    `deals` were played side by side, `counted` by each for itself.
    """

    apart: list[Apart] = field(default_factory=list)
    deals: int = 0
    counted: int = 0
    gone: list[Gone] = field(default_factory=list)


def report(one: Profile, other: Profile, found: Findings) -> Plain:
    """The report: both profiles, what differs, and how much was looked at."""
    return {
        "before": profile_data(one),
        "after": profile_data(other),
        "is_same": one.fingerprint == other.fingerprint,
        "differences": [apart_data(apart) for apart in found.apart],
        "keys": [each.key for each in differences(one.keys, other.keys)],
        "looked_at": {
            "deals": found.deals,
            "counted": found.counted,
            "small": [gone._asdict() for gone in found.gone],
        },
    }


def profile_data(profile: Profile) -> Plain:
    """What a profile is called."""
    return {"spec": profile.spec, "name": profile.name, "fingerprint": profile.fingerprint}


def apart_data(apart: Apart) -> Plain:
    """A difference with the deal that shows it."""
    deal, theirs = apart.deal, apart.other_deal
    names = seat_names(deal.rules) if deal else ()
    return {
        "what": str(apart.what),
        "phase": apart.phase,
        "seat": names[deal.to_act] if deal and not deal.is_over else None,
        "seats": list(names),
        "one": side_data(apart.one, deal),
        "other": side_data(apart.other, theirs),
        "acts": len(deal.acts) if deal else None,
        "line": line_of(deal) if deal else [],
        "witness": dump(deal) if deal else None,
    }


def side_data(value: Any, deal: Deal | None) -> Any:
    """What stands on one side of a difference."""
    if value is None or deal is None:
        return value
    if isinstance(value, Result):
        scene = scene_of(deal)
        text = " ".join(filter(None, (outcome(value, scene), score(value, scene))))
        return {"text": text, **result_data(value, deal)}
    if isinstance(value, Event):
        names = seat_names(deal.rules)
        seen = [names[seat] for seat in value.seen_by]
        return {"text": told(value, scene_of(deal)), "seen": seen, **event_data(value, names)}
    return value


def line_of(deal: Deal) -> list[str]:
    """Every act behind the seat that did it."""
    lines, again, names = list[str](), deal.restarted(), seat_names(deal.rules)
    for act in deal.acts:
        lines.append(f"{names[again.to_act]}: {act}")
        again = again.after(act)
    return lines
