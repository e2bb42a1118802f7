"""Sense of the claims: each can be made, and what it asks for is there."""

from __future__ import annotations

from turup.profiles.sense.span import asked
from turup.profiles.sense.told import Found, Record, Told, as_number, guard_of


def claim_without_pair(told: Told, name: str, claim: Record) -> Found:
    """A claim that counts pairs, or waits for one, needs a pair that can be shown."""
    path = f"scoring.claims.{name}"
    if told.record("pair.kinds"):
        return
    if claim.get("goal") == "last_trick_with_pair":
        at = told.at_fault(f"{path}.goal", "pair.kinds")
        yield from told.without_effect("claim-without-pair", at, (path, "pair.kinds"), claim=name)
    elif "pairs" in guard_of(claim):
        at = told.at_fault(f"{path}.if", "pair.kinds")
        yield from told.without_effect("claim-without-pair", at, (path, "pair.kinds"), claim=name)


def claim_without_mark(told: Told, name: str, claim: Record) -> Found:
    """Nobody is short of a mark that does not exist."""
    if "short_of_win" in guard_of(claim) and told.limit("match.win_at") is None:
        path = f"scoring.claims.{name}"
        at = told.at_fault(f"{path}.if", "match.win_at")
        yield from told.without_effect("claim-without-mark", at, (path, "match.win_at"), claim=name)


def claim_lifts_nothing(told: Told, name: str, claim: Record) -> Found:
    """A claim lifts the mark that wins the match to a higher one."""
    path, mark = f"scoring.claims.{name}.win_at", told.limit("match.win_at")
    lifted = claim.get("win_at", "none")
    if lifted == "none" or mark is None or as_number(lifted) > mark:
        return
    at = told.at_fault(path, "match.win_at")
    yield told.problem("claim-lifts-nothing", at, claim=name, lifted=lifted, mark=mark)


def claim_out_of_reach(told: Told, name: str, claim: Record) -> Found:
    """Who claims every trick has left none to the other side."""
    others = guard_of(claim).get("other_tricks")
    if claim.get("goal") == "all_tricks" and others is not None and asked(others).low > 0:
        yield told.problem("claim-out-of-reach", f"scoring.claims.{name}.if", claim=name)
