"""Actions: what a player does, as immutable values with a plain text each.

`str(action)` is the text a record keeps; `read` takes it back.
"""

# Longer than other modules, for each thing that can be done has a class of its own.
from __future__ import annotations

from dataclasses import dataclass

from turup.cards import SUITS, Card, card, suit_of

NO_TRUMPS = "no trumps"
TRUMPS = (*SUITS, NO_TRUMPS, "reversed", *(f"reversed {suit}" for suit in SUITS))
"""What a declarer can choose, in the order of the numbers the rules know it by."""
PLUS, NOES = "plus", "noes"
"""How a bid is worded that is so many more in the suit bid last, or says to hold none of it."""
MOST_FIGURES = 5  # of a bid; more would be no bid but a burden


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass in the auction, or decline what one is asked."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Bid:
    """Promise so many card points.

    `trump` is a suit's name, `no trumps`, `plus`, `noes`, or empty; `suit_first` says that the
    suit is named before the number.
    """

    points: int
    trump: str = ""
    suit_first: bool = False

    def __str__(self) -> str:
        if self.suit_first:
            return f"bid {self.trump} {self.points}"
        return f"bid {self.points} {self.trump}".rstrip()


@dataclass(frozen=True, slots=True)
class Say:
    """Say a step of the ladder, such as double, redouble or c."""

    name: str

    def __str__(self) -> str:
        return f"say {self.name}"


@dataclass(frozen=True, slots=True)
class Solo:
    """Call a solo contract."""

    name: str

    def __str__(self) -> str:
        return f"solo {self.name}"


@dataclass(frozen=True, slots=True)
class AskRedeal:
    """Ask for the deal to be thrown in."""

    name: str

    def __str__(self) -> str:
        return f"redeal {self.name}"


@dataclass(frozen=True, slots=True)
class AskPartner:
    """Ask the partner to bid instead."""

    def __str__(self) -> str:
        return "ask partner"


@dataclass(frozen=True, slots=True)
class HandBack:
    """Hand the partner's question back."""

    def __str__(self) -> str:
        return "hand back"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of one's hand face down as indicator."""

    card: Card

    def __str__(self) -> str:
        return f"lay {self.card}"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit, or lay down a spare card of it.

    `suit` is one of `TRUMPS`: a suit's name, `no trumps`, `reversed` (these with the order of
    the cards turned round), or `reversed spades`.
    """

    suit: str

    def __str__(self) -> str:
        return f"trump {self.suit}"


@dataclass(frozen=True, slots=True)
class LeaveTrump:
    """Leave trump to a card still to be dealt."""

    def __str__(self) -> str:
        return "later card"


@dataclass(frozen=True, slots=True)
class NamePartner:
    """Name a card, whose holder will be one's partner."""

    card: Card

    def __str__(self) -> str:
        return f"partner {self.card}"


@dataclass(frozen=True, slots=True)
class Call:
    """Call for the concealed trump."""

    def __str__(self) -> str:
        return "call"


@dataclass(frozen=True, slots=True)
class Expose:
    """Turn up one's own indicator."""

    def __str__(self) -> str:
        return "expose"


@dataclass(frozen=True, slots=True)
class Open:
    """Expose trump before the first lead."""

    def __str__(self) -> str:
        return "open trump"


@dataclass(frozen=True, slots=True)
class Show:
    """Show a pair; `suit` is the name of its suit where any plain suit will do."""

    name: str
    suit: str = ""

    def __str__(self) -> str:
        return f"show {self.name} {self.suit}".rstrip()


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim something, such as every trick."""

    name: str

    def __str__(self) -> str:
        return f"claim {self.name}"


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up the contract."""

    def __str__(self) -> str:
        return "concede"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action = (
    Pass | Bid | Say | Solo | AskRedeal | Lay | NameTrump | LeaveTrump | Call | Expose
    | Open | Show | Play | AskPartner | HandBack | Claim | NamePartner
    | Concede
)  # fmt: skip
Named = Say | Solo | AskRedeal | Show | Claim
"""Actions that name a record of the profile."""


class NotAnAction(ValueError):
    """Text that is no action."""


PLAIN: dict[str, Action] = {
    str(action): action
    for action in (
        Pass(),
        LeaveTrump(),
        Call(),
        Expose(),
        Open(),
        AskPartner(),
        HandBack(),
        Concede(),
    )
}
NAMED: dict[str, type[Named]] = {
    "say": Say, "solo": Solo, "redeal": AskRedeal, "show": Show, "claim": Claim,
}  # fmt: skip
OF_A_CARD: dict[str, type[Play | Lay | NamePartner]] = {
    "play": Play, "lay": Lay, "partner": NamePartner,
}  # fmt: skip


def read(text: str) -> Action:
    """An action from its text.

    Raises `NotAnAction`, or `NotACard` where a card is misspelt.
    """
    verb, _, rest = text.strip().partition(" ")
    if text.strip() in PLAIN:
        return PLAIN[text.strip()]
    if verb == "show" and " " in rest:
        return _read_show(rest, text)
    if verb in NAMED and rest:
        return NAMED[verb](rest)
    if verb in OF_A_CARD:
        return OF_A_CARD[verb](card(rest))
    return _read_bid_or_trump(verb, rest, text)


def _read_show(rest: str, text: str) -> Action:
    name, _, suit = rest.partition(" ")
    if suit_of(suit) < 0:
        raise NotAnAction(text)
    return Show(name, SUITS[suit_of(suit)])


def _read_bid_or_trump(verb: str, rest: str, text: str) -> Action:
    if verb == "trump" and suit_of(rest) >= 0:
        return NameTrump(SUITS[suit_of(rest)])
    if verb == "trump" and rest in TRUMPS:
        return NameTrump(rest)
    first, _, last = rest.partition(" ")
    is_suit_first = suit_of(first) >= 0
    points, trump = (last, first) if is_suit_first else (first, last)
    if verb == "bid" and points.isdecimal() and len(points) <= MOST_FIGURES:
        if suit_of(trump) >= 0:
            return Bid(int(points), SUITS[suit_of(trump)], is_suit_first)
        if trump in ("", NO_TRUMPS, PLUS, NOES):
            return Bid(int(points), trump)
    raise NotAnAction(text)
