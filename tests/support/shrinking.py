"""Making a profile smaller while something about it stays: what is not to blame is dropped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from drawing import HEAD
from turup.verify.switches import deep


def shrunk(profile: dict[str, Any], stays: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The profile without all that can be dropped one by one."""
    for path in list(paths(profile, ())):
        less = without(profile, path)
        if less != profile and stays(less):
            return shrunk(less, stays)
    return profile


def paths(value: Any, above: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """What can be dropped: sections first, then their keys, then what is inside these."""
    steps = list(value) if isinstance(value, dict) else range(len(value))
    inner = [step for step in steps if above or step not in (*HEAD, "extends")]
    for step in inner:
        yield (*above, step)
    for step in inner:
        if isinstance(value[step], (dict, list)):
            yield from paths(value[step], (*above, step))


def without(profile: dict[str, Any], path: tuple[Any, ...]) -> dict[str, Any]:
    """The profile without what stands at a path, and without what that leaves empty."""
    less: dict[str, Any] = deep(profile)
    around: Any = less
    for step in path[:-1]:
        around = around[step]
    del around[path[-1]]
    return without(profile, path[:-1]) if path[:-1] and not around else less
