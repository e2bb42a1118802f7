"""Matches: where the same scores bring matches to another end, and an irregular act costs more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from turup.game.actions import Action
from turup.game.deal import Deal
from turup.game.seats import seat_names, side_names
from turup.rules import Rules
from turup.rules.penalties import Act, charge, charge_accuser, is_priced
from turup.rules.state import NOBODY, Outcome, State, Why
from turup.rules.table import accounts
from turup.verify.games.comparing import Apart, What, phase_of
from turup.verify.games.lines import as_walked, in_common, number_dealt
from turup.verify.games.pairing import Both, Pair
from turup.verify.looks import EVERY, MATCHES, Course, course_of, one_match, scores_of_deals
from turup.verify.players import Manner
from turup.verify.walking import Table

DEALS = 6
LONGEST = 120
EARLIER = 4
LIKELY = Table(Manner.likely)
Charge = Callable[[Rules, State, int, int], None]


def match_apart(one: Rules, other: Rules) -> Apart | None:
    """The fewest scores after which two matches stand otherwise."""
    if accounts(one) != accounts(other):
        return None  # the scores of deals differ already
    if one.match.start != other.match.start:
        return Apart(What.match, "match", "start", one.match.start, other.match.start)
    scores, best = [*scores_of_deals(one), *scores_of_deals(other)], Course()
    for number in range(MATCHES):
        course = course_of(one, scores, number)
        length = first_difference(one, other, course)
        if length and (not best or length < len(best)):
            best = course[:length]
    if not best:
        return None
    return Apart(What.match, "match", "", standing(one, one, best), standing(one, other, best))


def first_difference(one: Rules, other: Rules, course: Course) -> int:
    """After how many deals two matches stand otherwise; 0 if they never do."""
    mine, theirs = list(one_match(one, course)), list(one_match(other, course))
    for turn, both in enumerate(zip(mine, theirs, strict=False)):
        if both[0] != both[1]:
            return turn + 1
    return 0


def standing(named: Rules, rules: Rules, course: Course) -> dict[str, Any]:
    """Where a match stands after some scores, the sides as the first rules name them."""
    names, last = side_names(named), list(one_match(rules, course))[-1]
    return {
        "scores": [dict(zip(names, scores, strict=True)) for scores, _ in course],
        **{name: dict(zip(names, getattr(last, name), strict=True)) for name in ("tallies", "red",
           "black")},
        "winner": None if last.winner == NOBODY else names[last.winner],
        "drawn": bool(last.is_drawn),
    }  # fmt: skip


def price_apart(pair: Pair, seed: int) -> Apart | None:
    """The first irregular act that costs otherwise, as early in a deal as one was found."""
    for act in Act:
        for earlier in range(EARLIER):
            for is_claimed in (False, True):
                due = [
                    bool(is_priced(rules, act, is_claimed, earlier))
                    for rules in (pair.one, pair.other)
                ]
                if due[0] != due[1]:
                    kind = {"act": act.name, "claimed": is_claimed, "earlier": earlier}
                    mine, theirs = ({**kind, "due": each} for each in due)
                    return Apart(What.price, "penalties", "due", mine, theirs)
    found = (each for number in range(DEALS) for each in prices_apart(pair, seed, number))
    return min(found, key=lambda apart: apart.acts, default=None)


def prices_apart(pair: Pair, seed: int, number: int) -> Iterator[Apart]:
    """The first moment of a deal at which an irregular act costs otherwise."""
    both = number_dealt(pair, LIKELY, seed, number)
    choice = as_walked(pair.one, LIKELY, seed, number)
    for turn in range(LONGEST):
        if both.one.is_over or both.other.is_over or phase_of(both.one) != phase_of(both.other):
            return
        found = price_now(both) if turn % EVERY == 0 else None
        if found is not None:
            yield found
            return
        act: Action | None = choice(both, in_common(pair, both))
        if act is None:
            return
        both = pair.after(both, act)


def price_now(both: Both) -> Apart | None:
    """An irregular act that costs otherwise at this moment, if there is one."""
    names, sides = seat_names(both.one.rules), side_names(both.one.rules)
    for act in Act:
        for seat, name in enumerate(names):
            for charged in (charge, charge_accuser):
                mine, theirs = (price(deal, sides, charged, act, seat) for deal in both)
                if mine != theirs:
                    accused = "accuser" if charged is charge_accuser else "culprit"
                    kind = {"act": act.name, "seat": name, "pays": accused}
                    mine, theirs = ({**kind, **each} for each in (mine, theirs))
                    return Apart(What.price, "penalties", act.name, mine, theirs, *both)
    return None


def price(
    deal: Deal, sides: tuple[str, ...], charged: Charge, act: Act, seat: int
) -> dict[str, Any]:
    """What an irregular act costs, and what becomes of the deal."""
    state = deal.state()
    charged(deal.rules, state, act, seat)
    return {
        "outcome": Outcome(state.outcome).name,
        "why": Why(state.why).name,
        "forfeit": state.forfeit,
        "scores": dict(zip(sides, state.scores, strict=False)),
    }
