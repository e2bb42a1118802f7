"""Whether the answers of a case are as expected, and which rule decided where they are not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from turup.game.cases.answers import ACCOUNTS, READERS, SEATS, Ending, may, seat_text
from turup.game.cases.case import Failure
from turup.game.cases.deciding import decided_by, decision, refusal_failure
from turup.game.cases.driver import Do
from turup.game.cases.texts import action_named, seat_of, text_of
from turup.game.refusals import place_of
from turup.profiles.node import Path
from turup.rules.table import account
from turup.rules.verdicts import Verdict


def failures(ending: Ending) -> Iterator[Failure]:
    """Every answer that differs; where an act was refused on the way, that alone."""
    refused = list(refused_acts(ending))
    if refused:
        yield from refused
        return
    asked = iter(ending.answered(Do.ask, Do.know))
    for name, expected in ending.case.then.items():
        if name == "refused":
            yield from judge_refused(ending, expected, asked)
        elif name == "allowed":
            yield from judge_allowed(ending, expected, asked)
        elif name == "may":
            yield from judge_may(ending, expected, asked)
        else:
            yield from judge(ending, name, expected)


def refused_acts(ending: Ending) -> Iterator[Failure]:
    """The act, or the pair shown, that the rules refused."""
    acts = ending.answered(Do.act)
    for index, code in enumerate(acts):
        if code != Verdict.legal:
            yield refusal_failure(ending.rules, ending.state, ("acts", index), code)
    shown = zip(ending.case.value.get("shown", {}), ending.answered(Do.show), strict=False)
    for name, code in shown:
        if code != Verdict.legal:
            yield refusal_failure(ending.rules, ending.state, ("shown", name), code)


def judge_refused(ending: Ending, expected: Any, asked: Iterator[int]) -> Iterator[Failure]:
    """Whether acts are refused, by the rules that are named."""
    for text, named in expected.items():
        found = decision(ending.rules, ending.state, next(asked))
        if not found.fits(named) or not found.refusal:
            got = found.rule or "allowed"
            yield Failure(("then", "refused", text), named, got, found.rule, found.written)


def judge_allowed(ending: Ending, expected: Any, asked: Iterator[int]) -> Iterator[Failure]:
    """Whether acts are allowed."""
    for index, _ in enumerate(expected):
        code = next(asked)
        if code != Verdict.legal:
            yield refusal_failure(ending.rules, ending.state, ("then", "allowed", index), code)


def judge_may(ending: Ending, expected: Any, asked: Iterator[int]) -> Iterator[Failure]:
    """Whether just these acts are legal; the rule is the one that refuses the first missing."""
    codes = [next(asked) for _ in expected]
    wanted = [meant(ending, str(text), ("then", "may", i)) for i, text in enumerate(expected)]
    got = may(ending)
    if sorted(wanted) != sorted(got):
        code = next((code for code in codes if code != Verdict.legal), 0)
        found = decision(ending.rules, ending.state, code)
        yield Failure(("then", "may"), wanted, got, found.rule, found.written)


def meant(ending: Ending, text: str, path: Path) -> str:
    """An act as it is written, however the case writes it."""
    return text_of(action_named(ending.case, ending.rules, ending.state, text, path))


def judge(ending: Ending, name: str, expected: Any) -> Iterator[Failure]:
    """Whether one answer is as expected."""
    wanted = normal(ending, name, expected)
    got = READERS[name](ending)
    if wanted != got:
        key = decided_by(ending, name, wanted)
        yield Failure(("then", name), wanted, got, key, place_of(ending.rules, key))


def normal(ending: Ending, name: str, expected: Any) -> Any:
    """An expected seat as S0 to S7, one of a side for all of it."""
    if name not in (*SEATS, *ACCOUNTS) or expected in ("nobody", "level"):
        return expected
    seat = seat_of(ending.case, ending.rules, expected, ("then", name))
    return seat_text(account(ending.rules, seat) if name in ACCOUNTS else seat)
