"""The application: every command in its panel, and what holds for all of them."""

from __future__ import annotations

from typing import Annotated

import typer

from turup.commands import (
    check,
    choose,
    compare,
    deal,
    diff,
    explain,
    fmt,
    list_,
    match,
    new,
    replay,
    rules,
    schema,
    show,
    study,
    upgrade,
    verify,
    watch,
)
from turup.commands.options import FLAG
from turup.words import _

CHOOSE, AUTHOR, VERIFY, PLAY = _("Choose"), _("Author"), _("Verify"), _("Play")
STUDY = _("Study")

app = typer.Typer(
    help=_("The house rules of 28, 29, Forty, Fifty-six and their family."),
    epilog=_("Begin with: turup list"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


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


@app.callback()
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


def _add(panel: str, example: str, name: str, command: typer.models.CommandFunctionType) -> None:
    epilog = _("Example: {example}").format(example=example)
    app.command(name, rich_help_panel=panel, epilog=epilog)(command)


_add(CHOOSE, "turup choose --to our-rules.yaml --sheet our-rules.html", "choose", choose.choose)
_add(CHOOSE, "turup list 29", "list", list_.list_profiles)
_add(CHOOSE, "turup rules 29 --format html --to 29.html", "rules", rules.rules)
_add(CHOOSE, "turup diff 28 29", "diff", diff.diff)
_add(CHOOSE, "turup show 28+doubling --origins", "show", show.show)
_add(CHOOSE, "turup explain auction.minimum", "explain", explain.explain)
_add(AUTHOR, "turup new friday --extends 29 --house-rules doubling", "new", new.new)
_add(AUTHOR, "turup fmt examples/club.yaml", "fmt", fmt.fmt)
_add(AUTHOR, "turup upgrade examples/club.yaml", "upgrade", upgrade.upgrade)
_add(AUTHOR, "turup watch club.yaml", "watch", watch.watch)
_add(AUTHOR, "turup schema > turup.schema.json", "schema", schema.schema)
_add(VERIFY, "turup check examples/club.yaml", "check", check.check)
_add(VERIFY, "turup verify 29 --quick", "verify", verify.verify)
_add(PLAY, "turup deal 29+doubling --seed 7", "deal", deal.deal)
_add(PLAY, "turup match examples/club.yaml --seed 7", "match", match.match)
_add(PLAY, "turup replay deal.yaml --seat North", "replay", replay.replay)
_add(STUDY, "turup study 28 --deals 100000 --seed 7", "study", study.study)
_add(STUDY, "turup compare 28 28+doubling --deals 100000 --seed 7", "compare", compare.compare)
