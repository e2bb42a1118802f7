"""Showing a step: its question, its readings in words, and why it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePath
from typing import Any

from turup.choosing.answers import Answers, Keys, mark_in, value_of
from turup.choosing.asking import Step
from turup.choosing.drafting import draft
from turup.choosing.forms import forms
from turup.choosing.house_rules import house_rules, is_played, with_changes
from turup.choosing.narrowing import left, mark
from turup.profiles import Problem
from turup.words import _
from turup.words.names import title
from turup.words.questions import clashes, talk
from turup.words.questions.readings import question_text, reading
from turup.words.safe import safe

NO_NUMBER = "n"
"""What is typed for the reading that is no number."""
LIKELY = 0.5
"""How likely a form must be, beside the likeliest, to be named."""


def step_text(step: Step) -> str:
    """What is asked."""
    if step.kind == "key":
        return question_text(step.about)
    if step.kind == "topics":
        return _(talk.TOPICS)
    if step.kind == "rules":
        return _(talk.RULES).format(section=talk.section_title(step.about))
    about = house_rules()[step.about].about
    return talk.rule_question(about["name"], about.get("summary", ""))


def option_lines(step: Step) -> list[str]:
    """What can be picked, behind what to type for it."""
    if step.is_open:
        return _number_lines(step)
    return [talk.option(str(number), text) for number, text in enumerate(option_texts(step), 1)]


def _number_lines(step: Step) -> list[str]:
    """The numbers that are played somewhere, any of which can be typed, and what is none."""
    numbers = [one for one in step.options if one not in worded(step)]
    told = [reading_of(step.about, one) for one in numbers]
    plain = [one for one, text in zip(numbers, told, strict=True) if text == one]
    lines = [talk.option(one, text) for one, text in zip(numbers, told, strict=True) if text != one]
    others = [talk.option(NO_NUMBER, reading_of(step.about, one)) for one in worded(step)[:1]]
    return [*lines, talk.numbers(plain), *others]


def worded(step: Step) -> list[str]:
    """The readings of an open question that are no numbers."""
    return [one for one in step.options if not isinstance(value_of(one), int)]


def option_texts(step: Step) -> list[str]:
    """What can be picked, in words."""
    if step.kind == "key":
        return [reading_of(step.about, one) for one in step.options]
    if step.kind == "topics":
        return [talk.section_title(section) for section in step.options]
    if step.kind == "rule":
        return [_(talk.YES), _(talk.NO)]
    rules = [house_rules()[name].about for name in step.options]
    return [talk.rule_told(about["name"], about.get("summary", "")) for about in rules]


def reading_of(path: str, one: str) -> str:
    """What a value means, as a form tells it that has it, or as one would."""
    keys: Keys
    for form in forms().values():
        keys = form.keys
        if mark_in(keys, path) == one:
            return reading(path, keys)
    return reading(path, with_changes(keys, {path: value_of(one)}))


def why_not(answers: Answers) -> list[str]:
    """Why answers do not go together; each reason once, and a plain one where there is no other."""
    problems = [problem for problem in draft(answers).problems if not problem.is_warning]
    told = [clashes.reason(problem.name, _facts(problem)) for problem in problems]
    return list(dict.fromkeys(told)) or [_(clashes.OTHERWISE)]


def _facts(problem: Problem) -> dict[str, Any]:
    """The facts of a problem, with house rules by their titles."""
    rule = problem.facts.get("name", _file(str(problem.place)))
    other = _file(str(problem.facts.get("other", "")))
    return {**problem.facts, "rule": _rule(rule), "other": _rule(other)}


def _file(place: str) -> str:
    """What the file of a place is called, without its ending."""
    return PurePath(place.partition(":")[0]).stem


def _rule(name: str) -> str:
    """The title of a house rule; nothing where there is none of that name."""
    rule = house_rules().get(name)
    return safe(title(rule.about["name"])) if rule else ""


def why(step: Step, answers: Answers) -> Iterator[str]:
    """Why it is asked: what is left, and what an answer tells apart."""
    if step.kind == "key":
        weights = left(answers)
        least = LIKELY * max(weights.values())
        likely = [form for form, weight in weights.items() if weight >= least]
        among = likely if len(likely) > 1 else list(weights)
        played = {
            reading_of(step.about, one): [form for form in among if mark(form, step.about) == one]
            for one in step.options
        }
        yield from talk.why_key(among, played)
        return
    form = draft(answers).plan.form
    if step.kind == "topics":
        yield from talk.why_topics(form)
        return
    rule = house_rules()[step.options[0]]
    where = [other.name for other in forms().values() if is_played(rule, other.keys)]
    yield from talk.why_rule(form, where if step.kind == "rule" else ())
