"""`turup explain`: what a problem, a key, a dispute or a word of the table means."""

from __future__ import annotations

from typing import Annotated

import typer

from turup.commands.options import Answer, Format
from turup.words import _

UNKNOWN = 2


def complete_word(incomplete: str) -> list[str]:
    """The problems, sections, keys and disputes that begin so."""
    from turup.profiles.schemas import sections
    from turup.words.disputes import disputes
    from turup.words.explaining import findings, problems
    from turup.words.keys import all_keys

    names = [*problems(), *findings(), *sections(), *all_keys(), *disputes()]
    return [name for name in names if name.startswith(incomplete)]


Word = Annotated[
    str,
    typer.Argument(
        metavar="[WORD]",
        help=_(
            "A problem, a key such as auction.minimum, a choice, a profile, a word of the "
            "table, a dispute such as D12, or a row of the rulebook such as R104; without one, "
            "all that can be explained."
        ),
        autocompletion=complete_word,
    ),
]


def explain(word: Word = "", *, answer: Answer = Format.text) -> None:
    """Explain a problem, a key, a rule, a dispute, or a word of the table."""
    from turup.commands.printing import complain, print_json, printer
    from turup.words.explaining import explained, nearest_word

    if not word:
        _tell_all(answer)
        return
    parts = explained(word)
    if not parts:
        near = nearest_word(word)
        hint = _("; did you mean '{near}'?").format(near=near) if near else ""
        complain([_("Nothing here is called '{word}'").format(word=word) + (hint or ".")], UNKNOWN)
    if answer is Format.json:
        print_json([part._asdict() for part in parts])
        return
    out = printer()
    for index, part in enumerate(parts):
        if index:
            out.line()
        out.lines(part.lines)


def _tell_all(answer: Format) -> None:
    """Everything that can be explained, by kind."""
    from turup.commands.printing import print_json, printer
    from turup.words.explainable import explainable, explainable_lines

    if answer is Format.json:
        print_json(explainable())
    else:
        printer().lines(explainable_lines())
