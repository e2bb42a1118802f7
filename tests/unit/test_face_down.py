"""Cards laid face down: what each seat learns of them, and how a transcript marks them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import turup
from turup.cards import Card
from turup.game.chance_play import chosen, played_out
from turup.game.events import open_to_all
from turup.game.numbers import number_of
from turup.game.scenes import scene_of
from turup.profiles import examine
from turup.profiles.encoding import rules_of
from turup.rules import Rules
from turup.rules.acts import CARD
from turup.rules.face_down import has_seen_all_played
from turup.rules.proofs import Proof, proof_of
from turup.rules.state import NOBODY, Phase
from turup.words.course import course_of
from turup.words.transcript import at_length

SPECS = ["28+face-down", "28+face-down-all", "28+face-down+indicator-itself"]
TWINS = """\
turup: 1
about: {name: Club, status: house}
extends: 56-secret
trump: {exposed_by: face_down, declarer_plays: indicator}
"""


def deals(spec: str, count: int = 30) -> list[turup.Deal]:
    rules = turup.load(spec)
    return [played_out(turup.Deal.shuffled(rules, 5, number)) for number in range(count)]


def told(deal: turup.Deal, seat: int) -> set[Card]:
    """The cards of others that a seat has heard of."""
    events = [event for event in deal.view(seat).events if getattr(event, "seat", seat) != seat]
    return {card for event in events if (card := getattr(event, "card", None)) is not None}


def face_down(deal: turup.Deal) -> Iterator[turup.CardPlayed]:
    """The cards that were laid face down."""
    for event in deal.events:
        if isinstance(event, turup.CardPlayed) and event.seen_by:
            yield event


@pytest.mark.parametrize("spec", SPECS)
def test_only_the_declarer_learns_what_stays_face_down(spec: str) -> None:
    counts = [0, 0]
    for deal in deals(spec):
        up = {event.card for event in deal.events if isinstance(event, turup.FaceDownTurnedUp)}
        declarer = deal.state().declarer
        for event in face_down(deal):
            counts[event.card in up] += 1
            for seat in {0, 1, 2, 3} - {event.seat}:
                is_known = event.card in told(deal, seat)
                assert is_known == (event.card in up or seat == declarer)
    assert min(counts) > 10


@pytest.mark.parametrize("spec", SPECS)
def test_what_a_trick_brought_is_told_as_far_as_it_lies_in_sight(spec: str) -> None:
    rules = turup.load(spec)
    worth = dict(zip(rules.deck.ranks, rules.deck.points, strict=False))
    for deal in deals(spec):
        dark = {event.card for event in face_down(deal)}
        dark -= {event.card for event in deal.events if isinstance(event, turup.FaceDownTurnedUp)}
        for seat in range(4):
            events = deal.view(seat).events
            heard = [event for event in events if isinstance(event, turup.FaceDownTrickWon)]
            whole = [event for event in events if isinstance(event, turup.TrickWon)]
            if seat != deal.state().declarer:
                known = sum(event.points for event in (*heard, *whole))
                assert known == 28 - sum(worth[card.rank] for card in dark)
                assert sum(event.count for event in heard) == len(dark)
            else:
                assert sum(event.points for event in whole) == 28


def test_only_trumps_are_turned_up_or_all_but_what_the_declarer_discards() -> None:
    for deal in deals("28+face-down"):
        up = [event.card.suit for event in deal.events if isinstance(event, turup.FaceDownTurnedUp)]
        assert set(up) <= {deal.state().trump}
    plain = 0
    for deal in deals("28+face-down-all"):
        for event in deal.events:
            if isinstance(event, turup.FaceDownTurnedUp) and event.card.suit != deal.state().trump:
                plain += 1
                assert event.seat != deal.state().declarer
    assert plain > 5


def test_a_transcript_marks_them_and_shows_each_seat_what_it_knows() -> None:
    deal = next(deal for deal in deals("28+face-down") if len(list(face_down(deal))) > 3)
    scene = scene_of(deal)
    whole = "\n".join(at_length(course_of(deal.events, scene)))
    assert all(f"?{event.card}" in whole for event in face_down(deal))
    assert "+" not in whole.replace(deal.rules.labels.spec, "")
    seat = next(iter({0, 1, 2, 3} - {deal.state().declarer}))
    for events in (deal.view(seat).events, open_to_all(deal.events)):
        seen = "\n".join(at_length(course_of(events, scene)))
        assert "? " in seen
        assert "+ " in seen


def test_the_indicator_face_down_is_known_by_its_name_though_it_is_the_second_twin(
    tmp_path: object,
) -> None:
    rules = twins(tmp_path)
    found = 0
    for number in range(60):
        deal = turup.Deal.shuffled(rules, 3, number)
        while not deal.is_over:
            state = deal.state()
            for action in deal.legal():
                act = number_of(rules, state, action)
                found += act - CARD == state.indicator and state.laid == 1 and act % 2
            deal = deal.after(chosen(deal))
    assert found > 0


def twins(folder: object) -> Rules:
    """A table of two packs that plays face down."""
    path = f"{folder}/club.yaml"
    with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123 - a text is enough
        file.write(TWINS)
    profile = examine(path).profile
    assert profile is not None
    return rules_of(profile)


def test_who_holds_the_twin_of_the_indicator_may_play_it_instead(tmp_path: object) -> None:
    rules = twins(tmp_path)
    met = 0
    for number in range(200):
        deal = turup.Deal.shuffled(rules, 4, number)
        while not deal.is_over:
            state = deal.state()
            is_declarers = state.laid == 1 and deal.to_act == state.declarer
            if is_declarers and state.led not in (NOBODY, state.trump):
                twin = state.indicator ^ 1
                held = (state.hands[deal.to_act][twin >> 4] >> (twin & 15)) & 1
                acts = [number_of(rules, state, action) - CARD for action in deal.legal()]
                if held and not state.hands[deal.to_act][state.led]:
                    met += 1
                    assert twin in acts
                    assert state.indicator not in acts
            deal = deal.after(chosen(deal))
    assert met > 0


def test_who_has_not_seen_what_lies_face_down_can_prove_nothing() -> None:
    rules = turup.load("304")
    found: dict[bool, set[int]] = {True: set(), False: set()}
    for number in range(60):
        deal = turup.Deal.shuffled(rules, 5, number)
        while not deal.is_over:
            state = deal.state()
            if state.phase == Phase.play and state.exposed == 1 and state.kept_down:
                found[has_seen_all_played(state, state.to_act)].add(proof_of(rules, state, 0))
            deal = deal.after(chosen(deal))
    assert found[False] == {Proof.not_decided}
    assert Proof.not_certain in found[True]
