"""Verifies each shipped profile thoroughly, and writes the reports of docs/verified.

Run it from the top of a checkout: `python docs/write_verified.py --jobs 2 --time 10m`. Without
`--time` a profile takes as long as it takes. Names of profiles may be given; otherwise all are
verified, and the index is written anew.
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
# Verified

Each shipped profile, verified thoroughly by

```text
{command}
```

A report says what is proved, what was sampled and how much, and what was not examined.
A part that was not finished in the time it had says so.

| profile | date | what it comes to | positions |
| --- | --- | --- | --- |
"""


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
    options = ["--thorough", "--jobs", wanted.jobs, *(["--time", wanted.time] * bool(wanted.time))]
    names = wanted.names or sorted(path.stem for path in (ROOT / "variants").glob("*.yaml"))
    FOLDER.mkdir(exist_ok=True)
    worst = max(verify(name, options) for name in names)
    rows = [row_of(path) for path in sorted(FOLDER.glob("*.md")) if path.stem != "index"]
    command = " ".join(["turup", "verify", "PROFILE", *options, "--format", "md"])
    index = HEAD.format(command=command) + "".join(f"{row}\n" for row in rows)
    (FOLDER / "index.md").write_text(index, encoding="utf-8")
    return worst


def verify(name: str, options: list[str]) -> int:
    """Verify a profile and write its report; the exit code of the command."""
    command = [sys.executable, "-m", "turup", "verify", name, *options, "--format", "md"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode > 1:
        sys.stderr.write(done.stderr)
        return done.returncode
    date = datetime.now(UTC).date().isoformat()
    head, _, rest = done.stdout.partition("\n")
    (FOLDER / f"{name}.md").write_text(f"{head}\n\nOn {date}.\n{rest}", encoding="utf-8")
    sys.stdout.write(f"{head}\n")
    sys.stdout.flush()
    return done.returncode


def row_of(path: Path) -> str:
    """A report in a line of the index."""
    text = path.read_text(encoding="utf-8")
    found = re.match(r"# (?P<name>\S+): (?P<what>.*)\n\nOn (?P<date>[\d-]+)\.", text)
    positions = re.search(r"^(?P<positions>[\d,]+) positions in", text, re.MULTILINE)
    if found is None or positions is None:
        return f"| [{path.stem}]({path.name}) | | | |"
    what, date = found["what"], found["date"]
    return f"| [{path.stem}]({path.name}) | {date} | {what} | {positions['positions']} |"


if __name__ == "__main__":
    sys.exit(main())
