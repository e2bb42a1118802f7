"""What is wrong with a record, in words, and what the referee says of an irregular act."""

from __future__ import annotations

from typing import Any

from turup.profiles.problems import Problem
from turup.words import _
from turup.words.problems import line as line_of_profile
from turup.words.problems import sentence as sentence_of_profile
from turup.words.problems import shown
from turup.words.safe import safe

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

JUDGEMENTS = {
    "no_error": _("It was none{proof}."),
    "wrongly_claimed": _("It was none{proof}, and {claimed_by} has accused wrongly. {score}"),
    "not_decided": _("Not decided: {reason}."),
    "not_priced": _("{why}These rules put no price on it."),
    "not_claimed": _("{why}It costs nothing, since nobody has claimed it."),
    "warned": _("{why}It is a warning, and costs nothing yet."),
    "match_lost": _("{why}{side} have lost the match."),
    "priced": _("{why}{score}{then}"),
}
OCCASIONS = {
    "revoke": _("A revoke of {seat}, after {after} acts."),
    "false_call": _("A false call for trump of {seat}, after {after} acts."),
    "false_pair": _("A false pair of {seat}, after {after} acts."),
    "false_claim": _("A false claim of {seat}, after {after} acts."),
    "out_of_turn": _("{seat} acts out of turn, after {after} acts."),
    "signal": _("A signal of {seat}, after {after} acts."),
    "wrong_cut": _("A wrong cut of {seat}."),
    "misdeal": _("A misdeal of {seat}."),
    "reshuffle": _("A reshuffle of {seat}, after {after} acts."),
}
PROOFS = {
    "revoke": _(": {seat} might play {card}"),
    "false_call": _(": {seat} might call"),
    "false_pair": _(": {seat} holds it"),
    "false_claim": _(": the claim is right"),
    "out_of_turn": _(": it was {seat}'s turn"),
}
UNDECIDED = {
    "not_their_turn": _("it was not {seat}'s turn then"),
    "not_in_play": _("no card was being played then"),
    "not_in_auction": _("there was no bidding then"),
    "not_held": _("{seat} did not hold {card} then"),
    "not_possible": _("nobody could have done it then"),
    "no_such": _("the record does not say what was claimed; name it under what"),
    "not_all_dealt": _("the cards that it speaks of were not all dealt then"),
    "over": _("the deal was over then"),
}
THEN = {
    "plays_on": _("Play goes on."),
    "ends_deal": _("The deal is over and counts for nobody."),
    "redeal": _("The same dealer deals again."),
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


def judgement(verdict: str, **facts: str) -> str:
    """What the referee says of an irregular act; where nothing can be decided, why not."""
    occasion = OCCASIONS[facts["act"]].format(**facts)
    if "reason" in facts:
        facts["reason"] = UNDECIDED[facts["reason"]].format(**facts)
    facts["proof"] = PROOFS.get(facts["act"], "").format(**facts)
    follows = THEN.get(facts.get("then", ""), "")
    facts["then"] = f" {follows}" if follows and facts["score"] else follows
    if facts.get("why"):
        facts["why"] += " "
    return f"{occasion} {JUDGEMENTS[verdict].format(**facts)}"
