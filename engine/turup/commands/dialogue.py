"""The dialogue at a terminal: a question, numbered readings, and a line typed in answer.

It is held on the error output, so that what comes of it can be piped.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from turup.words import _
from turup.words.questions import talk
from turup.words.safe import safe

if TYPE_CHECKING:
    from turup.choosing.answers import Answers
    from turup.choosing.asking import Said, Step

LONGEST = 200
DONT_KNOW, BACK, WHY, ENOUGH, QUIT = "d", "b", "?", "e", "q"
YES_NO = {"y": 1, "yes": 1, "n": 2, "no": 2}


class Ended(Exception):
    """Somebody quits, or nothing more can be read."""


def converse(answers: Answers) -> Answers:
    """Ask until there is nothing more to ask, or it is enough; raises `Ended`."""
    from turup.choosing.asking import answered, back, next_step

    _say(*_wrapped(_(talk.WELCOME)))
    while (step := next_step(answers)) is not None:
        _show(step, len(answers) + 1)
        said = _read(step, answers)
        if said == ENOUGH:
            _say(_(talk.ENOUGH))
            break
        if said == BACK:
            if not answers:
                _say(_(talk.NO_WAY_BACK))
            answers = back(answers)
        else:
            answers = answered(answers, step, None if said == DONT_KNOW else said)
    return answers


def _say(*lines: str) -> None:
    from turup.commands.printing import errors

    errors().lines(lines)


def _show(step: Step, number: int) -> None:
    """A question with its readings."""
    from turup.choosing.showing import option_lines, step_text

    _say("", *_wrapped(talk.heading(number, step_text(step))))
    for text in option_lines(step):
        _say(*_wrapped(text, "   "))


def _wrapped(text: str, indent: str = "") -> Iterator[str]:
    from turup.words.sheet.measure import wrapped

    for index, line in enumerate(wrapped(text, 76 - len(indent))):
        yield indent + ("   " if index and indent else "") + line


def _line() -> str:
    """What is typed, in small letters."""
    return _typed().casefold()


def _typed() -> str:
    """What is typed, up to the end of the line."""
    from turup.commands.printing import errors

    stream = errors().stream
    if stream is not None:
        stream.write("> ")
        stream.flush()
    typed = sys.stdin.readline(LONGEST)
    if not typed:
        _say("")
        raise Ended
    is_cut = not typed.endswith("\n") and len(typed) >= LONGEST - 1
    while is_cut and (rest := sys.stdin.readline(LONGEST)) and not rest.endswith("\n"):
        pass
    return "\0" if is_cut else typed.strip()


def _read(step: Step, answers: Answers) -> Said:
    """An answer that can be taken."""
    from turup.choosing.showing import why

    while True:
        typed = _line()
        if typed == QUIT:
            raise Ended
        if typed in (DONT_KNOW, BACK, ENOUGH):
            return typed
        if typed == WHY:
            _say(*(line for text in why(step, answers) for line in _wrapped(text)))
        elif typed == "\0":
            _say(_(talk.TOO_LONG))
        else:
            said = _taken(step, typed, answers)
            if said is not None:
                return said


def _taken(step: Step, typed: str, answers: Answers) -> Said:
    """What was meant by what was typed; None, and why, where it is no answer."""
    last = 2 if step.kind == "rule" else len(step.options)
    if step.kind in ("topics", "rules"):
        return _several(step, typed, last, answers)
    number = yes_or_no(typed) if step.kind == "rule" else None
    number = _whole(typed) if number is None else number
    if step.is_open:
        return _number(step, typed, number, answers)
    if number is None or not 1 <= number <= last:
        _say(_(talk.ONE_OF).format(last=last))
        return None
    if step.kind == "rule":
        return step.options if number == 1 else ()
    return step.options[number - 1]


def yes_or_no(typed: str) -> int | None:
    """The number of yes or no, in the language that is spoken or in English."""
    for number, word in enumerate((_(talk.YES), _(talk.NO)), 1):
        spoken = word.casefold().rstrip(".।")
        if typed in (spoken, spoken[:1]):
            return number
    return YES_NO.get(typed)


def _whole(typed: str) -> int | None:
    """A whole number, if one was typed."""
    is_number = typed.removeprefix("-").isascii() and typed.removeprefix("-").isdecimal()
    return int(typed) if is_number and len(typed) < 10 else None


def _several(step: Step, typed: str, last: int, answers: Answers) -> Said:
    """Those of a list that were picked."""
    is_none = yes_or_no(typed) == YES_NO["no"]
    numbers = [] if is_none else [_whole(part) for part in typed.replace(",", " ").split()]
    if any(number is None or not 1 <= number <= last for number in numbers):
        _say(_(talk.SOME_OF).format(last=last))
        return None
    picked = tuple(step.options[number - 1] for number in dict.fromkeys(numbers) if number)
    return picked if step.kind == "topics" else _sensible(step, picked, answers)


def _number(step: Step, typed: str, number: int | None, answers: Answers) -> Said:
    """A number that makes sense, or the one reading that is none."""
    from turup.choosing.answers import mark_of
    from turup.choosing.showing import NO_NUMBER, worded

    others = worded(step)
    if typed == NO_NUMBER and others:
        return others[0]
    if number is None:
        _say(_(talk.A_NUMBER))
        return None
    return _sensible(step, mark_of(number), answers)


def _sensible(step: Step, said: Said, answers: Answers) -> Said:
    """An answer that makes sense with those before; otherwise why it does not."""
    from turup.choosing.asking import answered
    from turup.choosing.drafting import is_possible
    from turup.choosing.showing import why_not

    more = answered(answers, step, said)
    if is_possible(more):
        return said
    _say(_(talk.NO_SENSE))
    for reason in why_not(more):
        _say(*_wrapped(f"- {reason}"))
    return None


def ask_for_file() -> Path | None:
    """Where the sheet shall go, by its name; None to see it here. Raises `Ended`."""
    from turup.commands.keeping import why_not
    from turup.commands.saving import place_for

    while True:
        _say("", *_wrapped(_(talk.WHERE_TO)))
        typed = _typed()
        if typed.casefold() in ("", DONT_KNOW, BACK, WHY, ENOUGH, QUIT):
            return None
        try:
            place_for(Path(typed), may_replace=False)
        except FileExistsError:
            _say(_(talk.TAKEN).format(file=safe(typed)))
        except OSError as error:
            _say(why_not(Path(typed), error))
        else:
            return Path(typed)
