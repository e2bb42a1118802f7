"""Which rule decided an answer: the key, and the file and line where it is written."""

from __future__ import annotations

from typing import Any, NamedTuple

from turup.game.cases.answers import Ending, seat_text
from turup.game.cases.case import Failure
from turup.game.refusals import key_of, place_of, record_name
from turup.game.results import lines_of, why_of
from turup.profiles.node import Path
from turup.rules import Rules
from turup.rules.state import NOBODY, Outcome, Phase, State, Why
from turup.rules.turns import is_duel, is_single_round
from turup.rules.verdicts import Verdict, reason

# The key that decides an answer, where no verdict and no line of the score tells.
DECIDED_BY = {
    "cards": "deck.order",
    "points": "deck.points",
    "worthless": "deck.points",
    "hand": "deal.stages",
    "stage": "deal.stages",
    "least": "auction.minimum",
    "bid": "auction.rounds",
    "declarer": "auction.rounds",
    "trump": "trump.indicator",
    "knowing": "trump.seen_by",
    "winner": "deck.order",
    "face_down": "trump.exposed_by",
    "thrown_in": "deal.redeals",
    "asked": "deal.redeals",
    "dealer": "deal.next_dealer",
    "target": "pair.effect",
    "captured": "pair.effect",
    "outcome": "scoring.stakes",
    "scores": "scoring.paid",
    "lines": "scoring.stakes",
    "tallies": "match.start",
    "red": "match.sets",
    "black": "match.sets",
    "clips": "match.clip",
    "certain": "scoring.claims",
    "missed": "scoring.claims",
    "claim": "scoring.claims",
    "raised": "scoring.claims",
    "won": "match.win_at",
    "lost": "match.lose_at",
}


class Decision(NamedTuple):
    """A rule that decided: its key, the name of the refusal if there was one, and its place."""

    key: str
    refusal: str
    written: str

    @property
    def rule(self) -> str:
        """The key, or the refusal's name where the rule has none."""
        return self.key or self.refusal

    def fits(self, named: str) -> bool:
        """Whether it is the rule that a case names: the key, one above it, or the refusal."""
        return named == self.refusal or f"{self.key}.".startswith(f"{named}.")


def decision(rules: Rules, state: State, code: int) -> Decision:
    """The rule behind a verdict."""
    verdict, record = reason(code)
    if verdict == Verdict.legal:
        return Decision("", "", "")
    name = record_name(rules, verdict, record)
    key = key_of(rules, state, verdict, name)
    return Decision(key, verdict.name, place_of(rules, key))


def refusal_failure(rules: Rules, state: State, path: Path, code: int) -> Failure:
    """An act that should be legal and is not."""
    found = decision(rules, state, code)
    return Failure(path, "allowed", f"refused ({found.refusal})", found.rule, found.written)


def decided_by(ending: Ending, name: str, wanted: Any) -> str:
    """The key that decided an answer that was to be another one."""
    state, rules = ending.state, ending.rules
    if state.outcome == Outcome.thrown_in:
        is_redeal = state.why == Why.redeal
        return f"deal.redeals.{why_of(rules, state)}" if is_redeal else THROWN_IN_BY[state.why]
    if name == "winner" and state.exposed == 1 and "concealed" in ending.case.value:
        return "trump.counts_from"
    if name in ("scores", "lines", "outcome") and state.lines:
        return lines_of(rules, state, "")[-1].rule
    return turn_decided_by(rules, state, wanted) if name == "turn" else DECIDED_BY[name]


def turn_decided_by(rules: Rules, state: State, wanted: str) -> str:
    """The key that decides whose turn it is, and not that of another seat."""
    if state.phase == Phase.play:
        is_first = state.trick == 1 and state.led == NOBODY
        is_next = "deck.order" if state.led == NOBODY else "table.seats"
        return "play.first_leader" if is_first else is_next
    if state.phase != Phase.auction:
        return "deal.stages"
    if is_duel(rules, state):
        return "auction.turns"
    passed = [seat for seat in range(rules.table.seats) if state.passed >> seat & 1]
    is_about_one_who_passed = {wanted, seat_text(state.to_act)} & {*map(seat_text, passed)}
    decides = (
        "passing" if is_about_one_who_passed and not is_single_round(rules, state) else "rounds"
    )
    return f"auction.second.{decides}" if state.second else f"auction.{decides}"


THROWN_IN_BY = {
    int(Why.all_pass): "auction.all_pass",
    int(Why.never_exposed): "trump.never_exposed",
    int(Why.dealt_again): "penalties",
    int(Why.ended): "penalties",
}
