"""Subject: the profile that is verified, with its rules and its name."""

from __future__ import annotations

from typing import NamedTuple

from turup.profiles import Profile, load
from turup.profiles.encoding import rules_of
from turup.rules import Rules


class Subject(NamedTuple):
    """A profile, its rules, and the spec that names it."""

    spec: str
    profile: Profile
    rules: Rules

    @property
    def fingerprint(self) -> str:
        """What the rules are known by, whatever they are called."""
        return self.profile.fingerprint


def subject(spec: str) -> Subject:
    """The subject of a spec; raises `turup.profiles.Unsound` where it has problems."""
    profile = load(spec)
    return Subject(spec, profile, rules_of(profile))
