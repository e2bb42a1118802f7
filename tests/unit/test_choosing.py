"""Choosing: what is asked, in which order, and what comes of the answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from turup.choosing.answers import Answer, Answers, mark_in, mark_of, said, value_of
from turup.choosing.asking import MOST, Step, answered, back, next_step
from turup.choosing.drafting import draft, is_possible
from turup.choosing.forms import forms
from turup.choosing.house_rules import house_rules, laid
from turup.choosing.kept_answers import read_answers, text_of_answers
from turup.choosing.narrowing import left, mark
from turup.choosing.outcome import differences, outcome, outcome_lines
from turup.choosing.playing import asked_throughout
from turup.choosing.showing import option_lines, step_text, why, why_not
from turup.profiles import examine, examine_text, schemas, unwritten
from turup.words.problems import SENTENCES, line
from turup.words.questions import clashes
from turup.words.questions.all_ import QUESTIONS, SECTIONS
from turup.words.questions.readings import NOTHING_SAID, reading

ROOT = Path(__file__).parents[2]
KEYS = [f"{name}.{key}" for name, one in schemas.sections().items() for key in one["properties"]]


def test_the_named_forms_are_what_they_come_to() -> None:
    for name, form in forms().items():
        profile = examine(name).profile
        assert profile is not None
        assert form.keys == profile.keys, name


@pytest.mark.parametrize("path", KEYS)
def test_a_key_in_which_forms_differ_has_a_question(path: str) -> None:
    differ = len({mark(form, path) for form in forms()} - {""}) > 1
    assert not differ or path in QUESTIONS


def test_questions_stand_with_their_section_and_ask_about_a_key() -> None:
    assert list(QUESTIONS) == [question.key for one in SECTIONS for question in one.QUESTIONS]
    for one in SECTIONS:
        section = one.__name__.rpartition(".")[2]
        assert {question.key.partition(".")[0] for question in one.QUESTIONS} == {section}
    assert set(QUESTIONS) <= set(KEYS)
    assert all(question.text.endswith("?") for question in QUESTIONS.values())


@pytest.mark.parametrize("path", QUESTIONS)
def test_readings_are_told_apart(path: str) -> None:
    by_mark = {mark(form, path): reading(path, one.keys) for form, one in forms().items()}
    by_mark.pop("", None)
    assert NOTHING_SAID not in by_mark.values()
    assert max(Counter(by_mark.values()).values()) == 1


@pytest.mark.parametrize("path", QUESTIONS)
def test_a_question_has_words_only_for_what_its_key_can_say(path: str) -> None:
    choices = set(schemas.choices(schemas.at(path) or {}))
    words = {word for word in QUESTIONS[path].words if isinstance(word, str)}
    assert words <= choices
    assert "none" in words or "none" not in choices or len(choices) == 0, path
    plain_choices = schemas.kinds_of(schemas.at(path) or {}) == ()
    assert not plain_choices or words == choices


def test_a_house_rule_is_laid_as_the_check_lays_it() -> None:
    lots = Random(11)  # noqa: S311 - chance is no secret
    for _ in range(40):
        form, rule = lots.choice([*forms().values()]), lots.choice([*house_rules().values()])
        profile = examine(f"{form.name}+{rule.name}").profile
        if profile is not None:
            for path, value in (laid(rule, form.keys) or {}).items():
                assert mark_in(profile.keys, path) in ("", mark_of(value)), (form.name, rule.name)


def test_every_form_is_reached_by_its_own_answers_and_few_questions() -> None:
    counts = []
    for name, form in forms().items():
        answers = asked_throughout(form.keys)
        found, profile = draft(answers), examine(name).profile
        assert found.profile is not None
        assert profile is not None
        assert found.profile.fingerprint == profile.fingerprint, name
        assert found.plan.form == name
        assert not found.plan.rules
        assert not found.written
        counts.append(len(answers))
    assert mean(counts) <= 12
    assert max(counts) <= MOST == 18


@pytest.mark.parametrize(
    "spec",
    [
        "29+single-hand",
        "28+thirteen",
        "28+doubling",
        "304+ditto",
        "304+pointless-may-pass",
        "28-three+face-down",
    ],
)
def test_a_form_with_a_house_rule_is_reached_too(spec: str) -> None:
    profile = examine(spec).profile
    assert profile is not None
    rule = house_rules()[spec.partition("+")[2]]
    answers = asked_throughout(profile.keys, (rule.section,))
    found = draft(answers).profile
    assert found is not None
    assert found.fingerprint == profile.fingerprint
    assert len(answers) <= MOST


def wander(seed: int) -> Iterator[tuple[Answers, Step]]:
    """Answers by lot, with steps back, up to the end; each state with what is asked there."""
    lots = Random(seed)  # noqa: S311 - chance is no secret
    answers: Answers = ()
    for _ in range(3 * MOST):
        step = next_step(answers)
        if step is None:
            return
        yield answers, step
        answers = by_lot(answers, step, lots)
        if lots.random() < 0.1:
            answers = back(answers)


def by_lot(answers: Answers, step: Step, lots: Random) -> Answers:
    """One answer of any kind that the dialogue would take."""
    if lots.random() < 0.15:
        return answered(answers, step, None)
    if step.kind == "key":
        odd = mark_of(lots.randrange(40))
        is_odd = (
            step.is_open
            and lots.random() < 0.3
            and is_possible((*answers, Answer(step.about, odd)))
        )
        return answered(answers, step, odd if is_odd else lots.choice(step.options))
    picked = tuple(one for one in step.options if lots.random() < 0.3)
    more = answered(answers, step, picked)
    return more if is_possible(more) else answered(answers, step, ())


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_answered_ends_in_rules_that_can_be_played(seed: int) -> None:
    for answers, step in wander(seed):
        more = by_lot(answers, step, Random(seed))  # noqa: S311 - chance is no secret
        found = draft(more)
        assert found.profile is not None, more
        text = found.text("Our table")
        again, problems = examine_text(text, unwritten("our.yaml"))
        assert again is not None, [line(problem) for problem in problems]
        assert again.fingerprint == found.profile.fingerprint
        for path, one in said(more).items():
            assert mark_in(again.keys, path) == one, (path, text)


@pytest.mark.parametrize("seed", range(12, 14))
def test_what_is_settled_is_never_asked_and_back_undoes(seed: int) -> None:
    for answers, step in wander(seed):
        known = {answer.about for answer in answers}
        assert len(step.options) > (step.kind == "key")
        assert step.kind in ("topics", "rules") or len(answers) < MOST
        if step.kind == "key":
            marks = {mark(form, step.about) for form in left(answers)}
            assert len(marks) > 1
            assert "" not in marks
            assert step.about not in known
        more = answered(answers, step, None)
        assert back(more) == answers
        assert next_step(back(more)) == step


def test_everything_asked_can_be_shown_and_said_why() -> None:
    for answers, step in wander(3):
        assert step_text(step)
        lines = option_lines(step)
        assert len(set(lines)) == len(lines)
        assert all(why(step, answers))
        assert list(why(step, answers))


def test_an_answer_no_form_gives_is_kept() -> None:
    answers = (*asked_throughout(forms()["29"].keys), Answer("auction.minimum", mark_of(18)))
    found = outcome(answers, "Ours", "ours.yaml")
    assert found.form.name == "29"
    assert found.draft.written == {"auction.minimum": 18}
    assert len(differences(found)) == 2
    assert differences(found)[1].startswith("+ Bids go from 18 to")
    assert any("Bids go from 18 to" in text for text in outcome_lines(found))
    assert found.text.splitlines()[-1] == "auction: {minimum: 18}"


def test_what_a_changed_key_needs_is_borrowed() -> None:
    answers = (Answer("table.seats", mark_of(4)), Answer("match.win_at", mark_of(13)),
               Answer("deck.total", mark_of(28)), Answer("auction.minimum", mark_of(14)),
               Answer("auction.maximum", mark_of(28)), Answer("auction.opening", mark_of("free")),
               Answer("auction.passing", mark_of("final")))  # fmt: skip
    found = outcome(answers, "Ours", "ours.yaml")
    assert found.profile is not None
    assert "all_pass" in found.text
    assert found.profile.keys["auction"]["opening"] == "free"


def test_the_lines_of_an_outcome_name_the_form() -> None:
    found = outcome(asked_throughout(forms()["40"].keys), "Ours", "ours.yaml")
    first, *rest = outcome_lines(found)
    assert "40" in first
    assert rest == ["Your answers are as it is played there."]


def test_kept_answers_come_to_the_same(tmp_path: Path) -> None:
    profile = examine("29+single-hand").profile
    assert profile is not None
    answers = asked_throughout(profile.keys, ("solo",))
    file = tmp_path / "answers.yaml"
    file.write_text(text_of_answers(answers), encoding="utf-8")
    kept = read_answers(file, "answers.yaml")
    assert not kept.problems
    assert said(kept.answers) == said(answers)
    again = draft(kept.answers).profile
    assert again is not None
    assert again.fingerprint == profile.fingerprint


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("auction: {minimun: 16}\n", "answers.yaml:1:11: auction has no key 'minimun'; did you"),
        ("auction: {minimum: many}\n", "answers.yaml:1:11: auction.minimum is text"),
        ("extends: 28\n", "answers.yaml:1:1: a file of answers has no key 'extends'"),
        ("house-rules: [doublng]\n", "answers.yaml:1:15: there is no overlay 'doublng'; did you"),
        ("house-rules: [./own.yaml]\n", "answers.yaml:1:15: there is no overlay './own.yaml'"),
        ("", "answers.yaml"),
        ("[1, 2]\n", "answers.yaml:1:1"),
        ("auction: {minimum: 16\n", "answers.yaml:1:10"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_kept_answers_is_told_at_its_place(
    tmp_path: Path, text: str, told: str
) -> None:
    file = tmp_path / "answers.yaml"
    file.write_text(text, encoding="utf-8")
    kept = read_answers(file, "answers.yaml")
    assert not kept.answers
    assert any(line(problem).startswith(told) for problem in kept.problems), [
        line(problem) for problem in kept.problems
    ]


def test_a_mark_is_a_value_and_back() -> None:
    for value in (0, "none", [], {"b": 1, "a": [2]}):
        assert value_of(mark_of(value)) == value
    assert value_of(mark_of(None)) is None


def test_the_answers_on_the_page_are_the_example_without_its_comment() -> None:
    page = (ROOT / "docs" / "choosing.md").read_text(encoding="utf-8")
    shown = page.partition("```yaml\n")[2].partition("```")[0]
    example = (ROOT / "examples" / "answers" / "friday.yaml").read_text(encoding="utf-8")
    assert example.partition("\n")[2] == shown
    kept = read_answers(ROOT / "examples" / "answers" / "friday.yaml", "answers.yaml")
    assert not kept.problems
    assert draft(kept.answers).profile is not None


def key(path: str, value: object) -> Answer:
    """An answer about a key."""
    return Answer(path, mark_of(value))


def rules(*names: str) -> Answer:
    """House rules that were picked from a list."""
    return Answer("", rules=names, offered=names)


SEVEN = (
    "A table of 7 cannot be parted into two sides. "
    "The deck of 32 cards cannot be dealt evenly to 7 players."
)


@pytest.mark.parametrize(
    ("answers", "reason"),
    [
        ([key("table.seats", 40)], "That must be a number from 2 to 8."),
        ([key("auction.minimum", 16), key("auction.maximum", 13)],
         "The lowest bid is 16, and the highest 13."),
        ([key("auction.minimum", 100)], "No bid above 28 can be made."),
        ([key("table.seats", 7), key("table.sides", "two_sides")], SEVEN),
        ([key("auction.minimum", 14), rules("no-pair", "pair-after-ruff")],
         "Pair after a ruff: that changes nothing here."),
        ([key("auction.minimum", 14), rules("c")],
         "C: that needs something which is not played here."),
        ([key("auction.minimum", 14), rules("until-broke", "ten-deals")],
         "These do not go together: Ten deals won; Until one is broke."),
    ],
)  # fmt: skip
def test_a_table_is_told_why_answers_do_not_go_together(answers: list[Answer], reason: str) -> None:
    assert not is_possible(tuple(answers))
    assert " ".join(sorted(why_not(tuple(answers)))) == reason


def test_what_no_sentence_is_about_is_told_in_a_general_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clashes, "REASONS", {})
    assert why_not((key("table.seats", 40),)) == [clashes.OTHERWISE]
    assert why_not((key("auction.minimum", 14),)) == [clashes.OTHERWISE]


def test_reasons_are_of_problems_there_are_and_say_nothing_that_those_do_not() -> None:
    for name, text in clashes.REASONS.items():
        slots = set(re.findall(r"\{(\w+)\}", text))
        assert slots <= {"rule", "other", *re.findall(r"\{(\w+)\}", SENTENCES[name])}
