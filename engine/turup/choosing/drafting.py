"""Drafting: the profile that answers come to, laid over the form that needs the fewest changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from turup.choosing.answers import Answers, Keys, mark_in, mark_of, picked, said, value_of
from turup.choosing.forms import forms
from turup.choosing.house_rules import house_rules, laid, with_changes
from turup.choosing.narrowing import left, likelihoods, mark
from turup.choosing.stating import stated, text_of
from turup.profiles import Problem, Profile, examine_text, unwritten

MOST_TRIED = 2
"""How many forms are tried until one has no problem; a table is waiting."""
MOST_BORROWED = 3
SHOWN = "your answers"
"""What the draft is called while it stands in no file."""


class Plan(NamedTuple):
    """What lies over a form: house rules, what the keys are then, and what else was answered."""

    form: str
    rules: tuple[str, ...]
    keys: Keys
    own: Mapping[str, Any]

    @property
    def cost(self) -> int:
        """How much there is to write."""
        return len(self.rules) + len(self.own)


class Draft(NamedTuple):
    """A plan with what its file says, and the profile it comes to, if it is sound."""

    plan: Plan
    written: Mapping[str, Any]
    profile: Profile | None
    problems: tuple[Problem, ...]

    def text(self, name: str) -> str:
        """The file to keep."""
        return text_of(self.plan.form, self.plan.rules, self.written, name)


@lru_cache(maxsize=128)
def draft(answers: Answers) -> Draft:
    """The draft that needs the fewest lines and has no problem; without a profile if all have.

    The form hangs on the answers about keys; house rules are laid over it.
    """
    keyed = _keyed(tuple(answer for answer in answers if answer.mark is not None))
    rules = [rule for rule in picked(answers) if rule not in keyed.plan.rules]
    if not rules:
        return keyed
    plan = keyed.plan
    for rule in rules:
        plan = _with_rule(plan, rule, answers)
    return _made(plan, answers)


def is_possible(answers: Answers) -> bool:
    """Whether answers make sense together; those that a form gives do."""
    is_a_form = not picked(answers) and plans(answers)[0].cost == 0
    return is_a_form or draft(answers).profile is not None


@lru_cache(maxsize=128)
def plans(answers: Answers) -> list[Plan]:
    """What to lay over each form to say what was answered: few changes first, then the likely.

    Of forms that are as near, a plain one comes before its varieties, which have longer names.
    """
    weights, near = likelihoods(answers), left(answers)
    found = [
        Plan(form, (), one.keys, _differing(answers, one.keys)) for form, one in forms().items()
    ]
    return sorted(
        found,
        key=lambda plan: (
            plan.cost, -near.get(plan.form, 0), -weights[plan.form], plan.form.count("-")
        ),
    )  # fmt: skip


@lru_cache(maxsize=128)
def _keyed(answers: Answers) -> Draft:
    """The draft for answers about keys."""
    likely = [_ruled(plan, answers) for plan in plans(answers)[:MOST_TRIED]]
    made: list[Draft] = []
    for plan in sorted(likely, key=lambda plan: plan.cost):
        made.append(_made(plan, answers))
        if made[-1].profile is not None:
            return made[-1]
    return made[0]


def _ruled(plan: Plan, answers: Answers) -> Plan:
    """The plan with house rules in place of keys, where they say the same."""
    for rule in house_rules().values():
        is_about_it = any(path in plan.own for path in rule.written)
        changed = laid(rule, plan.keys) if is_about_it else None
        if changed and all(plan.own.get(path) == value for path, value in changed.items()):
            plan = _with_rule(plan, rule.name, answers)
    return plan


def _with_rule(plan: Plan, rule: str, answers: Answers) -> Plan:
    """The plan with one more house rule laid over."""
    keys = with_changes(plan.keys, laid(house_rules()[rule], plan.keys) or {})
    return Plan(plan.form, (*plan.rules, rule), keys, _differing(answers, keys))


def _differing(answers: Answers, keys: Keys) -> dict[str, Any]:
    """The answers that keys do not say."""
    return {
        path: value_of(one) for path, one in said(answers).items() if mark_in(keys, path) != one
    }


def _made(plan: Plan, answers: Answers) -> Draft:
    """The draft of a plan; what it lacks once its keys are changed, it borrows from other forms."""
    own = dict(plan.own)
    for _attempt in range(MOST_BORROWED):
        written = {path: stated(path, value, _at(plan.keys, path)) for path, value in own.items()}
        profile, problems = examine_text(
            text_of(plan.form, plan.rules, written, SHOWN), unwritten(SHOWN)
        )
        lent = {} if profile else dict(_lent(problems, answers))
        if not lent.keys() - own.keys():
            break
        own |= lent
    if profile is None or _differing(answers, profile.keys):
        return Draft(plan, written, None, problems)
    return Draft(plan, written, replace(profile, origins={}), problems)


def _lent(problems: Iterable[Problem], answers: Answers) -> Iterator[tuple[str, Any]]:
    """A value for each key that must be stated, from the likeliest form that says it."""
    weights = likelihoods(answers)
    likely = sorted(weights, key=lambda form: -weights[form])
    for problem in problems:
        path = str(problem.facts.get("key", ""))
        if problem.name == "missing-key" and path.count(".") == 1:
            found = next((one for one in (mark(form, path) for form in likely) if one), None)
            if found:
                yield path, value_of(found)


def _at(keys: Keys, path: str) -> Any:
    """The value of a key, or None."""
    section, name = path.split(".")
    return keys[section].get(name)


def may_add(answers: Answers, rule: str) -> bool:
    """Whether a house rule can be laid over the draft, and says nothing against the answers."""
    plan, known = draft(answers).plan, said(answers)
    changed = laid(house_rules()[rule], plan.keys)
    if changed is None:
        return False
    return all(known.get(path, mark_of(value)) == mark_of(value) for path, value in changed.items())
