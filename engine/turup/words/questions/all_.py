"""Every question, in the order of the sections."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words.questions import (
    auction,
    deal,
    deck,
    doubling,
    match,
    pair,
    penalties,
    play,
    scoring,
    solo,
    table,
    trump,
)
from turup.words.questions.question import Question

SECTIONS = (
    deck,
    table,
    deal,
    auction,
    trump,
    doubling,
    play,
    pair,
    solo,
    scoring,
    match,
    penalties,
)
QUESTIONS: Mapping[str, Question] = {
    question.key: question for section in SECTIONS for question in section.QUESTIONS
}
