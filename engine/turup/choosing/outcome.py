"""The outcome: the nearest named form, in what the table differs from it, and its profile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from turup.choosing.answers import Answers, picked
from turup.choosing.drafting import Draft, draft
from turup.choosing.forms import Form, forms
from turup.choosing.house_rules import house_rules
from turup.choosing.narrowing import likelihoods
from turup.profiles import Problem, Profile, examine_text, load, unwritten
from turup.words.differences.as_text import as_text
from turup.words.differences.comparing import Comparison, changes, compared
from turup.words.questions import talk
from turup.words.sheet.as_text import WIDTH
from turup.words.sheet.measure import wrapped


class Outcome(NamedTuple):
    """What the answers came to: the form, the file, and the profile, if nothing is wrong."""

    form: Form
    draft: Draft
    text: str
    profile: Profile | None
    problems: tuple[Problem, ...]
    as_near: tuple[str, ...] = ()


def outcome(answers: Answers, name: str, shown: str) -> Outcome:
    """What answers come to under a name; `shown` is what the file is called."""
    found = draft(answers)
    text = found.text(name)
    profile, problems = examine_text(text, unwritten(shown))
    if found.profile is None:
        profile, problems = None, problems or found.problems
    as_near = tuple(_as_near(answers, found.plan.form))
    return Outcome(forms()[found.plan.form], found, text, profile, problems, as_near)


def _as_near(answers: Answers, found: str) -> Iterator[str]:
    """The other forms that the answers fit no worse."""
    weights = likelihoods(answers)
    yield from (form for form in weights if form != found and weights[form] >= weights[found])


def outcome_lines(found: Outcome) -> Iterator[str]:
    """The nearest form, the house rules over it, and in what it differs, in words."""
    about = found.form.about
    yield from wrapped(
        talk.nearest(found.form.name, about["name"], about.get("summary", "")), WIDTH
    )
    if found.as_near:
        yield from wrapped(talk.as_near(found.as_near), WIDTH)
    rules = [house_rules()[name].about for name in found.draft.plan.rules]
    if rules:
        told = [talk.rule_told(about["name"], about.get("summary", "")) for about in rules]
        yield from wrapped(talk.with_rules(told), WIDTH)
    comparison = _compared(found)
    if comparison is None or not comparison.distance:
        yield from wrapped(talk.same(), WIDTH)
    else:
        yield ""
        yield from as_text(comparison, with_sources=False)


def _compared(found: Outcome) -> Comparison | None:
    """The form and the table's own rules side by side."""
    return compared(load(found.form.name), found.profile) if found.profile else None


def differences(found: Outcome) -> list[str]:
    """The sentences that only the form (with a minus) or only the table (with a plus) has."""
    return changes(load(found.form.name), found.profile) if found.profile else []


def as_data(found: Outcome, answers: Answers) -> dict[str, Any]:
    """The outcome for programs."""
    plan = found.draft.plan
    return {
        "form": plan.form,
        "as_near": list(found.as_near),
        "house_rules": list(plan.rules),
        "keys": dict(found.draft.written),
        "differences": differences(found),
        "profile": found.text,
        "fingerprint": found.profile.fingerprint if found.profile else None,
        "questions": len(answers),
        "picked": list(picked(answers)),
    }
