"""The shipped profiles, and the overlays on each profile that they fit, for `turup.verify`.

Told is what a profile states, or with an overlay what that states itself, and whether it matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from strategies import OVERLAYS, PROFILES, rules_for
from turup.profiles import Profile, load
from turup.verify.mattering import BOUND, MATTERS, Beside, Verdict, file_of, statements
from turup.verify.stated import Stated
from turup.verify.walking import Walker

FEW = 2_000


def states(profile: Profile) -> list[Stated]:
    """What a profile states, or with an overlay what that states itself."""
    overlay = profile.spec.rpartition("+")[2] if "+" in profile.spec else ""
    return [
        stated
        for stated in statements(profile)
        if not overlay or file_of(stated, profile).endswith(f"/{overlay}.yaml")
    ]


def names() -> list[str]:
    """Every shipped profile, and every overlay that states something, with a plus before it."""
    overlays = {f"+{overlay}": next(specs_of(f"+{overlay}"), "") for overlay in OVERLAYS}
    return [*PROFILES, *(name for name, spec in overlays.items() if spec and states(load(spec)))]


def specs_of(name: str) -> Iterator[str]:
    """A profile; an overlay on each that it fits, or on the first one with another overlay."""
    if not name.startswith("+"):
        yield name
        return
    for base in [*PROFILES, *(f"{PROFILES[0]}+{other}" for other in OVERLAYS)]:
        if rules_for(f"{base}{name}") is not None:
            yield f"{base}{name}"


@lru_cache(maxsize=64)
def beside(spec: str, walker: Walker) -> Beside:
    """A spec; what it has played once it does not play again."""
    return Beside(load(spec), walker)


def verdict_at(name: str, key: str, walker: Walker, most: int) -> Verdict:
    """Whether what is stated of a key matters anywhere: first in few deals, then in more."""
    verdict = Verdict(BOUND, ())
    for deals in sorted({min(most, FEW), most}):
        for spec in specs_of(name):
            here = beside(spec, walker)
            for stated in states(here.profile):
                if stated.key == key:
                    found = here.verdict(stated, deals)
                    if found.what == MATTERS:
                        return found
                    verdict = found if verdict.what == BOUND else verdict
    return verdict
