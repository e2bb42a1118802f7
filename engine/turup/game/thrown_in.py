"""Whether deals are played at all, or nearly always thrown in.

No single redeal need always be due for that: several may share out all hands among them, or
one may ask for what nearly every hand is. So some deals are played by chance and counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from turup.game.chance_play import Policy, play_out
from turup.profiles import Place, Problem, Profile
from turup.rules import Rules
from turup.rules.phases import shuffle_and_start
from turup.rules.state import Outcome, State, Why, blank

DEALS = 40
ENOUGH = 5


def seldom_played(profile: Profile, rules: Rules, target: str, seed: int) -> Iterator[Problem]:
    """The problem of rules by which fewer than so many of some deals are played."""
    state, causes = blank(), Counter[str]()
    for number in range(DEALS):
        shuffle_and_start(rules, state, number % rules.table.seats, seed, number)
        play_out(rules, state, Policy.chance, seed, number)
        if state.outcome == Outcome.thrown_in:
            causes[cause(rules, state)] += 1
        if number + 1 - causes.total() == ENOUGH:
            return
    most = causes.most_common(1)[0][0]
    place = profile.origins[most].place if most in profile.origins else Place(target)
    facts = {"thrown": causes.total(), "deals": DEALS, "cause": most}
    yield Problem("seldom-played", place, facts, is_warning=True)


def cause(rules: Rules, state: State) -> str:
    """The key by which a deal was thrown in."""
    if state.why == Why.redeal:
        return f"deal.redeals.{rules.labels.names['deal.redeals'][state.which]}"
    return "auction.all_pass" if state.why == Why.all_pass else "trump.never_exposed"
