"""How each kind of case is opened: the steps that lead to its position.

Talk is reached by dealing real cards; a trick is laid open in the middle of play, where every
seat holds what the case gives it and the cards it plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from turup.game.cases.case import Case, Malformed
from turup.game.cases.driver import Claim, Do, Step, to_do
from turup.game.cases.layout import Cards, hands_of
from turup.game.cases.positions import (
    Position,
    check_count,
    deal_cards,
    fill_tallies,
    fix_trump,
    place_in,
    take_contract,
    take_partner,
)
from turup.game.cases.texts import seat_of, suit_named
from turup.game.midway import fresh_state, share_tricks
from turup.rules import Rules
from turup.rules.alone import catch_partner
from turup.rules.deal import Kind, When
from turup.rules.match import opening
from turup.rules.pair_cards import pair_number
from turup.rules.penalties import Act
from turup.rules.proofs import Proof
from turup.rules.solo import tricks_to_play
from turup.rules.state import NOBODY, SEATS
from turup.rules.table import DECLARERS, DEFENDERS, account


def position_of(case: Case, rules: Rules) -> Position:
    """The position of a case."""
    position = Position(case, rules, Cards(case, rules), fresh_state(rules), opening(rules))
    fill_tallies(position)
    OPENINGS[case.kind](position)
    return position


def open_deck(position: Position) -> None:
    """Look at each card of the deck in turn, with trump as the case says."""
    fix_trump(position)
    deck = position.state.deck[: position.rules.deck.cards]
    position.steps = [to_do(Do.worth, card) for card in deck]


def open_deal(position: Position) -> None:
    """Begin with the first card."""
    deal_cards(position)
    position.steps = [to_do(Do.start, 0)]


def open_auction(position: Position) -> None:
    """Begin with the eldest's first speech."""
    deal_cards(position)
    position.steps = [to_do(Do.reach, Kind.auction)]


def open_redeal(position: Position) -> None:
    """Look at the cards."""
    deal_cards(position)
    state = position.state
    state.declarer = position.seat("declarer")
    fix_trump(position)
    moment = When[position.case.value["moment"]]
    position.steps = [to_do(Do.redeals, moment)]


def open_legal(position: Position) -> None:
    """A trick, or what is said before the play."""
    at = position.get("at", "play")
    if at == "play":
        open_trick(position)
        return
    deal_cards(position)
    take_contract(position)
    check_stage(position, Kind[at])
    position.steps = [to_do(Do.reach, Kind[at])]


def check_stage(position: Position, kind: Kind) -> None:
    """Whether the profile has a stage of this kind."""
    stages = position.rules.deal.stages
    kinds = [stage.kind for stage in stages.rows[: stages.used]]
    if kind not in kinds:
        names = tuple(Kind(there).name for there in dict.fromkeys(kinds) if there != Kind.packet)
        facts = {"text": kind.name, "names": names}
        raise Malformed(position.case.problem("case-stage-absent", ("at",), **facts))


def open_trick(position: Position) -> None:
    """A trick is begun in the middle of play."""
    position.is_play = True
    take_contract(position)
    fix_trump(position)
    position.state.points[DEFENDERS] = position.get("defended", 0)
    position.hands = hands_of(position.cards)
    take_partner(position)
    position.state.each = position.rules.deal.hand
    position.state.dealt = position.rules.deck.cards
    for suit, seat in position.get("led", {}).items():
        leader = seat_of(position.case, position.rules, seat, ("led", suit))
        position.state.leaders[suit_named(position.case, suit, ("led", suit))] |= 1 << leader
    trick = position.get("trick", 1)
    if "tricks" in position.case.value:
        position.state.tricks[DECLARERS] = position.get("tricks")
        position.state.tricks[DEFENDERS] = max(trick - 1 - position.get("tricks"), 0)
    begin = to_do(Do.begin, position.seat("leader"), trick)
    position.steps = [*shown_pairs(position), begin]


