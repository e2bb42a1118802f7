"""Verifying in words: what has been established of a profile, and what has gone wrong.

Each part of the verification has its sentences in a module of its own here; like the pages of
problems they are English in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turup.words.problems import shown
from turup.words.verifying import (
    auction,
    balance,
    contracts,
    coverage,
    expect,
    laws,
    playing,
    redeals,
)

PARTS: dict[str, str] = {
    "auction": "The auction",
    "contracts": "The contracts",
    "redeals": "Redeals",
    "balance": "What bids, steps, pairs and matches are worth",
    "play": "Small decks, through and through",
    "size": "Deals of the whole deck",
    "coverage": "What comes, and what hangs on each key",
    "laws": "Laws of any game",
    "expect": "What the profile expects",
}
"""The title of each part, by its name."""
FINDINGS: dict[str, str] = {
    **auction.FINDINGS,
    **contracts.FINDINGS,
    **redeals.FINDINGS,
    **balance.FINDINGS,
    **playing.FINDINGS,
    **coverage.FINDINGS,
    **laws.FINDINGS,
    **expect.FINDINGS,
}
"""The sentence of each finding, by its name."""
STATEMENTS: dict[str, str] = {
    **auction.STATEMENTS,
    **contracts.STATEMENTS,
    **redeals.STATEMENTS,
    **balance.STATEMENTS,
    **playing.STATEMENTS,
    **coverage.STATEMENTS,
    **laws.STATEMENTS,
    **expect.STATEMENTS,
}
"""The sentence of each thing established, by its name."""


def finding_sentence(name: str, facts: Mapping[str, Any]) -> str:
    """What is wrong."""
    return filled(FINDINGS[name], facts)


def statement_sentence(name: str, facts: Mapping[str, Any]) -> str:
    """What is known now."""
    return filled(STATEMENTS[name], facts)


def filled(template: str, facts: Mapping[str, Any]) -> str:
    """A sentence with its facts; large numbers with commas, lists with commas between."""
    return template.format_map({name: told(value) for name, value in facts.items()})


def told(value: Any) -> str:
    """A fact in a sentence."""
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(told, value))
    return shown(value)
