"""What a check has found, in words."""

from __future__ import annotations

from turup.profiles.problems import Problem
from turup.words import _, marked
from turup.words.records import line as line_of_record
from turup.words.records import sentence as sentence_of_record
from turup.words.safe import safe
from turup.words.verifying import FINDINGS, finding_sentence

SENTENCES = {
    "broken-invariant": marked(
        "deal {deal} of seed {seed} breaks the law '{invariant}'; "
        "this is a fault of turup, please report it"
    ),
    "seldom-played": marked(
        "{thrown} of {deals} deals by chance were thrown in, most often by {cause}; let fewer "
        "hands be thrown in"
    ),
}


def line(problem: Problem) -> str:
    """A problem as one line: where, what, and its name."""
    if problem.name not in SENTENCES and problem.name not in FINDINGS:
        return line_of_record(problem)
    text = sentence(problem)
    if problem.is_warning:
        text = _("warning: {sentence}").format(sentence=text)
    return f"{safe(str(problem.place))}: {text} [{problem.name}]"


def sentence(problem: Problem) -> str:
    """What is wrong."""
    if problem.name in FINDINGS:
        return finding_sentence(problem.name, problem.facts)
    if problem.name not in SENTENCES:
        return sentence_of_record(problem)
    facts = {name: safe(str(value)) for name, value in problem.facts.items()}
    return _(SENTENCES[problem.name]).format(**facts)


def github(problem: Problem) -> str:
    """A problem as an annotation for GitHub."""
    place, level = problem.place, "warning" if problem.is_warning else "error"
    where = f"file={_property(place.file)}"
    if place.line:
        where += f",line={place.line},col={place.column}"
    return f"::{level} {where},title={_property(problem.name)}::{_data(sentence(problem))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(safe(text)).replace(":", "%3A").replace(",", "%2C")
