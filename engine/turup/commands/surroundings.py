"""Surroundings: signals, closed pipes, encodings and arguments that a command has to live with."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import NoReturn

INTERRUPTED = 130
BROKEN = 1
WRONG_USAGE = 2
NARROWEST = 20


def prepare() -> None:
    """Let output replace what it cannot encode, and interruptions end quietly."""
    signal.signal(signal.SIGINT, _interrupted)
    columns = os.environ.get("COLUMNS", "80")
    if not columns.isdecimal() or not int(columns[:5]) >= NARROWEST:
        del os.environ["COLUMNS"]  # no width in which anything could be read
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # as cat and grep end when head has enough
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _interrupted(_signal: int, _frame: FrameType | None) -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever cannot wait for a tidy end
    raise SystemExit(INTERRUPTED)


def refuse_unseen(arguments: Sequence[str]) -> None:
    """Refuse arguments with characters nobody can see; they would reach the terminal."""
    if not any(_is_unseen(letter) for argument in arguments for letter in argument):
        return
    from turup.words import _
    from turup.words.safe import safe

    for argument in arguments:
        if any(_is_unseen(letter) for letter in argument):
            told = _("turup: '{argument}' holds a character that nobody can see")
            sys.stderr.write(told.format(argument=safe(argument)) + "\n")
    raise SystemExit(WRONG_USAGE)


def _is_unseen(letter: str) -> bool:
    """Whether a character moves the cursor or turns the direction of writing."""
    return not letter.isprintable() and letter not in " \u200c\u200d" and ord(letter) < 0xD800


@contextmanager
def survive() -> Iterator[None]:
    """End without a traceback when the output goes nowhere."""
    try:
        yield
        sys.stdout.flush()
    except OSError as error:
        from turup.words import _

        told = _("turup: the output cannot be written: {reason}")
        sys.stderr.write(told.format(reason=error.strerror) + "\n")
        with suppress(OSError):
            os.dup2(
                os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
            )  # what is left goes there
        raise SystemExit(BROKEN) from None
