"""The list of rule functions.

A rule is a plain function over small integers. The readable engine calls it as ordinary
Python; the batch driver compiles the very same function object. So that it can find them,
each is noted here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])

NOTED: list[Callable[..., object]] = []


def rule(function: F) -> F:
    """Note a function as part of the rules, to be compiled with them."""
    NOTED.append(function)
    return function


APART: list[Callable[..., object]] = []
"""Rules that few tables need. Compiled, they stay out of what every table goes through."""


def rare(function: F) -> F:
    """Note a function as part of the rules that only few tables come to."""
    APART.append(function)
    return rule(function)
