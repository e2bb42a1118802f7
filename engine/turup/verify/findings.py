"""Findings: what is wrong with what a profile does, each with a deal that shows it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple


class Witness(NamedTuple):
    """A deal that shows a finding: its record as text, for `turup replay`, and how long it is."""

    record: str
    acts: int


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong: `name` states it, `keys` are at fault, `facts` fill its sentence.

    The keys are dotted, the most decisive first. A finding that is about all deals, as that a
    bid is never reached, has no witness.
    """

    name: str
    keys: tuple[str, ...]
    facts: dict[str, Any] = field(default_factory=dict, hash=False)
    witness: Witness | None = None

    @property
    def identity(self) -> tuple[str, tuple[str, ...], str]:
        """What makes two findings one, whatever shows them."""
        return self.name, self.keys, repr(sorted(self.facts.items()))
