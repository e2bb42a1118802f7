"""Refusing: which keys are at fault where something is never said.

The rules themselves are asked, in positions in which it might have been said, who may not say it
and why.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from turup.game.refusals import record_name
from turup.rules import Rules
from turup.rules.acts import BID, SOLO, STEP, STRAINS
from turup.rules.bids import bid_on
from turup.rules.doubling import verdict_on_step
from turup.rules.phases import verdict
from turup.rules.solo import do_cards_fit
from turup.rules.state import NOBODY, Phase, State, Why
from turup.rules.verdicts import KEYS, Verdict, reason
from turup.verify.auction.answering import with_packets
from turup.verify.auction.beginnings import not_played, played_plainly
from turup.verify.auction.exploring import Exploration
from turup.verify.auction.reached import Missing

ASKED_OF = 400
"""Positions that are asked why an act is refused."""
MOST_KEYS = 3
SELDOM = 4
"""How many times as often another key refuses, so that one that seldom does is no matter."""
SPOKEN = (Phase.auction, Phase.doubling, Phase.solo)
NO_FAULT = (Verdict.legal, Verdict.step_not_yours, Verdict.step_out_of_order)


def keys_at_fault(explorations: Iterable[Exploration], absent: Missing) -> tuple[str, ...]:
    """The keys that refuse something wherever it might be said, those that do so most first."""
    refusing: Counter[str] = Counter()
    for exploration in explorations:
        for state in some_states(exploration):
            refusing.update(refusals_at(exploration.rules, state, absent))
        refusing.update(thrown_in_before(exploration.rules, absent))
    common = refusing.most_common(MOST_KEYS)
    first = [key for key, count in common if count * SELDOM >= common[0][1]]
    return tuple(dict.fromkeys((*first, absent.key)))


def some_states(exploration: Exploration) -> Iterator[State]:
    """States evenly spread among the positions there are."""
    count = len(exploration.positions)
    for number in range(0, count, max(1, count // ASKED_OF)):
        exploration.board.put(exploration.values(number), exploration.board.state)
        yield exploration.board.state


def refusals_at(rules: Rules, state: State, absent: Missing) -> set[str]:
    """The keys that refuse acts in a state."""
    found = set()
    for act in absent.acts[:STRAINS]:
        for code in verdicts_on(rules, state, act, absent):
            name = record_name(rules, *reason(code))
            found.add(KEYS[reason(code).code].format(name=name, side=""))
    return found - {""}


def verdicts_on(rules: Rules, state: State, act: int, absent: Missing) -> Iterator[int]:
    """Why an act is refused, unless it is only that it is not its time."""
    if STEP <= act < SOLO:
        yield from verdicts_on_step(rules, state, act - STEP)
    elif state.phase in SPOKEN and not is_overtaken(rules, state, act):
        code = verdict(rules, state, act)
        if reason(code).code not in NO_FAULT and is_its_bidding(state, absent):
            yield code


def is_its_bidding(state: State, absent: Missing) -> bool:
    """Whether it is the bidding in which something is missing."""
    return state.second == 1 or absent.finding != "unreachable-second-bid"


def is_overtaken(rules: Rules, state: State, act: int) -> bool:
    """Whether a bid comes too late, since one as high already stands."""
    return act >= BID and state.bid >= bid_on(rules, (act - BID) // STRAINS)


def verdicts_on_step(rules: Rules, state: State, which: int) -> Iterator[int]:
    """Why the seats whose turn on the ladder it is may not say a step."""
    step = rules.doubling.steps.rows[which]
    if state.holder == NOBODY or state.step != step.after:
        return
    for seat in range(rules.table.seats):
        code = verdict_on_step(rules, state, which, seat)
        if reason(code).code not in NO_FAULT:
            yield code


def thrown_in_before(rules: Rules, absent: Missing) -> Counter[str]:
    """The redeals that take away the hands on which a solo might be called."""
    found: Counter[str] = Counter()
    for act in absent.acts if absent.finding == "unreachable-solo" else ():
        for beginning in not_played(rules):
            state = with_packets(rules, beginning, rules.deal.stages.used)
            seats = range(rules.table.seats)
            contract = rules.solo.contracts.rows[act - SOLO]
            if any(do_cards_fit(rules, state, contract, seat) for seat in seats):
                end = played_plainly(rules, beginning)
                if end.why == Why.redeal:
                    name = rules.labels.names["deal.redeals"][end.which]
                    found[f"deal.redeals.{name}"] += ASKED_OF
    return found
