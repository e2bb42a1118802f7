"""The tables at which the two are compared: shipped, with overlays, our own, and drawn by lot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from oracle import known, variations
from turup.profiles import Profile, examine

HERE = Path(__file__).parent
VARIANTS = HERE.parents[1] / "variants"
SHIPPED = sorted(file.stem for file in VARIANTS.glob("*.yaml"))
OVERLAYS = sorted(file.stem for file in (VARIANTS / "house-rules").glob("*.yaml"))
OWN = sorted((HERE / "profiles").glob("*.yaml"))
EXAMPLES = sorted((HERE.parents[1] / "examples").glob("*.yaml"))
ACCEPTED = sorted((HERE.parent / "accepted").glob("*.yaml"))


@cache
def sound(spec: str | Path) -> Profile | None:
    """The profile of a spec, if nothing is wrong with it."""
    found = examine(spec)
    is_wrong = any(not problem.is_warning for problem in found.problems)
    return None if is_wrong else found.profile


def unknown(spec: str | Path) -> str:
    """What of a profile the oracle does not know yet; empty if it can play it."""
    profile = sound(spec)
    return ", ".join(known.unknown(dict(profile.keys))) if profile else ""


def with_one_overlay() -> list[str]:
    """Each overlay over each profile."""
    bases = [*SHIPPED, "28+doubling", "29+doubling"]
    specs = [f"{base}+{overlay}" for base in bases for overlay in OVERLAYS]
    return [spec for spec in specs if sound(spec)]


def with_several_overlays(count: int, seed: int) -> list[str]:
    """Two to five overlays over a profile, drawn by lot; only those that go together."""
    chance = Random(seed)  # noqa: S311 - chance is no secret
    specs: list[str] = []
    while len(specs) < count:
        overlays = chance.sample(OVERLAYS, chance.randint(2, 5))
        spec = "+".join([chance.choice(SHIPPED), *overlays])
        if spec not in specs and sound(spec):
            specs.append(spec)
    return specs


def drawn(numbers: range, folder: Path) -> Iterator[tuple[Path, Profile]]:
    """House rules drawn by lot, one to a number, as far as they make sense."""
    for number in numbers:
        file = folder / f"drawn-{number}.yaml"
        variations.write(variations.profile(Random(number)), file)  # noqa: S311 - no secret
        profile = sound(file)
        if profile and not unknown(file):
            yield file, profile
