"""Walking: many deals of a profile, played by players of some kind and counted.

Every other deal is of a match under way. The same text runs interpreted and compiled.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from turup.rules import Rules
from turup.rules.chance import below
from turup.rules.noted import rule
from turup.rules.phases import apply, list_legal, start
from turup.rules.shapes import NONE
from turup.rules.state import OVER, State
from turup.rules.table import accounts
from turup.study.driver import Driver
from turup.study.speeds import Speed
from turup.verify.fired import Fired, note_act, note_end, note_refusals
from turup.verify.lying import lay_cards
from turup.verify.players import Manner, pick
from turup.verify.search import draw_tallies

LONGEST = 2000
EAGER, RANDOM = Manner.eager, Manner.random
SPEAKS = (1, 2, 4, 7)  # times in eight
NEARLY = 4  # game points
# Uses of chance behind all others.
STANDING = 1 << 25
SPEAKING = 1 << 26


class Table(NamedTuple):
    """Who sits down to play, and with which cards."""

    manner: Manner
    is_rare: bool = False


TABLES = (
    Table(Manner.likely),
    Table(Manner.random),
    Table(Manner.eager),
    Table(Manner.random, is_rare=True),
)
"""Where something comes out otherwise, if it ever does."""


def walk(rules: Rules, state: State, fired: Fired, seed: int, first: int, deals: int) -> None:
    """Play so many deals from a number on, each with the next dealer, and count what comes.

    Who plays with which cards, and whether refusals are asked for, stands in the counts.
    """
    for deal in range(first, first + deals):
        set_tallies(rules, state, seed, deal)
        lay_cards(rules, state, fired.is_rare, seed, deal)
        start(rules, state, deal % rules.table.seats)
        turn = 0
        while state.phase != OVER and turn < LONGEST:
            list_legal(rules, state)
            if state.legal_count < 1:
                turn = LONGEST
                break
            manner = manner_now(fired.manner + 0, seed, deal, turn)
            act = pick(rules, state, manner, seed, deal, turn)
            note_act(state, fired, act)
            if fired.asks_refusals == 1:
                note_refusals(rules, state, fired)
            apply(rules, state, act)
            turn += 1
        if state.phase == OVER:
            note_end(rules, state, fired)
        else:
            fired.stuck += 1


@rule
def set_tallies(rules: Rules, state: State, seed: int, deal: int) -> None:
    """Every other deal is of a match under way, and every fourth of one that is nearly won."""
    draw_tallies(rules, state, seed, deal)
    if deal & 3 == 3 and rules.match.win_at != NONE:
        for owner in range(accounts(rules)):
            lacks = 1 + below(seed, deal, STANDING + owner, NEARLY)
            state.tallies[owner] = max(state.tallies[owner] + 0, rules.match.win_at - lacks)


@rule
def manner_now(manner: int, seed: int, deal: int, turn: int) -> int:
    """Who is eager speaks in some deals nearly always, in others seldom, or none gets far."""
    if manner != EAGER or below(seed, deal, SPEAKING + turn, 8) < SPEAKS[deal & 3]:
        return manner
    return RANDOM + 0


WALK = Driver(
    "walk",
    walk,
    (Rules, State, Fired, int, int, int),
    (
        "game/chance_play.py",
        "verify/fired.py",
        "verify/lying.py",
        "verify/players.py",
        "verify/search.py",
        "verify/walking.py",
    ),
)


class Walker:
    """Whoever plays deals by any rules and counts them, at one speed."""

    def __init__(self, speed: Speed, seed: int) -> None:
        """Nothing has been played yet."""
        self.speed, self.seed = speed, seed
        self.drive, self.state = speed.driver(WALK), speed.states(1)[0]
        self.positions = 0

    def carried(self, rules: Rules) -> Any:
        """The rules as this speed needs them."""
        return self.speed.rules(rules)

    def count(
        self, rules: Any, table: Table, deals: range, *, asks_refusals: bool = False
    ) -> Fired:
        """What came in some deals by rules that are carried."""
        fired = self.speed.record(Fired)
        self.speed.set(fired, "asks_refusals", int(asks_refusals))
        self.speed.set(fired, "manner", int(table.manner))
        self.speed.set(fired, "is_rare", int(table.is_rare))
        self.drive(rules, self.state, fired, self.seed, deals.start, len(deals))
        found = self.speed.read(Fired, fired)
        self.positions += found.positions
        return found
