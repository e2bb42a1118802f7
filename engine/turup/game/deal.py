"""A deal: one distribution of the cards, the acts so far, and what each seat may see.

A `Deal` never changes: `after` gives the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from turup.cards import Card
from turup.game import asked
from turup.game.actions import Action
from turup.game.events import Event, is_seen_by
from turup.game.numbers import UNKNOWN, action_of, card_of, cards_in, number_of
from turup.game.refusals import Refused, refusal, verdict_on_unknown
from turup.game.results import Result, result_of
from turup.game.telling import events_of, opening_events
from turup.rules import Rules
from turup.rules.clearing import clear
from turup.rules.deck import unpack
from turup.rules.phases import apply, list_legal, start, verdict
from turup.rules.shuffling import shuffle_deck
from turup.rules.state import NOBODY, Outcome, State, blank
from turup.rules.verdicts import Verdict


class View(NamedTuple):
    """What one seat knows: its hand, what it has seen, and what it may do."""

    seat: int
    hand: tuple[Card, ...]
    events: tuple[Event, ...]
    to_act: int
    legal: tuple[Action, ...]


class Deal:
    """A deal at one moment. Two deals are equal if rules, deck, dealer, tallies and acts are.

    `seed` and `number` say which shuffle it came from; both are -1 for cards laid by hand.
    `raised` is the winning mark of the match, if a claim of an earlier deal has lifted it.
    """

    __slots__ = (
        "_state", "acts", "dealer", "deck", "events", "number", "raised", "rules", "seed",
        "tallies",
    )  # fmt: skip

    rules: Rules
    seed: int
    number: int
    dealer: int
    tallies: tuple[int, ...]
    raised: int
    deck: tuple[int, ...]
    acts: tuple[Action, ...]
    events: tuple[Event, ...]
    _state: State

    def __init__(
        self,
        rules: Rules,
        deck: Sequence[int],
        *,
        dealer: int = 0,
        tallies: Sequence[int] = (),
        raised: int = 0,
        seed: int = NOBODY,
        number: int = NOBODY,
    ) -> None:
        """Deal a deck, its cards' numbers in the order dealt, and go to the first choice.

        Raises `TypeError` or `ValueError` for what is no deck, seat or tally of these rules.
        """
        asked.must_be_rules(rules)
        dealer = asked.a_seat(rules, dealer, "the dealer")
        deck, tallies = asked.a_deck(rules, deck), asked.some_tallies(rules, tallies)
        seed = asked.a_seed(seed, least=NOBODY)
        number = asked.a_seed(number, "the number of a deal", NOBODY)
        state = blank()
        state.deck[: len(deck)] = deck
        state.tallies[: len(tallies)] = tallies
        state.raised = asked.a_seed(raised, "the raised mark")
        clear(state)
        before = state.copy()
        start(rules, state, dealer)
        values = (rules, seed, number, dealer, tallies, state.raised, deck, ())
        _fill(self, *values, opening_events(rules, before, state), state)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a deal does not change: {name} cannot be set")

    @classmethod
    def shuffled(
        cls,
        rules: Rules,
        seed: int,
        number: int = 0,
        *,
        dealer: int = 0,
        tallies: Sequence[int] = (),
        raised: int = 0,
    ) -> Deal:
        """The deal of a seed and a number, both from 0 to 2**32 - 1."""
        asked.must_be_rules(rules)
        seed, number = asked.a_seed(seed), asked.a_seed(number, "the number of a deal")
        state = blank()
        unpack(rules, state)
        shuffle_deck(rules, state, seed, number)
        deck = state.deck[: rules.deck.cards]
        place = {"seed": seed, "number": number, "raised": raised}
        return cls(rules, deck, dealer=dealer, tallies=tallies, **place)

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled or thrown in."""
        return self._state.outcome != Outcome.running

    @property
    def to_act(self) -> int:
        """The seat to act; -1 when the deal is over."""
        return self._state.to_act

    @property
    def result(self) -> Result | None:
        """How the deal ended; None while it goes on."""
        return result_of(self.rules, self._state) if self.is_over else None

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards each seat holds now; a concealed indicator is in nobody's hand."""
        seats = range(self.rules.table.seats)
        return tuple(cards_in(self.rules, self._state.hands[seat]) for seat in seats)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The deck in the order dealt."""
        return tuple(card_of(self.rules, number) for number in self.deck)

    def legal(self) -> tuple[Action, ...]:
        """The legal actions of the seat to act; none when the deal is over."""
        state = self._state
        list_legal(self.rules, state)
        return tuple(
            action_of(self.rules, act, state.phase) for act in state.legal[: state.legal_count]
        )

    def state(self) -> State:
        """A copy of the state, for the functions of `turup.rules`."""
        return self._state.copy()

    def after(self, action: Action) -> Deal:
        """The deal after an action of the seat to act.

        Raises `Refused` with the rule that refuses it; this deal stays as it was.
        """
        asked.must_be_action(action)
        number = number_of(self.rules, self._state, action)
        if number == UNKNOWN:
            raise self.refusal(action, verdict_on_unknown(self.rules, self._state, action))
        code = verdict(self.rules, self._state, number)
        if code != Verdict.legal:
            raise self.refusal(action, code)
        state = self._state.copy()
        apply(self.rules, state, number)
        return self._next(action, state)

    def refusal(self, action: Action, code: int) -> Refused:
        """Why an action is refused."""
        return refusal(self.rules, self._state, action, code, self.legal())

    def _next(self, action: Action, state: State) -> Deal:
        after = Deal.__new__(Deal)
        told = events_of(self.rules, self._state, action, state)
        place = (self.rules, self.seed, self.number, self.dealer, self.tallies, self.raised)
        _fill(after, *place, self.deck, (*self.acts, action), (*self.events, *told), state)
        return after

    def undone(self) -> Deal:
        """The deal before the last action; itself if there was none."""
        deal = self.restarted()
        for action in self.acts[:-1]:
            deal = deal.after(action)
        return deal

    def restarted(self) -> Deal:
        """The deal before its first action."""
        return Deal(
            self.rules,
            self.deck,
            dealer=self.dealer,
            tallies=self.tallies,
            raised=self.raised,
            seed=self.seed,
            number=self.number,
        )

    def view(self, seat: int) -> View:
        """What a seat knows: exactly the events it may see, and its own hand."""
        seat = asked.a_seat(self.rules, seat)
        seen = tuple(event for event in self.events if is_seen_by(event, seat))
        legal = self.legal() if seat == self.to_act else ()
        return View(seat, self.hands[seat], seen, self.to_act, legal)

    def _facts(self) -> tuple[object, ...]:
        return (self.rules, self.deck, self.dealer, self.tallies, self.raised, self.acts)

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, Deal) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.deck, self.dealer, self.tallies, self.acts))

    def __repr__(self) -> str:
        acts = f"{len(self.acts)} acts"
        return f"<Deal of {self.rules.labels.spec}, seed {self.seed}, number {self.number}, {acts}>"


_FIELDS = (
    "rules", "seed", "number", "dealer", "tallies", "raised", "deck", "acts", "events", "_state",
)  # fmt: skip


def _fill(deal: Deal, *values: object) -> None:
    """Set the fields of a new deal, once."""
    for name, value in zip(_FIELDS, values, strict=True):
        object.__setattr__(deal, name, value)
