"""The scene of a deal: what its sentences need to know of the table and of the match."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from turup.cards import SUITS, SYMBOLS
from turup.words import _, meant, pgettext
from turup.words.translation import together

_BETWEEN_WORDS = re.compile(r"(?<=[a-z0-9])_(?=[a-z0-9])")
REASONS = (
    meant("name", "all pass"),
    meant("name", "never exposed"),
    meant("name", "revoke"),
    meant("name", "false call"),
    meant("name", "false pair"),
    meant("name", "false claim"),
    meant("name", "out of turn"),
    meant("name", "signal"),
    meant("name", "wrong cut"),
    meant("name", "misdeal"),
    meant("name", "reshuffle"),
)
"""What ends a deal or costs something besides the records that a profile names."""
CLAUSES = meant("clauses", "{first} and {last}")


class Scene(NamedTuple):
    """A table's names and marks, as the sentences about a deal use them.

    `seats` are named in the order in which the turn passes, `sides` are the accounts of the
    score. `seed` and `number` are -1 for cards laid by hand; marks that the profile does not
    set are None, and `sets` says how many of them end the match, where there are any. `at_zero` is
    what becomes of a side with nothing left, `deals` how many are played, where that is fixed.
    """

    title: str
    spec: str
    fingerprint: str
    seats: tuple[str, ...]
    sides: tuple[str, ...]
    unit: str
    pair_effect: str
    goal: str
    pair_declared: str
    win_at: int | None
    lose_at: int | None
    start: int
    sets: int | None = None
    at_zero: str = "nothing"
    deals: int | None = None
    dealer: int = 0
    seed: int = -1
    number: int = -1

    def side_of(self, seat: int) -> int:
        """The account a seat plays for."""
        return seat if len(self.sides) == len(self.seats) else seat % len(self.sides)

    @property
    def is_giving(self) -> bool:
        """Whether game points are something to be rid of."""
        return self.at_zero == "wins"

    def side(self, seat: int) -> str:
        """The name of a seat's side."""
        return self.sides[self.side_of(seat)]

    def in_turn(self) -> tuple[int, ...]:
        """The seats from the eldest on; the dealer comes last."""
        count = len(self.seats)
        return tuple((self.dealer + place) % count for place in range(1, count + 1))


def spoken(name: str) -> str:
    """The name of a record as it is said: with spaces between its words.

    An underscore that is not one between two words stays, so that no two names are said alike.
    Whoever writes a profile names its records. The catalogues have the names that shipped ones
    use; others stay as they are.
    """
    return pgettext("name", _BETWEEN_WORDS.sub(" ", name))


def cards_text(cards: Iterable[Any]) -> str:
    """Cards in a row."""
    return " ".join(str(card) for card in cards)


def short_suit(trump: str) -> str:
    """The suit of a bid in as few letters as will do."""
    return SYMBOLS[SUITS.index(trump)] if trump in SUITS else trump and _(" NT")


def listed(parts: Iterable[str]) -> str:
    """Several things in one sentence: a, b and c."""
    return together(_listed, [*parts])


def _listed(parts: Sequence[str]) -> str:
    *most, last = parts
    if not most:
        return last
    return _("{first} and {last}").format(first=", ".join(most), last=last)


def clauses(parts: Iterable[str], joined: tuple[str, str] = CLAUSES) -> str:
    """Several clauses in one sentence, which a language may join otherwise than things."""
    *most, last = parts
    if not most:
        return last
    return pgettext(*joined).format(first=", ".join(most), last=last)


def stopped(text: str) -> str:
    """Words as a whole sentence."""
    return _("{text}.").format(text=text)
