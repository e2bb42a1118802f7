"""`turup watch`: a profile checked at each save, and what has changed in its rules."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from turup.commands.options import Ascii, Language
from turup.words import ENGLISH, _

if TYPE_CHECKING:
    from turup.game.soundness import Report
    from turup.profiles import Profile


class _Seen(NamedTuple):
    """What a check found: the report, and the profile if it is sound."""

    report: Report
    profile: Profile | None


def watch(
    file: Annotated[str, typer.Argument(metavar="FILE", help=_("The profile or overlay."))],
    *,
    ascii_: Ascii = False,
    _language: Language = ENGLISH,
) -> None:
    """Check a profile whenever it, its parents or overlays are saved; Ctrl+C ends it."""
    from turup.commands.watching import Watch

    with _until_interrupted():
        last = _seen(file)
        _tell(last, None, is_ascii=ascii_)
        _end_without(file, last)
        good, watched = last.profile, Watch(_paths(file, last))
        for saved in watched.saves():
            seen = _seen(file)
            # Other files come and go in a folder that is looked at only for a missing one.
            if any(not path.is_dir() for path in saved) or seen.report != last.report:
                _tell(seen, good, is_ascii=ascii_)
            last, good = seen, seen.profile or good
            watched.look_at(_paths(file, seen))


@contextmanager
def _until_interrupted() -> Iterator[None]:
    """Let Ctrl+C end what is done here, and not be told as a failure."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGINT, before)


def _end_without(file: str, seen: _Seen) -> None:
    """End with 1 where there is no file to be watched."""
    if not seen.profile and not Path(file).is_file():
        raise typer.Exit(1)


def _seen(file: str) -> _Seen:
    """What a check finds now."""
    from turup.game.soundness import report_on
    from turup.profiles import examine

    report = report_on(file, None)
    return _Seen(report, examine(report.spec).profile)


def _paths(file: str, seen: _Seen) -> list[Path]:
    """The files behind a profile, and where one may be missing, the folder too."""
    from turup.profiles.gathering import gather

    own = Path(file)
    layers = [layer.source.path for layer in gather(seen.report.spec).layers]
    return [own, *layers, *([] if seen.profile else [own.parent])]


def _tell(seen: _Seen, good: Profile | None, *, is_ascii: bool) -> None:
    """All problems, or that there are none and what is played otherwise than before."""
    from turup.commands.printing import printer
    from turup.words.checks import line
    from turup.words.differences.comparing import SAME_AS_BEFORE, changes
    from turup.words.reports import report_line

    out = printer(is_ascii=is_ascii)
    out.lines(line(problem) for problem in seen.report.problems)
    if not any(not problem.is_warning for problem in seen.report.problems):
        out.line(report_line(seen.report))
    if seen.profile is not None and good is not None:
        told = changes(good, seen.profile) or [_(SAME_AS_BEFORE)]
        out.lines(f"  {sentence}" for sentence in told)
    if out.stream is not None:
        out.stream.flush()
