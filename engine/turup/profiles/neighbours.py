"""The named forms nearest to a profile: shipped profiles, alone or under shipped overlays.

A difference that is left costs two, and an overlay that is named costs one: saying the name of a
house rule is shorter than telling it, but not for nothing. So an overlay is taken where it spares
a difference and brings no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from turup.profiles import shipped
from turup.profiles.differing import Difference, Keys, differences
from turup.profiles.loading import examine
from turup.profiles.merging import Setting, settings
from turup.profiles.profile import Profile
from turup.profiles.reading import read

DIFFERENCE, OVERLAY = 2, 1
MOST_OVERLAYS = 3
TRIED = 2
"""So many overlays are laid over a form in earnest: those that promise most."""


class Neighbour(NamedTuple):
    """A named form, and what is different in the profile it is near to."""

    form: Profile
    left: list[Difference]

    @property
    def cost(self) -> int:
        """How much is to be said to come from the form to the profile."""
        return DIFFERENCE * len(self.left) + OVERLAY * self.form.spec.count("+")


def neighbours(profile: Profile, most: int = 3) -> list[Neighbour]:
    """The nearest named forms, the nearest first, each of another shipped profile."""
    plain = sorted(_forms(shipped.profiles(), profile), key=_by_cost)
    dressed = [_dressed(near, profile) for near in plain[: most + 1]]
    return sorted(dressed, key=_by_cost)[:most]


def _by_cost(near: Neighbour) -> int:
    return near.cost


def _forms(specs: Iterable[str], profile: Profile) -> Iterator[Neighbour]:
    """Those of some named forms that are sound and not the profile itself, as its neighbours."""
    own = sorted(profile.spec.split("+"))
    for spec in specs:
        form = examine(spec).profile if sorted(spec.split("+")) != own else None
        if form is not None:
            yield Neighbour(form, differences(form.keys, profile.keys))


def _dressed(near: Neighbour, profile: Profile) -> Neighbour:
    """A form under those overlays that bring it nearer."""
    for _ in range(MOST_OVERLAYS):
        specs = [f"{near.form.spec}+{name}" for name in _promising(near, profile)]
        best = min(_forms(specs, profile), key=_by_cost, default=near)
        if best.cost >= near.cost:
            break
        near = best
    return near


def _promising(near: Neighbour, profile: Profile) -> list[str]:
    """The overlays that say most of what is different, and least that is otherwise."""
    promises = {name: _promise(name, near, profile.keys) for name in shipped.overlays()}
    kept = sorted(
        (name for name in promises if promises[name] > 0), key=lambda name: -promises[name]
    )
    return kept[:TRIED]


def _promise(name: str, near: Neighbour, keys: Keys) -> int:
    """How many differences an overlay spares, less what it says that the profile does not."""
    said = _said(name)
    spared = {each.path for each in near.left for one in said if _meet(each, one, keys)}
    return len(spared) - sum(not _agrees(one, keys) for one in said)


def _meet(difference: Difference, setting: Setting, keys: Keys) -> bool:
    """Whether a setting says what is different."""
    shorter = min(len(difference.path), len(setting.path))
    return difference.path[:shorter] == setting.path[:shorter] and _agrees(setting, keys)


def _agrees(setting: Setting, keys: Keys) -> bool:
    """Whether a profile has what a setting says."""
    found: Any = keys
    for step in setting.path:
        found = found.get(step) if isinstance(found, dict) else None
    return bool(found == (setting.value if setting.effect == "set" else None))


@cache
def _said(name: str) -> list[Setting]:
    """What a shipped overlay says."""
    root = read(shipped.overlays()[name], name, is_shipped=True).root
    found = settings(root, set()) if root is not None else []
    return [setting for setting in found if setting.effect != "open"]
