"""The state of a deal: one mutable record of small integers.

Only the rules change it, and only while they carry out one act. Everything a user holds (a
`Deal`, its events, its views) is an immutable value made from it. Compiled, the same names
are fields of one NumPy record, with the capacities given here.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, TypeVar, get_type_hints

SEATS = 8
SUITS = 4
DECK = 64
LINES = 8
KINDS = 4
PAIRS = KINDS * SUITS
ROWS = 2 + SEATS  # of what was won: by side, and by seat while a partner is not known
LEGAL = 1024
NOBODY = -1

Ints = list[int]
Table = list[list[int]]
T = TypeVar("T")


class Phase(IntEnum):
    """What the table is doing; in all but `between` and `over` one seat is to act."""

    between = 0
    redeal = 1
    auction = 2
    trump = 3
    doubling = 4
    solo = 5
    play = 6
    over = 7
    opening = 8  # the declarer is asked whether he exposes trump before the first lead
    claim = 9  # the seats are asked, before a lead, whether they claim the last trick
    partner = 10  # the declarer names a card, whose holder will be his partner


# By themselves, since they are asked for at every act.
AUCTION, TRUMP, PLAY, OVER = Phase.auction, Phase.trump, Phase.play, Phase.over
BETWEEN = Phase.between


class Outcome(IntEnum):
    """How a deal ended."""

    running = 0
    thrown_in = 1
    made = 2
    failed = 3


class Why(IntEnum):
    """Why a deal was thrown in."""

    nothing = 0
    redeal = 1
    all_pass = 2
    never_exposed = 3
    dealt_again = 4
    ended = 5


class Ruled(IntEnum):
    """What has come of a claim."""

    nothing = 0
    won = 1
    lost = 2
    unsure = 3
    late = 4


class Line(IntEnum):
    """What a line of a result was paid for."""

    stakes = 1
    doubling = 2
    pair = 3
    all_tricks = 4
    under_half = 5
    limit = 6
    solo = 7
    per_opponent = 8
    penalty = 9
    claim = 10


class State:
    """Where a deal stands.

    Seats count from 0 in the direction of play. Tables by side have the declarer's side first;
    those with `ROWS` have then one row for each seat, in use while a partner is not known.
    Masks of seats have bit s for seat s; masks of cards bit b for the b-th weakest of a suit.
    """

    # the deal
    dealer: int
    stage: int  # the place reached in the profile's stages
    phase: int
    to_act: int
    deck: Annotated[Ints, (DECK,)]  # in the order dealt
    dealt: int  # cards gone from the deck
    each: int  # cards each seat has been dealt
    hands: Annotated[Table, (SEATS, SUITS)]
    given: Annotated[Table, (SEATS, SUITS)]  # as dealt, before the lead; the indicator counts
    asking: int  # seats asked so far in a window that is open to several
    moment: int  # the moment whose redeals are being asked for
    tallies: Annotated[Ints, (SEATS,)]  # of the match, before this deal; by account
    # the auction
    bid: int
    strain: int
    holder: int
    matching: int  # seats that may bid as much as stands
    asker: int  # who has asked his partner to bid in this turn, or NOBODY
    questioned: int  # seats that have been asked to bid for their partner
    entered: int  # seats that have come into a bidding of duels
    last_speaker: int  # who last bid or doubled
    quiet: int  # seats that have passed since
    out: int  # seats that may not bid again
    passed: int  # seats that have passed in this deal
    second: int  # whether the second auction has begun
    speeches: Annotated[Ints, (SEATS,)]
    bids: Annotated[Ints, (SEATS,)]
    step: int  # the step of the ladder said last
    # the contract
    declarer: int
    named: int  # the card by which the declarer finds his partner, or NOBODY
    partner: int  # who holds it, known or not, or NOBODY
    secret: int  # whether it has been played, but lies face down
    solo: int
    solo_called: int  # a solo called while others may still call a higher one, or NOBODY
    solo_caller: int  # who called it
    unseen: Annotated[Ints, (SUITS,)]  # cards of a solo's caller that he may not look at yet
    caught: int  # whether the caller's partner was the first to win a trick that counts against him
    trump: int
    exposed: int
    opened: int  # whether the declarer has exposed trump before the first lead
    called: int  # the trick in which a void player called for trump
    reverses: int  # whether the order is reversed once trump is exposed
    reversed: int  # what turns a strength over: REVERSED while the order is, otherwise 0
    indicator: int  # the card, or NOBODY
    laid: int  # whether it lies on the table, out of the hand
    later: int  # whether trump waits for a card still to be dealt
    target: int
    # the play
    hand: int  # how many tricks are played
    half: int  # the last trick before more cards are dealt, or before the deal is over
    players: int  # how many seats play
    trick: int  # from 1
    played: int  # cards in this trick
    led: int  # its suit
    trick_seats: Annotated[Ints, (SEATS,)]
    trick_cards: Annotated[Ints, (SEATS,)]
    trick_powers: Annotated[Ints, (SEATS,)]
    best: int  # the place in it of the card that is winning
    lying: int  # the card points in it
    face_down: int  # places of the cards laid face down in this trick, or the one just won
    kept_down: int  # seats that have laid a card which stays face down
    bound: int  # whether the seat to act has brought trump out in this turn
    leaders: Annotated[Ints, (SUITS,)]  # who has led each suit in an earlier trick
    points: Annotated[Ints, (ROWS,)]
    tricks: Annotated[Ints, (ROWS,)]
    tricks_before: Annotated[Ints, (ROWS,)]  # won before the exposing trick
    trump_tricks: Annotated[Ints, (ROWS,)]  # won with a trump since exposure
    ruffs: Annotated[Ints, (ROWS,)]  # won since exposure by ruffing a plain suit
    winner: int  # who won the last trick
    captured: int  # the card points it brought
    # the pair
    shown: int  # pairs shown
    shown_by: Annotated[Ints, (PAIRS,)]  # whose hand showed a pair, if it is shown
    paired: Annotated[Ints, (SUITS,)]  # cards that have counted in a kind
    stake_times: Annotated[Ints, (2,)]  # what pairs do to the stake, by side
    # the claim
    claim: int  # what has been claimed, or NOBODY
    claimer: int
    proof: int  # whether the claimer could be certain when he said so
    missed: int  # claims times seats: who was certain, and did not say so
    ruled: int
    raised: int  # the mark that wins the match, if a claim has raised it, otherwise 0
    # the result
    outcome: int
    why: int
    which: int  # the redeal that ended it
    line_rules: Annotated[Ints, (LINES,)]
    line_amounts: Annotated[Ints, (LINES,)]
    lines: int
    scorer: int  # the side the lines are counted for
    scores: Annotated[Ints, (SEATS,)]  # by account
    forfeit: int  # the side that has lost the whole match by an irregular act, or NOBODY
    # the legal acts, listed on demand
    open: Annotated[Ints, (SUITS,)]  # the cards of each suit that may be played
    legal: Annotated[Ints, (LEGAL,)]
    legal_count: int

    __slots__ = tuple(__annotations__)

    def copy(self) -> State:
        """The same state again, sharing nothing that changes."""
        other = State.__new__(State)
        for name in NUMBERS:
            setattr(other, name, getattr(self, name))
        for name in LISTS:
            setattr(other, name, list(getattr(self, name)))
        for name in TABLES:
            setattr(other, name, [list(row) for row in getattr(self, name)])
        return other

    def facts(self) -> tuple[object, ...]:
        """Everything but the list of legal acts, for comparing two states."""
        return tuple(getattr(self, name) for name in State.__slots__ if name not in SCRATCH)


SCRATCH = ("open", "legal", "legal_count")


def capacities(carrier: type) -> dict[str, tuple[int, ...]]:
    """The shape of each field: () for a number, the sizes of a list or table."""
    hints = get_type_hints(carrier, include_extras=True)
    return {name: tuple(getattr(hint, "__metadata__", ((),))[0]) for name, hint in hints.items()}


SHAPES = capacities(State)
NUMBERS = tuple(name for name, shape in SHAPES.items() if not shape)
LISTS = tuple(name for name, shape in SHAPES.items() if len(shape) == 1)
TABLES = tuple(name for name, shape in SHAPES.items() if len(shape) == 2)


def blank() -> State:
    """A state of zeros, before a dealer or a deck is set."""
    return zeros(State, SHAPES)


def zeros(carrier: type[T], shapes: dict[str, tuple[int, ...]]) -> T:
    """An object of a class of numbers, lists and tables, all zero."""
    made = carrier.__new__(carrier)
    for name, shape in shapes.items():
        setattr(made, name, _zeros(shape))
    return made


def _zeros(shape: tuple[int, ...]) -> object:
    if len(shape) == 2:
        return [[0] * shape[1] for _ in range(shape[0])]
    return [0] * shape[0] if shape else 0
