"""What the laws are tried on: profiles with house rules, deals played by chance, hidden swaps."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from turup.game.deal import Deal
from turup.profiles import examine
from turup.profiles.encoding import rules_of
from turup.profiles.shipped import overlays as shipped_overlays
from turup.profiles.shipped import profiles as shipped_profiles
from turup.rules import Rules
from turup.testing import SEEDS, deals_of, played_on

__all__ = ["OVERLAYS", "PROFILES", "SEEDS", "deals", "played_on", "rules_for", "sound", "specs"]

PROFILES = sorted(shipped_profiles())
OVERLAYS = sorted(shipped_overlays())


@cache
def rules_for(spec: str) -> Rules | None:
    """The rules of a spec; None if its parts do not fit together."""
    profile = examine(spec).profile
    return None if profile is None else rules_of(profile)


def sound(spec: str) -> Rules:
    """The rules of a spec that is known to be sound."""
    rules = rules_for(spec)
    assert rules is not None, spec
    return rules


@st.composite
def specs(draw: st.DrawFn) -> str:
    """A shipped profile with up to four house rules that fit it."""
    name = draw(st.sampled_from(PROFILES))
    overlays = draw(st.lists(st.sampled_from(OVERLAYS), max_size=4, unique=True))
    spec = name
    for overlay in overlays:
        if rules_for(f"{spec}+{overlay}") is not None:
            spec = f"{spec}+{overlay}"
    return spec


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """A deal of any such profile, played by chance for a while or to its end."""
    return draw(deals_of(sound(draw(specs()))))