def open_score(position: Position) -> None:
    """All tricks are played."""
    take_contract(position)
    take_partner(position)
    fix_trump(position)
    state, rules = position.state, position.rules
    state.exposed = 1
    if state.solo != NOBODY:
        open_solo(position)
    state.hand = tricks_to_play(rules, state)
    captured, tricks = position.get("captured", 0), position.get("tricks", state.hand // 2)
    share_tricks(rules, state, captured, tricks)
    names = rules.labels.names.get("doubling.steps", ())
    for index, name in enumerate(position.get("steps", ())):
        state.step = place_in(position, names, name, ("steps", index))
    take_claim(position)
    position.steps = [*shown_pairs(position), price_or_settle(position)]


def take_claim(position: Position) -> None:
    """What was claimed, whether the claimer was certain, and who took the last trick."""
    state = position.state
    state.winner = position.seat("last_trick") if "last_trick" in position.case.value else NOBODY
    state.proof = Proof[position.get("certain", "not_decided")]
    for which, seat in claims_named(position, "claimed"):
        state.claim, state.claimer = which, seat
    for which, seat in claims_named(position, "missed"):
        state.missed |= 1 << (which * SEATS + seat)


def claims_named(position: Position, field: str) -> Iterator[tuple[int, int]]:
    """Each claim of a field with its seat."""
    names = position.rules.labels.names.get("scoring.claims", ())
    for name, seat in position.get(field, {}).items():
        which = place_in(position, names, name, (field, name))
        yield which, seat_of(position.case, position.rules, seat, (field, name))


def open_solo(position: Position) -> None:
    """The cards that the solo is played with, and whether its caller's partner spoilt it."""
    state, rules = position.state, position.rules
    state.each = cards_before_solos(rules)
    if position.get("partner_tricks", 0) > 0:
        catch_partner(rules, state)


def cards_before_solos(rules: Rules) -> int:
    """How many cards each seat has when solos are first offered."""
    cards = 0
    for stage in rules.deal.stages.rows[: rules.deal.stages.used]:
        if stage.kind == Kind.solo:
            break
        cards += stage.cards
    return cards


def shown_pairs(position: Position) -> list[Step]:
    """A step for each pair that was shown."""
    names = position.rules.labels.names.get("pair.kinds", ())
    steps = []
    for said, seat in position.get("shown", {}).items():
        name, _, suit = said.partition(" ")
        which = place_in(position, names, name, ("shown", said))
        place = suit_named(position.case, suit, ("shown", said)) if suit else 0
        by = seat_of(position.case, position.rules, seat, ("shown", said))
        steps.append(to_do(Do.show, pair_number(which, place), by))
    return steps


def price_or_settle(position: Position) -> Step:
    """The end of the deal: as played, or by an irregular act."""
    claim, earlier = Claim[position.get("claim", "made")], position.get("earlier", 0)
    for act in Act:
        if act.name in position.case.value:
            return to_do(Do.settle, act, position.seat(act.name), claim, earlier)
    return to_do(Do.settle, 0, NOBODY)


def open_tally(position: Position) -> None:
    """Add one score after the other."""
    declarers = position.get("declarers", [])
    for index, scores in enumerate(position.get("scores")):
        check_count(position, scores, ("scores", index))
        spare = [0] * (SEATS - len(scores))
        position.steps.append(to_do(Do.add, *scores, *spare, whose(position, declarers, index)))


def whose(position: Position, declarers: list[str], index: int) -> int:
    """The account that had the contract of a deal; nobody's where the case does not say."""
    if index >= len(declarers):
        return NOBODY
    seat = seat_of(position.case, position.rules, declarers[index], ("declarers", index))
    return account(position.rules, seat)


OPENINGS: dict[str, Callable[[Position], None]] = {
    "deck": open_deck,
    "deal": open_deal,
    "redeal": open_redeal,
    "auction": open_auction,
    "legal": open_legal,
    "trick": open_trick,
    "score": open_score,
    "tally": open_tally,
}
