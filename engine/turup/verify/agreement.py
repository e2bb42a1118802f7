"""Agreement: two readings of the rules at one table, compared at every moment of a deal.

A second reading is whatever can tell what is legal after some acts and how a deal ends, without
anything of this program. None comes with it; the tests have one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from turup.game.numbers import action_of, card_of, cards_in
from turup.game.results import Result, result_of
from turup.rules import Rules
from turup.rules.acts import BID, CARD
from turup.rules.phases import apply, list_legal, start, verdict
from turup.rules.state import OVER, State
from turup.rules.verdicts import COLLECTIONS, LEGAL, RECORD, Verdict
from turup.verify.violations import Setting

Facts = Mapping[str, Any]
REFUSALS = {*Verdict} - {LEGAL}


class Told(Protocol):
    """A deal as the second reading sees it; cards are texts such as S7, acts as in a record."""

    def say(self, act: str) -> None:
        """The seat to act does something that is legal."""

    def moment(self) -> Facts:
        """What holds now: `to_act`, the `legal` acts and the `hands`, each of them sorted."""

    def ends(self) -> Sequence[Facts]:
        """How the deal ends, by each answer that there is; none while it goes on."""


class Second(Protocol):
    """A second reading of the rules."""

    def deal(self, keys: Facts, deck: Sequence[str], setting: Setting) -> Told:
        """A deal by these keys before its first act."""


class Apart(NamedTuple):
    """Where two readings part: after which acts, in what, and what each says."""

    acts: tuple[str, ...]
    what: str
    ours: Any
    theirs: Any


class Table:
    """The deals of one profile, gone through by both."""

    def __init__(self, rules: Rules, second: Second) -> None:
        """No deal is begun."""
        self.rules, self.second = rules, second
        self.keys = rules.labels.keys
        self.positions = 0
        self.texts: dict[tuple[int, int], str] = {}
        self.ended: dict[Result, Told] = {}  # each way to end that has come, with a deal of it

    def apart(self, setting: Setting, most: int) -> Apart | None:
        """Where the two part in a deal, every act tried; None if in so many positions never."""
        state = setting.state()
        start(self.rules, state, setting.dealer)
        self.setting, self.most = setting, self.positions + most
        return next(self._below(state, [], self._told([])), None)

    def _told(self, acts: Sequence[str]) -> Told:
        """The deal after some acts, by the second reading."""
        deck = [card_of(self.rules, card).ascii for card in self.setting.deck]
        told = self.second.deal(self.keys, deck, self.setting)
        for act in acts:
            told.say(act)
        return told

    def _below(self, state: State, acts: list[str], told: Told) -> Iterator[Apart]:
        """Where the two part here, or after any act that is legal here."""
        self.positions += 1
        list_legal(self.rules, state)
        numbers = state.legal[: state.legal_count]
        texts = [self._text(number, state.phase) for number in numbers]
        if not is_of_numbers(state.facts()):
            yield Apart(tuple(acts), "state", state.facts(), "whole numbers")
        yield from self._refusals(state, numbers, acts)
        yield from self._differences(state, texts, acts, told)
        for number, text in zip(numbers, texts, strict=True):
            if self.positions >= self.most:
                return
            after, more = state.copy(), [*acts, text]
            apply(self.rules, after, number)
            if number != numbers[0]:
                told = self._told(acts)
            told.say(text)
            yield from self._below(after, more, told)

    def _text(self, number: int, phase: int) -> str:
        """An act as both write it."""
        if (number, phase) not in self.texts:
            self.texts[number, phase] = str(action_of(self.rules, number, phase))
        return self.texts[number, phase]

    def _refusals(self, state: State, listed: list[int], acts: list[str]) -> Iterator[Apart]:
        """What has been legal at some such moment and is not listed now is refused for a reason."""
        for (number, phase), text in self.texts.items():
            if phase == state.phase and number not in listed:
                code = verdict(self.rules, state, number)
                if not is_twin_of(self.rules, number, listed) and not is_refusal(self.rules, code):
                    yield Apart(tuple(acts), f"refusal of {text}", code, "a rule that refuses it")

    def _differences(
        self, state: State, texts: list[str], acts: list[str], told: Told
    ) -> Iterator[Apart]:
        """In what the two differ at a moment."""
        ends = told.ends() if state.phase == OVER else []
        if not ends:
            now = {"to_act": state.to_act, "legal": sorted(texts)}
            now["hands"] = hands(self.rules, state)
            yield from differences(acts, now, told.moment())
            return
        result = result_of(self.rules, state)
        self.ended.setdefault(result, told)
        apart = [list(differences(acts, result._asdict(), theirs)) for theirs in ends]
        yield from min(apart, key=len)


def differences(acts: list[str], ours: Facts, theirs: Facts) -> Iterator[Apart]:
    """The facts that both tell, and tell otherwise."""
    for what, value in theirs.items():
        if ours[what] != value or not is_whole(ours[what]):
            yield Apart(tuple(acts), what, ours[what], value)


def is_whole(value: Any) -> bool:
    """Whether a value has no number in it but whole ones, as the compiled rules know no others."""
    if isinstance(value, (list, tuple)):
        return all(map(is_whole, value))
    return not isinstance(value, float)


def is_of_numbers(value: object) -> bool:
    """Whether a state, or a list in it, has whole numbers alone, as compiled it has no others."""
    if isinstance(value, (list, tuple)):
        return all(map(is_of_numbers, value))
    return isinstance(value, int)


def is_twin_of(rules: Rules, number: int, listed: Sequence[int]) -> bool:
    """Whether an act is about the second of two twins, of which the first is listed."""
    is_second = rules.deck.packs > 1 and CARD <= number < BID and number % rules.deck.packs > 0
    return is_second and number - 1 in listed


def is_refusal(rules: Rules, code: int) -> bool:
    """Whether a verdict names a rule that there is, and a record that the profile has."""
    if not isinstance(code, int) or code % RECORD not in REFUSALS:
        return False
    collection = [name for name, codes in COLLECTIONS.items() if code % RECORD in codes]
    records = len(rules.labels.names.get(collection[0], ())) if collection else 1
    return 0 <= code // RECORD < records


def hands(rules: Rules, state: State) -> list[list[str]]:
    """The hand of each seat, sorted by the names of the cards."""
    seats = range(rules.table.seats)
    return [sorted(card.ascii for card in cards_in(rules, state.hands[seat])) for seat in seats]
