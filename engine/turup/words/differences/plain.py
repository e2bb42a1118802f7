"""Differences for programs: each point with both readings, its keys, what it means, its rows."""

from __future__ import annotations

from typing import Any

from turup.profiles import Profile
from turup.words.differences.comparing import Comparison, meanings
from turup.words.differences.matching import Point
from turup.words.differences.sources import rows_of
from turup.words.sheet.plain import plain_block

Plain = dict[str, Any]


def plain(comparison: Comparison) -> Plain:
    """A comparison as plain values."""
    return {
        "before": _profile(comparison.before),
        "after": _profile(comparison.after),
        "count": comparison.distance,
        "phases": [
            {"name": phase.name, "title": phase.title, "points": list(map(_point, phase.points))}
            for phase in comparison.phases
        ],
    }


def _profile(profile: Profile) -> Plain:
    return {
        "spec": profile.spec,
        "name": profile.name,
        "fingerprint": profile.fingerprint,
        "sources": list(profile.about.get("sources") or ()),
    }


def _point(point: Point) -> Plain:
    keys = [
        {"key": each.key, "before": each.before, "after": each.after} for each in point.differences
    ]
    return {
        "within": point.within,
        "before": list(map(plain_block, point.before)),
        "after": list(map(plain_block, point.after)),
        "keys": keys,
        "means": meanings(point),
        "rows": rows_of(point.differences),
    }
