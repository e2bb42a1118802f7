"""Remembering: what a bid has done once it does again, wherever the rules would look at the same.

Most of what an exploration tries is one bid or another, and of a position a bid looks at very
little. So the fields that it reads and those that it writes are noted the first time, and from
then on a position with the same in what was read gets the same written, without the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from turup.rules.phases import apply
from turup.rules.state import State
from turup.verify.auction.positions import FROM_CARDS, LISTS, PLACE, Board, Values, forget

Written = tuple[tuple[int, int], ...]


class Watched(State):
    """A state that notes which of its fields are read before they are written, and which written.

    `read` and `written` are its notes.
    """

    __slots__ = ("read", "written")
    read: set[str]
    written: set[str]

    def __getattribute__(self, name: str) -> Any:
        if name in State.__slots__:
            written = object.__getattribute__(self, "written")
            if name not in written:
                object.__getattribute__(self, "read").add(name)
        return object.__getattribute__(self, name)

    def __setattr__(self, name: str, value: object) -> None:
        if name in State.__slots__:
            self.written.add(name)
        object.__setattr__(self, name, value)


def watched(state: State) -> Watched:
    """A state of the same, that notes what is done to it."""
    other, plain = Watched.__new__(Watched), state.copy()
    other.read, other.written = set(), set()
    for name in State.__slots__:
        if hasattr(plain, name):
            setattr(other, name, getattr(plain, name))
    return other


class Known(NamedTuple):
    """What an act does, by the values of the places it looks at."""

    look: Callable[[Values], Any]
    places: tuple[int, ...]
    does: dict[Any, Written]


class Memory:
    """What acts have done at a table."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.state = watched(board.fresh)
        self.known: dict[int, list[Known]] = {}
        self.size = 0

    def forget(self) -> None:
        """Whatever is tried from here on is tried by the rules."""
        self.known.clear()
        self.size = 0

    def after(self, act: int, values: Values) -> Values:
        """The values of the position after an act."""
        for known in self.known.get(act, ()):
            found = known.does.get(known.look(values))
            if found is not None:
                return overwritten(values, found)
        return self.tried(act, values)

    def tried(self, act: int, values: Values) -> Values:
        """The same by the rules themselves, which is noted."""
        board, state = self.board, self.state
        board.put(values, state)
        state.read.clear()
        state.written.clear()
        apply(board.rules, state, act)
        forget(board.rules, board.asked, state)
        read, changed = self.places(state.read), self.places(state.read | state.written)
        after = board.values(state)
        self.note(act, read, values, tuple((place, after[place]) for place in changed))
        if state.trick > 0:
            self.state = watched(board.fresh)
        return after

    def note(self, act: int, places: tuple[int, ...], values: Values, written: Written) -> None:
        """Note what an act does where these places have these values."""
        known = self.known.setdefault(act, [])
        entry = next((each for each in known if each.places == places), None)
        if entry is None:
            entry = Known(itemgetter(*places), places, {})
            known.append(entry)
        entry.does[entry.look(values)] = written
        self.size += 1

    def places(self, names: Iterable[str]) -> tuple[int, ...]:
        """Where fields stand in the values of a position; the hands follow from some of them."""
        places: set[int] = set()
        for name in names:
            if name in ("hands", "given"):
                places.update(PLACE[each] for each in FROM_CARDS)
            elif name in LISTS:
                places.update(range(*self.board.places[name].indices(1 << 16)))
            elif name in PLACE:
                places.add(PLACE[name])
        return tuple(sorted(places))


def overwritten(values: Values, written: Written) -> Values:
    """The values with some of them written over."""
    new = list(values)
    for place, value in written:
        new[place] = value
    return tuple(new)
