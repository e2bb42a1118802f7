"""Sense of the ladder: every step answers one that is there, at a moment when it can be said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from turup.profiles.sense.cards import stages
from turup.profiles.sense.span import asked
from turup.profiles.sense.tallies import has_fixed_sum, whole_sum
from turup.profiles.sense.told import Found, Record, Told, guard_of


def answers_no_step(told: Told, name: str, step: Record) -> Found:
    """A step answers a step that is there: no redouble without a double."""
    steps = dict(told.records("doubling.steps"))
    after = step.get("after", "none")
    if after == "none" or after in steps:
        return
    path = f"doubling.steps.{name}"
    near = get_close_matches(str(after), [other for other in steps if other != name], 1)
    if near:
        yield told.problem("step-misnamed", f"{path}.after", step=name, after=after, near=near[0])
    else:
        yield told.problem("answers-no-step", f"{path}.after", step=name, after=after)


def answers_to(told: Told, idle: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The inherited steps that answer, at once or in the end, one that can never be said.

    Each comes with the key that says which step it answers.
    """
    answered = [path for path in idle if path.startswith("doubling.steps.")]
    while answered:
        before = answered.pop()
        for name, step in told.records("doubling.steps"):
            path = f"doubling.steps.{name}"
            is_answer = f"doubling.steps.{step.get('after', 'none')}" == before
            if is_answer and path not in idle and not told.is_written(f"{path}.after"):
                answered.append(path)
                yield path, f"{path}.after"


def steps_in_circle(told: Told) -> Found:
    """Going back from step to step, one comes to the step that opens the ladder."""
    steps = dict(told.records("doubling.steps"))
    told_of: set[str] = set()
    for start in steps:
        circle = circle_from(steps, start)
        if circle and told_of.isdisjoint(circle):
            told_of.update(circle)
            at = told.at_fault(*(f"doubling.steps.{step}.after" for step in circle))
            yield told.problem("steps-in-circle", at, circle=", ".join(circle))


def circle_from(steps: dict[str, Record], name: str) -> list[str]:
    """The circle to which the way back from a step leads, if it leads to one."""
    way: list[str] = []
    while name in steps and name not in way:
        way.append(name)
        name = steps[name].get("after", "none")
    return way[way.index(name) :] if name in way else []


def steps_without_stage(told: Told) -> Found:
    """Doubles that have a stage of their own need that stage."""
    steps, when = list(told.records("doubling.steps")), told.word("doubling.when")
    if steps and when == "own_stage" and "doubling" not in stages(told):
        at = told.at_fault("deal.stages", "doubling.when", "doubling.steps")
        yield told.problem("steps-without-stage", at, step=steps[0][0])


def doubles_in_one_round(told: Told) -> Found:
    """Where each seat speaks once, a double in the auction finds nobody to answer it."""
    steps, when = list(told.records("doubling.steps")), told.word("doubling.when")
    if steps and when == "in_auction" and told.word("auction.rounds") == "one":
        at = told.at_fault("auction.rounds", "doubling.when")
        yield told.warning("doubles-in-one-round", at)


def tallies_never_both(told: Told, name: str, step: Record) -> Found:
    """Where the stake changes hands, both tallies together are always what they were."""
    guard = guard_of(step)
    if not {"own_tally", "other_tally"} <= set(guard) or not has_fixed_sum(told):
        return
    both = asked(guard["own_tally"]).plus(asked(guard["other_tally"]))
    if told.word("table.sides") == "two_sides" and not both.has_number(whole_sum(told)):
        path = f"doubling.steps.{name}.if"
        at = told.at_fault(path, "match.start", "scoring.paid")
        yield told.problem("tallies-never-both", at, step=name, together=whole_sum(told))
