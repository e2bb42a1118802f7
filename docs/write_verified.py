"""Verifies each shipped profile thoroughly, and writes the reports of docs/verified.

Run it from the top of a checkout: `python docs/write_verified.py --jobs 2 --time 40s`. Without
`--time` a profile takes as long as it takes. Names of profiles may be given; otherwise all are
verified. The index of all reports is written anew.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "verified"
HEAD = """\
# Shipped profiles, verified

`python docs/write_verified.py{options}` verified each shipped profile by `turup verify` at thorough effort.
A report says what is proved, what was sampled and how much, and what was not examined; a part that was not finished in the time it had says so.
It names the rules it was made of by their fingerprint, which `turup show` tells too, and a test holds it against those that are shipped.

"""  # noqa: E501 - Markdown has a sentence in a line
TABLE = """\
| profile | rules | date | what it comes to | positions |
| --- | --- | --- | --- | --- |
"""
REPORT = re.compile(
    r"# (?P<name>\S+): (?P<what>.*)\n\nOn (?P<date>[\d-]+)\.\n"
    r"(?P<positions>[\d,]+) positions in .*, rules (?P<rules>\w+)\.\n"
)


def asked() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--jobs", default="1", help="processes")
    parser.add_argument("--time", default="", help="at most so long for each profile, as in 10m")
    parser.add_argument("names", nargs="*", help="profiles; all that are shipped if none is named")
    return parser.parse_args()


def main() -> int:
    """Write the reports, and the index of all there are."""
    wanted = asked()
    options = [*(["--time", wanted.time] * bool(wanted.time)), "--jobs", wanted.jobs]
    names = wanted.names or sorted(path.stem for path in (ROOT / "variants").glob("*.yaml"))
    FOLDER.mkdir(exist_ok=True)
    worst = max(verify(name, options) for name in names)
    place = FOLDER / "index.md"
    before = place.read_text(encoding="utf-8") if wanted.names and place.exists() else ""
    told = "".join(f" {option}" for option in options)
    head = before.partition(TABLE)[0] or HEAD.format(options=told)
    place.write_text(head + TABLE + rows(), encoding="utf-8")
    return worst


def verify(name: str, options: list[str]) -> int:
    """Verify a profile and write its report; the exit code of the command."""
    command = [sys.executable, "-m", "turup", "verify", name, "--thorough", *options]
    done = subprocess.run(  # noqa: S603 - ours
        [*command, "--format", "md"], capture_output=True, text=True, check=False
    )
    if done.returncode > 1:
        sys.stderr.write(done.stderr)
        return done.returncode
    date = datetime.now(UTC).date().isoformat()
    head, _, rest = done.stdout.removesuffix("\n\n---\n\n").partition("\n\n")
    text = f"{head}\n\nOn {date}.\n{rest.rstrip()}\n"
    (FOLDER / f"{name}.md").write_text(text, encoding="utf-8")
    sys.stdout.write(f"{head}\n")
    sys.stdout.flush()
    return done.returncode


def rows() -> str:
    """A line for each report there is."""
    pages = [path for path in sorted(FOLDER.glob("*.md")) if path.stem != "index"]
    return "".join(f"{row_of(path)}\n" for path in pages)


def row_of(path: Path) -> str:
    """A report in a line of the index."""
    found = REPORT.match(path.read_text(encoding="utf-8"))
    if found is None:
        raise SystemExit(f"{path} is no report; take it away, or write it anew")
    link = f"[{found['name']}]({path.name})"
    columns = [link, f"`{found['rules']}`", *found.group("date", "what", "positions")]
    return f"| {' | '.join(columns)} |"


if __name__ == "__main__":
    sys.exit(main())
