"""Asking: what comes next after some answers; nothing, when nothing more is worth asking.

First come questions about keys until the form is found, then the house rules that most forms play,
one by one, then whatever else the table has house rules about. The answers alone say where one
stands, so the way back is to leave out the last.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from turup.choosing.answers import Answer, Answers, mark_of, value_of
from turup.choosing.drafting import draft, is_possible, may_add
from turup.choosing.forms import forms
from turup.choosing.house_rules import HouseRule, adds, house_rules, is_played
from turup.choosing.narrowing import left, mark, telling
from turup.profiles import schemas
from turup.words.questions.all_ import QUESTIONS

MOST = 18
"""How many questions a table is asked at most, besides what else it plays and the lists of it."""
MOST_POPULAR = 4
"""How many house rules it is asked about one by one."""
Kind = Literal["key", "rule", "topics", "rules"]
MOST_TRIED = 6
"""How many questions are looked at until one has two readings that make sense."""
TOPICS = "topics"


class Step(NamedTuple):
    """A question: about a key, a house rule, what else there are house rules about, or a list.

    `options` are the marks of the readings, the house rule, the sections, or the house rules.
    Where `is_open` another number can be given.
    """

    kind: Kind
    about: str
    options: tuple[str, ...]
    is_open: bool = False


Said: TypeAlias = "str | tuple[str, ...] | None"


@lru_cache(maxsize=128)
def next_step(answers: Answers) -> Step | None:
    """What to ask next; None when nothing more is worth asking."""
    if len(answers) >= MOST:
        return _topics(answers) or _list(answers)
    return _key(answers) or _popular(answers) or _topics(answers) or _list(answers)


def _key(answers: Answers) -> Step | None:
    """The question about a key that narrows down most, and is not settled by what makes sense."""
    for path in telling(answers)[:MOST_TRIED]:
        options = tuple(_sensible(answers, path))
        if len(options) > 1:
            return Step("key", path, options, is_open=_is_open(path))
    return None


def _sensible(answers: Answers, path: str) -> Iterator[str]:
    """The readings of a key with which the answers can still come to a sound profile."""
    section, name = path.split(".")
    theirs = [mark(form, path) for form in left(answers)]
    order = [mark_of(word) for word in schemas.choices(schemas.key(section, name) or {})]
    others = [mark_of(word) for word in QUESTIONS[path].words]
    for one in sorted(dict.fromkeys(theirs + others), key=lambda one: _rank(one, order)):
        if one and is_possible((*answers, Answer(path, one))):
            yield one


def _rank(one: str, order: list[str]) -> tuple[int, int]:
    """Where a reading stands: numbers from the lowest on, then choices as the schema has them."""
    value = value_of(one)
    if isinstance(value, int):
        return 0, value
    return 1, order.index(one) if one in order else len(order)


def _is_open(path: str) -> bool:
    """Whether any number can be given."""
    section, name = path.split(".")
    return "integer" in schemas.kinds_of(schemas.key(section, name) or {})


def _popular(answers: Answers) -> Step | None:
    """A house rule that other forms play, those of the same game first."""
    asked = [answer for answer in answers if len(answer.offered) == 1]
    if len(asked) >= MOST_POPULAR or any(answer.about == TOPICS for answer in answers):
        return None
    group = forms()[draft(answers).plan.form].about.get("group", "")
    loved = sorted(_open(answers), key=lambda rule: -popularity(rule.name, group))
    for rule in loved:
        is_new = adds(rule, draft(answers).plan.keys)
        if is_new and popularity(rule.name, group) and _fits(answers, rule.name):
            return Step("rule", rule.name, (rule.name,))
    return None


@lru_cache(maxsize=4096)
def popularity(rule: str, group: str) -> float:
    """How many forms play a house rule; those of another game count less."""
    rest = house_rules()[rule]
    return sum(
        1.0 if form.about.get("group") == group else 0.25
        for form in forms().values()
        if is_played(rest, form.keys)
    )


@lru_cache(maxsize=128)
def _open(answers: Answers) -> list[HouseRule]:
    """The house rules that were not asked about, or have a chance only now."""
    offered = {rule for answer in answers for rule in answer.offered}
    return [rule for rule in house_rules().values()
            if rule.name not in offered and may_add(answers, rule.name)]  # fmt: skip


def _fits(answers: Answers, *rules: str) -> bool:
    """Whether the answers make sense with some house rules more."""
    return is_possible((*answers, Answer("", None, rules)))


def _topics(answers: Answers) -> Step | None:
    """What else the table may have house rules about."""
    if any(answer.about == TOPICS for answer in answers):
        return None
    rules = _open(answers)
    found = tuple(
        section
        for section in schemas.sections()
        if any(rule.section == section and _fits(answers, rule.name) for rule in rules)
    )
    return Step("topics", TOPICS, found) if found else None


def _list(answers: Answers) -> Step | None:
    """The house rules of the next section that the table wants to hear of."""
    wanted = [topic for answer in answers for topic in answer.topics]
    for topic in wanted:
        rules = [rule.name for rule in _open(answers) if rule.section == topic]
        fitting = tuple(rule for rule in rules if _fits(answers, rule))
        if fitting:
            return Step("rules", topic, fitting)
    return None


def answered(answers: Answers, step: Step, said: Said) -> Answers:
    """The answers with what was said to a step; None for *don't know*.

    Of a key that is a mark, of anything else those of its options that were picked.
    """
    if step.kind == "key":
        return (*answers, Answer(step.about, said if isinstance(said, str) else None))
    chosen = said if isinstance(said, tuple) else ()
    if step.kind == "topics":
        return (*answers, Answer(step.about, topics=chosen))
    return (*answers, Answer(step.about, rules=chosen, offered=step.options))


def back(answers: Answers) -> Answers:
    """The answers as they were before the last."""
    return answers[:-1]
