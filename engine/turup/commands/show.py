"""`turup show`: a profile with everything that parents, overlays and neutral defaults decide."""

from __future__ import annotations

from typing import Annotated

import typer

from turup.commands.options import FLAG, Answer, Format, Spec
from turup.words import _


def show(
    spec: Spec,
    *,
    origins: Annotated[
        bool, typer.Option("--origins", metavar=FLAG, help=_("Say where each value is written."))
    ] = False,
    answer: Answer = Format.text,
) -> None:
    """Show all rules of a profile as YAML."""
    from turup.commands.printing import complain, print_json, printer, problem_lines
    from turup.profiles import as_yaml, examine

    profile, problems = examine(spec)
    if profile is None:
        complain(problem_lines(problems))
    if answer is Format.text:
        printer().lines(as_yaml(profile, origins=origins).splitlines())
        return
    told = {"spec": spec, "fingerprint": profile.fingerprint, "about": profile.about}
    if origins:
        told["origins"] = {path: str(origin.place) for path, origin in profile.origins.items()}
    print_json({**told, "keys": profile.keys})
