"""How answers narrow down what is left, and which question would narrow it down most.

A table may play one thing otherwise than its form, so an answer does not rule a form out: it makes
it so much less likely. How many sit there, and with which cards, hardly ever differs within a form.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache
from math import log2
from typing import TypeAlias

from turup.choosing.answers import Answers, mark_in
from turup.choosing.forms import forms
from turup.words.questions.all_ import QUESTIONS

DIFFERS, DIFFERS_FIRMLY = 0.1, 0.01
"""How likely a table plays one thing otherwise than its form."""
UNLIKELY = 0.03
"""How likely a form must be, beside the likeliest, not to be given up."""
SURE = 0.95
"""How likely a form must be, among those that are left, to be taken for the table's own."""


Weights: TypeAlias = Mapping[str, float]


@cache
def mark(form: str, path: str) -> str:
    """The mark of what a form says at a key."""
    return mark_in(forms()[form].keys, path)


@lru_cache(maxsize=128)
def likelihoods(answers: Answers) -> Weights:
    """How likely the answers are in each form."""
    if not answers:
        return dict.fromkeys(forms(), 1.0)
    *earlier, last = answers
    before = likelihoods(tuple(earlier))
    if last.mark is None:
        return before
    question = QUESTIONS.get(last.about)
    factor = DIFFERS_FIRMLY if question is not None and question.is_firm else DIFFERS
    return {
        form: weight if mark(form, last.about) == last.mark else weight * factor
        for form, weight in before.items()
    }


@lru_cache(maxsize=128)
def left(answers: Answers) -> Weights:
    """The forms that are not given up, with how likely each is among them, likeliest first."""
    weights = likelihoods(answers)
    kept = {form: one for form, one in weights.items() if one >= UNLIKELY * max(weights.values())}
    whole = sum(kept.values())
    return {form: kept[form] / whole for form in sorted(kept, key=lambda form: -kept[form])}


def telling(answers: Answers) -> list[str]:
    """The questions that tell something about the form, those worth most first.

    There are none left once a form is found.
    """
    among, known = left(answers), {answer.about for answer in answers}
    if max(among.values()) >= SURE:
        return []
    worth = {
        path: gain(path, among) * question.ease
        for path, question in QUESTIONS.items()
        if path not in known
    }
    return sorted((path for path in worth if worth[path] > 0), key=lambda path: -worth[path])


def gain(path: str, among: Weights) -> float:
    """How many bits the answer to a question is expected to tell about the form.

    A question that does not arise in some form that is left tells nothing yet.
    """
    readings: dict[str, float] = defaultdict(float)
    for form, weight in among.items():
        readings[mark(form, path)] += weight
    if "" in readings or len(readings) == 1:
        return 0.0
    return -sum(weight * log2(weight) for weight in readings.values())
