"""What is told of the side that counts, of more than half, and of points taken from the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from turup import (
    ContractFallen,
    ContractMade,
    Deal,
    Pass,
    PointsLost,
    Result,
    Rules,
    Settled,
    TrickWon,
    load,
)
from turup.cards import Card
from turup.game.chance_play import played_out
from turup.game.events import PairShown
from turup.game.scenes import scene_of, table_of
from turup.words.course import course_of
from turup.words.events import told
from turup.words.transcript import accumulate_points

HALF = "pair: {kinds: none}\nscoring: {goal: more_than_half, claims: none}\n"


def table(tmp_path: Path, keys: str) -> Rules:
    """Thunee with a few keys of one's own."""
    path = tmp_path / "table.yaml"
    head = "turup: 1\nabout: {name: Table, status: house}\nextends: thunee\n"
    path.write_text(head + keys, encoding="utf-8")
    return load(str(path))


def test_a_call_is_given_to_the_other_side() -> None:
    scene = table_of(load("thunee"))
    assert told(ContractMade(1, 20, ""), scene) == "West gives the other side 20."
    assert told(ContractFallen(1, 0, ""), scene) == "Nobody has bid, so West plays."


def test_a_deal_that_nobody_called_in_is_played() -> None:
    deal = Deal.shuffled(load("thunee"), 5)
    for _ in range(4):
        deal = deal.after(Pass())
    assert [event for event in deal.events if isinstance(event, ContractFallen)]
    end = played_out(deal)
    moves = [event.target for event in end.events if isinstance(event, PairShown)]
    assert end.result is not None
    assert (end.result.bid, end.result.target) == (0, moves[-1] if moves else 105)


@pytest.mark.parametrize(("outcome", "end"), [("made", "won."), ("failed", "lost.")])
def test_the_end_says_what_the_counting_side_needed(outcome: str, end: str) -> None:
    scene = table_of(load("thunee"))
    result = Result(outcome, declarer=0, bid=20, target=85, points=(204, 100))
    assert told(Settled(result), scene) == (
        f"The counting side needed 85 card points and took 100: North/South {end}"
    )


def test_a_pair_moves_what_the_counting_side_needs() -> None:
    scene = table_of(load("thunee"))
    cards = (Card(0, 13), Card(0, 12))
    sentence = told(PairShown(1, "jodhi", cards, 85), scene)
    assert sentence.endswith(": the counting side now needs 85.")


@pytest.mark.parametrize(
    ("outcome", "end"), [("made", "the deal is won."), ("failed", "it is lost.")]
)
def test_more_than_half_is_told(outcome: str, end: str, tmp_path: Path) -> None:
    scene = table_of(table(tmp_path, HALF))
    assert (
        told(ContractMade(1, 20, ""), scene) == "West plays for more than half, with a bid of 20."
    )
    result = Result(outcome, declarer=0, bid=20, target=153, points=(160, 144))
    assert told(Settled(result), scene) == (
        f"North/South needed 153 card points, more than half, and took 160: {end}"
    )


def test_the_last_trick_costs_the_other_side_its_points() -> None:
    deal = played_out(Deal.shuffled(load("thunee"), 3))
    (lost,) = [event for event in deal.events if isinstance(event, PointsLost)]
    last = [event for event in deal.events if isinstance(event, TrickWon)][-1]
    assert (lost.seat, lost.points) == (last.seat, 10)
    sentence = "The last trick costs the other side 10 card points."
    assert told(lost, scene_of(deal)) == sentence
    assert deal.result is not None
    assert sum(deal.result.points) == 304
    assert list(accumulate_points(course_of(deal.events, scene_of(deal))))[-1] == deal.result.points
