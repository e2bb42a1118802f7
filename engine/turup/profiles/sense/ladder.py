"""Sense of what the steps make of the stake, C among them.

C is told by its stake: a number in place of the stake, said by the declarer alone or only
while the tallies are so and so. It stakes the game, so it is worth what wins the game.
"""

from __future__ import annotations

from turup.profiles.sense.bids import Band, bands, contract_span, raised
from turup.profiles.sense.doubling import circle_from
from turup.profiles.sense.span import asked
from turup.profiles.sense.told import Found, NotTold, Record, Told, as_number, guard_of

Stakes = list[Band]


def stakes_of(told: Told, step: Record) -> Stakes:
    """The stakes a step makes, band by band, at the bids at which it may be said."""
    if "stake" not in step:
        raise NotTold
    return [raised(step["stake"], band) for band in said_at(told, step)]


def said_at(told: Told, step: Record) -> Stakes:
    """The stakes to which a step may be said."""
    wanted = asked(guard_of(step).get("bid", {}))
    return bands(told, wanted.within(contract_span(told)))


def is_c(step: Record) -> bool:
    """Whether a step stakes the game."""
    guard = guard_of(step)
    is_guarded = "own_tally" in guard or "other_tally" in guard
    return isinstance(step.get("stake"), int) and (step.get("by") == "declarer" or is_guarded)


def step_not_dearer(told: Told, name: str, step: Record) -> Found:
    """A step raises the stake above that of the step it answers."""
    steps = dict(told.records("doubling.steps"))
    if circle_from(steps, name):
        return
    answered = steps.get(step.get("after", "none"), {"stake": {"times": 1}})
    before = [raised(answered.get("stake", {}), band) for band in said_at(told, step)]
    after = stakes_of(told, step)
    pairs = list(zip(before, after, strict=True))
    if pairs and not any(new.win > old.win or new.lose > old.lose for old, new in pairs):
        path = f"doubling.steps.{name}.stake"
        at = told.at_fault(path, f"doubling.steps.{step.get('after')}.stake", "scoring.stakes")
        yield told.warning(
            "step-not-dearer", at, step=name, stake=after[0].larger, before=before[0].larger
        )


def step_above_limit(told: Told, name: str, step: Record) -> Found:
    """A step that carries the stake above the limit at every bid can never be said."""
    limit, found = told.limit("doubling.limit"), stakes_of(told, step)
    if limit is None or not found or is_limit_below(told, limit):
        return
    least = min(band.larger for band in found)
    if least > limit:
        at = told.at_fault(f"doubling.steps.{name}.stake", "doubling.limit", "scoring.stakes")
        name_of = "c-above-limit" if is_c(step) else "step-above-limit"
        yield told.problem(name_of, at, step=name, stake=least, limit=limit)


def limit_below_stakes(told: Told) -> Found:
    """The limit must leave the stakes of the bands as they are."""
    limit = told.limit("doubling.limit")
    if limit is not None and told.record("doubling.steps") and is_limit_below(told, limit):
        most = max(band.larger for band in bands(told, contract_span(told)))
        at = told.at_fault("doubling.limit", "scoring.stakes")
        yield told.problem("limit-below-stakes", at, limit=limit, stake=most)


def is_limit_below(told: Told, limit: int) -> bool:
    """Whether some band stakes more than the limit before any step is said."""
    return any(band.larger > limit for band in bands(told, contract_span(told)))


def c_without_double(told: Told, name: str, step: Record) -> Found:
    """C answers a double."""
    if is_c(step) and step.get("after", "none") == "none":
        path = f"doubling.steps.{name}"
        yield told.problem("c-without-double", told.at_fault(f"{path}.after", path), step=name)


def c_not_the_game(told: Told, name: str, step: Record) -> Found:
    """C is worth what wins the game."""
    win_at = told.limit("match.win_at")
    own = guard_of(step).get("own_tally", 0)
    if win_at is None or not is_c(step) or not isinstance(own, int):
        return
    if as_number(step["stake"]) != win_at - own:
        path = f"doubling.steps.{name}"
        at = told.at_fault(f"{path}.stake", "match.win_at", f"{path}.if")
        yield told.problem(
            "c-not-the-game", at, step=name, stake=step["stake"], win_at=win_at, right=win_at - own
        )
