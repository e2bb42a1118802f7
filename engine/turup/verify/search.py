"""The search: every way a deal can go on, or one way through each of many deals, law by law.

A position is looked at once all laws have been asked of it. The exhaustive search keeps the
states that lead to where it is on a stack of fixed depth, goes on from there, and leaves out what
follows from a position that it has met before, as far as its table of those goes. It can stop
after any number of positions, and go on.

The same text runs interpreted and compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from turup.game.laws import Law, broken_by_act, broken_law
from turup.rules import Rules
from turup.rules.chance import below
from turup.rules.match import AtZero
from turup.rules.noted import rule
from turup.rules.phases import apply, list_legal, shuffle_and_start, start
from turup.rules.shapes import NONE
from turup.rules.state import OVER, SEATS, Ints, State
from turup.rules.table import accounts
from turup.study.driver import Driver
from turup.study.positions import prints, take_over
from turup.verify.players import MANNERS, pick

if TYPE_CHECKING:
    from turup.rules.state import State as AnyState

DEEPEST = 192  # acts in a deal of a reduced deck
MOST_ACTS = 4096  # in any deal
OUTCOMES = 4
BEFORE = -2
BUCKET = 4  # places a position may have in the table
TALLY_USES = 1 << 24  # of chance; behind those of a deal's choices
SPREAD = 6  # game points by which tallies are moved where no mark bounds them


class Search:
    """What a search looks at, where it is, what bounds it, and what it has come to."""

    seed: int
    first: int  # deal to be played
    wanted: int  # deals; 0 for every way in which one can go on
    depth: int  # the top of the stack; -1 when everything is done, and BEFORE when nothing is
    deepest: int  # acts after which it turns back
    limit: int  # positions after which it stops
    salt: int  # what was met under another does not count
    buckets: int  # of the table of positions met; 0 for none
    positions: int
    again: int  # positions that had been met before
    deals: int
    law: int  # the first that was broken; the search stops there
    deal: int  # of many, the one in which it was
    acts: int  # after which it was
    ends: Annotated[Ints, (OUTCOMES,)]  # by outcome
    scores: Annotated[Ints, (SEATS,)]  # of all ends together
    ways: Annotated[Ints, (DEEPEST + 1,)]  # positions by the acts that lead to them

    __slots__ = tuple(__annotations__)


@rule
def begin(rules: Rules, states: list[AnyState], places: Ints, search: Search) -> None:
    """Begin with the deck, the tallies and the dealer in the state beyond the stack."""
    search.depth = -1
    take_over(states[0], states[DEEPEST + 1])
    start(rules, states[0], states[0].dealer)
    arrive(rules, states, places, search)


@rule
def arrive(rules: Rules, states: list[AnyState], places: Ints, search: Search) -> None:
    """Look at the position above the top of the stack, and put it there if it goes on."""
    depth = search.depth + 1
    state = states[depth]
    look(rules, state, search)
    search.ways[depth] += 1
    if search.law != Law.none:
        search.acts = depth
    elif state.phase == OVER:
        search.ends[state.outcome] += 1
        for owner in range(accounts(rules)):
            search.scores[owner] += state.scores[owner]
    elif depth < search.deepest:
        search.depth = depth
        places[depth] = 0
    elif depth == DEEPEST:
        search.law = Law.ends + 0
        search.acts = depth


@rule
def look(rules: Rules, state: AnyState, search: Search) -> None:
    """Ask all laws of a position."""
    search.positions += 1
    list_legal(rules, state)
    if search.law == Law.none:
        search.law = broken_law(rules, state)


@rule
def go_on(rules: Rules, states: list[AnyState], places: Ints, known: Ints, search: Search) -> None:
    """Go on until everything is done, a law is broken, or the limit is reached."""
    while search.depth >= 0 and search.positions < search.limit and search.law == Law.none:
        state = states[search.depth]
        place = places[search.depth]
        if place == state.legal_count:
            search.depth -= 1
        else:
            places[search.depth] += 1
            step(rules, state, state.legal[place] + 0, states[search.depth + 1], search)
            if search.law == Law.none and is_known(states[search.depth + 1], known, search):
                search.again += 1
            else:
                arrive(rules, states, places, search)


@rule
def step(rules: Rules, state: AnyState, act: int, after: AnyState, search: Search) -> None:
    """Do an act, and ask the laws of what it has done."""
    take_over(after, state)
    apply(rules, after, act)
    search.law = broken_by_act(rules, state, act, after)


@rule
def is_known(state: AnyState, known: Ints, search: Search) -> bool:
    """Whether a position is in the table; if it is not, it is put there, maybe for another."""
    if search.buckets == 0 or state.phase == OVER:
        return False
    low, high = prints(state, search.salt + search.depth)
    first = (low >> 1) % search.buckets * BUCKET * 2
    for place in range(first, first + BUCKET * 2, 2):
        if known[place] == low and known[place + 1] == high:
            return True
        if known[place] == 0:
            known[place], known[place + 1] = low, high
            return False
    victim = first + high % BUCKET * 2
    known[victim], known[victim + 1] = low, high
    return False


@rule
def play(rules: Rules, states: list[AnyState], search: Search, seed: int, deal: int) -> None:
    """Play a deal to its end, everybody in one manner, and look at each position."""
    draw_tallies(rules, states[0], seed, deal)
    shuffle_and_start(rules, states[0], deal % rules.table.seats, seed, deal)
    search.deals += 1
    turn = 0
    look(rules, states[0], search)
    while states[turn & 1].phase != OVER and search.law == Law.none and turn < MOST_ACTS:
        state = states[turn & 1]
        act = pick(rules, state, deal % MANNERS, seed, deal, turn)
        turn += 1
        step(rules, state, act, states[turn & 1], search)
        look(rules, states[turn & 1], search)
    if search.law == Law.none and states[turn & 1].phase != OVER:
        search.law = Law.ends + 0
    search.deal = deal
    search.acts = turn
    search.ends[states[turn & 1].outcome] += 1


@rule
def draw_tallies(rules: Rules, state: AnyState, seed: int, deal: int) -> None:
    """Every other deal is of a match under way: each tally lies anywhere between the marks."""
    low, high = lowest_tally(rules), highest_tally(rules)
    for owner in range(SEATS):
        state.tallies[owner] = rules.match.start
        if deal & 1 == 1 and owner < accounts(rules):
            state.tallies[owner] = low + below(seed, deal, TALLY_USES + owner, high - low + 1)


@rule
def lowest_tally(rules: Rules) -> int:
    """The lowest tally with which a match goes on, or one that is low enough."""
    if rules.match.at_zero != AtZero.nothing:
        return min(1, rules.match.start)
    low = rules.match.start - SPREAD
    return low if rules.match.lose_at == NONE else max(low, rules.match.lose_at + 1)


@rule
def highest_tally(rules: Rules) -> int:
    """The highest tally with which a match goes on, or one that is high enough."""
    high = rules.match.start + SPREAD
    return high if rules.match.win_at == NONE else min(high, rules.match.win_at - 1)


def run(rules: Rules, states: list[State], places: Ints, known: Ints, search: Search) -> None:
    """Play the deals that are wanted; where none is, begin or go on with every way of one."""
    for deal in range(search.first, search.first + search.wanted):
        if search.law == Law.none:
            play(rules, states, search, search.seed, deal)
    if search.wanted == 0 and search.depth == BEFORE:
        begin(rules, states, places, search)
    if search.wanted == 0:
        go_on(rules, states, places, known, search)


SEARCH = Driver(
    "search",
    run,
    (Rules, list[State], Ints, Ints, Search),
    (
        "game/chance_play.py",
        "game/laws.py",
        "game/places.py",
        "verify/players.py",
        "verify/search.py",
    ),
)
