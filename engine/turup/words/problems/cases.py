"""What is wrong with worked cases, and how a case that fails is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import turup.words
from turup.words.safe import safe
from turup.words.translation import marked as _

SENTENCES: dict[str, str] = {
    "case-fails": _("'{case}': {answer} should be {wanted}, but it is {got}{decision}"),
    "case-of-unsound-profile": _(
        "'{case}' is asked of a profile that cannot be played ({problem} at {at}); mend that first"
    ),
    "case-without-profile": _(
        "'{case}' names no profile, nor does its file; write profile: 28 above the cases"
    ),
    "cases-unknown-format": _(
        "there is no format '{value}' for files of cases; write turup-cases: {known}"
    ),
    "case-incomplete": _("'{case}' needs {field}, since its kind is {kind}"),
    "case-idle-field": _(
        "'{case}': {field} means nothing in a case of kind {kind}, only in {kinds}; take it away"
    ),
    "case-not-a-row": _(
        "'{text}' is no row of the rulebook; write R and three figures, as in R084"
    ),
    "case-not-a-seat": _("'{text}' is no seat of this table; write {seats}, S0 being the dealer"),
    "case-not-a-card": _("'{text}' is no card; write rank and suit, as in 7S or 10H"),
    "case-card-absent": _("{text} is not in the deck of this profile; take another card"),
    "case-card-twice": _("{card} is named more often than the deck has it; take another card"),
    "case-not-a-suit": _("'{text}' is no suit; write one of {suits}"),
    "case-unknown-act": _(
        "nothing at this point is called '{text}'; write a card, a number, pass, call, expose, "
        "or one of this profile's names: {names}"
    ),
    "case-unknown-name": _("this profile has no '{text}' here; it has {names}"),
    "case-stage-absent": _("this profile has no stage '{text}'; it has {names}"),
    "case-act-after-end": _(
        "'{text}' comes when nobody is to act any more; end the acts before it"
    ),
    "case-hand-of-nobody": _("hand is the hand of the seat to act, but nobody is; use hands"),
    "case-hand-too-long": _("{count} cards are too many for one seat, which is dealt {most}"),
    "case-tallies-miscounted": _(
        "{count} numbers are given, but this table keeps {kept} tallies; write one for each"
    ),
}


def decision(facts: Mapping[str, Any]) -> str:
    """Which rule decided, and where it is written, as the end of a sentence."""
    rule, written = safe(str(facts["rule"])), safe(str(facts["written"]))
    if not rule:
        return ""
    if not written:
        return turup.words._("; {rule} decides that").format(rule=rule)
    return turup.words._("; {rule} decides that ({written})").format(rule=rule, written=written)
