"""Every way a tiny deal can go on, walked by the engine: the same walk, interpreted and compiled.

The table stands in `tests/differential/counts` and beside the tiny profiles here: each profile
carries its own part of it under `x-counts`. This module knows the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from oracle.counting import OPEN, Counts, Oracle
from turup.game.actions import read
from turup.game.deal import Deal
from turup.game.laying import card_laid
from turup.game.numbers import action_of, number_of
from turup.profiles import examine
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.rules.acts import ACTS, BID, CARD, LAY, NAME, REDEAL, SOLO, STEP
from turup.rules.phases import apply, list_legal, start
from turup.rules.state import OVER, State, blank

HERE = Path(__file__).parent
FILES = [
    *sorted((HERE.parent / "differential" / "counts").glob("*.yaml")),
    *sorted((HERE / "profiles").glob("tiny*.yaml")),
]
DEEPEST = 64
WAYS, ENDS, SCORES = range(3)
OUTCOMES = (OPEN, "thrown_in", "made", "failed")
EVERY_ACT = (0, ACTS)
STOPS = {
    "": (0, 0),
    "redeal": (REDEAL, STEP),
    "trump": (NAME, CARD),
    "lay": (LAY, BID),
    "say": (STEP, SOLO),
    "play": (CARD, LAY),
}
"""The numbers of the acts that, once legal, end a way."""

Numbers = Any  # a list of numbers, compiled an array


def walk(
    rules: Rules,
    state: State,
    dealer: int,
    path: Numbers,
    given: int,
    stop: tuple[int, int],
    found: Numbers,
) -> None:
    """Walk every way to go on from a position; each branch is played again from the deck.

    `path` holds the acts that lead there, `given` of them, and has room for those to come. An
    act from `stop[0]` up to `stop[1]`, once legal, ends a way. `found` is filled: ways by
    depth, ends by outcome, scores by account.
    """
    places, widths = [0] * len(path), [0] * len(path)
    depth, turn, is_new = given, -1, True
    while depth >= given:
        if turn < 0:
            start(rules, state, dealer)
            turn = 0
        while turn < depth:
            apply(rules, state, path[turn])
            turn += 1
        list_legal(rules, state)
        is_end = is_new and state.phase == OVER
        for place in range(state.legal_count):
            is_end = is_end or (is_new and stop[0] <= state.legal[place] < stop[1])
        if is_new:
            found[WAYS][depth - given] += 1
            places[depth], widths[depth] = 0, state.legal_count
        if is_end:
            found[ENDS][state.outcome] += 1
            for seat in range(rules.table.seats):
                found[SCORES][seat] += state.scores[seat]
            depth -= 1
            while depth >= given and places[depth] + 1 == widths[depth]:
                depth -= 1
            if depth >= given:
                places[depth] += 1
            turn, is_new = -1, False
        else:
            path[depth] = state.legal[places[depth]]
            depth += 1
            is_new = True


@dataclass(frozen=True)
class Entry:
    """One line of the table: a position, and how many ways there are to go on."""

    file: Path
    says: str
    hands: list[list[str]]
    dealer: int
    acts: list[str]
    up_to: str
    by_hand: str
    is_deep: bool
    counts: Counts

    def __str__(self) -> str:
        return f"{self.file.stem}: {self.says}"


def entries() -> Iterator[Entry]:
    """The whole table, file by file."""
    for file in FILES:
        profile = yaml.safe_load(file.read_text(encoding="utf-8"))
        for row in profile.get("x-counts", []):
            yield entry(file, row)


def entry(file: Path, row: dict[str, Any]) -> Entry:
    """A row as it stands in the file; the last seat deals unless another is named."""
    hands = [hand.split() for hand in row["hands"]]
    return Entry(
        file=file,
        says=row["says"],
        hands=hands,
        dealer=row.get("dealer", len(hands) - 1),
        acts=[str(read(act)) for act in row.get("acts", [])],
        up_to=row.get("up to", ""),
        by_hand=row.get("by hand", ""),
        is_deep=row.get("deep", False),
        counts=Counts(row.get("ways", []), row.get("ends", {}), row.get("scores", [])),
    )


@cache
def table_rules(file: Path) -> Rules:
    """The rules of a tiny profile."""
    found = examine(file)
    assert found.profile is not None, found.problems
    return rules_of(found.profile)


def deck_texts(entry: Entry) -> list[str]:
    """The deck that deals the hands of an entry, packet by packet, from the eldest."""
    deck: list[str] = []
    dealt, seats = 0, len(entry.hands)
    for stage in table_rules(entry.file).labels.keys["deal"]["stages"]:
        if isinstance(stage, int):
            for turn in range(1, seats + 1):
                deck += entry.hands[(entry.dealer + turn) % seats][dealt : dealt + stage]
            dealt += stage
    return deck


def oracle_at(entry: Entry) -> Oracle:
    """The oracle at the position of an entry."""
    keys = dict(table_rules(entry.file).labels.keys)
    return Oracle(keys, deck_texts(entry), entry.dealer, entry.acts, entry.up_to)


class Engine:
    """The engine at the position of an entry, interpreted."""

    name = "engine"

    def __init__(self, entry: Entry) -> None:
        self.entry, self.rules = entry, table_rules(entry.file)
        laid: set[int] = set()
        deck = [card_laid(self.rules, text, laid) for text in deck_texts(entry)]
        self.deal = Deal(self.rules, deck, dealer=entry.dealer)

    def legal(self, acts: list[str]) -> list[str]:
        """What may be done after some acts."""
        listed = self.listed(acts)
        return sorted(str(action_of(self.rules, number)) for number in listed)

    def listed(self, acts: list[str]) -> list[int]:
        """The numbers of what may be done after some acts."""
        state = self.walked(acts, EVERY_ACT)[0]
        return list(state.legal[: state.legal_count])

    def count(self, acts: list[str]) -> Counts:
        """All ways to go on after some acts."""
        ways, ends, scores = self.walked(acts, STOPS[self.entry.up_to])[1]
        counts = Counts([int(number) for number in ways if number])
        counts.ends = {name: int(ends[place]) for place, name in enumerate(OUTCOMES) if ends[place]}
        if "made" in counts.ends or "failed" in counts.ends:
            counts.scores = [int(score) for score in scores[: self.accounts()]]
        return counts

    def accounts(self) -> int:
        """How many tallies are kept."""
        is_two = self.rules.labels.keys["table"]["sides"] == "two_sides"
        return 2 if is_two else len(self.entry.hands)

    def numbers(self, acts: list[str]) -> list[int]:
        """The numbers of the acts that lead to a position."""
        deal, numbers = self.deal, []
        for act in map(read, [*self.entry.acts, *acts]):
            numbers.append(number_of(self.rules, deal.state(), act))
            deal = deal.after(act)
        return numbers

    def walked(self, acts: list[str], stop: tuple[int, int]) -> tuple[Any, Any]:
        """The walk from a position: the state it ends in, and what it has found."""
        numbers, state = self.numbers(acts), blank()
        state.deck[: len(self.deal.deck)] = self.deal.deck
        found = [[0] * DEEPEST for _ in range(3)]
        path = [*numbers, *[0] * (DEEPEST - len(numbers))]
        walk(self.rules, state, self.entry.dealer, path, len(numbers), stop, found)
        return state, found


class Compiled(Engine):
    """The engine at the position of an entry, compiled."""

    name = "compiled engine"

    def listed(self, acts: list[str]) -> list[int]:
        """The numbers of what may be done after some acts."""
        state = self.walked(acts, EVERY_ACT)[0]
        return [int(number) for number in state["legal"][: state["legal_count"]]]

    def walked(self, acts: list[str], stop: tuple[int, int]) -> tuple[Any, Any]:
        """The walk from a position: the state it ends in, and what it has found."""
        import numpy as np

        from turup.study.carriers import blank_record, record_of

        numbers, state = self.numbers(acts), blank_record()
        state["deck"][: len(self.deal.deck)] = self.deal.deck
        found = np.zeros((3, DEEPEST), np.int64)
        path = np.zeros(DEEPEST, np.int64)
        path[: len(numbers)] = numbers
        dealer, rules = self.entry.dealer, record_of(self.rules)
        compiled_walk()(rules, state, dealer, path, len(numbers), stop, found)
        return state, found


@cache
def compiled_walk() -> Any:
    """The walk compiled, once."""
    from turup.study.compiled import compiled

    return compiled(walk)
