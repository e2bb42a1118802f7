"""The report of a long comparison, as a page of Markdown."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import yaml

from oracle.shares import Tally

ROOT = Path(__file__).parents[2]
SOURCES = {
    "rules of the engine": ("engine/turup/rules", "*.py"),
    "the engine around them": ("engine/turup/game", "*.py"),
    "oracle": ("tests/oracle", "*.py"),
    "profiles and overlays": ("variants", "*.yaml"),
}


def digest(folder: str, pattern: str) -> str:
    """A hash of the files of a folder, by name and text, whatever the line ends."""
    whole = hashlib.sha256()
    for file in sorted((ROOT / folder).rglob(pattern)):
        text = file.read_text(encoding="utf-8")
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0{text}\0".encode())
    return whole.hexdigest()[:16]


def total(tallies: dict[str, Tally]) -> Tally:
    """All groups together."""
    whole = Tally()
    for tally in tallies.values():
        whole.add(tally)
    return whole


def report(tallies: dict[str, Tally], passed: list[str], command: str, seconds: float) -> str:
    """The page."""
    whole = total(tallies)
    deals = f"{whole.deals:,} deals of {whole.matches:,} finished matches"
    return "\n".join(
        [
            "# Engine and oracle, compared",
            "",
            f"{whole.acts:,} acts in {deals} at {len(whole.tables):,} tables:",
            f"{told(whole.differences)}.",
            *origin(command, seconds),
            *by_group(tallies),
            *not_compared(passed),
            *what_happened(whole),
            *all_differences(whole),
            "",
        ]
    )


def told(differences: list[str]) -> str:
    """How many differences there are."""
    return f"**{len(differences)} differences**" if differences else "no difference"


def origin(command: str, seconds: float) -> Iterator[str]:
    """When, with what, and of which sources."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    yield from ("", "| | |", "| --- | --- |")
    yield f"| date | {datetime.now(UTC):%Y-%m-%d} |"
    yield f"| command | `{command}` |"
    yield f"| time | {seconds / 60:.1f} minutes |"
    yield f"| versions | {python}, PyYAML {yaml.__version__}, {platform.system()} |"
    for name, (folder, pattern) in SOURCES.items():
        yield f"| {name} | `{folder}`, SHA-256 begins {digest(folder, pattern)} |"


def by_group(tallies: dict[str, Tally]) -> Iterator[str]:
    """A line for each group of tables."""
    yield from ("", "## Tables", "", "| Group | Tables | Acts | Deals | Matches | Differences |")
    yield "| --- | ---: | ---: | ---: | ---: | ---: |"
    for group, tally in tallies.items():
        numbers = (len(tally.tables), tally.acts, tally.deals, tally.matches)
        cells = " | ".join(f"{number:,}" for number in numbers)
        yield f"| {group} | {cells} | {len(tally.differences)} |"


def not_compared(passed: list[str]) -> Iterator[str]:
    """The tables that use what the oracle does not know."""
    if passed:
        yield from ("", "## Not compared", "", "The oracle does not know all of these tables yet.")
        yield from ("", *(f"- {line}" for line in passed))


def what_happened(whole: Tally) -> Iterator[str]:
    """How often each thing happened, the rarest last."""
    yield from ("", "## What happened in the deals", "")
    yield "Each is counted once in a deal."
    yield "Names come from the events, the outcomes and the lines of results."
    yield from ("", "| What | Deals | Share |", "| --- | ---: | ---: |")
    for name, count in sorted(whole.seen.items(), key=lambda item: (-item[1], item[0])):
        yield f"| {name} | {count:,} | {count / max(whole.deals, 1):.4%} |"


def all_differences(whole: Tally) -> Iterator[str]:
    """Every difference, with all it takes to play it again."""
    if whole.differences:
        yield from ("", "## Differences", "")
    for difference in whole.differences:
        yield from ("```", difference, "```")
