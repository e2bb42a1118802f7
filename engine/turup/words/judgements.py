"""What the referee says of an irregular act."""

from __future__ import annotations

from collections.abc import Mapping

from turup.words import _, marked, ngettext
from turup.words.names import seat

JUDGEMENTS = {
    "no_error": marked("It was none{proof}."),
    "wrongly_claimed": marked("It was none{proof}, and {claimed_by} has accused wrongly. {score}"),
    "not_decided": marked("Not decided: {reason}."),
    "not_priced": marked("{why}These rules put no price on it."),
    "not_claimed": marked("{why}It costs nothing, since nobody has claimed it."),
    "warned": marked("{why}It is a warning, and costs nothing yet."),
    "match_lost": marked("{why}{side} have lost the match."),
    "priced": marked("{why}{score}{then}"),
}
OCCASIONS = {
    "revoke": marked("A revoke of {seat}, {after}."),
    "false_call": marked("A false call for trump of {seat}, {after}."),
    "false_pair": marked("A false pair of {seat}, {after}."),
    "false_claim": marked("A false claim of {seat}, {after}."),
    "out_of_turn": marked("{seat} acts out of turn, {after}."),
    "signal": marked("A signal of {seat}, {after}."),
    "wrong_cut": marked("A wrong cut of {seat}."),
    "misdeal": marked("A misdeal of {seat}."),
    "reshuffle": marked("A reshuffle of {seat}, {after}."),
}
PROOFS = {
    "revoke": marked(": {seat} might play {card}"),
    "false_call": marked(": {seat} might call"),
    "false_pair": marked(": {seat} holds it"),
    "false_claim": marked(": the claim is right"),
    "out_of_turn": marked(": it was {seat}'s turn"),
}
UNDECIDED = {
    "not_their_turn": marked("it was not {seat}'s turn then"),
    "not_in_play": marked("no card was being played then"),
    "not_in_auction": marked("there was no bidding then"),
    "not_held": marked("{seat} did not hold {card} then"),
    "not_possible": marked("nobody could have done it then"),
    "no_such": marked("the record does not say what was claimed; name it under what"),
    "not_all_dealt": marked("the cards that it speaks of were not all dealt then"),
    "over": marked("the deal was over then"),
}
THEN = {
    "plays_on": marked("Play goes on."),
    "ends_deal": marked("The deal is over and counts for nobody."),
    "redeal": marked("The same dealer deals again."),
}


def judgement(verdict: str, **facts: str) -> str:
    """What the referee says of an irregular act; where nothing can be decided, why not."""
    facts |= {name: seat(facts[name]) for name in ("seat", "claimed_by") if facts.get(name)}
    occasion = _filled(OCCASIONS[facts["act"]], {**facts, "after": _after(int(facts["after"]))})
    if "reason" in facts:
        facts["reason"] = _filled(UNDECIDED[facts["reason"]], facts)
    facts["proof"] = _filled(PROOFS.get(facts["act"], ""), facts)
    follows = _filled(THEN.get(facts.get("then", ""), ""), facts)
    facts["then"] = f" {follows}" if follows and facts["score"] else follows
    if facts.get("why"):
        facts["why"] += " "
    return f"{occasion} {_filled(JUDGEMENTS[verdict], facts)}"


def _after(acts: int) -> str:
    """When in the deal it happened."""
    return ngettext("after {count} act", "after {count} acts", acts).format(count=acts)


def _filled(text: str, facts: Mapping[str, str]) -> str:
    """A sentence of a table with its facts; nothing for none."""
    return _(text).format(**facts) if text else ""
