"""What becomes of a sheet that does not say what is played, or says it in two ways."""

from __future__ import annotations


class Unread(Exception):
    """A line that no sentence fits, or more than one; a key that two lines tell differently."""

    def __init__(self, path: str, text: str, why: str) -> None:
        super().__init__(f"{path}: {text!r}: {why}")
