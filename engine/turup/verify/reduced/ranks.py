"""Ranks: which of them a small deck keeps: first those that some rule names, and the strongest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turup.verify.reduced.shapes import Keys, ranks_in


def kept_ranks(keys: Keys, count: int) -> list[str]:
    """So many ranks, strongest first; equal ones stay together while there is room."""
    chosen: list[str] = []
    for group in wanted(keys, chosen):
        fresh = [rank for rank in group if rank not in chosen]
        if len(chosen) + len(fresh) <= count:
            chosen += fresh
    return [rank for rank in ranks_in(keys) if rank in chosen]


def wanted(keys: Keys, chosen: list[str]) -> Iterator[list[str]]:
    """Groups of ranks, those that matter most first, and in the end each alone.

    Of those chosen before the last ones some should count and some not.
    """
    order = keys["deck"]["order"]
    every = ranks_in(keys)
    yield [rank for rank in every if keys["deck"]["points"].get(rank)][:1]
    yield from (list(group) for group in order if isinstance(group, list))
    kinds = keys["pair"]["kinds"]
    for kind in kinds.values() if isinstance(kinds, Mapping) else ():
        yield list(kind["cards"])
    yield list(named_in(keys, every))
    if all(keys["deck"]["points"].get(rank) for rank in chosen):
        yield [every[-1]]
    yield from ([rank] for rank in every)


def named_in(keys: Keys, every: list[str]) -> Iterator[str]:
    """The ranks that guards, exempt trumps or the order of trumps name."""
    trump = keys["deck"]["trump"]
    if isinstance(trump, Mapping):
        yield from list(trump.get("order", []))[:2]
    exempt = keys["play"].get("exempt_trumps", "none")
    yield from exempt if isinstance(exempt, list) else ()
    yield from (rank for rank in held_in(keys) if rank in every)


def held_in(value: Any) -> Iterator[str]:
    """The ranks that guards ask for somewhere in a tree."""
    for name, inner in value.items() if isinstance(value, Mapping) else ():
        if name == "held" and isinstance(inner, Mapping):
            yield from inner
        else:
            yield from held_in(inner)
