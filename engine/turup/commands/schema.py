"""`turup schema`: the schema of profiles in one piece, for editors of installed users."""

from __future__ import annotations

from typing import Annotated

import typer

from turup.words import _


def complete_section(incomplete: str) -> list[str]:
    """The sections that begin so."""
    from turup.rules import SECTIONS

    return [name for name in SECTIONS if name.startswith(incomplete)]


def schema(
    section: Annotated[
        str,
        typer.Option(metavar="NAME", help=_("One section alone."), autocompletion=complete_section),
    ] = "profile",
) -> None:
    """Print the JSON Schema of profiles, complete in itself."""
    from turup.commands.list_ import shipped
    from turup.commands.printing import print_json
    from turup.profiles.bundling import bundle
    from turup.profiles.schemas import documents
    from turup.profiles.suggestions import nearest
    from turup.words.editors import for_editors

    names = {file.removesuffix(".schema.json") for file in documents()}
    if section not in names:
        near = nearest(section, names)
        hint = _("; did you mean '{near}'?").format(near=near) if near else ""
        raise typer.BadParameter(_("there is no section '{name}'").format(name=section) + hint)
    told: dict[str, dict[str, str]] = {"profile": {}, "overlay": {}}
    for entry in shipped():
        told[entry["kind"]][entry["name"]] = f"{entry['title']}: {entry['summary']}"
    print_json(for_editors(bundle(section), told["profile"], told["overlay"]))
