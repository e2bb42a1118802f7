"""Beginnings: dealt cards and tallies that between them give each answer that a guard can get.

What may be said can hang on the hand of a seat, or on how the match stands. No exploration goes
through all deals there are; so out of many, some shuffled and some with strong, weak and one-sided
hands laid by hand, a few are chosen that show each guard both ways, as far as any of the many do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, product
from random import Random
from typing import NamedTuple

from turup.game.cases.layout import places_dealt
from turup.rules import Rules
from turup.rules.acts import BID, bit_of_card
from turup.rules.auction import AllPass, Opening
from turup.rules.clearing import clear
from turup.rules.deal import Kind
from turup.rules.dealing import deal_packet
from turup.rules.deck import unpack
from turup.rules.guards import fact_holds
from turup.rules.holdings import points_held
from turup.rules.match import has_lost, has_won, is_ahead, opening
from turup.rules.phases import apply, list_legal
from turup.rules.shapes import Fact
from turup.rules.solo import turned
from turup.rules.state import Phase, State, Why, blank
from turup.rules.table import account, accounts
from turup.verify.auction.asked import (
    ABOUT_HANDS,
    ABOUT_TALLIES,
    facts_in,
    guards_after_bidding,
    guards_of_bidding,
)
from turup.verify.auction.positions import Beginning, begun

SHUFFLES = 120
TALK = (Kind.auction, Kind.trump, Kind.second_auction, Kind.solo)
FAR = 1_000
ENOUGH = 200

Answer = tuple[object, ...]
"""A fact, the seat it is asked of, how many cards it holds, and whether it holds."""


class Chosen(NamedTuple):
    """The beginnings chosen, the first of them a plain one; of how many answers they give some."""

    beginnings: list[Beginning]
    given: int
    answers: int


def chosen(rules: Rules, seed: int, most: int) -> Chosen:
    """As many beginnings as are needed, and at most so many."""
    facts, many = facts_asked(rules), candidates(rules, seed)
    plain = next(many)
    if not facts and not answers_besides(rules, plain):
        return Chosen([plain], 0, 0)
    answers = {each: answers_of(rules, facts, each) for each in (plain, *many)}
    picked, given = [plain], set(answers[plain])
    every = set().union(*answers.values())
    while given != every and len(picked) < most:
        best = max(answers, key=lambda each: len(answers[each] - given))
        picked.append(best)
        given |= answers[best]
    return Chosen(picked, len(given), len(every))


def facts_asked(rules: Rules) -> list[tuple[Fact, int]]:
    """The facts about hands and tallies that guards ask for, with what turns the cards over."""
    guards = [*guards_of_bidding(rules), *guards_after_bidding(rules)]
    solos = rules.solo.contracts.rows[: rules.solo.contracts.used]
    turns = [(guard, 0) for guard in guards] + [(solo.if_, turned(solo)) for solo in solos]
    found = dict.fromkeys((fact, turn) for guard, turn in turns for fact in facts_in(guard))
    return [pair for pair in found if pair[0].name in (*ABOUT_HANDS, *ABOUT_TALLIES)]


def candidates(rules: Rules, seed: int) -> Iterator[Beginning]:
    """Beginnings in which the deal goes on to its first lead unless somebody asks for a redeal."""
    lot = Random(f"{seed} beginnings")  # noqa: S311 - chance is no secret
    even = (rules.match.start,) * accounts(rules)
    plain = None
    for deck in chain(shuffled(rules, lot), laid(rules, lot)):
        beginning = Beginning(deck, even)
        if is_played(rules, beginning):
            plain = plain or beginning
            yield beginning
    if plain is None:
        yield Beginning(next(shuffled(rules, lot)), even)
    else:
        yield from (Beginning(plain.deck, tallies) for tallies in some_tallies(rules))


def cards_of(rules: Rules) -> list[int]:
    """All cards of the deck."""
    state = blank()
    unpack(rules, state)
    return state.deck[: rules.deck.cards]


def shuffled(rules: Rules, lot: Random) -> Iterator[tuple[int, ...]]:
    """Decks as they come."""
    cards = cards_of(rules)
    for _ in range(SHUFFLES):
        lot.shuffle(cards)
        yield tuple(cards)


def laid(rules: Rules, lot: Random) -> Iterator[tuple[int, ...]]:
    """For each seat its strongest and its weakest hands, of one suit, of two, and so on."""
    places, suits = places_dealt(rules), [n for n in range(4) if rules.deck.suits[n]]
    for seat, many, is_weak in product(
        range(rules.table.seats), range(1, len(suits) + 1), (False, True)
    ):
        rest = cards_of(rules)
        lot.shuffle(rest)
        mine = [card for card in rest if card // 16 in suits[:many]]
        mine.sort(key=bit_of_card, reverse=not is_weak)
        hand = mine[: len(places[seat])]
        yield dealt(rest, places, seat, hand)


def dealt(
    cards: Sequence[int], places: list[list[int]], seat: int, hand: list[int]
) -> tuple[int, ...]:
    """A deck in which a seat gets a hand, and the rest lies as it comes."""
    own = dict(zip(places[seat], hand, strict=False))
    rest = iter([card for card in cards if card not in hand])
    return tuple(own[place] if place in own else next(rest) for place in range(len(cards)))


def is_played(rules: Rules, beginning: Beginning) -> bool:
    """Whether a deal comes to its first lead if nobody says more than he has to."""
    return played_plainly(rules, beginning).phase == Phase.play


def not_played(rules: Rules) -> Iterator[Beginning]:
    """Strong, weak and one-sided hands that do not come to a first lead."""
    even = (rules.match.start,) * accounts(rules)
    for deck in laid(rules, Random(0)):  # noqa: S311 - chance is no secret
        if not is_played(rules, Beginning(deck, even)):
            yield Beginning(deck, even)


def redeals_met(rules: Rules) -> list[str]:
    """The keys of the redeals that throw in shuffled deals, those that do so most first."""
    even, met = (rules.match.start,) * accounts(rules), Counter[str]()
    for deck in shuffled(rules, Random(0)):  # noqa: S311 - chance is no secret
        end = played_plainly(rules, Beginning(deck, even))
        if end.why == Why.redeal:
            met[f"deal.redeals.{rules.labels.names['deal.redeals'][end.which]}"] += 1
    return [key for key, _count in met.most_common()]


def played_plainly(rules: Rules, beginning: Beginning) -> State:
    """How a deal stands at its first lead, or at its end, if nobody says more than he has to."""
    state = begun(rules, beginning)
    for _act in range(ENOUGH):
        if state.phase in (Phase.play, Phase.over):
            break
        list_legal(rules, state)
        apply(rules, state, plainest(state))
    return state


def plainest(state: State) -> int:
    """The first bid there is as long as nobody has bid, then a pass, or else the first act."""
    acts = state.legal[: state.legal_count]
    if state.phase == Phase.auction and state.bid == 0:
        return next((act for act in acts if act >= BID), acts[0])
    return acts[0]


def with_packets(rules: Rules, beginning: Beginning, stages: int) -> State:
    """The cards as dealt up to a stage, or to the first lead, and nothing said."""
    state = blank()
    state.deck[: len(beginning.deck)] = beginning.deck
    state.tallies[: len(beginning.tallies)] = beginning.tallies
    clear(state)
    for stage in rules.deal.stages.rows[:stages]:
        if stage.kind == Kind.play:
            break
        if stage.kind == Kind.packet:
            deal_packet(rules, state, stage.cards)
    return state


def answers_of(
    rules: Rules, facts: list[tuple[Fact, int]], beginning: Beginning
) -> frozenset[Answer]:
    """What the facts are for each seat, wherever something is said."""
    rows = rules.deal.stages.rows[: rules.deal.stages.used]
    at = [place for place, stage in enumerate(rows) if stage.kind in TALK]
    states = [with_packets(rules, beginning, place) for place in at] if facts else []
    found: set[Answer] = set()
    for state, seat in product(states, range(rules.table.seats)):
        for fact, turn in facts:
            holds = fact_holds(rules, state, fact, seat, 1 << seat, turn)
            found.add((fact, seat, state.each, holds))
    return frozenset(found | answers_besides(rules, beginning))


def answers_besides(rules: Rules, beginning: Beginning) -> set[Answer]:
    """What the bidding itself asks: who is excused for a hand without points, and who is ahead."""
    found: set[Answer] = set()
    if rules.auction.opening == Opening.forced_with_points:
        state = begun(rules, beginning)
        for seat in range(rules.table.seats):
            found.add(("excused", seat, points_held(rules, state, 1 << seat) == 0))
    if rules.auction.all_pass == AllPass.ahead_declares:
        own, other = (beginning.tallies[account(rules, seat)] for seat in (1, 0))
        found.add(("ahead", is_ahead(rules, other, own)))
    return found


def some_tallies(rules: Rules) -> Iterator[tuple[int, ...]]:
    """Tallies at and beside each number that a guard asks for, while the match goes on."""
    facts = [fact for fact, _turn in facts_asked(rules) if fact.name in ABOUT_TALLIES]
    if not facts and rules.auction.all_pass != AllPass.ahead_declares:
        return
    start, sides = rules.match.start, accounts(rules)
    edges = {edge + by for fact in facts for edge in (fact.low, fact.high) for by in (-1, 0, 1)}
    near = sorted({start, start + 1, *(number for number in edges if abs(number) < FAR)})
    for first, second in product(near, near):
        tallies = (first, second, *[start] * (sides - 2))
        if all(is_going_on(rules, tally) for tally in tallies):
            yield tallies
            yield (*tallies[1:], tallies[0])


def is_going_on(rules: Rules, tally: int) -> bool:
    """Whether neither mark is reached."""
    return not has_won(rules, opening(rules), tally) and not has_lost(rules, tally)
