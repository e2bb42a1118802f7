"""A difference of two games in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turup.cards import SUITS
from turup.words.acts import act, opened
from turup.words.results import signed
from turup.words.scene import listed, spoken

MOST_NAMED = 6
Facts = Mapping[str, Any]

PHASES = {
    "table": "the table",
    "deck": "the deck",
    "deal": "the deal",
    "redeal": "asking for a redeal",
    "auction": "the auction",
    "trump": "choosing trump",
    "doubling": "doubling",
    "solo": "calling a solo",
    "play": "the play",
    "opening": "exposing trump before the first lead",
    "claim": "claiming",
    "partner": "naming a partner's card",
    "over": "the end",
    "match": "the match",
    "penalties": "irregular acts",
}


def sentence(apart: Facts, one: str, other: str) -> str:
    """What differs."""
    return SENTENCES[apart["what"]](apart, one, other)


def of_acts(apart: Facts, one: str, other: str) -> str:
    """What only one of the two allows."""
    who, texts = (one, apart["one"]) if apart["one"] else (other, apart["other"])
    return f"{apart['seat']} may {acts(texts)} only in {who}."


def acts(texts: Sequence[str]) -> str:
    """Several acts of one kind."""
    if len(texts) == 1:
        return act(texts[0])
    if texts[0].startswith("bid "):
        return opened(tuple(texts))
    named = [act(text) for text in texts[:MOST_NAMED]]
    more = len(texts) - len(named)
    return " or ".join(named) + (f" or {more} others like it" if more else "")


def of_turn(apart: Facts, one: str, other: str) -> str:
    """Whose turn it is."""
    mine, theirs = (turn(apart[side], apart["seats"]) for side in ("one", "other"))
    return f"then it is the turn of {mine} in {one}, and of {theirs} in {other}."


def turn(state: str, seats: Sequence[str]) -> str:
    """Whose turn it is, and what for."""
    seat, _, phase = state.partition(": ")
    return f"{seats[int(seat[1:])]} ({PHASES.get(phase, phase)})"


def of_end(apart: Facts, one: str, other: str) -> str:
    """Which of two deals is over."""
    is_mine = not apart["one"].startswith("S")
    over, going = (one, other) if is_mine else (other, one)
    how = spoken(apart["one"] if is_mine else apart["other"])
    state = turn(apart["other"] if is_mine else apart["one"], apart["seats"])
    return f"then the deal is over in {over} ({how}), and goes on in {going} with {state}."


def of_told(apart: Facts, one: str, other: str) -> str:
    """What is told otherwise."""
    mine, theirs = (
        apart[side]["text"] if apart[side] else "nothing is told." for side in ("one", "other")
    )
    return f"in {one}: {mine} In {other}: {theirs}"


def of_seen(apart: Facts, one: str, other: str) -> str:
    """What is told to others."""
    mine, theirs = (listed(apart[side]["seen"]) or "all" for side in ("one", "other"))
    return f"{apart['one']['text']} That is seen by {mine} in {one}, and by {theirs} in {other}."


def of_match(apart: Facts, one: str, other: str) -> str:
    """How matches stand after the same scores."""
    if not isinstance(apart["one"], Mapping):
        return f"it begins with {apart['one']} in {one}, and with {apart['other']} in {other}."
    scores = "; ".join(moved(score) for score in apart["one"]["scores"])
    mine, theirs = (standing(apart[side]) for side in ("one", "other"))
    return f"after deals that score {scores}, {one} has {mine}, {other} {theirs}."


def moved(score: Mapping[str, int]) -> str:
    """The score of a deal."""
    return ", ".join(f"{side} {signed(points)}" for side, points in score.items())


def standing(facts: Facts) -> str:
    """Where a match stands."""
    told = [", ".join(f"{side} {tally}" for side, tally in facts["tallies"].items())]
    for colour in ("red", "black"):
        told += [f"a {colour} set for {side}" for side, sets in facts[colour].items() if sets]
    told += [f"{facts['winner']} as the winner"] if facts["winner"] else []
    told += ["nobody as the winner of a match that is over"] if facts["drawn"] else []
    return " and ".join(told)


def of_price(apart: Facts, one: str, other: str) -> str:
    """What an irregular act costs."""
    mine, theirs = apart["one"], apart["other"]
    name = spoken(mine["act"])
    if "due" in mine:
        paid = one if mine["due"] else other
        how = "when it is claimed" if mine["claimed"] else "by itself"
        before = f", the side having done so {mine['earlier']} times" if mine["earlier"] else ""
        return f"a {name} costs something {how}{before} only in {paid}."
    who = "whoever accuses wrongly" if mine["pays"] == "accuser" else mine["seat"]
    return f"a {name} of {who} brings {cost(mine)} in {one}, and {cost(theirs)} in {other}."


def cost(facts: Facts) -> str:
    """What an irregular act brings."""
    scores = {side: points for side, points in facts["scores"].items() if points}
    told = [moved(scores)] if scores else []
    told += ["the loss of the match"] if facts["forfeit"] >= 0 else []
    told += ["the end of the deal"] if facts["outcome"] != "running" else []
    return " and ".join(told) or "nothing"


SENTENCES = {
    "seats": lambda apart, one, other: (
        f"{one} has {people(apart['one'])}, {other} {people(apart['other'])}."
    ),
    "deck": lambda apart, one, other: (
        f"only {one} has {cards(apart['one'])}, only {other} {cards(apart['other'])}."
    ),
    "hands": lambda apart, one, other: (
        f"a hand has {apart['one']} cards in {one}, {apart['other']} in {other}."
    ),
    "acts": of_acts,
    "turn": of_turn,
    "end": of_end,
    "told": of_told,
    "seen": of_seen,
    "result": of_told,
    "dealer": lambda apart, one, other: (
        f"{apart['seats'][apart['one']]} deals next in {one}, "
        f"{apart['seats'][apart['other']]} in {other}."
    ),
    "match": of_match,
    "price": of_price,
}


def people(told: Any) -> str:
    """How many players there are, or what their seats are called in turn."""
    return f"{told} players" if isinstance(told, int) else f"the seats in turn {', '.join(told)}"


def cards(names: Sequence[str]) -> str:
    """Cards that only one of two decks has."""
    if not names:
        return "no other cards"
    ranks = list(dict.fromkeys(name[1:] for name in names))
    if len(names) == len(ranks) * len(SUITS):
        return f"the ranks {', '.join(ranks)}"
    return ", ".join(names[:MOST_NAMED]) + (" and others" if len(names) > MOST_NAMED else "")
