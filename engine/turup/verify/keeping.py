"""Keeping: the accounts of finished units in a folder, so that a run that was stopped goes on.

An account lies there under a name made of everything it depends on: the rules, the effort, the
unit, and the program's own text. What cannot be read, or is of something else, is looked at anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from turup.verify.accounts import Account, Standing, Statement
from turup.verify.effort import Effort
from turup.verify.findings import Finding, Witness
from turup.verify.subject import Subject

PACKAGE = Path(__file__).parents[1]
MADE_BY = ("cards.py", "rules", "game", "profiles", "study", "verify")
FOLDER = "accounts"


class Kept(NamedTuple):
    """A folder in which accounts are kept."""

    folder: Path

    def place(self, about: Subject, effort: Effort, part: str, unit: str) -> Path:
        """Where the account of a unit lies, or would lie."""
        told = effort._replace(seconds=0.0)  # which changes nothing of what is whole
        words = [about.fingerprint, about.spec, part, unit, *map(str, told), program()]
        digest = hashlib.sha256("\0".join(words).encode()).hexdigest()[:24]
        return self.folder / FOLDER / f"{part}-{digest}.json"

    def read(self, about: Subject, effort: Effort, part: str, unit: str) -> Account | None:
        """The account of a unit, if it is kept and whole."""
        try:
            text = self.place(about, effort, part, unit).read_text(encoding="utf-8")
            return account_of(json.loads(text))
        except (OSError, ValueError, TypeError, KeyError):
            return None

    def write(self, about: Subject, effort: Effort, account: Account) -> None:
        """Keep an account; raises `OSError` where that cannot be done."""
        place = self.place(about, effort, account.part, account.unit)
        place.parent.mkdir(parents=True, exist_ok=True)
        beside = place.with_suffix(".part")
        beside.write_text(json.dumps(asdict(account), indent=1), encoding="utf-8")
        beside.replace(place)


def account_of(data: dict[str, Any]) -> Account:
    """An account as it was written."""
    statements = [
        Statement(Standing(standing), name, facts) for standing, name, facts in data["statements"]
    ]
    findings = [finding_of(each) for each in data["findings"]]
    return Account(**{**data, "statements": statements, "findings": findings, "pardons": []})


def finding_of(data: dict[str, Any]) -> Finding:
    """A finding as it was written."""
    witness = Witness(*data["witness"]) if data["witness"] else None
    return Finding(data["name"], tuple(data["keys"]), data["facts"], witness)


@cache
def program() -> str:
    """A name that changes with the text of everything that decides what is found."""
    digest = hashlib.sha256()
    for text in sources():
        digest.update(hashlib.sha256(text).digest())
    return digest.hexdigest()


def sources() -> Iterator[bytes]:
    """The text of each module that has a say."""
    for name in MADE_BY:
        path = PACKAGE / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield file.read_bytes()
