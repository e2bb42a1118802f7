"""The application: every command with its panel and an example, and what holds for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

from turup.commands.options import FLAG
from turup.words import _

CHOOSE, AUTHOR, VERIFY, PLAY = _("Choose"), _("Author"), _("Verify"), _("Play")
STUDY = _("Study")

COMMANDS = {
    "choose": (CHOOSE, "turup choose --to our-rules.yaml --sheet our-rules.html"),
    "list": (CHOOSE, "turup list 29"),
    "rules": (CHOOSE, "turup rules 29 --format html --to 29.html"),
    "diff": (CHOOSE, "turup diff 28 29"),
    "show": (CHOOSE, "turup show 28+doubling --origins"),
    "explain": (CHOOSE, "turup explain auction.minimum"),
    "new": (AUTHOR, "turup new friday --extends 29 --house-rules doubling"),
    "fmt": (AUTHOR, "turup fmt examples/club.yaml"),
    "upgrade": (AUTHOR, "turup upgrade examples/club.yaml"),
    "watch": (AUTHOR, "turup watch club.yaml"),
    "schema": (AUTHOR, "turup schema > turup.schema.json"),
    "check": (VERIFY, "turup check examples/club.yaml"),
    "verify": (VERIFY, "turup verify 29 --quick"),
    "deal": (PLAY, "turup deal 29+doubling --seed 7"),
    "match": (PLAY, "turup match examples/club.yaml --seed 7"),
    "replay": (PLAY, "turup replay deal.yaml --seat North"),
    "study": (STUDY, "turup study 28 --deals 100000 --seed 7"),
    "compare": (STUDY, "turup compare 28 28+doubling --deals 100000 --seed 7"),
}
"""The panel of each command in the help, and an example."""

NAMED_OTHERWISE = {"list": ("list_", "list_profiles")}
"""Modules and functions that are not called as their command is."""


def _version(is_asked: bool) -> None:  # noqa: FBT001 - typer calls it so
    if not is_asked:
        return
    from turup import __version__
    from turup.game.records import FORMAT as RECORD
    from turup.profiles.schemas import documents
    from turup.rules.chance import GENERATOR

    profile = documents()["profile.schema.json"]["properties"]["turup"]["const"]
    typer.echo(f"turup {__version__}")
    typer.echo(_("profile format {number}").format(number=profile))
    typer.echo(_("record format {number}").format(number=RECORD))
    typer.echo(_("generator {name}").format(name=GENERATOR))
    raise typer.Exit


def common(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            metavar=FLAG,
            help=_("Tell the versions."),
        ),
    ] = False,
) -> None:
    """The house rules of 28, 29, Forty, Fifty-six and their family."""


def application(*names: str) -> typer.Typer:
    """The application with these commands; no other is imported, so that it starts fast."""
    app = typer.Typer(
        help=_("The house rules of 28, 29, Forty, Fifty-six and their family."),
        epilog=_("Begin with: turup list"),
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback()(common)
    for name in names:
        panel, example = COMMANDS[name]
        epilog = _("Example: {example}").format(example=example)
        module, function = NAMED_OTHERWISE.get(name, (name, name))
        command = getattr(import_module(f"turup.commands.{module}"), function)
        app.command(name, rich_help_panel=panel, epilog=epilog)(command)
    return app


def application_for(arguments: Sequence[str]) -> typer.Typer:
    """The application with the command that is called; with all for help, and if none is."""
    called = arguments[0] if arguments else ""
    return application(called) if called in COMMANDS else application(*COMMANDS)
