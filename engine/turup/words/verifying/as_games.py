"""In what two games differ, in words."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from typing import Any

from turup.words.acts import act
from turup.words.safe import safe
from turup.words.verifying.apart import PHASES, sentence

WIDTH = 88
MOST_ACTS = 8
Facts = Mapping[str, Any]


def lines(report: Facts) -> Iterator[str]:
    """The whole report."""
    one, other = (called(report[side]) for side in ("before", "after"))
    if report["is_same"]:
        yield f"{one} and {other} play by the same rules."
        return
    found = report["differences"]
    if not found:
        yield from none_found(report, one, other)
        return
    count = "1 difference" if len(found) == 1 else f"{len(found)} differences"
    yield from wrapped(f"{one} and {other} are different games: {count}.", "")
    for apart in found:
        yield ""
        yield from difference(apart, *(safe(report[side]["spec"]) for side in ("before", "after")))
    yield ""
    yield from wrapped(looked_at(report["looked_at"]), "")


def called(profile: Facts) -> str:
    """A profile by its spec and its name."""
    return f"{safe(profile['spec'])} ({safe(profile['name'])})"


def none_found(report: Facts, one: str, other: str) -> Iterator[str]:
    """That no difference has turned up, in how much, and what the profiles say differently."""
    yield from wrapped(f"No deal was found that tells {one} from {other}.", "")
    yield from wrapped(looked_at(report["looked_at"]), "")
    yield from wrapped(f"What they say differently: {', '.join(report['keys'])}.", "")


def looked_at(facts: Facts) -> str:
    """How much was looked at; what is proved is told apart from what was tried."""
    told = []
    if facts["deals"]:
        told.append(f"{facts['deals']:,} deals played side by side")
    if facts["counted"]:
        told.append(f"{facts['counted']:,} counted")
    proved = [each["deck"] for each in facts["small"] if each["deals"] == each["of"]]
    tried = [each for each in facts["small"] if 0 < each["deals"] < each["of"]]
    told += [f"every deal and every act on a deck of {deck}" for deck in proved]
    told += [
        f"{each['deals']:,} of {each['of']:,} deals on one of {each['deck']}" for each in tried
    ]
    return f"Looked at: {'; '.join(told)}." if told else "No cards can be dealt alike."


def difference(apart: Facts, one: str, other: str) -> Iterator[str]:
    """One difference, and the acts that lead there."""
    heading = PHASES.get(apart["phase"], apart["phase"])
    yield from wrapped(f"{heading}: {sentence(apart, one, other)}", "  ", first="")
    if apart["acts"] is None:
        return
    if apart["acts"] > MOST_ACTS:
        yield f"  shown by a deal of {apart['acts']} acts"
    elif apart["acts"]:
        done = (f"{seat}: {act(text)}" for seat, _, text in map(parted, apart["line"]))
        yield from wrapped(f"shown by: {'; '.join(done)}", "  ")
    else:
        yield "  shown as soon as the cards are dealt"


def parted(text: str) -> tuple[str, str, str]:
    """The seat and the act of a line."""
    return text.partition(": ")


def wrapped(text: str, indent: str, *, first: str | None = None) -> list[str]:
    """A text in lines of a page's width."""
    begin = indent if first is None else first
    return textwrap.wrap(
        text, WIDTH, initial_indent=begin, subsequent_indent=indent,
        break_on_hyphens=False, break_long_words=False,
    )  # fmt: skip
