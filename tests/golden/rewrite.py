"""Writes the transcripts anew, each for the seed that it has: `python tests/golden/rewrite.py`.

Rule sheets and differences are written anew too.

A transcript of another deal is begun by hand: `turup deal 29 --seed 7 > tests/golden/29.txt`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def rewrite(path: Path) -> None:
    """Write one transcript anew."""
    found = re.search(r"^Deal (\d+) of seed (\d+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        sys.exit(f"{path} does not say which deal it tells")
    number, seed = found.groups()
    write(path, "deal", path.stem, "--seed", seed, "--number", number)


def write(path: Path, *arguments: str) -> None:
    """Write what turup answers."""
    command = [sys.executable, "-X", "utf8", "-m", "turup", *arguments]
    told = subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - turup itself
    path.write_bytes(told.stdout.replace(b"\r\n", b"\n"))


if __name__ == "__main__":
    for each in sorted(HERE.glob("*.txt")):
        rewrite(each)
    for sheet in sorted((HERE / "sheets").glob("*.txt")):
        write(sheet, "rules", sheet.stem)
    for difference in sorted((HERE / "differences").glob("*.txt")):
        write(difference, "diff", *difference.stem.split(" "))
