"""Results: how a deal ended, and what it was worth, line by line."""

from __future__ import annotations

from typing import NamedTuple

from turup.rules import Rules
from turup.rules.dealing import next_dealer
from turup.rules.marks import mark_lifted
from turup.rules.state import NOBODY, Line, Outcome, Ruled, State, Why
from turup.rules.table import account, accounts, next_seat, side_of


class ResultLine(NamedTuple):
    """What was paid for (a key of the profile), how much, and the sum so far."""

    rule: str
    amount: int
    running: int


class Result(NamedTuple):
    """How a deal ended.

    `outcome` is made, failed or thrown_in, or running where only an irregular act was priced.
    `points` are the card points of the declarer's side and of the defenders. `scores` holds the
    game points of each account: two sides, or every seat where each has a tally of its own. The
    lines add up to the score of the account `scored_by`; it is -1 where nothing was scored.
    `is_partner_caught` tells that a solo failed by a trick of the caller's partner. `claimed` is
    what came of a claim: won, lost, unsure or late; `win_at` the mark to which it lifts the match.
    `partner` held the card by which the declarer found his; it is -1 where none was named.
    """

    outcome: str
    why: str = ""
    declarer: int = NOBODY
    bid: int = 0
    solo: str = ""
    target: int = 0
    points: tuple[int, int] = (0, 0)
    lines: tuple[ResultLine, ...] = ()
    scores: tuple[int, ...] = ()
    scored_by: int = NOBODY
    forfeited_by: int = NOBODY
    is_next_dealer: bool = True
    next_dealer: int = NOBODY
    is_partner_caught: bool = False
    claim: str = ""
    claimer: int = NOBODY
    claimed: str = ""
    win_at: int = 0
    partner: int = NOBODY

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return self.lines[-1].running if self.lines else 0


RULE_PATHS = {
    Line.stakes: "scoring.stakes",
    Line.doubling: "doubling.steps",
    Line.pair: "pair.effect",
    Line.all_tricks: "scoring.all_tricks",
    Line.under_half: "scoring.under_half",
    Line.limit: "doubling.limit",
    Line.solo: "solo.contracts",
    Line.per_opponent: "scoring.paid",
    Line.penalty: "penalties",
    Line.claim: "scoring.claims",
}


def result_of(rules: Rules, state: State, act: str = "") -> Result:
    """The result of a deal that is over; `act` names an irregular act that was priced.

    The price of an act after which the deal goes on has the outcome "running".
    """
    is_over = state.outcome != Outcome.running
    dealer = next_dealer(rules, state) if is_over else state.dealer
    is_passed_on = dealer != state.dealer
    if state.outcome == Outcome.thrown_in:
        thrown_in = Result(
            "thrown_in",
            why_of(rules, state),
            is_next_dealer=is_passed_on,
            next_dealer=dealer,
        )
        return with_lines(thrown_in, rules, state, act) if state.lines > 0 else thrown_in
    result = Result(
        outcome=Outcome(state.outcome).name,
        declarer=state.declarer,
        bid=state.bid,
        solo=name_of(rules, "solo.contracts", state.solo),
        target=state.target,
        points=(state.points[0], state.points[1]),
        forfeited_by=forfeited_by(rules, state),
        is_next_dealer=is_passed_on,
        next_dealer=dealer,
        partner=state.partner if is_over else NOBODY,
    )
    return with_claim(with_lines(result, rules, state, act), rules, state)


def with_lines(result: Result, rules: Rules, state: State, act: str) -> Result:
    """A result with its score, line by line."""
    return result._replace(
        lines=lines_of(rules, state, act),
        scores=tuple(state.scores[: accounts(rules)]),
        scored_by=scored_by(rules, state),
        is_partner_caught=state.caught == 1,
    )


def with_claim(result: Result, rules: Rules, state: State) -> Result:
    """A result with what came of a claim, if there was one or should have been."""
    if state.ruled == Ruled.nothing:
        return result
    return result._replace(
        claim=name_of(rules, "scoring.claims", state.claim),
        claimer=state.claimer,
        claimed=Ruled(state.ruled).name,
        win_at=mark_lifted(rules, state),
    )


def why_of(rules: Rules, state: State) -> str:
    """Why a deal was thrown in: all_pass, never_exposed, or the redeal's name."""
    if state.why == Why.redeal:
        return name_of(rules, "deal.redeals", state.which)
    return Why(state.why).name


def name_of(rules: Rules, collection: str, which: int) -> str:
    """The name of a record, or nothing."""
    return "" if which == NOBODY else rules.labels.names[collection][which]


def lines_of(rules: Rules, state: State, act: str) -> tuple[ResultLine, ...]:
    """The lines of the score, signed as the account they are counted for sees them."""
    total = sum(state.line_amounts[: state.lines])
    owner = scored_by(rules, state)
    sign = -1 if owner != NOBODY and state.scores[owner] == -total else 1
    lines, running = [], 0
    for rule, amount in zip(state.line_rules, state.line_amounts[: state.lines], strict=False):
        running += sign * amount
        lines.append(ResultLine(path_of(rules, state, rule, act), sign * amount, running))
    return tuple(lines)


def path_of(rules: Rules, state: State, rule: int, act: str) -> str:
    """The key that a line was paid for."""
    path = RULE_PATHS[Line(rule)]
    if rule == Line.doubling:
        return f"{path}.{name_of(rules, path, state.step)}"
    if rule == Line.solo:
        return f"{path}.{name_of(rules, path, state.solo)}"
    if rule == Line.claim:
        return f"{path}.{name_of(rules, path, state.claim)}"
    return f"{path}.{act}" if rule == Line.penalty else path


def scored_by(rules: Rules, state: State) -> int:
    """The account the lines are counted for."""
    return NOBODY if state.lines == 0 else account_of(rules, state, state.scorer)


def forfeited_by(rules: Rules, state: State) -> int:
    """The account that has lost the whole match by an irregular act."""
    return NOBODY if state.forfeit == NOBODY else account_of(rules, state, state.forfeit)


def account_of(rules: Rules, state: State, side: int) -> int:
    """The account of a side; of several defenders that of the first after the declarer."""
    seat = state.declarer
    while side_of(rules, state, seat) != side:
        seat = next_seat(rules, seat)
    return account(rules, seat)
