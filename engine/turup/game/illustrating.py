"""Illustrating: the examples of a rule sheet, worked out by the rules of the profile.

A trick is played with cards that show as much as the deck allows; what the rules do not accept
is tried more plainly. Deals are settled for a bid, once for the fewest card points with which it
is made, and once for one less.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from turup.game.example_tricks import trick_shown
from turup.game.midway import fresh_state, give_contract, share_tricks
from turup.game.results import result_of
from turup.game.scenes import table_of
from turup.rules import Rules
from turup.rules.bids import bid_on, top_rung
from turup.rules.pair import may_side_count
from turup.rules.settling import settle
from turup.rules.showing import show
from turup.rules.solo import tricks_to_play
from turup.rules.state import NOBODY, Outcome, State
from turup.rules.table import Sides
from turup.rules.trump import open_up
from turup.rules.verdicts import Verdict
from turup.words.sheet.examples import DealShown, Shown

DEALER, ELDEST = 0, 1
FIRST_PAIR = 0


class Facts(NamedTuple):
    """What is true of a deal besides the tricks: the bid, whether a pair is shown, a step said."""

    bid: int
    has_pair: bool = False
    step: int = NOBODY


def illustrated(rules: Rules) -> Shown:
    """The examples that can be shown for these rules."""
    return Shown(table_of(rules), trick_shown(rules), tuple(deals_shown(rules)))


def deals_shown(rules: Rules) -> Iterator[DealShown]:
    """A bid that is just made, with a pair if it counts, and one that just fails, doubled."""
    plain = Facts(bid_shown(rules))
    paired = plain._replace(has_pair=True)
    best = paired if is_pair_counted(rules, plain) else plain
    needed = fewest_points(rules, plain)
    if needed > 0:
        yield told_deal(rules, best, fewest_points(rules, best))
        yield told_deal(rules, plain._replace(step=opening_step(rules)), needed - 1)


def bid_shown(rules: Rules) -> int:
    """The lowest bid with a higher stake, or where there is none a bid of middling height."""
    stakes, top = rules.scoring.stakes, top_rung(rules)
    bids = [bid_on(rules, rung) for rung in range(top + 1)]
    least = stakes.rows[1].from_ if stakes.used > 1 else bids[top // 3]
    return next((bid for bid in bids if bid >= least), bids[0])


def opening_step(rules: Rules) -> int:
    """The step that opens the ladder, or nobody's."""
    rows = rules.doubling.steps.rows[: rules.doubling.steps.used]
    return next((which for which, row in enumerate(rows) if row.after == NOBODY), NOBODY)


def is_pair_counted(rules: Rules, facts: Facts) -> bool:
    """Whether the declarer may show the first pair there is."""
    if rules.pair.kinds.used == 0:
        return False
    state = played_out(rules, facts, captured=0)
    return may_side_count(rules, state, FIRST_PAIR, ELDEST) == Verdict.legal


def fewest_points(rules: Rules, facts: Facts) -> int:
    """The fewest card points with which the bid is made; -1 where none are enough."""
    low, high = 0, sum(played_out(rules, facts, captured=0).points[:2])
    if not is_made(rules, facts, high):
        return NOBODY
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if is_made(rules, facts, middle) else (middle + 1, high)
    return low


def is_made(rules: Rules, facts: Facts, captured: int) -> bool:
    """Whether the bid is made with so many card points."""
    return settled(rules, facts, captured).outcome == Outcome.made


def settled(rules: Rules, facts: Facts, captured: int) -> State:
    """A deal played to its end, and paid."""
    state = played_out(rules, facts, captured)
    if facts.has_pair:
        show(rules, state, FIRST_PAIR, ELDEST)
    settle(rules, state)
    return state


def played_out(rules: Rules, facts: Facts, captured: int) -> State:
    """A deal after its last trick, half the tricks taken by either side."""
    state = fresh_state(rules)
    give_contract(rules, state, ELDEST, facts.bid)
    if rules.table.sides == Sides.card_partner:
        state.partner = DEALER
    state.trump = rules.deck.suits.index(1)
    open_up(state)
    state.hand = tricks_to_play(rules, state)
    share_tricks(rules, state, captured, state.hand // 2)
    state.step = facts.step
    return state


def told_deal(rules: Rules, facts: Facts, captured: int) -> DealShown:
    """What was bid, and what came of it."""
    result, names = result_of(rules, settled(rules, facts, captured)), rules.labels.names
    pair = names["pair.kinds"][FIRST_PAIR] if facts.has_pair else ""
    step = names["doubling.steps"][facts.step] if facts.step != NOBODY else ""
    return DealShown(ELDEST, facts.bid, pair, step, result)
