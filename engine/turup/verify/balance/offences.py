"""Offences: those by which one escapes from a lost deal, and accusations nobody can make."""

from __future__ import annotations

from collections.abc import Iterator

from turup.rules import Rules
from turup.rules.penalties import Act, Found, Penalty, Price, penalty_for
from turup.verify.findings import Finding

IN_PLAY = (
    Act.revoke,
    Act.false_call,
    Act.false_pair,
    Act.false_claim,
    Act.out_of_turn,
    Act.signal,
)
"""What can be done by somebody who sees that his deal is lost."""
WIPED = (Price.ends_deal, Price.redeal)


def about_offences(rules: Rules) -> Iterator[Finding]:
    """What is wrong with the prices of irregular acts."""
    for act in Act:
        penalty, path = penalty_for(rules, act), f"penalties.{act.name}"
        if penalty.is_used == 1 and act in IN_PLAY and is_an_escape(penalty):
            keys = (f"{path}.price", f"{path}.lose", path)
            yield Finding("offence-saves-the-deal", keys, {"what": act.name})
        if penalty.is_used == 1 and penalty.how == Found.automatic and penalty.wrong_claim > 0:
            keys = (f"{path}.how", f"{path}.wrong_claim", path)
            facts = {"what": act.name, "points": penalty.wrong_claim}
            yield Finding("never-accused", keys, facts)


def is_an_escape(penalty: Penalty) -> bool:
    """Whether an act ends the deal for nobody, and costs nothing besides."""
    return penalty.price in WIPED and penalty.lose == 0
