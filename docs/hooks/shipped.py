"""What is shipped, as the command line tells it."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from typer.testing import CliRunner

from turup.commands.app import app

Entry = dict[str, Any]


def run(*arguments: str) -> str:
    """What a command prints."""
    result = CliRunner().invoke(app, list(arguments))
    if result.exit_code:
        raise RuntimeError(f"turup {' '.join(arguments)}: {result.output}")
    return result.stdout


@cache
def entries() -> list[Entry]:
    """Every profile and overlay, with what its file says of itself."""
    found: list[Entry] = json.loads(run("list", "--format", "json"))
    return found


def grouped(kind: str) -> dict[str, list[Entry]]:
    """The profiles by game and region, or the overlays by section."""
    groups: dict[str, list[Entry]] = {}
    for entry in sorted((one for one in entries() if one["kind"] == kind), key=_place):
        groups.setdefault(_heading(entry), []).append(entry)
    return groups


def _place(entry: Entry) -> tuple[int, str, str, str]:
    """The games by number, and what is played everywhere first."""
    return len(entry["group"]), entry["group"], entry["region"], entry["name"]


def _heading(entry: Entry) -> str:
    return ", ".join(filter(None, (entry["group"] or "Others", entry["region"])))
