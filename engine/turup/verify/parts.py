"""Parts: what a verification consists of, in the order it is told.

A part is a module of this folder with two functions. `units` names what it has to look at, one
thing after the other, so that several processes can share the work and a run that was stopped can
go on; `examine` looks at one of them, writes down what it finds, and gives way every now and then,
so that whoever runs it can show how far it is, or stop it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from importlib import import_module
from typing import Protocol, cast

from turup.study.driver import Driver
from turup.verify.accounts import Account
from turup.verify.effort import Effort
from turup.verify.subject import Subject


class Part(Protocol):
    """A module that looks at one side of a profile."""

    def units(self, subject: Subject, effort: Effort) -> Sequence[str]:
        """What there is to look at, by name; the same names for the same subject and effort."""

    def examine(
        self, subject: Subject, effort: Effort, unit: str, account: Account
    ) -> Generator[None]:
        """Look at one of them; gives way at least some times a second."""


PARTS: dict[str, str] = {
    "auction": "auction",
    "contracts": "contracts",
    "redeals": "redeals",
    "balance": "balance",
    "play": "play",
    "size": "size",
    "coverage": "coverage",
    "laws": "laws",
}
"""The module of each part, by the name it has in `--only`."""


WEIGHTS = {"auction": 4, "contracts": 4}
"""How many times as much time as others a unit of a part may take; 1 if it is not named."""

LAST = ("play", "size")
"""Parts that can use any time there is; where it is bounded they get what the others leave."""


def part(name: str) -> Part:
    """The part of a name."""
    return cast(Part, import_module(f"turup.verify.{PARTS[name]}"))


def drivers(names: Sequence[str]) -> list[Driver]:
    """What is compiled for some parts: each says so under `DRIVERS`, if it needs anything."""
    wanted = [driver for name in names for driver in getattr(part(name), "DRIVERS", ())]
    return list(dict.fromkeys(wanted))
