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
from turup.rules.auction import AllPass
from turup.rules.deck import unpack
from turup.rules.match import has_lost, has_won, opening
from turup.rules.phases import apply, list_legal
from turup.rules.state import Phase, State, Why, blank
from turup.rules.table import accounts
from turup.verify.auction.answering import Answer, answers_besides, answers_of, askings
from turup.verify.auction.asked import ABOUT_TALLIES
from turup.verify.auction.positions import Beginning, begun

SHUFFLES = 120
FAR = 1_000
ENOUGH = 200


class Chosen(NamedTuple):
    """The beginnings chosen, the first of them a plain one.

    `given` has how many of the answers the first of them gives, the first two together, and so on.
    """

    beginnings: list[Beginning]
    given: list[int]
    answers: int


def chosen(rules: Rules, seed: int, most: int) -> Chosen:
    """As many beginnings as are needed, and at most so many."""
    asked, many = askings(rules), candidates(rules, seed)
    plain = next(many)
    if not asked and not answers_besides(rules, plain):
        return Chosen([plain], [0], 0)
    answers = {each: answers_of(rules, asked, each) for each in (plain, *many)}
    every = frozenset[Answer]().union(*answers.values())
    picked, known = [plain], answers[plain]
    given = [len(known)]
    while known != every and len(picked) < most:
        best = max(answers, key=lambda each: len(answers[each] - known))
        picked.append(best)
        known |= answers[best]
        given.append(len(known))
    return Chosen(picked, given, len(every))


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


def some_tallies(rules: Rules) -> Iterator[tuple[int, ...]]:
    """Tallies at and beside each number that a guard asks for, while the match goes on."""
    facts = [each.fact for each in askings(rules) if each.fact.name in ABOUT_TALLIES]
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
