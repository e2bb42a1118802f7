"""What lies on the table: played cards, finished tricks, the result."""

from __future__ import annotations

from dataclasses import dataclass, field


class ThrownIn(Exception):
    """The deal is over without a score."""

    def __init__(self, why: str, *, passes_on: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.passes_on = passes_on


class Conceded(Exception):
    """The declarer gives up (R067)."""


@dataclass
class Played:
    """A card in the trick, whether trump was open when it was played, and whether it lies down."""

    seat: int
    card: str
    was_open: bool
    is_down: bool = False


@dataclass
class Trick:
    """A finished trick: who led which suit, who won, whether trump was open, and whether it won."""

    leader: int
    winner: int
    led: str
    points: int
    was_open: bool
    was_trump: bool
    cards: list[str]


@dataclass
class Result:
    """How a deal ended; scores are the game points of each side, or seat."""

    outcome: str
    why: str = ""
    declarer: int = -1
    bid: int = 0
    solo: str = ""
    target: int = 0
    points: tuple[int, int] = (0, 0)
    scores: tuple[int, ...] = ()
    is_next_dealer: bool = True
    raised: int = 0
    others: list[Result] = field(default_factory=list)
