"""What is wrong with a record, in words."""

from __future__ import annotations

from typing import Any

from turup.profiles.problems import Problem
from turup.words.problems import line as line_of_profile
from turup.words.problems import sentence as sentence_of_profile
from turup.words.problems import shown
from turup.words.safe import safe
from turup.words.translation import marked as _

SENTENCES = {
    "not-a-record": _("this is no record of a deal; 'turup deal SPEC --save FILE' writes one"),
    "record-without-key": _("a record must say {key}"),
    "record-unknown-key": _("a record has no key '{name}'{hint}"),
    "record-wrong-value": _("{key} takes {form}, not '{value}'"),
    "record-newer": _(
        "the record is in format {value}, and this program reads {known}; take a fitting turup"
    ),
    "record-other-generator": _("the cards come from '{value}', and this program has {known}"),
    "record-not-a-card": _("'{text}' is no card of this deck; write suit and rank, as in S7"),
    "record-card-twice": _("'{text}' lies in the deck once too often; name another card"),
    "record-cards-missing": _("the deck has {most} cards, and {count} are named; name them all"),
    "record-not-a-seat": _("nobody called '{text}' sits at this table; there are {seats}"),
    "record-not-an-act": _("'{text}' is no act; write one as in play S7, bid 16 or pass"),
    "record-out-of-turn": _("it is {turn}'s turn, not {seat}'s"),
    "record-refused": _("{refusal}"),
    "record-after-end": _("the deal is over after {count} acts; take this one away"),
    "record-other-result": _(
        "the record says {key} is {value}, but the acts make it {found}; correct one of the two"
    ),
    "record-other-rules": _(
        "the fingerprint is {value}, but the rules written here have {found}; one was changed, "
        "so put it back, or leave the fingerprint out"
    ),
}


def line(problem: Problem) -> str:
    """A problem of a record, or of the rules in it, as one line."""
    if problem.name not in SENTENCES:
        return line_of_profile(problem)
    place = problem.place
    where = safe(place.file) + (f":{place.line}:{place.column}" if place.line else "")
    return f"{where}: {sentence(problem)} [{problem.name}]"


def sentence(problem: Problem) -> str:
    """What is wrong."""
    if problem.name not in SENTENCES:
        return sentence_of_profile(problem)
    facts = {name: _fact(name, value) for name, value in problem.facts.items()}
    near = (
        _("; did you mean '{near}'?").format(near=facts["nearest"]) if facts.get("nearest") else ""
    )
    facts["hint"] = near
    return SENTENCES[problem.name].format(**facts)


def _fact(name: str, value: Any) -> str:
    """A fact as text; a refusal is a sentence of ours and is never cut."""
    return safe(str(value), 1000) if name == "refusal" else shown(value)
