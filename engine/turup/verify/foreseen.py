"""Foreseen: the findings that cost next to nothing, told by a check as warnings at their places.

They follow from numbers and counting, without a deal being played. What the profile accepts is
not told.
"""

from __future__ import annotations

from turup.profiles import Place, Problem
from turup.profiles.profile import Profile
from turup.verify import balance, cheap, redeals
from turup.verify.findings import Finding
from turup.verify.judging import is_accepted, misnamed
from turup.verify.subject import Subject, subject


def foreseen(spec: str) -> tuple[Problem, ...]:
    """What can be said against a sound profile at once."""
    about = subject(spec)
    found = [finding for finding in cheaply(about) if not is_accepted(about, finding)]
    return tuple(problem_of(finding, about.profile) for finding in found)


def cheaply(about: Subject) -> list[Finding]:
    """The findings of the parts that have cheap ones."""
    parts = (cheap, redeals, balance)
    return [*misnamed(about), *(found for part in parts for found in part.cheap_findings(about))]


def problem_of(finding: Finding, profile: Profile) -> Problem:
    """A finding as a warning at one of its keys: where the profile's own file has one, there."""
    places = [profile.origins[key].place for key in finding.keys if key in profile.origins]
    own = [place for place in places if place.file == profile.files[-1]]
    place = next(iter([*own, *places]), Place(profile.spec))
    return Problem(finding.name, place, finding.facts, is_warning=True)
