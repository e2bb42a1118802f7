"""Arguments and options that several commands share."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from turup.words import UnknownLanguage, _, languages, speaking

HIGHEST_SEED = 4_294_967_295
FLAG = ""  # what an option takes that takes nothing
NUMBER = _("NUMBER")


class Format(StrEnum):
    """How a command answers."""

    text = "text"
    json = "json"


def complete_spec(incomplete: str) -> list[str]:
    """What a spec may go on with: a profile, or behind a plus sign an overlay."""
    from turup.profiles.shipped import overlays, profiles

    before, plus, begun = incomplete.rpartition("+")
    names = overlays() if plus else profiles()
    return [f"{before}{plus}{name}" for name in names if name.startswith(begun)]


def complete_language(incomplete: str) -> list[str]:
    """The languages that begin so."""
    return [code for code in languages() if code.startswith(incomplete)]


def speak(context: typer.Context, code: str) -> str:
    """Speak a language until the command is over."""
    try:
        context.with_resource(speaking(code))
    except UnknownLanguage as unknown:
        raise typer.BadParameter(str(unknown)) from None
    return code


Spec = Annotated[
    str,
    typer.Argument(
        metavar="SPEC",
        help=_("A profile, alone or with overlays: 29, 28+doubling+c, club.yaml."),
        autocompletion=complete_spec,
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        metavar=NUMBER, min=0, max=HIGHEST_SEED, help=_("Which shuffle; without it one is drawn.")
    ),
]
Ascii = Annotated[
    bool, typer.Option("--ascii", metavar=FLAG, help=_("Write suits as letters, as in S7."))
]
Answer = Annotated[Format, typer.Option("--format", help=_("Text to read, or JSON for programs."))]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="LANGUAGE",
        envvar="TURUP_LANG",
        callback=speak,
        help=_("In which language it is told: {languages}.").format(
            languages=", ".join(languages())
        ),
        autocompletion=complete_language,
    ),
]


def seed_or_drawn(seed: int | None) -> int:
    """The seed given, or one drawn at random."""
    if seed is not None:
        return seed
    from secrets import randbelow

    return randbelow(HIGHEST_SEED + 1)
