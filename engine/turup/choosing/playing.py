"""A table whose rules are known, and what it would say: for trying how many questions it takes."""

from __future__ import annotations

from turup.choosing.answers import Answer, Answers, Keys, mark_in
from turup.choosing.asking import Said, Step, answered, next_step
from turup.choosing.drafting import is_possible
from turup.choosing.house_rules import house_rules, is_played


def asked_throughout(keys: Keys, topics: tuple[str, ...] = ()) -> Answers:
    """All that a table says until there is nothing more to ask.

    `topics` are the sections about which it wants to name house rules.
    """
    answers: Answers = ()
    while (step := next_step(answers)) is not None:
        answers = answered(answers, step, said_to(step, keys, answers, topics))
    return answers


def said_to(step: Step, keys: Keys, answers: Answers, topics: tuple[str, ...]) -> Said:
    """What a table with these keys says to a step."""
    if step.kind == "key":
        return mark_in(keys, step.about) or None
    if step.kind == "topics":
        return tuple(topic for topic in step.options if topic in topics)
    picked: tuple[str, ...] = ()
    for name in step.options:
        more = (*picked, name)
        is_theirs = is_played(house_rules()[name], keys)
        if is_theirs and is_possible((*answers, Answer("", None, more))):
            picked = more
    return picked
