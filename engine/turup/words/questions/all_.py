"""Every question, in the order of the sections."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.by_section import by_section
from turup.words.questions.question import Question

SECTIONS = tuple(by_section("turup.words.questions").values())
QUESTIONS: Mapping[str, Question] = {
    question.key: question for section in SECTIONS for question in section.QUESTIONS
}
