"""A page of Markdown, gone through as a reader would: files saved, commands given, output compared.

A block of shell holds commands, and `# ends with 1` behind one says that it finds something.
A block of YAML with a title is a file to save. A block of text right behind either is what was
printed, `...` standing for any lines. What `# takes minutes` is given with a few deals of random
players, and of what it printed only the fingerprints of rules are compared. `turup watch` is given
the next file to see it saved, and `turup choose`, which asks, is answered from a file.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from turup.commands import watching
from turup.commands.app import app

FENCE = re.compile(r"```(?P<kind>[a-z]+)(?: title=\"(?P<title>[^\"]+)\")?")
RULES = re.compile(r"rules\s+([0-9a-f]{12})\b")
TAKING = re.compile(r"# takes minutes")
FEW = ("--deals", "20", "--policy", "random")
ENDING = re.compile(r"# ends with (\d+)")
ANSWERS = "examples/answers/friday.yaml"
SHOWN = ("sh", "yaml")
"""The kinds of block behind which text is what was printed."""


class Block(NamedTuple):
    """What stands between fences: its language, the file it is, its text."""

    kind: str
    title: str
    text: str
    follows: bool
    """Whether nothing stands between it and the block before."""


def blocks(page: str) -> list[Block]:
    """The blocks of a page in their order."""
    found: list[Block] = []
    follows, lines = False, iter(page.splitlines(keepends=True))
    for line in lines:
        if fence := FENCE.fullmatch(line.rstrip()):
            text = "".join(takewhile(lambda inside: inside.rstrip() != "```", lines))
            found.append(Block(fence["kind"], fence["title"] or "", text, follows))
            follows = True
        elif line.strip():
            follows = False
    return found


class Reader:
    """Somebody who does in a folder what a page tells."""

    def __init__(self, page: str, patch: pytest.MonkeyPatch, elsewhere: frozenset[str]) -> None:
        self.blocks = blocks(page)
        self.patch = patch
        self.elsewhere = elsewhere
        """Commands that CI runs in another step."""
        self.given = 0
        self.printed = ""
        self.is_cut = False
        """Whether the last command was given with fewer deals than the page tells."""

    def read(self) -> None:
        """Go through the page."""
        before = Block("", "", "", follows=False)
        for number, block in enumerate(self.blocks):
            if block.kind == "sh":
                for line in block.text.splitlines():
                    self._give(line, self.blocks[number + 1 :])
            elif block.kind == "yaml" and block.title:
                Path(block.title).write_text(block.text, encoding="utf-8", newline="\n")
            elif block.kind == "text" and block.follows and before.kind in SHOWN:
                self._compare(block.text)
            before = block

    def _compare(self, shown: str) -> None:
        """Compare what a page shows; of fewer deals than it tells, only whose rules were played."""
        if self.is_cut:
            assert {*RULES.findall(shown)} <= {*RULES.findall(self.printed)}, shown
        else:
            assert_shown(shown, self.printed)

    def _give(self, line: str, behind: list[Block]) -> None:
        """Give one command, if it is one, and look how it ends."""
        words = shlex.split(line, comments=True)
        if not words or line.partition("#")[0].strip() in self.elsewhere:
            return
        assert words[0] == "turup", f"no test knows how to run: {line}"
        wanted = ENDING.search(line)
        self.is_cut = TAKING.search(line) is not None
        self.printed, code = self._run(cut(words[1:]) if self.is_cut else words[1:], behind)
        assert code == int(wanted[1] if wanted else 0), (line, self.printed)
        self.given += 1

    def _run(self, words: list[str], behind: list[Block]) -> tuple[str, int]:
        words, _sign, file = split_at(words, ">")
        if words[0] == "watch":
            self.patch.setattr(watching, "pause", _saving(behind[0]).__next__)
        if words[0] == "choose" and "--answers" not in words:
            words = [*words, "--answers", ANSWERS]
        result = CliRunner().invoke(app, words)
        if file:
            Path(file[0]).write_text(result.stdout, encoding="utf-8")
        return result.output, result.exit_code


def cut(words: list[str]) -> list[str]:
    """A command with a few deals in place of many, in one process."""
    for option in ("--deals", "--jobs", "--policy"):
        before, _sign, behind = split_at(words, option)
        words = [*before, *behind[1:]]
    return [*words, *FEW]


def split_at(words: list[str], sign: str) -> tuple[list[str], str, list[str]]:
    """The words before a sign and behind it."""
    place = words.index(sign) if sign in words else len(words)
    return words[:place], sign, words[place + 1 :]


def _saving(file: Block) -> Iterator[None]:
    """The looks of a watch: the file is saved before the first, and Ctrl+C ends it soon after."""
    assert file.title, "watch is shown with the file that is saved meanwhile"
    Path(file.title).write_text(file.text, encoding="utf-8", newline="\n")
    yield
    yield
    raise KeyboardInterrupt


def assert_shown(shown: str, printed: str) -> None:
    """What a page shows is what was printed, but for what it leaves out."""
    parts = re.split(r"^\.\.\.\n", shown, flags=re.MULTILINE)
    pattern = "(?:.*\n)*?".join(map(re.escape, parts))
    lines = "".join(f"{line.rstrip()}\n" for line in printed.splitlines())
    assert re.fullmatch(pattern, lines), printed
