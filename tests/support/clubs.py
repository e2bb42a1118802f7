"""The files of tables that play by a shipped profile with other keys."""

from __future__ import annotations

from pathlib import Path


def club(folder: Path, keys: str, extends: str = "28") -> Path:
    """The file of a club that plays a shipped profile with some keys of its own, from line 4 on."""
    path = folder / "club.yaml"
    head = "turup: 1\nabout: {name: Club, status: house}\n"
    path.write_text(f"{head}extends: {extends}\n{keys}", encoding="utf-8")
    return path
