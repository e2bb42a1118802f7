"""What came out of a case, as a case writes it: the readers of its answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from turup.game.cases.case import Case
from turup.game.cases.driver import Do, Step
from turup.game.cases.texts import text_of
from turup.game.numbers import action_of
from turup.game.results import account_of, lines_of, why_of
from turup.rules import Rules
from turup.rules.acts import BID, STRAINS
from turup.rules.bids import bid_on
from turup.rules.face_down import stays_down
from turup.rules.match import Standing
from turup.rules.penalties import Act
from turup.rules.proofs import Proof
from turup.rules.shapes import NONE
from turup.rules.state import NOBODY, Outcome, Phase, Ruled, State
from turup.rules.state import SEATS as SEATS_ROOM
from turup.rules.table import DEFENDERS, account, accounts
from turup.rules.trump import is_in_the_know


@dataclass(frozen=True, slots=True)
class Ending:
    """A case carried out: the carriers as they stand, and what each step answered."""

    case: Case
    rules: Rules
    state: State
    standing: Standing
    steps: list[Step]
    answers: list[int]

    def answered(self, *what: Do) -> list[int]:
        """The answers of all steps of some sorts."""
        pairs = zip(self.steps, self.answers, strict=True)
        return [answer for step, answer in pairs if step[0] in what]

    @property
    def legal(self) -> list[int]:
        """The acts that are legal at the end."""
        return list(self.state.legal[: self.state.legal_count])


def seat_text(seat: int, nobody: str = "nobody") -> str:
    """A seat as a case writes it."""
    return nobody if seat == NOBODY else f"S{seat}"


def points(ending: Ending) -> int:
    """What the trick brought, or all there is to capture."""
    if ending.case.kind == "trick":
        return ending.state.captured
    return sum(ending.answered(Do.worth)) + ending.rules.scoring.last_trick_points


def hand(ending: Ending) -> int:
    """How many cards each seat has been given, or gets in all."""
    return ending.rules.deal.tricks if ending.case.kind == "deck" else ending.state.each


def least(ending: Ending) -> int | str:
    """The lowest bid open."""
    rungs = [(act - BID) // STRAINS for act in ending.legal if act >= BID]
    return bid_on(ending.rules, min(rungs)) if rungs else "none"


def may(ending: Ending) -> list[str]:
    """Everything that is legal."""
    return [text_of(action_of(ending.rules, act, ending.state.phase)) for act in ending.legal]


def trump(ending: Ending) -> str:
    """How trump lies."""
    if ending.state.trump == NOBODY:
        return "none"
    return "exposed" if ending.state.exposed == 1 else "concealed"


def knowing(ending: Ending) -> int:
    """How many seats know what the declarer has chosen."""
    seats = range(ending.rules.table.seats)
    return sum(is_in_the_know(ending.rules, ending.state, seat) for seat in seats)


def thrown_in(ending: Ending) -> str:
    """Why the deal was thrown in."""
    is_so = ending.state.outcome == Outcome.thrown_in
    return why_of(ending.rules, ending.state) if is_so else "none"


def asked(ending: Ending) -> str:
    """Who may ask for a redeal."""
    is_asked = ending.state.phase == Phase.redeal
    return seat_text(ending.state.to_act if is_asked else NOBODY)


def dealer(ending: Ending) -> str:
    """Who deals next."""
    return seat_text(ending.answered(Do.dealer)[-1])


def scores(ending: Ending) -> list[int]:
    """The game points of the declarer's side and of the defenders."""
    state, rules = ending.state, ending.rules
    accounts_shown = (account(rules, max(state.declarer, 0)), account_of(rules, state, DEFENDERS))
    return [state.scores[each] for each in accounts_shown]


def lines(ending: Ending) -> dict[str, int]:
    """The lines of the score, by key."""
    act = next((act.name for act in Act if act.name in ending.case.value), "")
    return {line.rule: line.amount for line in lines_of(ending.rules, ending.state, act)}


def missed(ending: Ending) -> str:
    """Who went on without claiming what he was certain of."""
    seats = range(ending.rules.table.seats)
    silent = [seat for seat in seats if any(
        ending.state.missed >> (which * SEATS_ROOM + seat) & 1
        for which in range(ending.rules.scoring.claims.used)
    )]  # fmt: skip
    return seat_text(silent[0] if silent else NOBODY)


def raised(ending: Ending) -> int | str:
    """The mark to which a claim has lifted the match."""
    if ending.state.ruled != Ruled.won:
        return "none"
    mark = ending.rules.scoring.claims.rows[ending.state.claim].win_at
    return "none" if mark == NONE else mark


def kept(ending: Ending, numbers: list[int]) -> list[int]:
    """A number for each account."""
    return list(numbers[: accounts(ending.rules)])


def unwon(ending: Ending) -> str:
    """What it is called where nobody has won: the match goes on, or it is over and level."""
    return "level" if ending.standing.is_drawn else "nobody"


READERS: dict[str, Callable[[Ending], Any]] = {
    "cards": lambda ending: ending.rules.deck.cards,
    "points": points,
    "worthless": lambda ending: ending.answered(Do.worth).count(0),
    "hand": hand,
    "stage": lambda ending: Phase(ending.state.phase).name,
    "turn": lambda ending: seat_text(ending.state.to_act),
    "least": least,
    "may": may,
    "bid": lambda ending: ending.state.bid or "none",
    "declarer": lambda ending: seat_text(ending.state.declarer),
    "trump": trump,
    "knowing": knowing,
    "winner": lambda ending: seat_text(ending.state.winner),
    "face_down": lambda ending: stays_down(ending.rules, ending.state).bit_count(),
    "thrown_in": thrown_in,
    "asked": asked,
    "dealer": dealer,
    "target": lambda ending: ending.state.target,
    "captured": lambda ending: ending.state.points[0],
    "outcome": lambda ending: Outcome(ending.state.outcome).name,
    "scores": scores,
    "lines": lines,
    "tallies": lambda ending: kept(ending, ending.standing.tallies),
    "red": lambda ending: kept(ending, ending.standing.red),
    "black": lambda ending: kept(ending, ending.standing.black),
    "clips": lambda ending: kept(ending, ending.standing.clips),
    "certain": lambda ending: Proof(ending.state.proof).name,
    "missed": missed,
    "claim": lambda ending: Ruled(ending.state.ruled).name,
    "raised": raised,
    "won": lambda ending: seat_text(ending.standing.winner, unwon(ending)),
    "lost": lambda ending: seat_text(ending.standing.loser),
}
SEATS = ("turn", "declarer", "winner", "asked", "dealer", "missed")
ACCOUNTS = ("won", "lost")
ACTS = ("may", "allowed", "refused")
