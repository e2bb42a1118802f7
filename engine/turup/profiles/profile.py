"""A profile as read and resolved: its keys, where each stands, and its fingerprint."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from turup.profiles.problems import Place


class Accepted(NamedTuple):
    """A finding that is meant to be: where one of these keys is at fault, or anywhere, and why."""

    keys: tuple[str, ...]
    why: str


class Origin(NamedTuple):
    """Where a resolved value was written, and what it replaced."""

    place: Place
    replaced: Origin | None = None
    replaced_value: Any = None


@dataclass(frozen=True, slots=True)
class Profile:
    """A resolved profile.

    `keys` is a plain tree of the twelve sections: every key is there, neutral defaults
    filled in, idle values fallen back to neutral. Choices are words, numbers are ints,
    records are mappings by name, ranks are text. `origins` maps a dotted path
    (`auction.minimum`, `doubling.steps.double.stake`, `scoring.stakes.1.from`) to the place
    that set it; a path without an origin holds its neutral default. `expect` is what the author
    holds true, and `accepts` the findings that are meant to be, those of parents and overlays too.
    """

    spec: str
    about: Mapping[str, Any]
    keys: Mapping[str, Any]
    origins: Mapping[str, Origin]
    fingerprint: str
    files: tuple[str, ...]
    examples: tuple[Mapping[str, Any], ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    accepts: Mapping[str, Accepted] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What the game is called."""
        return str(self.about.get("name", self.spec))
