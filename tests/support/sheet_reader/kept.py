"""What a reader need not find out twice, kept apart for each language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import ParamSpec, TypeVar

from turup.words import language

P = ParamSpec("P")
T = TypeVar("T")


def kept(find: Callable[P, T]) -> Callable[P, T]:
    """A function that is asked once for the same things in the language that is spoken."""

    @cache
    def known(_language: str, *args: P.args, **named: P.kwargs) -> T:
        return find(*args, **named)

    @wraps(find)
    def found(*args: P.args, **named: P.kwargs) -> T:
        return known(language(), *args, **named)

    return found
